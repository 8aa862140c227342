package dev.baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.registry.GameProvider;
import dev.baize.core.table.TableProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Providers that fail or end the program where they are loaded or asked, before any game. */
@Timeout(60)
class HostileProvidersTest {

  private static final String TRACE = "; set BAIZE_TRACE=1 to see where\n";

  private static final String AGAIN = "to see it again: baize --players ";

  private static final String HANG =
      "System.err.println(\"HANGING\"); while (true) Thread.onSpinWait();";

  private static final String PLAYER =
      """
      public class Bad extends OwnProvider {
        static int asked;
        static { if (true) { loading } }
        public Bad() { if (true) { making } }
        public String game() { if (true) { game } return super.game(); }
        public String name() { if (true) { name } return "Bad"; }
        public String description() { if (true) { description } return "is bad"; }
      }
      """;

  private static final String GAME =
      """
      import dev.baize.core.game.*;
      import dev.baize.core.match.Listener;
      import dev.baize.core.random.Seed;
      import dev.baize.euchre.*;
      import java.util.List;
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
        public Listener<EuchreDecision, EuchreEvent> transcript(
            Appendable out, List<String> names) {
          if (true) { transcript }
          return euchre.transcript(out, names);
        }
      }
      class BadRules implements Rules<EuchreView, EuchreDecision, EuchreEvent> {
        private final EuchreRules euchre = EuchreRules.standard();
        public int seats() {
          if (true) { seats }
          return 4;
        }
        public Game<EuchreView, EuchreDecision> start(
            Seed seed, Consumer<? super EuchreEvent> events) {
          if (true) { start }
          return euchre.start(seed, events);
        }
        public List<Measure> measures() {
          if (true) { measures }
          return List.of();
        }
        public String text() {
          if (true) { text }
          return "bad";
        }
      }
      """;

  private static final String TABLE =
      """
      import dev.baize.core.table.*;
      import dev.baize.euchre.*;
      public class BadTable implements TableProvider<EuchreView, EuchreDecision, EuchreEvent> {
        public String game() { return "Bad"; }
        public String description() { if (true) { description } return "Bad."; }
        public java.util.List<TableOption<?>> options() {
          if (true) { options }
          return java.util.List.of();
        }
        public GameTable<EuchreView, EuchreDecision, EuchreEvent> table(Speech s, Theme t) {
          throw new IllegalStateException();
        }
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

  /** A game, with a player and a table. */
  private String game(String place, String statement) throws IOException {
    CompiledJar jar =
        new CompiledJar(folder, "bad")
            .withPlayer("Bad", "Own", "return view.choice(0);")
            .with("BadGame", source(GAME, place, statement))
            .with("BadTable", source(TABLE, place, statement));
    Path services = jar.classes().resolve("META-INF/services");
    Files.writeString(services.resolve(GameProvider.class.getName()), "BadGame");
    Files.writeString(services.resolve(TableProvider.class.getName()), "BadTable");
    return jar.pack();
  }

  private static Run run(String jar, String command) {
    return Run.of(("--players " + jar + " " + command).split(" "));
  }

  @ParameterizedTest
  @CsvSource({
    "loading, cannot be loaded",
    "making, cannot be made",
    "game, fails at game()",
    "name, fails at name()",
    "description, fails at description()"
  })
  void a_provider_that_throws_anything_is_named_with_its_jar(String place, String failure)
      throws IOException {
    for (String thrown :
        List.of(
            "java.lang.IllegalStateException",
            "java.lang.IllegalArgumentException",
            "java.lang.OutOfMemoryError",
            "java.lang.LinkageError")) {
      String jar = player(place, "throw new %s(\"no\");".formatted(thrown));
      boolean wrapped = place.equals("loading") && thrown.endsWith("Exception");
      String shown = (wrapped ? "java.lang.ExceptionInInitializerError: " : "") + thrown + ": no";
      assertThat(run(jar, "players"))
          .isEqualTo(
              new Run(
                  70, "", "baize: %s: class Bad %s: %s%s".formatted(jar, failure, shown, TRACE)));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"game", "name", "description"})
  void a_provider_that_fails_when_it_is_asked_again_is_named(String place) throws IOException {
    String jar = player(place, "if (asked++ > 0) throw new OutOfMemoryError(\"again\");");
    assertThat(run(jar, "players"))
        .isEqualTo(
            new Run(
                70,
                "",
                "baize: class Bad of %s fails at %s(): java.lang.OutOfMemoryError: again%s"
                    .formatted(jar, place, TRACE)));
  }

  @ParameterizedTest
  @CsvSource({
    "rules, match Bad Own --seed 1, BadGame",
    "rules, simulate Bad Own, BadGame",
    "rules, tournament Bad Own Own, BadGame",
    "rules, check Bad Own, BadGame",
    "rules, play Bad, BadGame",
    "transcript, match Bad Own --seed 1, BadGame",
    "start, match Bad Own --seed 1, BadRules",
    "measures, simulate Bad Own, BadRules",
    "text, match Bad Own --seed 1, BadRules",
    "text, simulate Bad Own, BadRules",
    "text, tournament Bad Own Own, BadRules",
    "text, check Bad Own, BadRules",
    "seats, tournament Bad Own Own, BadRules"
  })
  void a_game_that_throws_anything_is_named_with_its_jar(String place, String command, String type)
      throws IOException {
    for (String thrown : List.of("java.lang.IllegalStateException", "java.lang.ThreadDeath")) {
      String jar = game(place, "throw new %s();".formatted(thrown));
      assertThat(run(jar, command))
          .isEqualTo(
              new Run(
                  70,
                  "",
                  "baize: class %s of %s fails at %s(): %s%s"
                      .formatted(type, jar, place, thrown, TRACE)));
    }
  }

  @Test
  void default_rules_that_are_refused_are_no_mistake_of_the_person() throws IOException {
    String refused = game("rules", "throw new IllegalArgumentException(\"no\");");
    assertThat(run(refused, "simulate Bad Own").status()).isEqualTo(70);
    assertThat(run(refused, "simulate Bad Own").err())
        .startsWith("baize: class BadGame of " + refused + " fails at rules(): ");
    String none = game("rules", "return null;");
    assertThat(run(none, "simulate Bad Own").err())
        .isEqualTo(
            "baize: class BadGame of " + none + " answers nothing (null) at rules()" + TRACE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "text | return null; | fails at text(): java.lang.NullPointerException",
        "text | return \"two\\nlines\"; | fails at text(): java.lang.IllegalArgumentException: rules",
        "text | return \"x\".repeat(10001); | fails at text(): java.lang.IllegalArgumentException: rules",
        "measures | return null; | fails at measures(): java.lang.NullPointerException",
        "measures | throw new IllegalArgumentException(\"no\"); | fails at measures(): java.lang.Ill"
      })
  void rules_that_cannot_be_written_are_no_mistake_of_the_person(
      String place, String statement, String failure) throws IOException {
    String jar = game(place, statement);
    for (String command : List.of("match Bad Own", "simulate Bad Own", "check Bad Own")) {
      Run run = run(jar, command);
      assertThat(run.status()).as(command).isEqualTo(70);
      assertThat(run.out()).isEmpty();
      assertThat(run.err())
          .hasLineCount(1)
          .startsWith("baize: class BadRules of " + jar + " " + failure);
    }
  }

  @Test
  void a_game_that_fails_to_start_in_a_study_is_named_with_the_game_to_play_again()
      throws IOException {
    String jar = game("start", "throw new ThreadDeath();");
    Run run = run(jar, "simulate Bad Own --games 2 --threads 1");
    assertThat(run.status()).isEqualTo(70);
    assertThat(run.err())
        .hasLineCount(1)
        .contains(
            "game 0 from seed 0 ",
            " failed: java.lang.ThreadDeath (class BadRules of " + jar + " at start());",
            "to play it alone: baize --players " + jar + " simulate Bad Own Own Own Own --seed 0 ");
  }

  @ParameterizedTest
  @CsvSource({"description, description", "options, options"})
  void a_table_that_throws_anything_is_named_with_its_jar(String place, String method)
      throws IOException {
    String jar = game(place, "throw new OutOfMemoryError(\"no\");");
    Run run = run(jar, "play Bad");
    assertThat(run.status()).isEqualTo(70);
    assertThat(run.err())
        .hasLineCount(1)
        .contains("BadTable", jar, " fails at " + method + "(): java.lang.OutOfMemoryError: no");
  }

  @Test
  void a_provider_that_ends_the_program_is_named_with_its_jar() throws Exception {
    Map<String, String> places =
        Map.of(
            "loading", "<clinit>(Bad.java:3); it was being loaded; ",
            "making", "<init>(Bad.java:4); it was being made; ",
            "name", "name(Bad.java:6); it was called at name(); ");
    for (String exit : List.of("System.exit(0);", "Runtime.getRuntime().halt(0);")) {
      for (Map.Entry<String, String> place : places.entrySet()) {
        String jar = player(place.getKey(), exit);
        assertThat(Child.start("players", jar, folder).await())
            .isEqualTo(
                new Run(
                    70,
                    "",
                    "baize: class Bad of %s ended the program, at Bad.%s%s%s%s"
                        .formatted(jar, place.getValue(), AGAIN, jar, " players" + TRACE)));
      }
    }
  }

  @Test
  void a_provider_on_the_class_path_is_named_too() throws Exception {
    String failing = player("name", "throw new OutOfMemoryError(\"no\");");
    assertThat(Child.startOnClassPath("players", failing, folder).await())
        .isEqualTo(
            new Run(
                70,
                "",
                "baize: class Bad fails at name(): java.lang.OutOfMemoryError: no" + TRACE));
    String exiting = player("making", "System.exit(0);");
    assertThat(Child.startOnClassPath("players", exiting, folder).await())
        .isEqualTo(
            new Run(
                70,
                "",
                "baize: class Bad ended the program, at Bad.<init>(Bad.java:4); it was being made; "
                    + "to see it again: baize players"
                    + TRACE));
  }

  @Test
  void a_provider_that_ends_the_program_on_trial_is_named_with_the_command() throws Exception {
    String jar =
        new CompiledJar(folder, "bad")
            .withPlayer("euchre", "Own", "return view.choice(0);")
            .with(
                "Bad",
                """
                public class Bad extends OwnProvider {
                  public Own create(dev.baize.core.player.Place place) {
                    Runnable exit = () -> System.exit(0);
                    exit.run();
                    return new Own();
                  }
                }
                """)
            .listing("Bad")
            .pack();
    Run studied = Child.start("simulate euchre Own --seed 5", jar, folder).await();
    assertThat(studied.status()).isEqualTo(70);
    assertThat(studied.err())
        .startsWith("baize: class Bad of " + jar + " ended the program, at Bad.lambda$create$0(")
        .endsWith(
            "; it was called at create(); to see it again: baize --players "
                + jar
                + " simulate euchre Own --seed 5"
                + TRACE);
    Run played = Child.start("match euchre Own --seed 5", jar, folder).await();
    assertThat(played.status()).isEqualTo(70);
    assertThat(played.err())
        .startsWith("baize: Own 1: Own at seat 0 ended the program, at Bad.lambda$create$0(")
        .contains("; to play it again (euchre, seed 5): baize --players " + jar + " match euchre ");
  }

  @Test
  void a_failure_without_a_stack_is_named_with_its_jar() throws IOException {
    String bare = "if (asked++ > 0) throw new Error(\"bare\", null, false, false) {};";
    String jar = player("name", bare);
    assertThat(run(jar, "players").err())
        .isEqualTo("baize: class Bad$1 of " + jar + " was thrown: bare" + TRACE);
    String rules = game("rules", "throw new Error(\"bare\", null, false, false) {};");
    assertThat(run(rules, "match Bad Own").err())
        .isEqualTo(
            "baize: class BadGame of " + rules + " fails at rules(): BadGame$1: bare" + TRACE);
  }

  @Test
  void a_jar_that_is_given_twice_is_a_mistake_of_the_person() throws IOException {
    String jar = player("", "");
    assertThat(run(jar, "players euchre --players " + jar))
        .isEqualTo(new Run(2, "", "baize: --players " + jar + " is given twice\n"));
  }

  @Test
  void a_game_that_ends_the_program_is_named_with_its_jar() throws Exception {
    String jar = game("rules", "System.exit(0);");
    Run run = Child.start("simulate Bad Own", jar, folder).await();
    assertThat(run.status()).isEqualTo(70);
    assertThat(run.err())
        .startsWith("baize: class BadGame of " + jar + " ended the program, at BadGame.rules(")
        .endsWith("; it was called at rules(); " + AGAIN + jar + " simulate Bad Own" + TRACE);
  }

  @ParameterizedTest
  @CsvSource({
    "loading, players, it was being loaded",
    "making, match euchre Own --seed 1, it was being made",
    "name, simulate euchre Own, it was called at name()"
  })
  void a_provider_that_does_not_answer_is_named_when_the_process_is_to_end(
      String place, String command, String request) throws Exception {
    String jar = player(place, HANG);
    assertThat(interrupted(command, jar))
        .isEqualTo(
            "baize: given up: class Bad of %s had not answered; %s; %s%s %s\n"
                .formatted(jar, request, AGAIN, jar, command));
  }

  @ParameterizedTest
  @CsvSource({
    "rules, simulate Bad Own, class BadGame of ",
    "start, match Bad Own --seed 1, class BadRules of ",
    "start, check Bad Own, class BadRules of ",
    "transcript, match Bad Own --seed 1, class BadGame of ",
    "start, simulate Bad Own --games 1, 'game 0 from seed 0, where the game '",
  })
  void a_game_that_does_not_answer_is_named_when_the_process_is_to_end(
      String place, String command, String named) throws Exception {
    String jar = game(place, HANG);
    assertThat(interrupted(command, jar))
        .hasLineCount(1)
        .startsWith("baize: given up: " + named)
        .contains(" had not answered; ", ": baize --players " + jar + " ");
  }

  /** What a program complains of that is to end while a plug-in does not answer. */
  private String interrupted(String command, String jar) throws Exception {
    Child child = Child.start(command, jar, folder);
    child.awaitComplaint("HANGING\n");
    child.terminate();
    Run run = child.await();
    assertThat(run.status()).isEqualTo(143);
    return run.err().replace("HANGING\n", "");
  }
}
