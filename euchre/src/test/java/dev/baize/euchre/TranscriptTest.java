package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.game.Seat;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TranscriptTest {

  private static final List<String> NAMES = List.of("Adi", "Barbara", "Chi-Chih", "Dabbala");

  private static String told(List<String> names, String... events) {
    return told(names, EuchreHouseRules.classic(), events);
  }

  private static String told(List<String> names, EuchreHouseRules house, String... events) {
    StringBuilder out = new StringBuilder();
    Transcript transcript = new Transcript(out, names, house);
    for (String event : events) {
      transcript.happened(EuchreEvent.parse(event));
    }
    return out.toString();
  }

  @Test
  void a_hand_begins_with_its_number_dealer_and_upcard() {
    assertThat(
            told(
                NAMES,
                "hand 7, seat 3 deals",
                "seat 0 is dealt {Nine of Spades}",
                "Jack of Diamonds is turned up"))
        .isEqualTo("Hand 7\nDabbala deals\nJack of Diamonds turned up\n");
  }

  @Test
  void an_order_in_round_one_ends_the_making_with_the_discard() {
    String[] ordered = {
      "Jack of Diamonds is turned up",
      "seat 1 passes",
      "seat 2 orders up Diamonds",
      "seat 0 picks up Jack of Diamonds"
    };
    String lines = "Jack of Diamonds turned up\nBarbara passes\nChi-Chih orders up Diamonds\n";
    assertThat(told(NAMES, ordered)).isEqualTo(lines);
    List<String> discarded = new ArrayList<>(List.of(ordered));
    discarded.add("seat 0 discards Nine of Spades");
    assertThat(told(NAMES, discarded.toArray(String[]::new))).isEqualTo(lines + "\n");
  }

  @Test
  void an_order_in_round_two_ends_the_making_at_once() {
    assertThat(
            told(
                NAMES,
                "Jack of Diamonds is turned up",
                "seat 0 passes",
                "seat 1 orders up Hearts",
                "seat 1 leads Jack of Spades"))
        .isEqualTo(
            """
            Jack of Diamonds turned up
            Adi passes
            Barbara orders up Hearts

            Jack of Spades led by Barbara
            """);
  }

  @Test
  void each_hand_has_an_upcard_of_its_own() {
    assertThat(
            told(
                NAMES,
                "Jack of Diamonds is turned up",
                "Jack of Hearts is turned up",
                "seat 1 orders up Diamonds"))
        .endsWith("Barbara orders up Diamonds\n\n");
  }

  @Test
  void a_trick_ends_with_a_blank_line() {
    assertThat(
            told(
                NAMES,
                "seat 1 leads Jack of Spades",
                "seat 2 plays King of Spades",
                "seat 3 plays Ace of Spades",
                "seat 0 plays Nine of Diamonds",
                "seat 3 takes the trick"))
        .isEqualTo(
            """
            Jack of Spades led by Barbara
            King of Spades played by Chi-Chih
            Ace of Spades played by Dabbala
            Nine of Diamonds played by Adi
            Dabbala takes the trick

            """);
  }

  @Test
  void a_march_a_euchre_and_neither_are_told_apart() {
    assertThat(told(NAMES, "side ODD scores, MARCH, 1 to 2"))
        .isEqualTo(
            """
            Barbara and Dabbala win the hand
            march!
            Adi and Chi-Chih have 1 points
            Barbara and Dabbala have 2 points

            """);
    assertThat(told(NAMES, "side EVEN scores, EUCHRED, 2 to 0"))
        .isEqualTo(
            """
            Adi and Chi-Chih win the hand
            euchred!
            Adi and Chi-Chih have 2 points
            Barbara and Dabbala have 0 points

            """);
    assertThat(told(NAMES, "side EVEN scores, MADE, 1 to 0"))
        .isEqualTo(
            """
            Adi and Chi-Chih win the hand
            Adi and Chi-Chih have 1 points
            Barbara and Dabbala have 0 points

            """);
  }

  @Test
  void the_winners_of_the_game_are_named_last() {
    assertThat(told(NAMES, "side ODD wins")).isEqualTo("Barbara and Dabbala win!\n");
    assertThat(told(NAMES, "side EVEN wins")).isEqualTo("Adi and Chi-Chih win!\n");
  }

  @Test
  void a_draw_names_nobody() {
    assertThat(told(NAMES, EuchreHouseRules.parse("deals 2"), "the game is a draw"))
        .isEqualTo("a draw\n");
  }

  @Test
  void points_before_the_first_deal_are_told_as_those_after_a_hand() {
    assertThat(
            told(
                NAMES,
                EuchreHouseRules.parse("start 4:9"),
                "the game begins at 4 to 9",
                "hand 0, seat 2 deals"))
        .isEqualTo(
            """
            Adi and Chi-Chih have 4 points
            Barbara and Dabbala have 9 points

            Hand 0
            Chi-Chih deals
            """);
  }

  @Test
  void names_are_told_as_they_are() {
    List<String> names = List.of("Мария Ивановна", "🂡 Ace", "%s\\n", "");
    assertThat(told(names, "seat 0 passes", "seat 1 passes", "seat 2 passes", "seat 3 passes"))
        .isEqualTo("Мария Ивановна passes\n🂡 Ace passes\n%s\\n passes\n passes\n");
    assertThat(told(names, "side EVEN wins")).isEqualTo("Мария Ивановна and %s\\n win!\n");
  }

  @Test
  void the_names_are_kept_as_they_were_given() {
    List<String> names = new ArrayList<>(NAMES);
    StringBuilder out = new StringBuilder();
    Transcript transcript = new Transcript(out, names, EuchreHouseRules.classic());
    names.set(0, "somebody else");
    transcript.happened(new EuchreEvent.Passed(Seat.of(0)));
    assertThat(out).hasToString("Adi passes\n");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 3, 5})
  void there_are_four_names(int count) {
    List<String> names = List.of("A", "B", "C", "D", "E").subList(0, count);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Transcript(new StringBuilder(), names, EuchreHouseRules.classic()))
        .withMessage(count + " names; expected four");
  }

  @Test
  void an_output_that_fails_stops_the_telling() {
    IOException full = new IOException("the disk is full");
    Transcript transcript =
        new Transcript(new BrokenOutput(full), NAMES, EuchreHouseRules.classic());
    assertThatExceptionOfType(UncheckedIOException.class)
        .isThrownBy(() -> transcript.happened(new EuchreEvent.Passed(Seat.of(0))))
        .withCause(full);
  }

  private record BrokenOutput(IOException failure) implements Appendable {

    @Override
    public Appendable append(CharSequence text) throws IOException {
      throw failure;
    }

    @Override
    public Appendable append(CharSequence text, int start, int end) throws IOException {
      throw failure;
    }

    @Override
    public Appendable append(char c) throws IOException {
      throw failure;
    }
  }
}
