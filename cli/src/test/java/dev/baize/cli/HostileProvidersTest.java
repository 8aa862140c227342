package dev.baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.registry.GameProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Providers that fail or end the program where they are loaded or asked. */
@Timeout(300) // not forever
class HostileProvidersTest {

  private static final String TRACE = "; set BAIZE_TRACE=1 to see where\n";

  private static final String PLAYER =
      """
      public class Bad extends OwnProvider {
        static { if (true) { loading } }
        public Bad() { if (true) { making } }
        public String name() { if (true) { name } return "Bad"; }
      }
      """;

  private static final String GAME =
      """
      import dev.baize.core.game.*;
      import dev.baize.core.match.Listener;
      import dev.baize.core.random.Seed;
      import dev.baize.core.table.*;
      import dev.baize.euchre.*;
      import java.util.List;
      import java.util.Map;
      import java.util.Optional;
      import java.util.function.Consumer;
      public class BadGame
          implements dev.baize.core.registry.GameProvider<EuchreView, EuchreDecision, EuchreEvent> {
        private final EuchreProvider euchre = new EuchreProvider();
        public String name() { return "Bad"; }
        public Rules<EuchreView, EuchreDecision, EuchreEvent> rules() {
          if (true) { rules }
          return new BadRules();
        }
        public Rules<EuchreView, EuchreDecision, EuchreEvent> rules(String text) {
          return new BadRules();
        }
        public EuchreDecision decision(String text) { return euchre.decision(text); }
        public String howToPlay() { if (true) { page } return ""; }
        public Optional<TableProvider<EuchreView, EuchreDecision, EuchreEvent>> table() {
          if (true) { table }
          return Optional.of(
              new TableProvider<>(
                  "Bad.",
                  List.of("too few"),
                  List.of(),
                  Map.of(),
                  List.of(),
                  (rules, values) -> rules,
                  new ReviewGuide<>() {},
                  speech -> { throw new IllegalStateException(); }));
        }
        public Listener<EuchreDecision, EuchreEvent> transcript(
            Appendable out, List<String> names) {
          if (true) { transcript }
          return euchre.transcript(out, names);
        }
      }
      class BadRules implements Rules<EuchreView, EuchreDecision, EuchreEvent> {
        private final EuchreRules euchre = EuchreRules.standard();
        public int seats() { if (true) { seats } return 4; }
        public Game<EuchreView, EuchreDecision> start(
            Seed seed, Consumer<? super EuchreEvent> events) {
          if (true) { start }
          return euchre.start(seed, events);
        }
        public List<Measure> measures() { if (true) { measures } return List.of(); }
        public String text() { if (true) { text } return "bad"; }
      }
      """;

  @TempDir Path folder;

  /** A source in which one place has a statement. */
  private static String source(String template, String place, String statement) {
    return template
        .replace("{ " + place + " }", "{ " + statement + " }")
        .replaceAll("\\{ [a-z]+ }", "{}");
  }

  private String player(String place, String statement) throws IOException {
    return new CompiledJar(folder, "bad")
        .withPlayer("euchre", "Own", "return view.choice(0);")
        .with("Bad", source(PLAYER, place, statement))
        .listing("Bad")
        .pack();
  }

  /** A game with a player. */
  private String game(String place, String statement) throws IOException {
    CompiledJar jar =
        new CompiledJar(folder, "bad")
            .withPlayer("Bad", "Own", "return view.choice(0);")
            .with("BadGame", source(GAME, place, statement));
    Path services = jar.classes().resolve("META-INF/services");
    Files.writeString(services.resolve(GameProvider.class.getName()), "BadGame");
    return jar.pack();
  }

  private static Run run(String jar, String command) {
    return Run.of(("--players " + jar + " " + command).split(" "));
  }

  @ParameterizedTest
  @CsvSource({
    "loading, IllegalStateException, cannot be loaded",
    "loading, OutOfMemoryError, cannot be loaded",
    "making, LinkageError, cannot be made",
    "name, IllegalArgumentException, fails at name()"
  })
  void a_provider_that_throws_anything_is_named_with_its_jar(
      String place, String thrown, String failure) throws IOException {
    String jar = player(place, "throw new %s(\"no\");".formatted(thrown));
    Run run = run(jar, "players");
    assertThat(run.status()).isEqualTo(70);
    assertThat(run.err())
        .hasLineCount(1)
        .contains(jar + ": class Bad " + failure + ": java.lang." + thrown + ": no");
  }

  @ParameterizedTest
  @CsvSource({
    "rules, match Bad Own --seed 1",
    "rules, simulate Bad Own",
    "rules, play Bad",
    "transcript, match Bad Own --seed 1",
    "start, match Bad Own --seed 1",
    "measures, simulate Bad Own",
    "text, check Bad Own",
    "seats, tournament Bad Own Own",
    "page, rules Bad",
    "table, play Bad",
    "nowhere, play Bad"
  })
  void a_game_or_table_that_throws_anything_is_named(String place, String command)
      throws IOException {
    Run run = run(game(place, "throw new Error(\"no\");"), command);
    assertThat(run.status()).isEqualTo(70);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).hasLineCount(1).startsWith("baize: Bad ").contains("java.lang.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"rules", "seats"})
  void a_game_that_fails_is_left_out_of_the_games(String place) throws IOException {
    Run run = run(game(place, "throw new Error(\"no\");"), "games");
    assertThat(run).isEqualTo(Run.of("games"));
    assertThat(run(game("", ""), "games").out()).startsWith("Bad        4 players  Bad.\n");
  }

  @Test
  void the_table_in_the_jar_of_a_game_is_the_one_it_is_played_at() throws IOException {
    assertThat(run(game("", ""), "play Bad --help").out()).contains("\n\nBad.\n\n");
  }

  @Test
  void a_match_of_a_game_that_fails_tells_how_to_see_it_again() throws IOException {
    String jar = game("start", "throw new Error(\"no\");");
    assertThat(run(jar, "match Bad Own --seed 1").err())
        .isEqualTo(
            "baize: Bad failed: java.lang.Error: no; to play it again (Bad, seed 1): baize --players "
                + jar
                + " match Bad Own --seed 1"
                + TRACE);
    assertThat(run(jar, "simulate Bad Own --games 2 --threads 1").err())
        .contains("game 0 from seed 0 ", " failed: java.lang.Error: no; to play it alone: baize ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "rules | throw new IllegalArgumentException(\"no\"); | IllegalArgumentException: no",
        "rules | return null; | NullPointerException",
        "text | return \"two\\nlines\"; | IllegalArgumentException: rules",
        "measures | return null; | NullPointerException"
      })
  void rules_that_cannot_be_used_are_no_mistake_of_the_person(
      String place, String statement, String failure) throws IOException {
    Run run = run(game(place, statement), "simulate Bad Own");
    assertThat(run.status()).isEqualTo(70);
    assertThat(run.err()).hasLineCount(1).contains("Bad has rules that fail (BadGame)", failure);
  }

  @ParameterizedTest
  @CsvSource({"loading, players", "making, match euchre Own --seed 1", "name, simulate euchre Own"})
  void a_provider_that_ends_the_program_makes_no_run_look_finished(String place, String command)
      throws Exception {
    String jar = player(place, "System.exit(0);");
    Run run = Child.start(command, jar, folder).await();
    assertThat(run.status()).isEqualTo(70);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .hasLineCount(1)
        .startsWith("baize: the program was ended from within")
        .endsWith("again: baize --players " + jar + " " + command + "\n");
  }

  @Test
  void a_provider_on_the_class_path_is_told_in_one_line_too() throws Exception {
    String jar = player("making", "throw new IllegalStateException(\"no\");");
    Run run = Child.startOnClassPath("players", jar, folder).await();
    assertThat(run.status()).isEqualTo(70);
    assertThat(run.err())
        .hasLineCount(1)
        .contains("a game or player cannot be loaded: ", "Bad", "java.lang.IllegalStateException");
  }

  @Test
  void a_jar_that_is_given_twice_is_a_mistake_of_the_person() throws IOException {
    String jar = player("", "");
    assertThat(run(jar, "players euchre --players " + jar))
        .isEqualTo(new Run(2, "", "baize: --players " + jar + " is given twice\n"));
  }
}
