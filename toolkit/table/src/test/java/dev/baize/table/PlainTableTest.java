package dev.baize.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.table.Answer;
import dev.baize.core.table.Fact;
import dev.baize.core.table.Question;
import dev.baize.core.table.Scene;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import dev.baize.core.table.TableProvider;
import dev.baize.core.toy.HighCard;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PlainTableTest {

  /** What a seat knows. */
  private record Cards(Seat seat, long turn, List<String> handCards, Seat nextDealer)
      implements View {}

  /** To say a word. */
  private record Say(String text) implements Decision {

    static Say parse(String text) {
      if (text.startsWith("say ")) {
        return new Say(text);
      }
      throw new IllegalArgumentException("\"" + text + "\": expected \"say WORD\"");
    }
  }

  private record Said(String text) implements Event {}

  private static final Speech SPEECH = new Speech(Seat.of(1), List.of("Seat 1", "Seat 2", "Ann"));

  private final PlainTable<View, Say, Said> table = new PlainTable<>("words", SPEECH, Say::parse);

  private static Cards view(String... cards) {
    return new Cards(Seat.of(1), 7, List.of(cards), Seat.of(2));
  }

  private static List<Say> legal(int count) {
    return IntStream.range(0, count).mapToObj(i -> new Say("say word" + i)).toList();
  }

  /** The lines of the scene below its heading. */
  private List<String> lines(View view) {
    Scene scene = table.scene(view, false);
    List<StyledText> lines = SceneText.draw(scene, 78, 12).lines();
    return lines.stream().skip(1).map(StyledText::plain).filter(line -> !line.isEmpty()).toList();
  }

  @Test
  void the_fields_of_the_view_stand_below_one_another_with_seats_by_their_names() {
    assertThat(lines(view("Ace", "King")))
        .containsExactly("hand cards   Ace, King", "next dealer  Ann");
    Scene scene = table.scene(view("Ace"), false);
    assertThat(scene.title()).isEqualTo("words");
    assertThat(scene.facts()).containsExactly(Fact.of("", "You are Seat 2"));
  }

  @Test
  void cards_of_the_view_are_cards() {
    assertThat(lines(view("Ace of Spades", "Ten of Hearts"))).startsWith("hand cards   A♠ 10♥");
  }

  /** A view with its legal decisions, as those of the kit are. */
  private record Choice(Seat seat, long turn, List<Say> legal, int left) implements View {}

  @Test
  void legal_decisions_of_a_view_are_shown_as_choices_alone() {
    View choice = new Choice(Seat.of(1), 0, legal(2), 3);
    assertThat(lines(choice)).containsExactly("left  3");
  }

  /** A view that players are to search, and people not to read. */
  private record Brief(Seat seat, long turn, List<String> hand, List<String> denied)
      implements View {
    @Override
    public String toString() {
      return "Brief[hand=" + hand + "]";
    }
  }

  @Test
  void a_view_that_leaves_a_component_out_of_its_text_does_not_show_it() {
    View brief = new Brief(Seat.of(1), 0, List.of("King"), List.of("Ace"));
    assertThat(lines(brief)).containsExactly("hand  King");
  }

  @Test
  void long_fields_are_wrapped_under_their_beginning() {
    String[] cards = IntStream.range(0, 12).mapToObj(i -> "Card" + i).toArray(String[]::new);
    assertThat(lines(view(cards)))
        .startsWith(
            "hand cards   Card0, Card1, Card2, Card3, Card4, Card5, Card6, Card7, Card8,",
            "             Card9, Card10, Card11");
  }

  @Test
  void a_word_that_is_wider_than_the_window_goes_on_in_the_next_line() {
    assertThat(lines(view("x".repeat(70))))
        .startsWith("hand cards   " + "x".repeat(65), "             xxxxx");
  }

  @Test
  void a_view_that_is_no_record_is_shown_as_it_is_written() {
    View written =
        new View() {
          @Override
          public Seat seat() {
            return Seat.of(1);
          }

          @Override
          public long turn() {
            return 0;
          }

          @Override
          public String toString() {
            return "first line of seat 0\nsecond";
          }
        };
    assertThat(lines(written)).containsExactly("first line of Seat 1", "second");
  }

  @Test
  void a_view_without_a_text_of_its_own_shows_nothing() {
    View silent =
        new View() {
          @Override
          public Seat seat() {
            return Seat.of(1);
          }

          @Override
          public long turn() {
            return 0;
          }
        };
    assertThat(lines(silent)).isEmpty();
  }

  @Test
  void legal_decisions_have_numbers_and_are_answered_by_number_or_text() {
    Question<Say> question = table.ask(view(), legal(3));
    assertThat(Asked.of(question, 80).prompt())
        .isEqualTo("Your decision: say word0 [1], say word1 [2], say word2 [3]");
    assertThat(question.read("2")).contains(new Say("say word1"));
    assertThat(question.read("SAY WORD1")).contains(new Say("say word1"));
    assertThat(question.words()).containsExactly("say word0", "say word1", "say word2");
  }

  @Test
  void a_decision_that_is_not_listed_is_typed_as_it_is_written() {
    Question<Say> question = table.ask(view(), legal(1));
    assertThat(question.read("say anything")).contains(new Say("say anything"));
    assertThat(question.read("4")).isEmpty();
    assertThat(question.why("4")).isEqualTo("\"4\": expected \"say WORD\"");
    assertThat(question.read("")).isEmpty();
  }

  @Test
  void where_decisions_are_numbers_themselves_they_get_none() {
    PlainTable<View, Say, Said> numbers = new PlainTable<>("numbers", SPEECH, Say::new);
    Question<Say> question = numbers.ask(view(), List.of(new Say("2"), new Say("1")));
    assertThat(question.prompt()).isEqualTo("Your decision");
    assertThat(question.read("1")).contains(new Say("1"));
  }

  @Test
  void a_decision_with_a_number_of_its_own_is_answered_by_that_number() {
    PlainTable<View, Say, Said> bids = new PlainTable<>("bids", SPEECH, Say::new);
    List<Say> legal = List.of(new Say("pass"), new Say("bid 2"), new Say("bid 0"));
    Question<Say> question = bids.ask(view(), legal);
    assertThat(question.read("2")).contains(new Say("bid 2"));
    assertThat(question.read("0")).contains(new Say("bid 0"));
    assertThat(question.answers()).extracting(Answer::key).containsExactly("pass", "2", "0");
  }

  @Test
  void decisions_are_counted_where_two_have_the_same_number() {
    PlainTable<View, Say, Said> bids = new PlainTable<>("bids", SPEECH, Say::new);
    Question<Say> question = bids.ask(view(), List.of(new Say("bid 2"), new Say("raise 2")));
    assertThat(question.read("2")).contains(new Say("raise 2"));
  }

  private Screen screen(int decisions, int page) {
    Question<Say> question = table.ask(view(), legal(decisions));
    return new Screen(
        Theme.LETTERS,
        table.scene(view(), true),
        columns -> Asked.of(question, columns),
        page,
        new Messages().shown(),
        Screen.ENTER,
        List.of("quit"));
  }

  private static List<String> lines(Screen screen) {
    return screen.lines(80, 24).stream().map(StyledText::plain).toList();
  }

  @Test
  void more_decisions_than_have_room_are_on_pages_that_turn() {
    Screen first = screen(60, 0);
    assertThat(first.asked().apply(80).prompt()).isEqualTo("Your decision (1-60)");
    assertThat(first.pages(80, 24)).isEqualTo(3);
    assertThat(lines(first))
        .contains(" (page 1 of 3; Enter shows the next)")
        .anyMatch(line -> line.startsWith(" 1: say word0 "));
    assertThat(lines(screen(60, 1)))
        .contains(" (page 2 of 3; Enter shows the next)")
        .anyMatch(line -> line.startsWith(" 6: say word5 "));
    assertThat(lines(screen(60, 3))).contains(" (page 1 of 3; Enter shows the next)");
    assertThat(screen(2, 0).pages(80, 24)).isEqualTo(1);
  }

  @Test
  void events_are_told_in_their_own_words_with_the_names_of_seats() {
    assertThat(table.describe(new Said("seat 2 asks seat 1, not seat 9")).plain())
        .isEqualTo("\nAnn asks you, not seat 9.");
  }

  @Test
  void the_result_says_who_won_and_what_all_scored() {
    assertThat(result(List.of(1L, 2L, 0L), 1))
        .isEqualTo("You win. Scores: Seat 1 1, you 2, Ann 0.");
    assertThat(result(List.of(2L, 1L, 2L), 0, 2))
        .isEqualTo("Seat 1 and Ann win. Scores: Seat 1 2, you 1, Ann 2.");
    assertThat(result(List.of(0L, 0L, 0L), 0, 1, 2)).startsWith("A draw. Scores: ");
    assertThat(result(List.of(0L, 0L, 0L))).startsWith("Nobody wins. Scores: ");
  }

  private String result(List<Long> scores, int... winners) {
    return table.result(
        view(), new Outcome(scores, IntStream.of(winners).mapToObj(Seat::of).toList()));
  }

  @Test
  void a_text_at_which_the_parser_of_the_game_fails_is_no_answer() {
    for (String failure : List.of("null", "index", "stack")) {
      PlainTable<View, Say, Said> fragile = new PlainTable<>("words", SPEECH, PlainTableTest::fail);
      Question<Say> question = fragile.ask(view(), legal(2));
      assertThat(question.read(failure)).isEmpty();
      assertThat(question.why(failure))
          .isEqualTo("\"" + failure + "\" is not an answer here; type ? for help");
    }
  }

  @SuppressWarnings("NullAway") // what a game must not do
  private static Say fail(String text) {
    return switch (text) {
      case "null" -> null;
      case "index" -> throw new IndexOutOfBoundsException(text);
      default -> throw new StackOverflowError();
    };
  }

  @Test
  void a_game_that_brings_no_table_has_a_plain_one() {
    HighCard game = new HighCard();
    TableProvider<?, ?, ?> table = PlainTable.unlessProvided(game);
    assertThat(table.description()).isEqualTo("Play HighCard.");
    assertThat(table.names(2)).containsExactly("Seat 1", "Seat 2");
    assertThat(table.players()).isEmpty();
    assertThat(table.options()).isEmpty();
  }

  @Test
  @SuppressWarnings("NullAway") // Null is what is refused.
  void null_is_refused() {
    assertThatNullPointerException().isThrownBy(() -> PlainTable.unlessProvided((HighCard) null));
    assertThatNullPointerException().isThrownBy(() -> new PlainTable<>(null, SPEECH, Say::parse));
    assertThatNullPointerException().isThrownBy(() -> new PlainTable<>("words", null, Say::parse));
    assertThatNullPointerException().isThrownBy(() -> new PlainTable<>("words", SPEECH, null));
    assertThatNullPointerException().isThrownBy(() -> table.describe(null));
    assertThatNullPointerException().isThrownBy(() -> table.scene(null, false));
  }
}
