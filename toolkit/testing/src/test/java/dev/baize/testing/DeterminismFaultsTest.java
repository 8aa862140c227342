package dev.baize.testing;

import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.random.Seed;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Faults that {@code checkDeterminism} and {@code checkReplay} are for. */
class DeterminismFaultsTest {

  /** All of them are called equal, but those that were read deal other cards. */
  private static final class Forgetful implements FaultyHighCard.Start {
    private final boolean read;

    Forgetful(boolean read) {
      this.read = read;
    }

    @Override
    public Game<HighCardView, Play> start(
        HighCardRules rules, Seed seed, @Nullable Consumer<? super HighCardEvent> events) {
      return rules.start(read ? seed.derive(1) : seed, events);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Forgetful;
    }

    @Override
    public int hashCode() {
      return 0;
    }
  }

  @Test
  void rules_that_are_equal_to_those_read_but_play_otherwise_are_found() {
    new FaultyHighCard(new Forgetful(false)) {
      @Override
      public FaultyRules rules(String text) {
        return new FaultyRules(HighCardRules.parse(text), new Forgetful(true));
      }
    }.verdict().isFailureOf("read from their texts give the same game", "REPLAY");
  }

  @Test
  void a_game_that_is_not_the_same_twice_is_found() {
    AtomicInteger started = new AtomicInteger();
    FaultyHighCard.verdictOn(
            (rules, seed, events) ->
                new Numbered(rules.start(seed, events), started.incrementAndGet()))
        .isFailureOf(
            "the same rules, seed and decisions give the same game",
            "DETERMINISM",
            "EVENTS",
            "ILLEGAL_DECISIONS",
            "REPLAY");
  }

  /** Tells the how manieth game it is. */
  private static final class Numbered extends FaultyGame {
    private final int number;

    Numbered(Game<HighCardView, Play> sound, int number) {
      super(sound, copy -> new Numbered(copy, number));
      this.number = number;
    }

    @Override
    public String position() {
      return "game " + number + ", " + sound.position();
    }
  }

  @Test
  void events_that_are_not_the_same_twice_are_found() {
    AtomicInteger told = new AtomicInteger();
    Translation.ofEvents(event -> new Tale(event.text() + told.incrementAndGet()))
        .verdict()
        .isFailureOf("event for event", "DETERMINISM", "EVENTS", "HIDDEN_INFORMATION", "REPLAY");
  }

  private record Tale(String text) implements Event {}
}
