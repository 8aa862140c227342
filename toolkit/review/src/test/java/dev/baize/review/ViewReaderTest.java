package dev.baize.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.toy.Auction;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Views that are written down and read back where their seat is to decide. */
class ViewReaderTest {

  private static final Registry REGISTRY = Registry.load();
  private static final Seed SEED = Seed.of(1);

  /** A game after random decisions. */
  private static final class Played<V extends View, D extends Decision, E extends Event> {
    final GameProvider<V, D, E> provider;
    final Rules<V, D, E> rules;
    final Game<V, D> game;
    final List<String> decisions = new ArrayList<>();
    final Seed seed;
    long hand = -1;
    int number;

    Played(GameProvider<V, D, E> provider, String rules, long seed, int most) {
      this.provider = provider;
      this.rules = rules.isEmpty() ? provider.rules() : provider.rules(rules);
      this.seed = Seed.of(seed);
      this.game = this.rules.start(this.seed);
      RandomGenerator random = this.seed.derive("choices").generator();
      int stop = random.nextInt(most);
      while (!game.isOver()) {
        number = game.hand() == hand ? number + 1 : 1;
        hand = game.hand();
        if (decisions.size() >= stop) {
          break;
        }
        List<D> legal = game.legal();
        boolean bets = legal.get(0).text().startsWith("bet");
        D decision = legal.get(bets ? 0 : random.nextInt(legal.size()));
        decisions.add(decision.text());
        game.apply(decision);
      }
    }

    void isReadBack() {
      if (!game.isOver()) {
        V view = game.view(game.toAct());
        ViewFormat<V, D> format = rules.viewFormat().orElseThrow();
        ViewReader<V, D, E> reader = new ViewReader<>(provider, rules);
        Map<String, Object> fields = format.write(view).asMap();
        assertThat(reader.written(fields)).isEqualTo(view);
        assertThat(format.legal(reader.written(fields))).isEqualTo(game.legal());
        assertThat(reader.written(Map.of("type", "decide", "view", fields))).isEqualTo(view);
      }
    }

    /** Advice on the view alone is that of a player who was there. */
    void isJudgedAlike(String judge) {
      if (!game.isOver()) {
        List<Participant> seats =
            Collections.nCopies(rules.seats(), new Participant("Random", "Ann"));
        MatchRecord record =
            MatchRecord.of(new Header(provider.name(), rules.text(), seed, seats)).plus(decisions);
        String at = (hand + 1) + "." + number;
        PositionAdvice there = PositionAdvice.of(REGISTRY, provider, record, at, judge, SEED);
        ViewReader<V, D, E> reader = new ViewReader<>(provider, rules);
        V view =
            reader.written(rules.viewFormat().orElseThrow().write(game.view(game.toAct())).asMap());
        PositionAdvice alone = PositionAdvice.of(REGISTRY, reader, view, judge, SEED);
        assertThat(alone.values()).isEqualTo(there.values());
      }
    }
  }

  private static Played<?, ?, ?> played(String game, String rules, long seed, int most) {
    return new Played<>(REGISTRY.game(game), rules, seed, most);
  }

  @Property(tries = 200)
  void views_of_euchre_are_read_back(@ForAll long seed) {
    played("euchre", seed % 2 == 0 ? "online" : "american, dealer stuck no", seed, 200)
        .isReadBack();
  }

  @Property(tries = 200)
  void views_of_blackjack_are_read_back(@ForAll long seed) {
    played("blackjack", seed % 2 == 0 ? "strip, surrender early" : "classic", seed, 90)
        .isReadBack();
  }

  @Property(tries = 200)
  void views_of_beans_are_read_back(@ForAll long seed) {
    played("beans", "", seed, 250).isReadBack();
  }

  @Property(tries = 50)
  void views_of_a_game_in_one_file_are_read_back(@ForAll long seed) {
    new Played<>(new Auction(), "", seed, 4).isReadBack();
  }

  @Property(tries = 10)
  void who_needs_no_events_advises_on_a_view_as_in_the_game(@ForAll long seed) {
    played("euchre", "american", seed, 15).isJudgedAlike("Master:samples=10");
    played("blackjack", "strip", seed, 20).isJudgedAlike("Exact:depth=2");
    played("beans", "", seed, 30).isJudgedAlike("Thinker:iterations=10");
  }

  private static void refused(String game, String rules, String name, Object value, String wrong) {
    refused(played(game, rules, 3, 1), name, value, wrong);
  }

  private static <V extends View, D extends Decision, E extends Event> void refused(
      Played<V, D, E> played, String name, Object value, String wrong) {
    V view = played.game.view(played.game.toAct());
    Map<String, Object> fields =
        new LinkedHashMap<>(played.rules.viewFormat().orElseThrow().write(view).asMap());
    fields.put(name, value);
    ViewReader<V, D, E> reader = new ViewReader<>(played.provider, played.rules);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> reader.written(fields))
        .withMessageContaining(wrong);
  }

  @Test
  void a_view_that_no_game_comes_to_is_refused_with_what_is_wrong() {
    refused("euchre", "american", "seat", 2, "seat 2 is not to decide");
    refused("euchre", "american", "passes", 3, "field to_act is 1; expected 0");
    refused("euchre", "american", "hand", List.of("Ace of Hearts"), "the hand has 1 card after 0");
    refused("blackjack", "strip", "minimum_bet", 5, "field minimum_bet is 5; expected 10");
    refused("blackjack", "strip", "phase", "insure", "field hands has 0 hands");
    refused("beans", "", "deck_size", 90, "field deck_size is 90");
    refused("beans", "", "coins", true, "field coins is true");
    refused("beans", "", "other_hand_size", 9, "cards unseen; expected 102");
  }
}
