package dev.baize.core.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.baize.core.card.Card;
import dev.baize.core.game.Seat;
import dev.baize.core.match.Listener;
import dev.baize.core.match.Match;
import dev.baize.core.player.Console;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.MissingProviderException;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardPlayer;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.WatchfulProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResumedMatchTest {

  private static final Registry WITH_A_PERSON =
      new Registry(List.of(new HighCard()), List.of(new Person(), new WatchfulProvider()));

  @TempDir Path folder;

  @Test
  void a_resumed_match_tells_what_was_played_and_then_plays_on() {
    List<String> notes = new ArrayList<>();
    Match<HighCardView, Play, HighCardEvent> match =
        Examples.of(Examples.FIRST_TRICK)
            .listen(Examples.noting("", notes))
            .resume(Tables.REGISTRY, Tables.NOBODY_TO_ASK, Map.of());
    assertThat(notes.subList(2, notes.size()))
        .containsExactly(
            "seat 0 plays Five of Clubs", "seat 1 plays Eight of Spades", "seat 1 takes the trick");
    match.step();
    assertThat(notes.subList(5, notes.size()))
        .containsExactly("decided: play Nine of Spades", "seat 1 plays Nine of Spades");
    match.play();
    assertThat(match.isOver()).isTrue();
  }

  @Test
  void a_new_match_is_one_of_no_decisions() {
    List<String> notes = new ArrayList<>();
    Examples.of(Examples.HEADER)
        .listen(Examples.noting("", notes))
        .resume(Tables.REGISTRY, Tables.NOBODY_TO_ASK, Map.of())
        .play();
    assertThat(notes.stream().filter(note -> note.startsWith("decided: ")))
        .map(note -> note.substring("decided: ".length()))
        .isEqualTo(MatchRecord.parse(Examples.WHOLE).decisions());
  }

  @Test
  void a_finished_match_resumes_at_its_end() throws IOException {
    Path file = folder.resolve("game.baize");
    Files.writeString(file, Examples.WHOLE);
    Tables.resume(file);
    assertThat(Files.readString(file)).isEqualTo(Examples.WHOLE);
  }

  @Test
  void a_writer_hears_of_a_decision_after_all_others() throws IOException {
    Path file = folder.resolve("game.baize");
    MatchRecord record = MatchRecord.parse(Examples.HEADER);
    List<String> sizes = new ArrayList<>();
    try (RecordWriter writer = RecordWriter.create(file, record)) {
      Examples.of(Examples.HEADER)
          .listen(
              new Listener<>() {
                @Override
                public void decided(Seat seat, Play decision) {
                  sizes.add(Long.toString(file.toFile().length()));
                }
              })
          .listen(writer)
          .resume(Tables.REGISTRY, Tables.NOBODY_TO_ASK, Map.of())
          .step();
    }
    assertThat(sizes).containsExactly(Integer.toString(Examples.HEADER.length()));
    assertThat(Files.readString(file)).isEqualTo(Examples.HEADER + "play Five of Clubs\n");
  }

  @Test
  void a_person_is_asked_only_for_what_is_not_recorded_yet() {
    Queue<String> words = new ArrayDeque<>(List.of("0", "1"));
    Console console = new Words(words);
    Match<HighCardView, Play, HighCardEvent> match =
        Examples.of(Examples.FIRST_TRICK.replace("Watchful Ivan", "person Ivan"))
            .resume(
                WITH_A_PERSON,
                seat -> seat == Seat.of(0) ? Optional.of(console) : Optional.empty(),
                Map.of());
    match.step();
    assertThat(words).containsExactly("0", "1");
    match.step();
    assertThat(words).containsExactly("1");
  }

  @Test
  void a_player_that_is_not_present_or_cannot_play_is_named_by_its_line() {
    String absent = Examples.WHOLE.replace("Watchful Judea", "Absent Judea");
    assertThatExceptionOfType(MissingProviderException.class)
        .isThrownBy(() -> Examples.of(absent).seat(Tables.REGISTRY, Tables.NOBODY_TO_ASK, Map.of()))
        .withMessage("line 6: no highcard player \"Absent\"; there are: Random, Watchful");
    String person = Examples.WHOLE.replace("Watchful Ivan", "Person Ivan");
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(() -> Examples.of(person).seat(WITH_A_PERSON, Tables.NOBODY_TO_ASK, Map.of()))
        .withMessage("line 5: a person needs a console");
  }

  private record Person() implements PlayerProvider<HighCardView, Play, HighCardEvent> {
    @Override
    public String game() {
      return HighCard.NAME;
    }

    @Override
    public String name() {
      return "Person";
    }

    @Override
    public String description() {
      return "asks for the place of a card in the hand";
    }

    @Override
    public Player<HighCardView, Play, HighCardEvent> create(SeatContext context) {
      Console console =
          context
              .console()
              .orElseThrow(() -> new IllegalArgumentException("a person needs a console"));
      return new Asking(console);
    }
  }

  private record Asking(Console console) implements HighCardPlayer {
    @Override
    public Card play(HighCardView view) {
      return view.hand().get(Integer.parseInt(console.nextWord().orElseThrow()));
    }
  }

  private record Words(Queue<String> words) implements Console {
    @Override
    public void print(String text) {}

    @Override
    public void complain(String line) {}

    @Override
    public Optional<String> nextWord() {
      return Optional.ofNullable(words.poll());
    }
  }
}
