package dev.baize.core.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.card.Card;
import dev.baize.core.game.Seat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpeechTest {

  private final Speech speech = new Speech(Seat.of(1), List.of("North", "me", "  王小明王小明王小明 "));

  @ParameterizedTest
  @CsvSource({
    "seat 0 passes, North passes.",
    "seat 1 passes, You pass.",
    "seat 1 is dealt King of Clubs, You are dealt K♣.",
    "seat 1 has 3 cards, You have 3 cards.",
    "seat 1 catches, You catch.",
    "seat 1 ties, You tie.",
    "'seat 1 is dealt {Ace of Spades, Ten of Clubs}', 'You are dealt A♠, 10♣.'",
    "seat 1: pass, You: pass.",
    "seat 1's turn, Your turn.",
    "it is seat 1's turn, It is your turn.",
    "seat 0's turn, North's turn.",
    "seat 0 gives seat 1 cards, North gives you cards.",
    "seat 0 orders up Hearts, North orders up hearts ♥.",
    "seat 7 passes, Seat 7 passes.",
    "soy is the top of the pile., BEAN is the top of the pile."
  })
  void an_event_is_told_as_a_sentence(String text, String sentence) {
    Map<String, StyledText> beans = Map.of("Soy", StyledText.of("BEAN"));
    assertThat(speech.sentence(text, beans).plain()).isEqualTo(sentence);
  }

  @ParameterizedTest
  @CsvSource({
    "seat 1 is dealt King of Clubs, me is dealt K♣.",
    "it is seat 1's turn, It is me's turn.",
  })
  void those_who_watch_are_nobody_of_whom_it_speaks(String text, String sentence) {
    Speech watched = Speech.forWatchers(speech.names());
    assertThat(watched.sentence(text, Map.of()).plain()).isEqualTo(sentence);
    assertThat(watched.name(Seat.of(1))).isEqualTo("me");
    assertThat(List.of(watched.isYou(Seat.of(1)), speech.isYou(Seat.of(1))))
        .containsExactly(false, true);
  }

  @Test
  void words_within_a_sentence_name_the_person_in_small_letters() {
    assertThat(speech.words("seat 1 Ten of Hearts; seat 0 took it", Map.of()).plain())
        .isEqualTo("you 10♥; North took it");
  }

  @Test
  void cards_have_their_colour_in_a_sentence() {
    assertThat(speech.sentence("seat 1 leads Jack of Hearts", Map.of()))
        .isEqualTo(StyledText.format("You lead %s.", StyledText.of(Card.parse("Jack of Hearts"))));
  }

  @Test
  void long_names_are_cut_off_by_the_columns_that_they_take() {
    assertThat(speech.name(Seat.of(2))).isEqualTo("王小明王小明.");
  }
}
