package dev.baize.testing;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class CopyFaultsTest {

  /** Forgets to copy how many cards were played, which its position tells. */
  private static final class Sharing extends FaultyGame {
    private final AtomicInteger played;

    Sharing(Game<HighCardView, Play> sound, AtomicInteger played) {
      super(sound, copy -> new Sharing(copy, played));
      this.played = played;
    }

    @Override
    public void apply(Play decision) {
      super.apply(decision);
      played.incrementAndGet();
    }

    @Override
    public String position() {
      return played + " played, " + sound.position();
    }

    @Override
    public Game<HighCardView, Play> redeal(Seat seat, RandomGenerator random) {
      return new Sharing(sound.redeal(seat, random), new AtomicInteger(played.get()));
    }
  }

  @Test
  void a_part_that_copies_share_is_found() {
    FaultyHighCard.verdictOn(game -> new Sharing(game, new AtomicInteger()))
        .isFailureOf("playing a copy does not change the game", "COPIES");
  }

  /** Forgets to copy whether a card was played in some position. */
  private static final class SharingOnce extends FaultyGame {
    private final long turn;
    private final AtomicBoolean played;

    SharingOnce(Game<HighCardView, Play> sound, long turn, AtomicBoolean played) {
      super(sound, copy -> new SharingOnce(copy, turn, played));
      this.turn = turn;
      this.played = played;
    }

    @Override
    public void apply(Play decision) {
      if (sound.view(Seat.of(0)).turn() == turn) {
        played.set(true);
      }
      super.apply(decision);
    }

    @Override
    public String position() {
      return played + ", " + sound.position();
    }
  }

  @Test
  void a_part_that_copies_share_is_found_wherever_it_is() {
    for (int turn = 0; turn < 24; turn++) {
      long shared = turn;
      GameContract<?, ?, ?> contract =
          new GameContract<>(
                  new FaultyHighCard(
                      (rules, seed, events) ->
                          new SharingOnce(rules.start(seed, events), shared, new AtomicBoolean())))
              .with(Samples.DEFAULT.withGames(1));
      assertThatThrownBy(() -> contract.check(GameContract.Check.COPIES))
          .isInstanceOf(ContractViolation.class)
          .hasMessageContaining("playing a copy does not change the game");
    }
  }

  /** Shows its number of plays only to copies. */
  private static final class Haunted extends FaultyGame {
    private final AtomicInteger playedInOriginal;
    private final boolean original;

    Haunted(Game<HighCardView, Play> sound, AtomicInteger playedInOriginal, boolean original) {
      super(sound, copy -> new Haunted(copy, playedInOriginal, false));
      this.playedInOriginal = playedInOriginal;
      this.original = original;
    }

    @Override
    public void apply(Play decision) {
      super.apply(decision);
      if (original) {
        playedInOriginal.incrementAndGet();
      }
    }

    @Override
    public String position() {
      return playedInOriginal + " played, " + sound.position();
    }
  }

  @Test
  void a_game_that_changes_its_copies_is_found() {
    FaultyHighCard.verdictOn(game -> new Haunted(game, new AtomicInteger(), true))
        .isFailureOf("playing a game does not change its copies", "COPIES");
  }

  /** Goes another way as a copy, from the next decision on. */
  private static final class Diverging extends FaultyGame {
    private boolean astray;
    private final boolean copied;

    Diverging(Game<HighCardView, Play> sound, boolean copied) {
      super(sound, copy -> new Diverging(copy, true));
      this.copied = copied;
    }

    @Override
    public void apply(Play decision) {
      super.apply(decision);
      astray = copied;
    }

    @Override
    public String position() {
      return astray ? "astray" : sound.position();
    }
  }

  @Test
  void a_copy_that_goes_another_way_is_found() {
    FaultyHighCard.verdictOn(game -> new Diverging(game, false))
        .isFailureOf("a copy goes on like the game", "COPIES");
  }

  @Test
  void a_copy_in_another_position_is_found() {
    FaultyHighCard.verdictOn(Misplacing::new)
        .isFailureOf("a copy is in the same position\n  expected: {position=turn 0, ", "COPIES");
  }

  /** Copies itself with another position. */
  private static final class Misplacing extends FaultyGame {
    Misplacing(Game<HighCardView, Play> sound) {
      super(
          sound,
          copy ->
              new FaultyGame(copy, Misplacing::new) {
                @Override
                public String position() {
                  return "a copy of " + sound.position();
                }
              });
    }
  }

  /** Tells of what happens in copies. */
  private static final class Telltale extends FaultyGame {
    private final Consumer<? super HighCardEvent> events;
    private final boolean copied;

    Telltale(
        Game<HighCardView, Play> sound, Consumer<? super HighCardEvent> events, boolean copied) {
      super(sound, copy -> new Telltale(copy, events, true));
      this.events = events;
      this.copied = copied;
    }

    @Override
    public void apply(Play decision) {
      if (copied) {
        events.accept(new HighCardEvent.Played(toAct(), decision.card()));
      }
      super.apply(decision);
    }
  }

  @Test
  void a_copy_that_is_listened_to_is_found() {
    FaultyHighCard.verdictOn(
            (rules, seed, events) -> {
              Game<HighCardView, Play> game = rules.start(seed, events);
              return events == null ? game : new Telltale(game, events, false);
            })
        .isFailureOf("a copy publishes no event", "COPIES");
  }
}
