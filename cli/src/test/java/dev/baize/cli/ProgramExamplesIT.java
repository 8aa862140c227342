package dev.baize.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.baize.protocol.shared.ProtocolSchema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The programs in {@code examples}, as many as this machine can run. */
@Tag("ci")
class ProgramExamplesIT {

  private static final Path EXAMPLES = Path.of("..", "examples").toAbsolutePath().normalize();
  private static final Path PROGRAMS = Path.of("src/test/resources/examples").toAbsolutePath();

  /** The beginning of a program on a page. */
  private static final String PROGRAM = "```python\n";

  private static final String SHELL = "```sh\n";

  /** Python leaves no compiled files among the sources. */
  private static final Map<String, String> PYTHON =
      Map.of(
          "PYTHONPATH",
          EXAMPLES.resolve("python").toString(),
          "PYTHONDONTWRITEBYTECODE",
          "1",
          "PYTHONUTF8",
          "1");

  /** What runs an example, and how to find out whether it is there. */
  private enum Language {
    PYTHON("Python 3.8", "python3 -c 'import sys; sys.exit(sys.version_info < (3, 8))'"),
    NUMPY(
        "Python 3.9 with numpy",
        "python3 -c 'import sys, numpy; sys.exit(sys.version_info < (3, 9))'"),
    NODE("Node 14", "node -e 'process.exit(parseInt(process.versions.node, 10) < 14 ? 1 : 0)'"),
    C("a C compiler", "cc -std=c11 -O2 -o player '" + EXAMPLES + "/c/player.c'"),
    JAVA("Java 17", "java --version");

    private final String name;
    private final String trial;

    Language(String name, String trial) {
      this.name = name;
      this.trial = trial;
    }
  }

  @TempDir static Path folder;

  /** What the programs and Baize say to each other. */
  @TempDir Path lines;

  private static Checkout project;

  private static final Set<Language> MISSING = EnumSet.noneOf(Language.class);

  /** Also says which examples this machine cannot run: a build without them has tried less. */
  @BeforeAll
  static void build() throws Exception {
    project = Checkout.started(folder);
    Path launcher = Files.createDirectory(folder.resolve("tools/launcher")).resolve("baize");
    Files.createSymbolicLink(launcher, project.root().resolve("baize"));
    project.tool(
        "baize",
        """
        #!/bin/sh
        launcher=${0%%/*}/launcher/baize
        case $1 in # all of these are short
          host | check | tournament) export BAIZE_JAVA_OPTIONS=-XX:TieredStopAtLevel=1 ;;
        esac
        [ "$1" = host ] || exec "$launcher" "$@"
        exec python3 '%s/recorded.py' "$LINES" "$launcher" "$@"
        """
            .formatted(PROGRAMS));
    assertThat(project.sh("baize --version").status()).isZero();
    for (Language language : Language.values()) {
      if (project.sh(language.trial).status() != 0) {
        MISSING.add(language);
      }
    }
    if (!MISSING.isEmpty()) {
      System.out.println("Examples that were not run: " + missing());
    }
  }

  private static String missing() {
    return MISSING.stream()
        .map(language -> "there is no " + language.name)
        .collect(Collectors.joining(", "));
  }

  private Run python(String script) throws Exception {
    Map<String, String> environment = new HashMap<>(PYTHON);
    environment.put("LINES", lines.toString());
    return project.sh(environment, script);
  }

  private void requireValidLines(ProtocolSchema... ends) throws IOException {
    for (ProtocolSchema end : ends) {
      assertThat(end.recorded(lines)).isNotEmpty().allSatisfy(end::requireValid);
    }
  }

  private static void require(Language language) {
    assumeTrue(!MISSING.contains(language), () -> "there is no " + language.name);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "PYTHON | euchre | Simple | points 2, shuffle uniform | python3 '%s/python/player.py'",
        "PYTHON | euchre | Random | points 2, shuffle uniform | python3 '%s/python/model.py'",
        "PYTHON | beans | Random | opening draw yes, final sale no | python3"
            + " '%s/python/model.py'",
        "NODE | euchre | Random | points 2, shuffle uniform | node '%s/javascript/player.js'",
        "NODE | blackjack | Random | bankroll 1000, hands 5, minimum 5, shuffle uniform | node"
            + " '%s/javascript/player.js'",
        "NODE | beans | Random | opening draw yes, final sale no | node '%s/javascript/player.js'",
        "C | euchre | Simple | points 2, shuffle uniform | ./player",
        "JAVA | euchre | Simple | points 2, shuffle uniform | java '%s/java/Player.java'"
      })
  void a_player_plays_a_tournament_and_keeps_what_players_promise(
      Language language, String game, String opponent, String rules, String program)
      throws Exception {
    require(language);
    String words = " --rules '%s' --seed 1 --bot \"$BOT\"".formatted(rules);
    Map<String, String> bot =
        Map.of("BOT", "Own=" + ProtocolSchema.recording(lines) + program.formatted(EXAMPLES));
    Run played =
        project.sh(
            bot,
            "baize tournament %s Own %s --games 2 --format csv%s".formatted(game, opponent, words));
    assertThat(played.err()).isEmpty();
    assertThat(played.out()).contains(",Own,1," + opponent + ",").doesNotContain("forfeited");
    if (language
        != Language.JAVA) { // Java takes long to start, and a check starts it again and again.
      Run checked = project.sh(bot, "baize check %s Own --games 1%s".formatted(game, words));
      assertThat(checked.err()).isEmpty();
      assertThat(checked.status()).isZero();
      assertThat(checked.out())
          .contains("\nlegal answers        kept", "\nanother process      kept")
          .doesNotContain("broken");
    }
    requireValidLines(ProtocolSchema.HOST, ProtocolSchema.PLAYER);
  }

  @Test
  void a_language_model_meets_others_in_the_arena() throws Exception {
    require(Language.PYTHON);
    Run run =
        python(
            "baize arena euchre Model Model:strict=yes Random --games 4 --judge Master:samples=5"
                + " --rules 'points 2, shuffle uniform' --format csv --bot \"Model=python3 '"
                + EXAMPLES
                + "/python/model.py'\"");
    assertThat(run.status()).isZero();
    List<String> all = run.out().lines().filter(line -> line.contains(",all,")).toList();
    assertThat(all).hasSize(3);
    // The one that falls back is never illegal; the strict one sometimes has no choice in the end.
    assertThat(all.get(0)).matches("0,Model,8,[^,]+,[^,]+,1,[^,]+,[^,]+,0,0,all,.*");
    assertThat(all.get(1)).matches("1,Model:strict=yes,8,([^,]+,){5}[1-8],0,all,.*");
  }

  @Test
  void the_environments_keep_what_they_promise_in_every_game() throws Exception {
    require(Language.NUMPY);
    Run run = python("cd '" + EXAMPLES + "/python' && python3 -m unittest");
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).containsPattern("\nRan [1-9]\\d tests in .*\n\nOK");
    assertThat(run.status()).isZero();
    requireValidLines(ProtocolSchema.REFEREE, ProtocolSchema.PROGRAM);
  }

  @Test
  void the_programs_on_the_page_of_the_examples_play() throws Exception {
    require(Language.NUMPY);
    String page = Files.readString(EXAMPLES.resolve("README.md"));
    List<String> printed = new ArrayList<>();
    for (int at = page.indexOf(PROGRAM); at >= 0; at = page.indexOf(PROGRAM, at + 1)) {
      String program = page.substring(at + PROGRAM.length());
      Files.writeString(folder.resolve("page.py"), program.substring(0, program.indexOf("```")));
      Run run = python("python3 page.py");
      assertThat(run.err()).isEmpty();
      printed.add(run.out());
    }
    assertThat(printed).hasSize(3);
    assertThat(printed.get(0)).matches("\\[\\d+, \\d+, \\d+, \\d+] \\[\\d, \\d]\n");
    assertThat(printed.get(1)).matches("-?1\\.0\n");
    assertThat(printed.get(2)).matches("[1-9]\\d* games, of which [1-9]\\d* were won\n");
    requireValidLines(ProtocolSchema.REFEREE, ProtocolSchema.PROGRAM);
  }

  @Test
  void the_learner_comes_to_beat_random() throws Exception {
    require(Language.NUMPY);
    String learn = "python3 '" + EXAMPLES + "/python/learn.py' --games 150 --tests 50 --seed 1";
    Run run = python(learn);
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).matches("wins \\d+\\.\\d % ± \\d+\\.\\d % .* of 50 games .*\n");
    assertThat(Double.parseDouble(run.out().split(" ", -1)[1])).isGreaterThan(65);
    requireValidLines(ProtocolSchema.REFEREE, ProtocolSchema.PROGRAM);
  }

  @Test
  void the_learner_says_in_a_line_why_it_cannot_learn() throws Exception {
    require(Language.NUMPY);
    String learn = "python3 '" + EXAMPLES + "/python/learn.py' ";
    Run withoutBaize = python(learn + "--baize no-such-program");
    assertThat(withoutBaize.err())
        .isEqualTo("learn.py: no-such-program cannot be run: No such file or directory\n");
    assertThat(withoutBaize.status()).isEqualTo(1);
    Run withoutTests = python(learn + "--tests 0");
    assertThat(withoutTests.err())
        .endsWith("\nlearn.py: error: argument --tests: 0: expected 1 or more\n");
    assertThat(withoutTests.status()).isEqualTo(2);
  }

  @Test
  void a_network_learns_as_its_page_says() throws Exception {
    require(Language.NUMPY);
    String page = Files.readString(EXAMPLES.resolveSibling("docs/learning.md"));
    String commands = page.substring(page.indexOf(SHELL) + SHELL.length());
    commands = commands.substring(0, commands.indexOf("```"));
    Run run = python(commands.replace("examples/python", "'" + EXAMPLES + "/python'"));
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .containsPattern("\nepoch .*(\n +\\d+ .*){20}\n")
        .containsPattern("\nNetwork:file=policy.safetensors  Expert +20 ");
  }

  @Test
  void a_program_that_trains_says_in_a_line_what_it_cannot_learn_from() throws Exception {
    require(Language.NUMPY);
    String train = "python3 '" + EXAMPLES + "/python/train.py' none.jsonl.gz";
    Run withoutData = python(train);
    assertThat(withoutData.err())
        .isEqualTo(
            "train.py: none.jsonl.gz: [Errno 2] No such file or directory: 'none.jsonl.gz';"
                + " expected a dataset of euchre in .jsonl.gz\n");
    assertThat(withoutData.status()).isEqualTo(1);
    Run withoutFolder = python(train + " --out none/policy.safetensors");
    assertThat(withoutFolder.err())
        .isEqualTo("train.py: [Errno 2] No such file or directory: 'none/policy.safetensors'\n");
    assertThat(withoutFolder.status()).isEqualTo(1);
  }

  @Test
  void the_page_of_the_examples_lists_them_all() throws IOException {
    String page = Files.readString(EXAMPLES.resolve("README.md"));
    for (String file :
        List.of(
            "python/player.py",
            "python/model.py",
            "python/baize",
            "python/learn.py",
            "python/train.py",
            "javascript/player.js",
            "c/player.c",
            "java/Player.java")) {
      assertThat(EXAMPLES.resolve(file)).exists();
      assertThat(page).contains("`" + file + "`");
    }
  }
}
