package dev.baize.testing;

import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class EventFaultsTest {

  /** An event of high card with another text. */
  private record Rumour(HighCardEvent event, String text) implements Event {
    @Override
    public boolean visibleTo(Seat seat) {
      return event.visibleTo(seat);
    }
  }

  private static Verdict verdictOnTexts(UnaryOperator<String> change) {
    return Translation.ofEvents(event -> new Rumour(event, change.apply(event.text()))).verdict();
  }

  @Test
  void events_may_have_any_line_as_text() {
    verdictOnTexts(text -> text + "!").isGood();
  }

  @Test
  void a_text_of_two_lines_is_found() {
    verdictOnTexts(text -> text + "\nhow exciting")
        .isFailureOf("the text of an event is one line", "EVENTS");
  }

  @Test
  void a_text_with_white_space_around_it_is_found() {
    verdictOnTexts(text -> text + " ").isFailureOf("the text of an event is one line", "EVENTS");
  }

  @Test
  void an_empty_text_is_found() {
    verdictOnTexts(text -> "").isFailureOf("the text of an event is one line", "EVENTS");
  }

  /** High card that reads events in another way. */
  private static Verdict verdictOnReading(Function<String, HighCardEvent> read) {
    return new FaultyHighCard(HighCardRules::start) {
      @Override
      public Optional<Function<String, HighCardEvent>> eventParser() {
        return Optional.of(read);
      }
    }.verdict();
  }

  @Test
  void events_may_be_read() {
    verdictOnReading(HighCardEvent.TEXTS::parse).isGood();
  }

  @Test
  void an_event_that_is_read_as_another_is_found() {
    verdictOnReading(text -> HighCardEvent.TEXTS.parse(text.replace("seat 2", "seat 1")))
        .isFailureOf("the text of an event is read as what was written: ", "EVENTS");
  }

  @Test
  void an_event_that_cannot_be_read_is_found() {
    verdictOnReading(text -> HighCardEvent.TEXTS.parse(text.replace("takes", "wins")))
        .isFailureOf("the text of an event can be read", "EVENTS");
  }

  @Test
  void nonsense_that_is_read_as_an_event_is_found() {
    verdictOnReading(
            text ->
                text.startsWith("seat")
                    ? HighCardEvent.TEXTS.parse(text)
                    : new HighCardEvent.TrickTaken(Seat.of(0)))
        .isFailureOf("nonsense is not read as an event", "EVENTS");
  }

  @Test
  void nonsense_that_is_refused_without_being_quoted_is_found() {
    verdictOnReading(text -> HighCardEvent.TEXTS.parse(text.replaceFirst("^\\P{ASCII} ", "")))
        .isFailureOf("the parser of an event quotes what it rejects", "EVENTS");
  }

  /** Hides from every seventh who asks. */
  private record Fading(String text, AtomicInteger asked) implements Event {

    @Override
    public boolean visibleTo(Seat seat) {
      return asked.incrementAndGet() % 7 != 0;
    }
  }

  @Test
  void an_event_that_may_be_seen_now_and_not_then_is_found() {
    AtomicInteger asked = new AtomicInteger();
    Translation.ofEvents(event -> new Fading(event.text(), asked))
        .verdict()
        .isFailureOf(
            "hears of what it may see, and of nothing else", "EVENTS", "HIDDEN_INFORMATION");
  }

  @Test
  void an_event_that_is_not_a_value_is_found() {
    Translation.ofEvents(
            event ->
                new Event() {
                  @Override
                  public boolean visibleTo(Seat seat) {
                    return event.visibleTo(seat);
                  }

                  @Override
                  public String text() {
                    return event.text();
                  }
                })
        .verdict()
        .isFailureOf("a listener hears everything", "EVENTS");
  }

  /** Knows that somebody listens. */
  private static final class Conceited extends FaultyGame {
    Conceited(Game<HighCardView, Play> sound) {
      super(sound, Conceited::new);
    }

    @Override
    public String position() {
      return "watched, " + sound.position();
    }
  }

  @Test
  void a_game_that_is_different_when_listened_to_is_found() {
    FaultyHighCard.verdictOn(
            (rules, seed, events) -> {
              Game<HighCardView, Play> game = rules.start(seed, events);
              return events == null ? game : new Conceited(game);
            })
        .isFailureOf("the same whether or not somebody listens", "EVENTS");
  }
}
