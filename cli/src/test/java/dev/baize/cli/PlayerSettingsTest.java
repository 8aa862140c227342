package dev.baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Players with settings, wherever the command line names players. */
class PlayerSettingsTest {

  private static final Path GUIDE = Path.of("..", "docs", "writing-a-player.md");

  /** The provider in the section on settings, and what is said to be listed. */
  private static final Pattern PROVIDER =
      Pattern.compile("## Settings\n.*?```java\n(.*?)```.*?```text\n(.*?)```", Pattern.DOTALL);

  @TempDir private Path folder;

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  private static Run simulate(String player, String... more) {
    String[] words = new String[7 + more.length];
    System.arraycopy(
        new String[] {"simulate", "euchre", player, "Simple", player, "Simple", "--games=3"},
        0,
        words,
        0,
        7);
    System.arraycopy(more, 0, words, 7, more.length);
    return Run.of(words);
  }

  @Test
  void players_are_listed_with_their_settings() {
    assertThat(Run.of("players", "blackjack").out())
        .startsWith(
            """
            blackjack
              Basic       plays the exactly computed strategy card of the house and bets the
                          minimum
              Competitor  plays and bets by the exact odds of the cards that are left
                            kelly=1  the part of its bankroll by which it sizes its bets (a
                                     number from 0 to 1 with at most 6 decimals)
              Counting    plays like Simple, and bets more when many low cards are gone
                            spread=2     its bet while the count is high, in minimums (a
                                         whole number from 1 to 1000)
                            threshold=2  the lowest running count at which it bets more (a
                                         whole number from -20 to 20)
              Exact       plays as is best for exactly the cards that are unseen and bets
                          the minimum
                            depth=4  how many hands of a split it looks ahead to (a whole
                                     number from 2 to 4)
              HiLo        counts cards by Hi-Lo: bets by the true count, and departs by it
                          from the strategy card
                            spread=8        its highest bet, from a true count of 5 on, in
                                            minimums (a whole number from 1 to 1000)
                            rounding=floor  what it makes of a true count that is not whole
                                            (one of floor, truncate, nearest, exact)
                            indices=18      how many index plays it knows, the most valuable
                                            first (a whole number from 0 to 1000)
                            leave=-20       the true count below which it bets the minimum,
                                            since nobody can leave a session (a whole number
                                            from -20 to 20)
              Human       a person, asked at the console
              KO          counts cards by Knock-Out: bets by the running count, and departs
                          by it from the card
                            spread=8    its highest bet, from a running count of 4 on, in
                                        minimums (a whole number from 1 to 1000)
                            indices=18  how many index plays it knows, the most valuable
                                        first (a whole number from 0 to 1000)
                            leave=-50   the running count below which it bets the minimum,
                                        since nobody can leave a session (a whole number
                                        from -50 to 50)
            """);
  }

  @Test
  void a_result_says_which_settings_its_players_have() {
    assertThat(simulate("master:SAMPLES=020").out())
        .contains("players  Master:samples=20, Simple, Master:samples=20, Simple\n");
    assertThat(simulate("master:SAMPLES=020", "--format=json").out())
        .contains("\"players\":[\"Master:samples=20\",\"Simple\",");
    assertThat(simulate("master:SAMPLES=020", "--format=csv").out())
        .contains("Master:samples=20 Simple Master:samples=20 Simple");
  }

  @Test
  void a_player_with_its_defaults_is_the_player_without_settings() {
    assertThat(Run.of("simulate", "blackjack", "Counting:threshold=2,spread=02", "--games=3"))
        .isEqualTo(Run.of("simulate", "blackjack", "Counting", "--games=3"))
        .isNotEqualTo(Run.of("simulate", "blackjack", "Counting:spread=3", "--games=3"));
  }

  @Test
  void one_player_enters_a_tournament_with_several_settings() {
    Run run = Run.of("tournament", "euchre", "Master:samples=5", "Master:samples=9", "--games=4");
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("players  Master:samples=5, Master:samples=9\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Simple:x=1 | euchre player Simple: it has no settings, but there is \"x=1\"",
        "Master:sample=3 | euchre player Master: no setting \"sample\"; there are:"
            + " samples=1000 (a whole number from 1 to 1000000)",
        "Master:samples | euchre player Master: \"samples\": expected name=value; there are:"
            + " samples=1000 (a whole number from 1 to 1000000)",
        "Master: | euchre player Master: \"\": expected name=value; there are:"
            + " samples=1000 (a whole number from 1 to 1000000)",
        "Master:samples=0 | euchre player Master: \"samples=0\":"
            + " expected a whole number from 1 to 1000000",
        "Master:samples=many | euchre player Master: \"samples=many\":"
            + " expected a whole number from 1 to 1000000",
        "Master:samples=1,samples=2 | euchre player Master: \"samples=1,samples=2\":"
            + " samples is there twice",
        "Nobody:samples=1 | no euchre player \"Nobody\"; there are:"
            + " Apprentice, Expert, Human, Master, Network, Random, Simple, Thinker",
        "Master,Simple | no euchre player \"Master,Simple\"; there are:"
            + " Apprentice, Expert, Human, Master, Network, Random, Simple, Thinker",
      })
  void wrong_settings_are_refused_in_one_line(String player, String reason) {
    String err = "baize: " + reason + "; see baize %s --help\n";
    assertThat(simulate(player)).isEqualTo(new Run(2, "", err.formatted("simulate")));
    assertThat(Run.of("tournament", "euchre", "Simple", player))
        .isEqualTo(new Run(2, "", err.formatted("tournament")));
    assertThat(Run.of("match", "euchre", player, "--seed=1"))
        .isEqualTo(new Run(2, "", err.formatted("match")));
    assertThat(Run.of("check", "euchre", player)).isEqualTo(new Run(2, "", err.formatted("check")));
    assertThat(Run.of("play", "euchre", "--opponents", player))
        .isEqualTo(
            new Run(
                2,
                "",
                player.equals("Master,Simple")
                    ? "baize: 2 opponents; expected 1 or 3; see baize play euchre --help\n"
                    : err.formatted("play euchre")));
  }

  @Test
  void parts_of_other_settings_are_not_merged() {
    assertThat(simulate("Master:samples=5", "--out", file("one")).status()).isZero();
    assertThat(simulate("Master:samples=6", "--from=3", "--out", file("two")).status()).isZero();
    assertThat(simulate("master:Samples=05", "--from=3", "--out", file("three")).status()).isZero();
    Run refused = Run.of("merge", file("one"), file("two"));
    assertThat(refused.status()).isEqualTo(1);
    assertThat(refused.err()).contains("samples=5").contains("samples=6");
    assertThat(refused.err().lines()).hasSize(1);
    assertThat(Run.of("merge", file("one"), file("three")).out())
        .contains("games    6 (0 to 5)\n")
        .contains("players  Master:samples=5, ");
  }

  @Test
  void a_recorded_match_replays_and_resumes_with_its_settings() throws IOException {
    String[] match = {
      "match",
      "blackjack",
      "counting:threshold=0,spread=12",
      "--seed=1",
      "--record",
      file("whole"),
      "--rules",
      "bankroll 1000, hands 20, minimum 5, shuffle uniform"
    };
    Run played = Run.of(match);
    assertThat(played.out()).contains("Player bets 60\n");
    String record = Files.readString(Path.of(file("whole")));
    String player = "\nplayer: Counting:spread=12,threshold=0 Counting:spread=12,threshold=0\n";
    assertThat(record).contains(player);
    assertThat(Run.of("replay", file("whole"))).isEqualTo(played);
    int half = record.indexOf('\n', record.length() / 2) + 1;
    Files.writeString(Path.of(file("half")), record.substring(0, half));
    assertThat(Run.of("resume", file("half"))).isEqualTo(played);
    assertThat(Files.readString(Path.of(file("half")))).isEqualTo(record);
    Files.writeString(
        Path.of(file("wrong")), record.replace("Counting:spread=12,", "Counting:spread=0,"));
    assertThat(Run.of("resume", file("wrong")))
        .isEqualTo(
            new Run(
                1,
                "",
                "baize: "
                    + file("wrong")
                    + ":5: blackjack player Counting: \"spread=0\": expected a whole number"
                    + " from 1 to 1000\n"));
  }

  @Test
  void a_classic_program_takes_players_with_settings() {
    Run run = Run.of("blackjack", "1000", "50", "Counting:threshold=-20,spread=7");
    assertThat(run.out()).contains("Player bets 35\n");
    assertThat(Run.of("blackjack", "1000", "50", "counting:spread=2"))
        .isEqualTo(Run.of("blackjack", "1000", "50", "counting"));
    assertThat(Run.of("blackjack", "1000", "50", "Counting:spread=0").out()).startsWith("Usage: ");
    Run euchre =
        Run.of(
            "euchre",
            Run.PACK,
            "noshuffle",
            "1",
            "A",
            "Master:samples=2",
            "B",
            "Simple",
            "C",
            "Simple",
            "D",
            "Simple");
    assertThat(euchre.status()).isZero();
  }

  @Test
  void the_check_of_a_player_covers_its_settings() {
    String[] rules = {"--rules", "bankroll 100, hands 3, minimum 5, shuffle uniform"};
    assertThat(Run.of("check", "blackjack", "Counting", "--games=1", rules[0], rules[1]).out())
        .contains("\nsettings             kept, ");
    Run chosen = Run.of("check", "blackjack", "counting:spread=5", "--games=1", rules[0], rules[1]);
    assertThat(chosen.out())
        .startsWith("Counting:spread=5 of blackjack, bankroll 100, ")
        .contains("\nlegal answers        kept, ")
        .doesNotContain("settings");
    assertThat(Run.of("check", "blackjack", "Simple", "--games=1", rules[0], rules[1]).out())
        .doesNotContain("settings");
  }

  @ParameterizedTest
  @ValueSource(strings = {"null", "java.util.List.of(LUCK, LUCK)", "java.util.List.of(LUCK, null)"})
  void a_jar_that_declares_no_proper_settings_is_broken(String settings) throws IOException {
    String jar = own(settings, "return new Own();");
    Run run = Run.of("simulate", "euchre", "Own", "--games=1", "--players", jar);
    assertThat(run.status()).isEqualTo(70);
    assertThat(run.out()).isEmpty();
    assertThat(run.err().lines().findFirst().orElse("")).contains(jar).contains("Own");
  }

  @Test
  void a_player_of_a_jar_has_the_settings_that_it_declares() throws IOException {
    String jar =
        own(
            "java.util.List.of(LUCK)",
            """
            if (settings.get(LUCK) > 7) throw new IllegalStateException("too lucky");
            return new Own();
            """);
    Run run = simulate("own:luck=5", "--players", jar);
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("players  Own:luck=5, Simple, Own:luck=5, Simple\n");
    Run failed = simulate("own:luck=8", "--players", jar);
    assertThat(failed.status()).isEqualTo(70);
    assertThat(failed.err())
        .contains("Own:luck=8 cannot play at seat 0: java.lang.IllegalStateException: too lucky")
        .contains("simulate euchre Own:luck=8 Simple Own:luck=8 Simple --seed 0");
    assertThat(Run.of("check", "euchre", "Own", "--games=1", "--players", jar).out())
        .contains(
            "\nsettings             BROKEN: a player sits down with any value of a setting:"
                + " expected a player with luck=9, found java.lang.IllegalStateException: too"
                + " lucky");
  }

  private String own(String settings, String create) throws IOException {
    return new CompiledJar(folder, "own")
        .withPlayer("euchre", "Own", "return view.choice(0);")
        .with(
            "OwnProvider",
            """
            import dev.baize.core.player.SeatContext;
            import dev.baize.core.registry.*;
            import dev.baize.euchre.*;
            public class OwnProvider
                implements PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> {
              static final PlayerSetting<Integer> LUCK =
                  PlayerSetting.wholeNumber("luck", "its luck", 1, 9, 1);
              public String game() { return "euchre"; }
              public String name() { return "Own"; }
              public String description() { return "own"; }
              public java.util.List<PlayerSetting<?>> settings() { return %s; }
              public Own create(SeatContext context) { return new Own(); }
              public Own create(SeatContext context, PlayerSettings settings) { %s }
            }
            """
                .formatted(settings, create))
        .listing("OwnProvider")
        .pack();
  }

  @Test
  void the_guide_shows_a_provider_of_a_player_with_settings() throws IOException {
    MatchResult guide =
        PROVIDER.matcher(Files.readString(GUIDE)).results().findFirst().orElseThrow();
    String jar =
        new CompiledJar(folder, "fallible")
            .with("FallibleProvider", guide.group(1))
            .listing("FallibleProvider")
            .pack();
    assertThat(Run.of("players", "euchre", "--players", jar).out()).contains(guide.group(2));
    Run run = simulate("Fallible:errors=0.3", "--players", jar);
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("Fallible:errors=0.3");
  }
}
