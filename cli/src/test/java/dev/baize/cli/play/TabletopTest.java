package dev.baize.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackRules;
import dev.baize.cli.play.beans.BeansPlay;
import dev.baize.cli.play.blackjack.BlackjackPlay;
import dev.baize.cli.play.euchre.EuchrePlay;
import dev.baize.core.card.Card;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.euchre.EuchreView;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import org.jline.utils.AttributedString;

/** What holds of every game's table, wherever a person is asked in games that go anyhow. */
class TabletopTest {

  private static final Pattern CARD = Pattern.compile("(10|[9JQKA])([SHCD])");
  private static final Pattern ONES = Pattern.compile("\\b1 (cards|coins|hands|points|tricks)\\b");
  private static final int REDEALS = 3;
  private static final Look SIGNS = new Look(true, true);

  @Property(tries = 40, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void euchre(@ForAll long seed, @ForAll @IntRange(max = 3) int seat) {
    EuchrePlay play = new EuchrePlay();
    check(play, play.provider().rules().withPointsToWin(3), seed, Seat.of(seat));
  }

  @Property(tries = 40, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void blackjack(@ForAll long seed) {
    BlackjackPlay play = new BlackjackPlay();
    BlackjackRules rules = play.provider().rules();
    check(play, rules.withBankroll(100).withHands(20), seed, Seat.of(0));
  }

  @Property(tries = 20, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void beans(@ForAll long seed, @ForAll @IntRange(max = 1) int seat) {
    BeansPlay play = new BeansPlay();
    check(play, play.provider().rules(), seed, Seat.of(seat));
  }

  private static <V extends View, D extends Decision, E extends Event> void check(
      PlayableGame<V, D, E> play, Rules<V, D, E> rules, long seed, Seat seat) {
    new Walk<>(play, rules, Seed.of(seed), seat).toTheEnd();
  }

  /** A game in which all decide at random, seen from one seat. */
  private static final class Walk<V extends View, D extends Decision, E extends Event> {

    private final Seat seat;
    private final RandomGenerator random;
    private final Tabletop<V, D, E> plain;
    private final Tabletop<V, D, E> signs;
    private final Game<V, D> game;
    private final List<E> pending = new ArrayList<>();

    /** The game before the seat's first decision since something was revealed. */
    private Game<V, D> before;

    /** The decisions since then; empty for those that other seats made unseen. */
    private final List<Optional<D>> since = new ArrayList<>();

    Walk(PlayableGame<V, D, E> play, Rules<V, D, E> rules, Seed seed, Seat seat) {
      this.seat = seat;
      this.random = seed.derive("walk").generator();
      List<String> names = new ArrayList<>(play.names());
      names.set(names.size() - 1, "A name much longer than any place for one");
      this.plain = play.tabletop(seat, names, Look.PLAIN);
      this.signs = play.tabletop(seat, names, SIGNS);
      this.game =
          rules.start(
              seed,
              event -> {
                if (event.visibleTo(seat)) {
                  pending.add(event);
                }
              });
      this.before = game.copy();
    }

    void toTheEnd() {
      while (!game.isOver()) {
        look();
        D decision = game.legal().get(random.nextInt(game.legal().size()));
        boolean own = game.toAct() == seat;
        if (own) {
          demandGoodQuestion(game.view(seat));
          demandNothingSeen();
          if (since.isEmpty()) {
            before = game.copy();
          }
        }
        if (own || !since.isEmpty()) {
          since.add(Optional.of(decision).filter(made -> own));
        }
        game.apply(decision);
      }
      look();
      demandFits(game.view(seat), false);
      String result = plain.result(game.view(seat));
      assertThat(result).isNotBlank().hasSizeLessThan(Canvas.WIDTH).doesNotContainPattern(ONES);
    }

    private void look() {
      for (E event : pending) {
        plain.happened(event);
        signs.happened(event);
        demandAscii(plain.tell(event));
        assertThat(signs.tell(event).length()).isEqualTo(plain.tell(event).length());
        assertThat(plain.pause(event)).isBetween(0, 9);
        if (plain.reveals(event)) {
          since.clear();
        }
      }
      pending.clear();
    }

    private void demandGoodQuestion(V view) {
      Question<D> question = plain.ask(view);
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
      assertThat(question.why("nonsense")).startsWith("\"nonsense\" is no ");
      demandRules(question.rules());
      demandHand(view, plain.draw(view, true));
      assertThat(signs.ask(view).prompt()).isEqualTo(question.prompt());
    }

    private static String small(String word) {
      return word.toLowerCase(Locale.ROOT);
    }

    private void demandRules(List<AttributedString> rules) {
      int lines = 0;
      for (AttributedString sentence : rules) {
        demandAscii(sentence);
        lines += Messages.wrapped(sentence).size();
      }
      assertThat(lines).isBetween(1, Messages.HEIGHT);
    }

    private void demandFits(V view, boolean asked) {
      List<AttributedString> lines = plain.draw(view, asked);
      List<AttributedString> same = signs.draw(view, asked);
      assertThat(lines).hasSize(Tabletop.HEIGHT);
      for (int i = 0; i < lines.size(); i++) {
        demandAscii(lines.get(i));
        assertThat(lines.get(i).columnLength()).isLessThanOrEqualTo(Canvas.WIDTH);
        assertThat(same.get(i).columnLength()).isEqualTo(lines.get(i).columnLength());
      }
    }

    /** Every terminal shows it as it is, and it says "1 card". */
    private static void demandAscii(AttributedString text) {
      assertThat(text.toAnsi()).matches("\n?[ -~]*").doesNotContainPattern(ONES);
    }

    private void demandHand(V view, List<AttributedString> lines) {
      if (view instanceof EuchreView euchre) {
        String hand = lines.get(lines.size() - 1).toString();
        List<String> shown = CARD.matcher(hand).results().map(MatchResult::group).toList();
        List<String> held =
            euchre.hand().stream().map((Card card) -> Look.PLAIN.card(card).toString()).toList();
        assertThat(shown).containsExactlyInAnyOrderElementsOf(held);
      }
    }

    /**
     * As long as a decision can be taken back, the seat has seen nothing of what was hidden: if
     * other cards had been there, all would look the same.
     */
    private void demandNothingSeen() {
      for (int i = 0; i < REDEALS && !since.isEmpty(); i++) {
        Game<V, D> other = before.redeal(seat, random);
        for (Optional<D> made : since) {
          other.apply(made.orElseGet(() -> other.legal().get(0)));
        }
        assertThat(other.view(seat)).isEqualTo(game.view(seat));
      }
    }
  }
}
