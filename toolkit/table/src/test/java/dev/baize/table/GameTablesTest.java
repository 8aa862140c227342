package dev.baize.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.beans.BeansProvider;
import dev.baize.blackjack.BlackjackHousePreset;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackProvider;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.core.card.Card;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.Answer;
import dev.baize.core.table.Canvas;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Question;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import dev.baize.core.table.TableProvider;
import dev.baize.core.table.Theme;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.EuchreView;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** What holds of every game's table, wherever a person is asked in games that go anyhow. */
class GameTablesTest {

  private static final Pattern CARD = Pattern.compile("(10|[9JQKA])([SHCD])");
  private static final Pattern ONES = Pattern.compile("\\b1 (cards|coins|hands|points|tricks)\\b");
  private static final Registry REGISTRY = Registry.load();
  private static final EuchreProvider EUCHRE = new EuchreProvider();
  private static final BlackjackProvider BLACKJACK = new BlackjackProvider();
  private static final BeansProvider BEANS = new BeansProvider();

  @Property(tries = 40, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void euchre(@ForAll long seed, @ForAll @IntRange(max = 3) int seat) {
    check(
        EUCHRE,
        PlainTable.unlessProvided(REGISTRY, EUCHRE),
        EUCHRE.rules().withPointsToWin(3),
        seed,
        seat);
  }

  @Property(tries = 60, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void euchre_as_people_play_it(
      @ForAll("houses") String house, @ForAll long seed, @ForAll @IntRange(max = 3) int seat) {
    check(
        EUCHRE,
        PlainTable.unlessProvided(REGISTRY, EUCHRE),
        EUCHRE.rules(house).withPointsToWin(3),
        seed,
        seat);
  }

  @Provide
  Arbitrary<String> houses() {
    return Arbitraries.of(
        "american", "online", "dealer stuck no", "online, dealer stuck no, canadian yes");
  }

  @Property(tries = 40, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void blackjack(@ForAll long seed) {
    BlackjackRules rules = BLACKJACK.rules();
    check(
        BLACKJACK,
        PlainTable.unlessProvided(REGISTRY, BLACKJACK),
        rules.withBankroll(100).withHands(20),
        seed,
        0);
  }

  @Property(tries = 40, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void blackjack_as_casinos_deal_it(@ForAll long seed, @ForAll BlackjackHousePreset preset) {
    BlackjackRules rules = BLACKJACK.rules().withHouse(BlackjackHouseRules.of(preset));
    check(
        BLACKJACK,
        PlainTable.unlessProvided(REGISTRY, BLACKJACK),
        rules.withBankroll(1000).withHands(20),
        seed,
        0);
  }

  @Property(tries = 20, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void beans(@ForAll long seed, @ForAll @IntRange(max = 1) int seat) {
    check(BEANS, PlainTable.unlessProvided(REGISTRY, BEANS), BEANS.rules(), seed, seat);
  }

  @Property(tries = 10, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void any_game_at_the_plain_table(@ForAll long seed) {
    check(EUCHRE, plain(EUCHRE), EUCHRE.rules().withPointsToWin(3), seed, 2);
    check(BLACKJACK, plain(BLACKJACK), BLACKJACK.rules().withHands(20), seed, 0);
    check(BEANS, plain(BEANS), BEANS.rules(), seed, 1);
  }

  @Test
  void the_players_that_a_table_names_are_present() {
    for (GameProvider<?, ?, ?> game : List.of(EUCHRE, BLACKJACK, BEANS)) {
      List<String> present = REGISTRY.players(game).stream().map(PlayerProvider::name).toList();
      assertThat(present).containsAll(PlainTable.unlessProvided(REGISTRY, game).players());
    }
    assertThat(PlainTable.unlessProvided(REGISTRY, BLACKJACK).players()).startsWith("Exact");
  }

  private static <V extends View, D extends Decision, E extends Event> TableProvider<V, D, E> plain(
      GameProvider<V, D, E> game) {
    return new PlainTable.Provider<>(game);
  }

  private static <V extends View, D extends Decision, E extends Event> void check(
      GameProvider<V, D, E> game,
      TableProvider<V, D, E> table,
      Rules<V, D, E> rules,
      long seed,
      int seat) {
    assertThat(table.game()).isEqualTo(game.name());
    new Walk<>(table, rules, Seed.of(seed), Seat.of(seat)).toTheEnd();
  }

  /** A game in which all decide at random, seen from one seat. */
  private static final class Walk<V extends View, D extends Decision, E extends Event> {

    private final Seat seat;
    private final RandomGenerator random;
    private final boolean plain;
    private final GameTable<V, D, E> letters;
    private final GameTable<V, D, E> symbols;
    private final Game<V, D> game;
    private final List<E> pending = new ArrayList<>();

    Walk(TableProvider<V, D, E> provider, Rules<V, D, E> rules, Seed seed, Seat seat) {
      this.seat = seat;
      this.random = seed.derive("walk").generator();
      List<String> names = new ArrayList<>(provider.names(rules.seats()));
      names.set(names.size() - 1, "A name much longer than any place for one");
      Speech speech = new Speech(seat, names);
      this.plain = provider.options().isEmpty() && provider.players().isEmpty();
      this.letters = provider.table(speech, Theme.LETTERS);
      this.symbols = provider.table(speech, Theme.SYMBOLS);
      this.game =
          rules.start(
              seed,
              event -> {
                if (event.visibleTo(seat)) {
                  pending.add(event);
                }
              });
    }

    void toTheEnd() {
      while (!game.isOver()) {
        look();
        D decision = game.legal().get(random.nextInt(game.legal().size()));
        if (game.toAct() == seat) {
          demandGoodQuestion(game.view(seat));
        }
        game.apply(decision);
      }
      look();
      demandFits(game.view(seat), false);
      String result = letters.result(game.view(seat), game.outcome());
      demandAscii(StyledText.of(result));
      assertThat(result).isNotBlank();
      assertThat(StyledText.of(result).wrapped(Canvas.WIDTH - 2)).hasSizeLessThan(3);
    }

    private void look() {
      for (E event : pending) {
        letters.observe(event);
        symbols.observe(event);
        demandAscii(letters.describe(event));
        assertThat(symbols.describe(event).length()).isEqualTo(letters.describe(event).length());
        assertThat(letters.pause(event)).isBetween(0, 9);
      }
      pending.clear();
    }

    private void demandGoodQuestion(V view) {
      Question<D> question = letters.ask(view, game.legal());
      assertThat(symbols.ask(view, game.legal()).prompt()).isEqualTo(question.prompt());
      demandFits(view, true);
      demandFits(view, false);
      assertThat(question.prompt()).hasSizeLessThan(66);
      Set<D> answers = new HashSet<>();
      Set<String> words = new HashSet<>();
      Set<String> labels = new HashSet<>();
      for (Answer<D> answer : question.answers()) {
        answers.add(answer.decision());
        assertThat(labels.add(answer.label().toString())).as("%s", answer.label()).isTrue();
        for (String word : Set.copyOf(answer.words().stream().map(Walk::small).toList())) {
          assertThat(words.add(word)).as("%s means one thing", word).isTrue();
          assertThat(question.read(word)).contains(answer.decision());
        }
        assertThat(question.label(answer.decision())).isEqualTo(answer.label());
        assertThat(question.read(small(answer.label().toString()))).contains(answer.decision());
      }
      if (question.others().apply("").isEmpty()) {
        assertThat(answers).isEqualTo(Set.copyOf(game.legal()));
      } else {
        assertThat(answers).allMatch(game::isLegal);
        assertThat(question.read("").filter(game::isLegal)).isPresent();
      }
      assertThat(question.read("nonsense")).isEmpty();
      assertThat(question.why("nonsense")).contains("\"nonsense\"");
      demandRules(question.rules());
      demandHand(view, letters.draw(view, true));
    }

    private static String small(String word) {
      return word.toLowerCase(Locale.ROOT);
    }

    private void demandRules(List<StyledText> rules) {
      int lines = 0;
      for (StyledText sentence : rules) {
        demandAscii(sentence);
        lines += sentence.wrapped(Canvas.WIDTH - 2).size();
      }
      assertThat(lines).isBetween(1, Messages.HEIGHT);
    }

    private void demandFits(V view, boolean asked) {
      List<StyledText> lines = letters.draw(view, asked);
      List<StyledText> same = symbols.draw(view, asked);
      assertThat(lines).hasSize(GameTable.HEIGHT);
      for (int i = 0; i < lines.size(); i++) {
        demandAscii(lines.get(i));
        assertThat(lines.get(i).columns()).isLessThanOrEqualTo(Canvas.WIDTH);
        assertThat(same.get(i).columns()).isEqualTo(lines.get(i).columns());
      }
    }

    /** Every terminal shows it as it is, and a table of its own says "1 card". */
    private void demandAscii(StyledText text) {
      assertThat(text.plain()).matches("\n?[ -~]*");
      assertThat(!plain && ONES.matcher(text.plain()).find()).as("%s", text).isFalse();
    }

    private void demandHand(V view, List<StyledText> lines) {
      if (view instanceof EuchreView euchre && lines.get(0).plain().contains("Euchre to")) {
        String hand = lines.get(lines.size() - 1).toString();
        List<String> shown = CARD.matcher(hand).results().map(MatchResult::group).toList();
        List<String> held =
            euchre.hand().stream().map((Card card) -> Theme.LETTERS.card(card).plain()).toList();
        assertThat(shown).containsExactlyInAnyOrderElementsOf(held);
      }
    }
  }
}
