package dev.baize.beans.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.baize.beans.BeansDecision;
import dev.baize.beans.BeansRules;
import dev.baize.beans.BeansView;
import dev.baize.beans.Phase;
import dev.baize.core.ScriptedConsole;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.player.Console;
import dev.baize.core.player.EndOfInputException;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class HumanTest {

  /** The first view in a game with this question, and in which buying is legal or not. */
  private static BeansView view(Phase phase, boolean mayBuy) {
    SplittableRandom random = new SplittableRandom(1);
    for (long seed = 0; seed < 1000; seed++) {
      Game<BeansView, BeansDecision> game = BeansRules.standard().start(Seed.of(seed));
      while (!game.isOver()) {
        BeansView view = game.view(game.toAct());
        if (view.phase() == phase && view.mayBuyThirdChain() == mayBuy) {
          return view;
        }
        game.apply(view.choice(random.nextInt(view.choices())));
      }
    }
    throw new AssertionError("no such view");
  }

  private static String decide(BeansView view, String... words) {
    return new Human("Ann", new ScriptedConsole(words)).decide(view).text();
  }

  private static String prompt(BeansView view) {
    ScriptedConsole console = new ScriptedConsole("1");
    new Human("Ann", console).decide(view);
    return console.printed();
  }

  @Test
  void every_number_is_the_legal_decision_with_that_place_in_the_list() {
    for (Phase phase : Phase.values()) {
      if (phase != Phase.OVER) {
        for (boolean mayBuy : new boolean[] {false, true}) {
          BeansView view = view(phase, mayBuy);
          for (int i = 0; i < view.choices(); i++) {
            assertThat(decide(view, Integer.toString(i + 1))).isEqualTo(view.choice(i).text());
          }
        }
      }
    }
  }

  @Test
  void the_hand_is_shown_and_the_prompt_says_what_may_be_answered() {
    BeansView left = view(Phase.LEFT_CARD, false);
    assertThat(prompt(left))
        .startsWith("Hand: ")
        .endsWith("\nAnn, %s was left to you: [1] chain [2] discard\n".formatted(card(left)));
    BeansView drawn = view(Phase.DRAWN_CARD, true);
    assertThat(prompt(drawn))
        .endsWith(
            "\nAnn, %s is in the trade area: [1] chain [2] leave [3] buy\n".formatted(card(drawn)));
    BeansView again = view(Phase.PLAY_AGAIN, false);
    assertThat(prompt(again))
        .endsWith("\nAnn, play %s as well: [1] play [2] stop\n".formatted(card(again)));
    BeansView sale = view(Phase.SALE, false);
    String first = sale.legal().get(0).text().replace("sell ", "");
    String second = sale.legal().get(1).text().replace("sell ", "");
    assertThat(prompt(sale))
        .endsWith(
            "\nAnn, which chain to sell for %s: [1] %s [2] %s\n"
                .formatted(card(sale), first, second));
  }

  private static String card(BeansView view) {
    return view.card().orElseThrow().toString();
  }

  @Test
  void a_card_to_discard_is_named_by_its_bean_and_the_first_of_them_is_taken() {
    BeansView view = view(Phase.DISCARD, false);
    StringBuilder expected = new StringBuilder("Ann, which card to discard:");
    for (int i = 0; i < view.hand().size(); i++) {
      expected.append(" [%d] %s".formatted(i + 1, view.hand().get(i)));
      int place = view.hand().indexOf(view.hand().get(i));
      assertThat(decide(view, view.hand().get(i).toString()))
          .isEqualTo("discard card " + (place + 1));
    }
    expected.append(" [%d] keep\n".formatted(view.hand().size() + 1));
    assertThat(prompt(view)).endsWith(expected);
    assertThat(decide(view, "keep")).isEqualTo("keep all");
  }

  @Test
  void words_are_taken_for_the_other_questions() {
    BeansView again = view(Phase.PLAY_AGAIN, true);
    assertThat(decide(again, "play")).isEqualTo("play " + card(again));
    assertThat(decide(again, "stop")).isEqualTo("play no more");
    assertThat(decide(again, "buy")).isEqualTo("buy third chain");
    BeansView sale = view(Phase.SALE, false);
    String bean = sale.legal().get(1).text().replace("sell ", "");
    assertThat(decide(sale, bean)).isEqualTo("sell " + bean);
  }

  @Test
  void anything_else_is_rejected_in_one_line_and_asked_again() {
    BeansView view = view(Phase.PLAY_AGAIN, false);
    ScriptedConsole console = new ScriptedConsole("0", "3", "maybe", "Stop", "stop");
    assertThat(new Human("Ann", console).decide(view)).isEqualTo(BeansDecision.playNoMore());
    assertThat(console.complaints())
        .containsExactly(
            "\"0\" is not an answer; expected 1 to 2 or one of the words",
            "\"3\" is not an answer; expected 1 to 2 or one of the words",
            "\"maybe\" is not an answer; expected 1 to 2 or one of the words",
            "\"Stop\" is not an answer; expected 1 to 2 or one of the words");
    assertThat(console.printed().lines().filter(line -> line.startsWith("Ann, "))).hasSize(5);
  }

  @Test
  void input_that_ends_is_reported_with_the_prompt() {
    BeansView view = view(Phase.PLAY_AGAIN, false);
    assertThatExceptionOfType(EndOfInputException.class)
        .isThrownBy(() -> decide(view))
        .withMessage(
            "input ended at \"Ann, play %s as well: [1] play [2] stop\"".formatted(card(view)));
  }

  @Test
  void the_prompt_names_the_words_of_the_console_itself_and_the_hand_is_for_its_owner() {
    List<String> shown = new ArrayList<>();
    Console console =
        new Console() {
          @Override
          public void print(String text) {
            shown.add(text);
          }

          @Override
          public void printTo(String person, String text) {
            shown.add(person + ": " + text);
          }

          @Override
          public String commands() {
            return "save [FILE]";
          }

          @Override
          public void complain(String line) {
            throw new AssertionError(line);
          }

          @Override
          public Optional<String> nextWord() {
            return Optional.of("stop");
          }
        };
    new Human("Ann", console).decide(view(Phase.PLAY_AGAIN, false));
    assertThat(shown).hasSize(2);
    assertThat(shown.get(0)).startsWith("Ann: Hand: ");
    assertThat(shown.get(1)).endsWith("[2] stop or save [FILE]\n");
  }

  @Test
  void nobody_is_asked_after_the_end() {
    Game<BeansView, BeansDecision> game = BeansRules.standard().start(Seed.of(1));
    while (!game.isOver()) {
      game.apply(game.legal().get(0));
    }
    assertThatIllegalStateException()
        .isThrownBy(() -> decide(game.view(Seat.of(0))))
        .withMessage("the game is over");
  }
}
