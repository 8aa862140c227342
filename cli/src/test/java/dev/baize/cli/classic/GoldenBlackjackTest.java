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

/** Every golden transcript of blackjack, through the command line. */
class GoldenBlackjackTest {

  private static final Path GOLDEN = Path.of("src/test/resources/golden/blackjack");

  static List<Path> transcripts() throws IOException {
    try (Stream<Path> folders = Files.list(GOLDEN)) {
      return folders.sorted().toList();
    }
  }

  private static List<String> arguments(Path transcript) throws IOException {
    return new ArrayList<>(Files.readAllLines(transcript.resolve("args")));
  }

  private static Run expected(Path transcript) throws IOException {
    return new Run(0, Files.readString(transcript.resolve("expected")), "");
  }

  @Test
  void there_are_six_transcripts() throws IOException {
    assertThat(transcripts()).hasSize(6);
  }

  @ParameterizedTest
  @MethodSource("transcripts")
  void the_transcript_is_printed_byte_for_byte(Path transcript) throws IOException {
    assertThat(Run.as("./blackjack", "", arguments(transcript).toArray(String[]::new)))
        .isEqualTo(expected(transcript));
  }

  @ParameterizedTest
  @MethodSource("transcripts")
  void options_that_say_what_is_usual_change_nothing(Path transcript) throws IOException {
    List<String> words = arguments(transcript);
    words.addAll(0, List.of("blackjack", "--minimum", "5", "--shuffle", "riffle"));
    assertThat(Run.of(words.toArray(String[]::new))).isEqualTo(expected(transcript));
  }

  @ParameterizedTest
  @MethodSource("transcripts")
  void a_record_is_replayed_and_resumed_byte_for_byte(Path transcript) throws IOException {
    Path folder = Files.createTempDirectory("baize");
    String record = folder.resolve("record").toString();
    List<String> words = arguments(transcript);
    words.addAll(0, List.of("blackjack", "--record", record));
    assertThat(Run.of(words.toArray(String[]::new))).isEqualTo(expected(transcript));
    assertThat(Run.of("replay", record)).isEqualTo(expected(transcript));
    List<String> lines = Files.readAllLines(Path.of(record));
    int kept = 6 + (lines.size() - 6) / 2;
    Files.writeString(Path.of(record), String.join("\n", lines.subList(0, kept)) + "\n");
    assertThat(Run.of("resume", record)).isEqualTo(expected(transcript));
    assertThat(Files.readAllLines(Path.of(record))).isEqualTo(lines);
    Files.delete(Path.of(record));
    Files.delete(folder);
  }
}
