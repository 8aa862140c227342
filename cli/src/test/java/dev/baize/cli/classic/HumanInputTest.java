package dev.baize.cli.classic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Run;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** People answer in words; what cannot be taken is refused on standard error and asked again. */
class HumanInputTest {

  private static final Path ONE_HUMAN = Path.of("src/test/resources/golden/euchre/one-human");
  private static final String SUIT = "Human player Ivan, please enter a suit, or \"pass\":\n";
  private static final String CARD = "Human player Ivan, please select a card:\n";

  /** What golden input says, word by word; the first is to the question for a suit. */
  private static List<String> words() throws IOException {
    return new ArrayList<>(List.of(Files.readString(ONE_HUMAN.resolve("stdin")).split("\\s+")));
  }

  private static String expected() throws IOException {
    return Files.readString(ONE_HUMAN.resolve("expected"))
        .replace(" pack.in ", " " + Run.PACK + " ");
  }

  private static Run play(String in) {
    return Run.as(
        "./euchre",
        in,
        (Run.PACK + " noshuffle 3 Ivan Human Judea Simple Kunle Simple Liskov Simple").split(" "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Harts   | \"Harts\" is not a suit; expected Spades, Hearts, Clubs, Diamonds or pass",
        "hearts  | \"hearts\" is not a suit; expected Spades, Hearts, Clubs, Diamonds or pass",
        "Hearts  | Hearts may not be ordered up now",
        "0       | \"0\" is not a suit; expected Spades, Hearts, Clubs, Diamonds or pass",
        "王      | \"王\" is not a suit; expected Spades, Hearts, Clubs, Diamonds or pass",
      })
  void a_wrong_bid_is_refused_and_asked_again(String wrong, String why) throws IOException {
    List<String> words = words();
    words.add(0, wrong);
    assertThat(play(String.join("\n", words)))
        .isEqualTo(new Run(0, expected().replaceFirst(SUIT, SUIT + SUIT), why + "\n"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "5    | \"5\" is not a card number; expected 0 to 4",
        "-1   | \"-1\" is not a card number; expected 0 to 4",
        "00   | \"00\" is not a card number; expected 0 to 4",
        "pass | \"pass\" is not a card number; expected 0 to 4",
      })
  void a_wrong_card_is_refused_and_asked_again(String wrong, String why) throws IOException {
    List<String> words = words();
    words.add(1, wrong);
    assertThat(play(String.join("\n", words)))
        .isEqualTo(new Run(0, expected().replaceFirst(CARD, CARD + CARD), why + "\n"));
  }

  @Test
  void a_card_that_does_not_follow_suit_is_refused_and_asked_again() throws IOException {
    List<String> words = words();
    words.add(7, "0");
    String led = "King of Spades played by Liskov\n";
    String[] expected = expected().split(led, 2);
    assertThat(play(String.join("\n", words)))
        .isEqualTo(
            new Run(
                0,
                expected[0] + led + expected[1].replaceFirst(CARD, CARD + CARD),
                "Nine of Hearts does not follow suit\n"));
  }

  @Test
  void the_dealer_may_not_pass_in_round_two() {
    String[] four = Run.game("A", "Human", "B", "Human", "C", "Human", "D", "Human");
    Run run = Run.as("euchre", "pass ".repeat(9), four);
    assertThat(run.err())
        .isEqualTo(
            """
            the dealer must order up a suit in round two
            the dealer must order up a suit in round two
            baize: input ended at "Human player A, please enter a suit, or "pass":"
            """);
  }

  @Test
  void white_space_of_any_kind_and_amount_is_between_the_words() throws IOException {
    assertThat(play("\n \r\n" + String.join("\t\u3000\r\n  ", words()) + "\n\n"))
        .isEqualTo(new Run(0, expected(), ""));
  }

  @Test
  void input_that_is_left_over_does_not_matter() throws IOException {
    assertThat(play(String.join(" ", words()) + " and more")).isEqualTo(new Run(0, expected(), ""));
  }

  @Test
  void every_early_end_of_the_input_is_one_line_after_all_that_was_printed() throws IOException {
    List<String> words = words();
    for (int said = 0; said < words.size(); said++) {
      Run run = play(String.join(" ", words.subList(0, said)));
      String prompt = said == 0 || said == 6 ? SUIT : CARD;
      assertThat(run.status()).as("after %d words", said).isEqualTo(1);
      assertThat(run.err()).isEqualTo("baize: input ended at \"" + prompt.strip() + "\"\n");
      assertThat(run.out()).endsWith(prompt);
      assertThat(expected()).startsWith(run.out());
    }
  }

  @Test
  void a_word_of_ten_million_characters_is_refused_in_a_short_line() throws IOException {
    Run run = play("x".repeat(10_000_000) + " " + String.join(" ", words()));
    assertThat(run.status()).isZero();
    assertThat(run.err())
        .isEqualTo(
            "\""
                + "x".repeat(60)
                + "…\" is not a suit; expected Spades, Hearts, Clubs, Diamonds or pass\n");
  }

  @Test
  void bytes_that_are_no_text_are_refused_like_any_wrong_word() {
    byte[] words = {(byte) 0xFF, (byte) 0xC3, 27, '[', 'm', 0, '\n'};
    Run run = Run.as("euchre", new String(words, StandardCharsets.ISO_8859_1), ivan());
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).hasLineCount(2).doesNotContain("\u001B", "\0");
  }

  @Test
  void input_that_cannot_be_read_is_one_line() {
    InputStream broken =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("Is a directory");
          }

          @Override
          public int read(byte[] bytes, int from, int length) throws IOException {
            throw new IOException("Is a directory");
          }
        };
    Run run = Run.with(broken, "euchre", null, ivan());
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).endsWith(SUIT);
    assertThat(run.err()).isEqualTo("baize: standard input: Is a directory\n");
  }

  private static String[] ivan() {
    return Run.game("Ivan", "Human", "Judea", "Simple", "Kunle", "Simple", "Liskov", "Simple");
  }
}
