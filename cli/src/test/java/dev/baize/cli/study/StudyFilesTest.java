package dev.baize.cli.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.baize.cli.CompiledJar;
import dev.baize.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Results of parts are written to files and joined. */
class StudyFilesTest {

  private static final String SIMULATE = "simulate euchre Simple --games 200";
  private static final String TOURNAMENT = "tournament euchre Simple Random --games 60";

  @TempDir Path folder;

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  private static Run run(String line, String... more) {
    List<String> words = new ArrayList<>(List.of(line.split(" ")));
    words.addAll(List.of(more));
    return Run.of(words.toArray(String[]::new));
  }

  private Run merge(List<String> files, String... more) {
    List<String> words = new ArrayList<>(List.of("merge"));
    words.addAll(files);
    words.addAll(List.of(more));
    return Run.of(words.toArray(String[]::new));
  }

  private List<String> parts(String command, int number) {
    List<String> files = new ArrayList<>();
    for (int i = 1; i <= number; i++) {
      String file = file("part" + i);
      Run run = run(command, "--shard", i + "/" + number, "--out", file);
      assertThat(run.status()).isZero();
      files.add(file);
    }
    return files;
  }

  @ParameterizedTest
  @ValueSource(strings = {SIMULATE, TOURNAMENT})
  void parts_join_in_any_order_into_exactly_what_one_run_gives(String command) throws IOException {
    List<String> files = parts(command, 5);
    Collections.rotate(files, 2);
    for (String format : List.of("text", "json", "csv")) {
      assertThat(merge(files, "--format", format)).isEqualTo(run(command, "--format", format));
    }
    run(command, "--out", file("whole"));
    merge(files, "--out", file("merged"));
    assertThat(folder.resolve("merged")).hasSameTextualContentAs(folder.resolve("whole"));
  }

  @Test
  void parts_with_forfeits_join_into_what_one_run_gives_whatever_else_they_were_to_do_on_failure()
      throws IOException {
    String jar =
        new CompiledJar(folder, "own")
            .withPlayer(
                "euchre",
                "Own",
                "if (view.hand().contains(dev.baize.core.card.Card.parse(\"Ace of Spades\"))"
                    + " && view.handNumber() == 9) { throw new IllegalStateException(\"no\"); }"
                    + " return view.choice(0);")
            .pack();
    String command = "tournament euchre Simple Own --games 60 --players " + jar;
    String forfeit = command + " --on-failure forfeit";
    List<String> files = parts(forfeit, 5);
    assertThat(run(forfeit).out()).contains("\nOwn has forfeited ");
    Collections.rotate(files, 2);
    for (String format : List.of("text", "json", "csv")) {
      assertThat(merge(files, "--format", format).out())
          .isEqualTo(run(forfeit, "--format", format).out());
    }
    run(forfeit, "--out", file("whole"));
    merge(files, "--out", file("merged"));
    assertThat(folder.resolve("merged")).hasSameTextualContentAs(folder.resolve("whole"));
    assertThat(run(command).err()).contains("Own at seat ").contains("to play it alone: ");
  }

  @ParameterizedTest
  @ValueSource(strings = {SIMULATE, TOURNAMENT})
  void a_single_file_is_shown(String command) {
    Run run = run(command, "--out", file("whole"));
    assertThat(merge(List.of(file("whole")))).isEqualTo(run);
  }

  @ParameterizedTest
  @ValueSource(strings = {SIMULATE, TOURNAMENT})
  void what_is_missing_is_told(String command) {
    List<String> files = parts(command, 5);
    Run run = merge(List.of(files.get(3), files.get(1)));
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("\nPARTIAL: ");
    assertThat(run.err())
        .isEqualTo(
            "baize: the result is partial; missing: %s\n"
                .formatted(
                    command.equals(SIMULATE)
                        ? "games 0 to 39, 80 to 119, 160 to 199"
                        : "rounds 0 to 5, 12 to 17, 24 to 29"));
  }

  @Test
  void a_study_goes_on_where_another_part_of_it_ended() {
    run("simulate euchre Simple --games 120", "--out", file("first"));
    run("simulate euchre Simple --from 120 --games 80", "--out", file("second"));
    assertThat(merge(List.of(file("second"), file("first")))).isEqualTo(run(SIMULATE));
  }

  @Test
  void parts_that_overlap_are_refused_by_name() {
    List<String> files = parts(SIMULATE, 4);
    run("simulate euchre Simple --from 90 --games 20", "--out", file("other"));
    files.add(file("other"));
    assertThat(merge(files))
        .isEqualTo(
            new Run(
                1,
                "",
                "baize: %s does not go with %s: both have games 90 to 99\n"
                    .formatted(file("other"), file("part2"))));
  }

  @Test
  void of_studies_that_have_much_in_common_the_difference_is_shown() {
    String players = "Simple ".repeat(7).strip();
    String one = "tournament euchre " + players + " Random --games 2";
    run(one, "--out", file("one"));
    run(one.replace("Random", "Expert"), "--out", file("two"));
    assertThat(merge(List.of(file("one"), file("two"))).err())
        .isEqualTo(
            "baize: %s does not go with %s: results of different studies: players \"…le, Simple, Simple, Random]\" and"
                    .formatted(file("two"), file("one"))
                + " \"…le, Simple, Simple, Expert]\"\n");
  }

  @Test
  void parts_of_other_studies_are_refused_by_name() {
    run(SIMULATE, "--out", file("one"));
    run(SIMULATE, "--seed", "1", "--out", file("two"));
    run(TOURNAMENT, "--out", file("three"));
    assertThat(merge(List.of(file("one"), file("two"))))
        .isEqualTo(
            new Run(
                1,
                "",
                "baize: %s does not go with %s: results of different studies: seed \"0\" and \"1\"\n"
                    .formatted(file("two"), file("one"))));
    assertThat(merge(List.of(file("one"), file("three"))).err())
        .isEqualTo(
            "baize: %s does not go with %s: a simulation and a tournament\n"
                .formatted(file("three"), file("one")));
    assertThat(merge(List.of(file("three"), file("one"))).err())
        .isEqualTo(
            "baize: %s does not go with %s: a tournament and a simulation\n"
                .formatted(file("one"), file("three")));
  }

  @Test
  void results_of_a_test_cannot_be_joined() {
    run("tournament euchre Simple Random --sprt 0,10", "--out", file("test"));
    Run shown = merge(List.of(file("test")));
    assertThat(shown).isEqualTo(run("tournament euchre Simple Random --sprt 0,10"));
    assertThat(merge(List.of(file("test"), file("test"))).err())
        .endsWith(": results of a sequential test cannot be merged\n");
  }

  @Test
  void files_that_are_no_results_are_one_line() throws IOException {
    Files.writeString(folder.resolve("text"), "hello\n");
    assertThat(merge(List.of(file("text"))))
        .isEqualTo(
            new Run(
                1,
                "",
                "baize: %s:1: \"hello\" begins no result; expected \"baize result 1\" or \"baize tournament 1\"\n"
                    .formatted(file("text"))));
    Files.createFile(folder.resolve("empty"));
    assertThat(merge(List.of(file("empty"))).err())
        .isEqualTo(
            "baize: %s:1: the file is empty; expected \"baize result 1\" or \"baize tournament 1\"\n"
                .formatted(file("empty")));
    assertThat(merge(List.of(file("none"))))
        .isEqualTo(
            new Run(
                1,
                "",
                "baize: %s cannot be read: there is no such file\n".formatted(file("none"))));
    assertThat(merge(List.of(folder.toString())))
        .isEqualTo(new Run(1, "", "baize: %s cannot be read: it is a folder\n".formatted(folder)));
    assertThat(Run.of("merge"))
        .isEqualTo(
            new Run(2, "", "baize: Missing required parameter: 'FILE'; see baize merge --help\n"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"simulate euchre Simple --games 2", "tournament euchre Simple Random --games 2"})
  void a_result_that_an_editor_has_saved_says_what_happened(String command) throws IOException {
    run(command, "--out", file("result"));
    String written = Files.readString(folder.resolve("result"));
    Files.writeString(folder.resolve("result"), "\uFEFF" + written);
    Run marked = merge(List.of(file("result")));
    assertThat(marked.status()).isEqualTo(1);
    assertThat(marked.err())
        .startsWith("baize: " + file("result") + ":1: a byte order mark precedes the line")
        .hasLineCount(1);
    Files.writeString(folder.resolve("result"), written.replace("\n", "\r\n"));
    Run windows = merge(List.of(file("result")));
    assertThat(windows.status()).isEqualTo(1);
    assertThat(windows.err())
        .startsWith("baize: " + file("result") + ":1: ")
        .contains("ends in CR LF: another program has rewritten the file")
        .hasLineCount(1);
  }

  @Test
  void a_damaged_file_is_named_with_the_line() throws IOException {
    run(SIMULATE, "--out", file("whole"));
    String text = Files.readString(folder.resolve("whole"));
    Files.writeString(folder.resolve("whole"), text.replace("seed: 0", "seed: 1"));
    Run run = merge(List.of(file("whole")));
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).startsWith("baize: " + file("whole") + ":").contains(": checksum ");
  }

  @Test
  void an_existing_file_is_not_overwritten_and_nothing_is_played() throws IOException {
    Files.writeString(folder.resolve("mine"), "mine\n");
    String told =
        "baize: %s: the file exists and is not empty; nothing is overwritten\n"
            .formatted(file("mine"));
    assertThat(run(SIMULATE, "--out", file("mine"))).isEqualTo(new Run(1, "", told));
    parts(SIMULATE, 1);
    assertThat(merge(List.of(file("part1")), "--out", file("mine")))
        .isEqualTo(new Run(1, "", told));
    assertThat(folder.resolve("mine")).hasContent("mine\n");
  }

  @Test
  void an_empty_file_is_filled_and_nothing_is_left_beside_it() throws IOException {
    Files.createFile(folder.resolve("empty"));
    Run run = run(SIMULATE, "--out", file("empty"));
    assertThat(run).isEqualTo(run(SIMULATE));
    assertThat(folder.resolve("empty")).content().startsWith("baize result 1\ngame: euchre\n");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(folder.resolve("empty"));
    }
  }

  @Test
  void a_file_that_cannot_be_written_is_one_line() {
    assertThat(run(SIMULATE, "--out", folder.toString()))
        .isEqualTo(
            new Run(1, "", "baize: %s cannot be written: it is a folder\n".formatted(folder)));
    assertThat(run(SIMULATE, "--out", file("no/file")))
        .isEqualTo(
            new Run(
                1,
                "",
                "baize: %s cannot be written: there is no folder %s\n"
                    .formatted(file("no/file"), file("no"))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"--out=%s", "--chart=%s.svg"})
  void a_file_that_no_file_system_can_have_is_refused_before_any_game(String option)
      throws IOException {
    String name = file("x".repeat(300));
    Run run = run("simulate euchre Simple --games 1e12", option.formatted(name));
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).startsWith("baize: " + name).endsWith(": File name too long\n");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void a_device_is_not_replaced_by_a_file() {
    Run run = run(SIMULATE, "--out", "/dev/null");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).startsWith("baize: /dev/null cannot be written: ");
  }

  @Test
  void a_pipe_is_refused_at_once() throws Exception {
    Path pipe = folder.resolve("pipe");
    assumeTrue(
        new ProcessBuilder("sh", "-c", "mkfifo \"$0\"", pipe.toString()).start().waitFor() == 0,
        "a system without pipes");
    assertThat(merge(List.of(pipe.toString(), file("none"))))
        .isEqualTo(
            new Run(1, "", "baize: %s cannot be read: it is not a regular file\n".formatted(pipe)));
  }
}
