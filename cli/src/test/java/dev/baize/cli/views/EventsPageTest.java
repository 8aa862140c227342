package dev.baize.cli.views;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.beans.BeansEvent;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.euchre.EuchreEvent;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The tables of {@code docs/events.md} have the events of each game. */
class EventsPageTest {

  private static final Path PAGE = Path.of("..", "docs", "events.md");

  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| `([^`]+)` \\| `([^`]+)` \\| ([^|]+) \\| [^|]+ \\|$");

  /** The events of a game, all of which are records. */
  private record Events(String game, Class<? extends Event> type, Function<String, Event> parser) {

    List<MatchResult> rows() throws IOException {
      String page = Files.readString(PAGE);
      String section = page.substring(page.toLowerCase(Locale.ROOT).indexOf("\n## " + game) + 1);
      int end = section.indexOf("\n## ");
      return ROW.matcher(end < 0 ? section : section.substring(0, end)).results().toList();
    }

    @Override
    public String toString() {
      return game;
    }
  }

  static List<Events> events() {
    return List.of(
        new Events("euchre", EuchreEvent.class, EuchreEvent::parse),
        new Events("blackjack", BlackjackEvent.class, BlackjackEvent::parse),
        new Events("beans", BeansEvent.class, BeansEvent::parse));
  }

  private static String signature(Class<?> event) {
    return event.getSimpleName()
        + Arrays.stream(event.getRecordComponents())
            .map(RecordComponent::getName)
            .collect(Collectors.joining(", ", "(", ")"));
  }

  @ParameterizedTest
  @MethodSource("events")
  void every_event_of_a_game_is_in_its_table(Events events) throws IOException {
    assertThat(events.rows().stream().map(row -> row.group(1)))
        .containsExactlyInAnyOrderElementsOf(
            Arrays.stream(events.type().getDeclaredClasses())
                .filter(Class::isRecord)
                .map(EventsPageTest::signature)
                .toList());
  }

  @ParameterizedTest
  @MethodSource("events")
  void the_text_is_that_of_the_event_and_seen_by_those_that_the_page_says(Events events)
      throws IOException {
    int seats = Registry.load().game(events.game()).rules().seats();
    for (MatchResult row : events.rows()) {
      Event event = events.parser().apply(row.group(2));
      assertThat(signature(event.getClass())).isEqualTo(row.group(1));
      assertThat(event.text()).isEqualTo(row.group(2));
      List<Integer> told =
          Stream.iterate(0, seat -> seat < seats, seat -> seat + 1)
              .filter(seat -> event.visibleTo(Seat.of(seat)))
              .toList();
      assertThat(told(told, seats, event.text())).as(event.text()).isEqualTo(row.group(3));
    }
  }

  private static String told(List<Integer> told, int seats, String text) {
    if (told.isEmpty()) {
      return "listeners";
    }
    if (told.size() == seats) {
      return "all";
    }
    assertThat(told).hasSize(1);
    assertThat(text).contains("seat " + told.get(0) + " ");
    return "its seat";
  }

  @Test
  void every_game_with_events_is_in_the_page() {
    assertThat(events().stream().map(Events::game))
        .containsExactlyInAnyOrderElementsOf(
            Registry.load().games().stream()
                .filter(game -> !game.getClass().getName().startsWith("dev.baize.core."))
                .filter(game -> game.eventParser().isPresent())
                .map(GameProvider::name)
                .toList());
  }
}
