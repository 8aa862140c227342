package dev.baize.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.BlindGame;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.table.MatchJournal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What is sent to a seat is a function of what it was shown: a table that is told nothing else,
 * since whatever is hidden from the seat is dealt anew each time that the table looks at the game,
 * sends the same bytes.
 */
class SeatBytesTest {

  private static final int GAMES = 6;
  private static final int LONG = 100_000;

  static Stream<String> games() {
    return Seated.GAMES.keySet().stream().sorted();
  }

  @ParameterizedTest
  @MethodSource("games")
  void hidden_cards_are_not_in_what_a_seat_is_sent(String game) {
    for (long seed = 0; seed < GAMES; seed++) {
      Header header = Seated.header(game, seed, 1);
      List<String> sent = sent(Seated.REGISTRY, Seated.REGISTRY.game(game), header, seed);
      assertThat(
              sent(
                  Seated.REGISTRY,
                  BlindGame.of(Seated.REGISTRY.game(game), Seat.of(0), seed),
                  header,
                  seed))
          .isEqualTo(sent);
      assertThat(sent).hasSizeGreaterThan(2);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"euchre", "beans", "auction"})
  void hidden_cards_are_not_in_what_a_seat_is_sent_while_a_player_plays_on(String game) {
    for (long seed = 0; seed < GAMES; seed++) {
      Header header = Seated.header(game, seed, 2);
      List<String> sent = sentWhileAway(Seated.REGISTRY.game(game), header, seed);
      assertThat(
              sentWhileAway(
                  BlindGame.of(Seated.REGISTRY.game(game), Seat.of(0), seed), header, seed))
          .isEqualTo(sent);
      assertThat(sent.get(0)).contains("is away;");
    }
  }

  /** What the first seat would be sent while its person is gone, and another answers anyhow. */
  private static <V extends View, D extends Decision, E extends Event> List<String> sentWhileAway(
      GameProvider<V, D, E> game, Header header, long seed) {
    Deque<Runnable> timers = new ArrayDeque<>();
    MatchJournal journal = MatchJournal.inMemory(MatchRecord.of(header));
    Seated seated =
        Seated.friends(Seated.REGISTRY, game, journal, "Random", Runnable::run, timers::add);
    SeatFeed away = seated.person(0);
    SeatFeed other = seated.person(1);
    SeatFeed.Viewer browser = Seated.browser();
    other.open(Seated.browser());
    away.open(browser);
    away.close(browser);
    timers.forEach(Runnable::run);
    List<String> sent = new ArrayList<>();
    RandomGenerator random = Seed.of(seed).generator();
    while (!seated.table().isOver()) {
      sent.add(away.whole().html());
      seated.answer(other, Seated.any(other, random));
    }
    return sent;
  }

  /** Every frame that the first seat is sent before the game is over, answered anyhow. */
  private static <V extends View, D extends Decision, E extends Event> List<String> sent(
      Registry registry, GameProvider<V, D, E> game, Header header, long seed) {
    Seated seated = Seated.at(registry, game, MatchRecord.of(header), false);
    SeatFeed person = seated.person(0);
    List<String> sent = new ArrayList<>();
    person.open(
        new SeatFeed.Viewer() {
          @Override
          public void show(Frame frame) {
            if (!frame.table().contains("name=\"again\"")) {
              sent.add(frame.html());
            }
          }

          @Override
          public void giveWay() {}
        });
    RandomGenerator random = Seed.of(seed).generator();
    for (int i = 0; i < LONG && !seated.table().isOver(); i++) {
      String question = Seated.question(person);
      sent.add(seated.answer(person, "7" + question, "p").body());
      sent.add(seated.answer(person, "nonsense").body());
      if (random.nextInt(4) == 0) {
        sent.add(seated.undo().body());
      }
      if (Seated.isAsked(person)) {
        sent.add(seated.answer(person, Seated.any(person, random)).body());
      }
    }
    return sent;
  }
}
