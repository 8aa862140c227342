package dev.baize.cli.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.CompiledJar;
import dev.baize.cli.Run;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the command finds in players that break a promise, and how it tells of it. */
class CheckTest {

  private static final Pattern AGAIN = Pattern.compile("again: baize (.*)");

  @TempDir Path folder;

  private Run check(String decide, String... more) throws IOException {
    return check(new CompiledJar(folder, "own").withPlayer("euchre", "Own", decide), more);
  }

  private static Run check(CompiledJar own, String... more) throws IOException {
    return Run.of(
        Stream.concat(
                Stream.of("check", "euchre", "Own", "--games", "3", "--players", own.pack()),
                Stream.of(more))
            .toArray(String[]::new));
  }

  /** The line of a check, without its title. */
  private static String line(Run run, String title) {
    List<String> lines = run.out().lines().filter(line -> line.startsWith(title)).toList();
    assertThat(lines).as(run.toString()).hasSize(1);
    return lines.get(0).substring(title.length()).strip();
  }

  private static void assertBroken(Run run, String title, String problem) {
    assertThat(run.status()).isEqualTo(70);
    assertThat(run.err()).isEmpty();
    assertThat(line(run, title)).startsWith("BROKEN: ").contains(problem);
  }

  @Test
  void a_player_that_keeps_its_promises_is_told_so_line_by_line() throws IOException {
    Run run = check("return view.choice(0);");
    assertThat(run.status()).isZero();
    assertThat(run.out().lines().map(line -> line.replaceFirst("[0-9.]+ (ns|µs|ms|s).*", "T")))
        .first()
        .isEqualTo("Own of euchre, by the rules classic, american, online");
    assertThat(run.out().lines()).hasSize(11);
    assertThat(run.out().lines().skip(1).limit(9))
        .allMatch(line -> line.matches("[a-z ]{19}  kept, [1-9][0-9]* decisions"));
    assertThat(line(run, "time per decision"))
        .matches("median [0-9.]+ .?s, 99 % within [0-9.]+ .?s, longest [0-9.]+ .?s");
  }

  @Test
  void an_exception_is_found_and_the_command_that_it_names_finds_it_again() throws IOException {
    Run run =
        check(
            "if (view.turn() > 200) throw new IllegalStateException(\"lost\");"
                + " return view.choice(0);");
    assertBroken(run, "legal answers", "threw java.lang.IllegalStateException: lost");
    Matcher again = AGAIN.matcher(line(run, "legal answers"));
    assertThat(again.find()).isTrue();
    Run alone = Run.of(again.group(1).split(" "));
    assertThat(line(alone, "legal answers")).isEqualTo(line(run, "legal answers"));
  }

  @Test
  void the_answers_of_a_player_that_fails_are_its_failure_and_no_bug() throws IOException {
    String own =
        new CompiledJar(folder, "own")
            .withPlayer("euchre", "Own", "return null; } public Own() { int none = 1 / asked;")
            .pack();
    Run run = Run.of("check", "euchre", "Own", "--games", "1", "--answers", "--players", own);
    assertThat(run.status()).isEqualTo(70);
    assertThat(run.err())
        .hasLineCount(1)
        .startsWith("baize: nothing fails while all play by the rules: ")
        .contains("java.lang.ArithmeticException");
  }

  @Test
  void an_illegal_answer_is_found() throws IOException {
    assertBroken(
        check("return EuchreDecision.pass();"),
        "in random positions",
        "expected a legal decision of seat");
  }

  @Test
  void state_that_all_games_share_is_found() throws IOException {
    Run run =
        check(
            """
            if (view.handNumber() == 0 && view.upcard().index() != latest) {
              before = latest;
              latest = view.upcard().index();
            }
            return view.choice(before % view.choices());
            }
            static int latest;
            static int before;
            {
            """,
            "--rules", "classic");
    assertThat(line(run, "the same seed again")).startsWith("kept");
    assertBroken(run, "games before", "what was played before makes no difference");
    assertBroken(run, "other threads", "expected ");
  }

  @Test
  void what_differs_between_processes_is_found() throws IOException {
    Run run =
        check(
            """
            long own = (ProcessHandle.current().pid() + view.turn()) * 0x9E3779B97F4A7C15L;
            return view.choice((int) (own >>> 33) % view.choices());
            """);
    assertThat(line(run, "the same seed again")).startsWith("kept");
    assertBroken(run, "another process", "it decides differently there; again: baize --players ");
  }

  /** Checks a player that always orders up and answers all questions. */
  private Run checkAnswers(String playAlone, String... more) throws IOException {
    return check(
        new CompiledJar(folder, "own")
            .with(
                "Own",
                """
                import dev.baize.core.card.*;
                import dev.baize.euchre.*;
                public class Own implements EuchrePlayer {
                  public EuchreDecision.Bid orderUp(EuchreView view) { return view.legalBids().get(1); }
                  public Card discard(EuchreView view) { return view.legalCards().get(0); }
                  public Card lead(EuchreView view) { return view.legalCards().get(0); }
                  public Card play(EuchreView view) { return view.legalCards().get(0); }
                  public boolean playAlone(EuchreView view, Suit trump) { %s }
                }
                """
                    .formatted(playAlone))
            .withProviderOfOwn("euchre", "Own"),
        more);
  }

  @Test
  void a_question_that_only_some_presets_ask_is_asked() throws IOException {
    Run run = checkAnswers("throw new IllegalStateException(\"never tried\");");
    assertBroken(run, "legal answers", "threw java.lang.IllegalStateException: never tried");
    assertThat(line(run, "legal answers")).endsWith(" --rules american");
    assertThat(line(run, "in random positions")).contains("never tried");
  }

  @Test
  void questions_that_were_never_asked_are_named() throws IOException {
    assertThat(line(checkAnswers("return false;"), "questions")).isEqualTo("all were asked");
    Run classic = checkAnswers("return false;", "--rules", "classic");
    assertThat(classic.out()).startsWith("Own of euchre, points 10, shuffle uniform\n");
    assertThat(line(classic, "questions")).isEqualTo("never asked: defendAlone, playAlone");
    assertThat(classic.status()).isZero();
  }

  @Test
  void a_player_that_is_never_the_same_is_not_accused_of_more() throws IOException {
    Run run = check("return view.choice(asked * 31 % 97 % view.choices());");
    assertBroken(run, "the same seed again", "players with the same seed decide the same");
    assertThat(List.of("resumed games", "hidden cards", "games before", "other threads"))
        .allSatisfy(
            title ->
                assertThat(line(run, title))
                    .isEqualTo(
                        "NOT CHECKED: with the same seed it decides differently, too;"
                            + " see \"the same seed again\""));
  }

  @Test
  void a_process_that_cannot_play_is_told_of_and_is_no_success() throws IOException {
    Run run =
        check(
            """
            if (System.getProperty("surefire.test.class.path") == null) {
              System.exit(3);
            }
            return view.choice(0);
            """);
    assertThat(run.status()).isEqualTo(70);
    assertThat(line(run, "another process")).startsWith("NOT CHECKED: another process ends with ");
  }

  @Test
  void what_cannot_be_checked_is_refused() {
    assertThat(Run.of("check", "chess", "Simple"))
        .isEqualTo(
            new Run(
                2,
                "",
                "baize: no game \"chess\"; there are: beans, blackjack, euchre;"
                    + " see baize check --help\n"));
    assertThat(Run.of("check", "euchre", "Human").err())
        .isEqualTo(
            "baize: no seat for Human: Human cannot play where there is no console;"
                + " see baize check --help\n");
    assertThat(Run.of("check", "euchre", "Simple", "--games", "0").err())
        .isEqualTo("baize: --games 0: expected 1 to 1000000; see baize check --help\n");
    assertThat(Run.of("check", "euchre", "Simple", "--rules", "x").status()).isEqualTo(2);
  }
}
