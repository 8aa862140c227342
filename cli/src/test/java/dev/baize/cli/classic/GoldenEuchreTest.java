package dev.baize.cli.classic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every golden transcript of euchre, through the command line. */
class GoldenEuchreTest {

  private static final Path GOLDEN = Path.of("src/test/resources/golden/euchre");
  private static final String PACK = "pack.in";

  static List<Path> transcripts() throws IOException {
    try (Stream<Path> folders = Files.list(GOLDEN)) {
      return folders.filter(Files::isDirectory).sorted().toList();
    }
  }

  @Test
  void there_are_eleven_transcripts() throws IOException {
    assertThat(transcripts()).hasSize(12);
  }

  @ParameterizedTest
  @MethodSource("transcripts")
  void the_transcript_is_printed_byte_for_byte(Path transcript) throws IOException {
    assertThat(run(transcript, false)).isEqualTo(new Run(0, expected(transcript), ""));
  }

  @ParameterizedTest
  @MethodSource("transcripts")
  void an_option_changes_nothing_but_what_it_says(Path transcript) throws IOException {
    assertThat(run(transcript, true)).isEqualTo(new Run(0, expected(transcript), ""));
  }

  /** The folder of the tests is not that of the pack, so its name in the first line is longer. */
  private static String expected(Path transcript) throws IOException {
    return read(transcript, "expected").replaceFirst(" " + PACK + " ", " " + Run.PACK + " ");
  }

  private static Run run(Path transcript, boolean withEdition) throws IOException {
    List<String> arguments = new ArrayList<>(Files.readAllLines(transcript.resolve("args")));
    String program = arguments.remove(0);
    assertThat(arguments.get(0)).isEqualTo(PACK);
    arguments.set(0, Run.PACK);
    String edition = read(transcript, "edition").strip();
    if (withEdition || !edition.equals("2024")) {
      arguments.addAll(withEdition ? 0 : arguments.size(), List.of("--edition", edition));
    }
    if (Files.exists(transcript.resolve("rules"))) {
      arguments.addAll(0, List.of("--rules", read(transcript, "rules").strip()));
    }
    String in = Files.exists(transcript.resolve("stdin")) ? read(transcript, "stdin") : "";
    return Run.as(program, in, arguments.toArray(String[]::new));
  }

  private static String read(Path transcript, String file) throws IOException {
    return Files.readString(transcript.resolve(file));
  }
}
