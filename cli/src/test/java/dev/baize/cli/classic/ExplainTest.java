package dev.baize.cli.classic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.baize.cli.Run;
import dev.baize.core.ScriptedConsole;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.player.Advice;
import dev.baize.core.player.DecisionValue;
import dev.baize.core.player.EndOfInputException;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.player.Master;
import dev.baize.euchre.player.Simple;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Advice for people at euchre. */
class ExplainTest {

  private static final Path ONE_HUMAN = Path.of("src/test/resources/golden/euchre/one-human");
  private static final Pattern ADVICE =
      Pattern.compile(
          "Master's advice in chances to win, from \\d+ imagined deals:\n"
              + "(  (pass|order up|discard|play) ?[A-Za-z ]*  [ \\d]{3}\\.\\d % ± \\d\\.\\d"
              + "(  \\(not clearly better\\))?\n){2,}"
              + "|There is no choice: play [A-Za-z ]+\n");

  private static final String HAND = "Human player Ivan's hand: [0] ";

  private static Run play(String... options) throws IOException {
    List<String> words = new ArrayList<>(List.of("euchre"));
    words.addAll(List.of(options));
    words.addAll(
        List.of(
            Run.PACK,
            "noshuffle",
            "3",
            "Ivan",
            "Human",
            "Judea",
            "Simple",
            "Kunle",
            "Simple",
            "Liskov",
            "Simple"));
    return Run.as(
        "baize", Files.readString(ONE_HUMAN.resolve("stdin")), words.toArray(String[]::new));
  }

  @Test
  void the_advice_stands_before_each_hand_that_is_shown_and_changes_nothing_else()
      throws IOException {
    Run plain = play();
    Run explained = play("--explain");
    assertThat(explained.status()).isZero();
    assertThat(explained.err()).isEmpty();
    assertThat(ADVICE.matcher(explained.out()).replaceAll("")).isEqualTo(plain.out());
    assertThat(ADVICE.matcher(explained.out()).results().count())
        .isEqualTo(plain.out().split(Pattern.quote(HAND), -1).length - 1L)
        .isGreaterThan(10);
    assertThat(ADVICE.matcher(explained.out()).replaceAll("ADVICE\n"))
        .doesNotContainPattern("ADVICE\n(?!" + Pattern.quote(HAND) + ")");
  }

  @Test
  void every_line_of_advice_fits_on_a_screen() throws IOException {
    assertThat(play("--explain").out().lines().filter(line -> line.contains("dvice")))
        .allMatch(line -> line.length() <= 80);
  }

  @Test
  void the_same_is_recorded_with_advice_and_without(@TempDir Path folder) throws IOException {
    Path plain = folder.resolve("plain");
    Path explained = folder.resolve("explained");
    play("--record", plain.toString());
    Run run = play("--explain", "--record", explained.toString());
    assertThat(run.out()).isEqualTo(play("--explain").out());
    assertThat(explained).hasSameTextualContentAs(plain);
  }

  @Test
  void the_adviser_hears_what_the_person_hears() {
    ScriptedConsole console = new ScriptedConsole();
    SeatContext context = new SeatContext("Ann", Seat.of(0), Seed.of(7), Optional.of(console));
    Player<EuchreView, EuchreDecision, EuchreEvent> person = new AdvisedHuman().create(context);
    Master same = new Master(context);
    Game<EuchreView, EuchreDecision> game =
        EuchreRules.standard()
            .start(
                Seed.of(7),
                event -> {
                  if (event.visibleTo(context.seat())) {
                    person.observe(event);
                    same.observe(event);
                  }
                });
    Simple simple = new Simple();
    EuchreView view = game.view(game.toAct());
    while (view.handNumber() < 3 || view.seat() != context.seat()) {
      game.apply(simple.decide(view));
      view = game.view(game.toAct());
    }
    EuchreView asked = view;
    assertThatExceptionOfType(EndOfInputException.class).isThrownBy(() -> person.decide(asked));
    String advice = AdvisedHuman.text("Master", same.advise(view));
    assertThat(console.printed()).contains(advice);
    assertThat(AdvisedHuman.text("Master", new Master(context).advise(view))).isNotEqualTo(advice);
  }

  @Test
  void a_value_above_the_recommended_one_says_why_it_is_not() {
    List<DecisionValue<EuchreDecision>> estimates =
        List.of(
            new DecisionValue<>(EuchreDecision.parse("order up Diamonds"), 0.5, 0.03125),
            new DecisionValue<>(EuchreDecision.pass(), 0.75, 0.5));
    assertThat(AdvisedHuman.text("Master", new Advice<>("points", 100, estimates)))
        .contains(
            "  order up Diamonds  +0.500 ± 0.031\n",
            "  pass               +0.750 ± 0.500  (not clearly better)\n");
  }

  @Test
  void values_stand_one_below_the_other_and_what_is_exact_has_no_error() {
    List<DecisionValue<EuchreDecision>> estimates =
        List.of(
            new DecisionValue<>(EuchreDecision.parse("order up Diamonds"), 0.5, 0.03125),
            new DecisionValue<>(EuchreDecision.pass(), -1, 0));
    assertThat(AdvisedHuman.text("Master", new Advice<>("points", 100, estimates)))
        .isEqualTo(
            """
            Master's advice in points, from 100 imagined deals:
              order up Diamonds  +0.500 ± 0.031
              pass               -1.000 ± 0.000
            """);
    assertThat(AdvisedHuman.text("Oracle", new Advice<>("points", 0, estimates)))
        .isEqualTo(
            """
            Oracle's advice in points, exact:
              order up Diamonds  +0.500
              pass               -1.000
            """);
  }
}
