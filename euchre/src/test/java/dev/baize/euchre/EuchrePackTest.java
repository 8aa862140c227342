package dev.baize.euchre;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.util.Arrays;
import java.util.Objects;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.assertj.core.api.ThrowableAssertAlternative;
import org.junit.jupiter.api.Test;

class EuchrePackTest {

  private static final String NEW_PACK =
      EuchrePack.fresh().cards().stream().map(card -> card + "\n").collect(joining());

  private static Deck<Card> read(String file) throws IOException {
    return EuchrePack.read(new StringReader(file));
  }

  private static ThrowableAssertAlternative<IllegalArgumentException> refused(String file) {
    return assertThatIllegalArgumentException().isThrownBy(() -> read(file));
  }

  @Provide
  Arbitrary<Deck<Card>> packs() {
    return AnyRules.packs();
  }

  @Test
  void a_new_pack_goes_up_suit_by_suit() {
    assertThat(EuchrePack.fresh().cards())
        .isEqualTo(
            Cards.list("9S TS JS QS KS AS 9H TH JH QH KH AH 9C TC JC QC KC AC 9D TD JD QD KD AD"));
  }

  @Test
  void the_pack_that_comes_with_the_course_is_a_new_one() throws IOException {
    try (Reader in =
        new InputStreamReader(
            Objects.requireNonNull(EuchrePackTest.class.getResourceAsStream("/golden/pack.in")),
            UTF_8)) {
      assertThat(EuchrePack.read(in)).isEqualTo(EuchrePack.fresh());
    }
  }

  @Property(tries = 50, edgeCases = EdgeCasesMode.NONE)
  void any_order_is_read_as_it_stands(@ForAll("packs") Deck<Card> pack) throws IOException {
    assertThat(read(pack.cards().stream().map(Card::toString).collect(joining("\n"))))
        .isEqualTo(pack);
  }

  @Test
  void blank_lines_and_white_space_do_not_matter() throws IOException {
    assertThat(read(NEW_PACK.replace("\n", "\r\n"))).isEqualTo(EuchrePack.fresh());
    assertThat(read("\n \n" + NEW_PACK.replace("\n", "\n\n\t\n"))).isEqualTo(EuchrePack.fresh());
    assertThat(read(NEW_PACK.replace(" ", " \t  "))).isEqualTo(EuchrePack.fresh());
    assertThat(read("  " + NEW_PACK.replace("\n", "   \n  ").strip()))
        .isEqualTo(EuchrePack.fresh());
  }

  @Test
  void a_misspelt_card_is_named_with_its_line() {
    refused(NEW_PACK.replace("Jack of Spades", "Jake of Spades"))
        .withMessage(
            "line 3: \"Jake of Spades\": no rank \"Jake\"; expected Two, Three, Four, Five, Six,"
                + " Seven, Eight, Nine, Ten, Jack, Queen, King or Ace");
    refused(NEW_PACK.replace("Ace of Diamonds", "Ace of diamonds"))
        .withMessage(
            "line 24: \"Ace of diamonds\": no suit \"diamonds\";"
                + " expected Spades, Hearts, Clubs or Diamonds");
    refused("\r\n\r\nNine off Spades\r\n")
        .withMessage(
            "line 3: \"Nine off Spades\": no \" of \"; expected a rank and a suit,"
                + " such as \"Jack of Diamonds\"");
  }

  @Test
  void a_card_cut_short_is_named_with_its_line() {
    refused(NEW_PACK.replace("Ace of Diamonds\n", "Ace of"))
        .withMessage(
            "line 24: \"Ace of\": no \" of \"; expected a rank and a suit,"
                + " such as \"Jack of Diamonds\"");
  }

  @Test
  void a_card_that_comes_again_is_named_with_both_lines() {
    refused(NEW_PACK.replace("Ten of Hearts", "Nine of Spades"))
        .withMessage("line 8: Nine of Spades again, after line 1");
    refused("\n\nKing of Hearts\n\nKing of Hearts")
        .withMessage("line 5: King of Hearts again, after line 3");
  }

  @Test
  void a_card_that_is_not_euchres_is_named_with_its_line() {
    refused(NEW_PACK.replace("Ten of Spades", "Eight of Diamonds"))
        .withMessage("line 2: Eight of Diamonds is not one of the 24 euchre cards");
  }

  @Test
  void missing_cards_are_counted() {
    refused(NEW_PACK.replace("Ace of Diamonds\n", ""))
        .withMessage("line 24: the pack ends after 23 cards; expected 24");
    refused("").withMessage("line 1: the pack ends after 0 cards; expected 24");
    refused("\n\n  \n").withMessage("line 4: the pack ends after 0 cards; expected 24");
  }

  @Test
  void nothing_may_stand_after_the_last_card() {
    refused(NEW_PACK + "\nNine of Spades\n")
        .withMessage("line 26: \"Nine of Spades\" after the 24 cards of the pack");
    refused(NEW_PACK + "x").withMessage("line 25: \"x\" after the 24 cards of the pack");
  }

  @Test
  void a_huge_line_is_refused_in_a_short_one() {
    refused("x".repeat(10_000_000))
        .withMessage(
            "line 1: \"%s\": no \" of \"; expected a rank and a suit, such as \"Jack of Diamonds\""
                .formatted("x".repeat(40)));
    refused("Nine of " + "Spades".repeat(1_000_000))
        .withMessageStartingWith("line 1: \"Nine of SpadesSpades")
        .satisfies(wrong -> assertThat(wrong).message().hasSizeLessThan(300));
    refused(NEW_PACK + " ".repeat(10_000_000) + "\n" + "y".repeat(41))
        .withMessage("line 26: \"%s\" after the 24 cards of the pack".formatted("y".repeat(40)));
  }

  @Test
  void a_word_without_end_is_not_read_to_its_end() {
    Reader endless =
        new Reader() {
          @Override
          public int read(char[] text, int from, int length) {
            Arrays.fill(text, from, from + length, 'x');
            return length;
          }

          @Override
          public void close() {}
        };
    assertThatIllegalArgumentException()
        .isThrownBy(() -> EuchrePack.read(endless))
        .withMessageStartingWith("line 1: \"xxx");
  }

  @Test
  void a_huge_blank_line_does_not_matter() throws IOException {
    assertThat(read(" ".repeat(10_000_000) + "\n" + NEW_PACK)).isEqualTo(EuchrePack.fresh());
  }

  @Test
  void a_file_that_is_no_text_is_refused_at_its_first_line() {
    byte[] bytes = new byte[100_000];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (i * 7 + 128);
    }
    for (String file :
        Arrays.asList(new String(bytes, UTF_8), new String(bytes, ISO_8859_1), "\0\0\0")) {
      refused(file)
          .withMessageStartingWith("line 1: \"")
          .satisfies(wrong -> assertThat(wrong).message().hasSizeLessThan(400));
    }
  }

  @Test
  void a_file_that_cannot_be_read_says_so() {
    IOException broken = new IOException("the disk is broken");
    Reader in =
        new Reader() {
          @Override
          public int read(char[] buffer, int from, int length) throws IOException {
            throw broken;
          }

          @Override
          public void close() {}
        };
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> EuchrePack.read(in))
        .isSameAs(broken);
  }
}
