package dev.baize.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Determinization;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.game.ViewFields;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.game.WorldSampler;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.random.RandomGenerator;

/**
 * Checks of what the seats of a sample game see. {@link GameContract.Check} says what each
 * promises.
 */
final class ViewChecks {

  private static final String NOTHING_ELSE =
      "a game drawn from a view depends on the view and the generator alone";

  private ViewChecks() {}

  static void views(SampleGame sample) {
    int seats = sample.seats.size();
    Deque<View> taken = new ArrayDeque<>();
    sample.visit(
        (here, game) -> {
          for (Seat seat : sample.seats) {
            View view = game.view(seat);
            here.requireEqual("a view tells whose it is", seat, view.seat());
            long turn = here.turn();
            here.requireEqual(
                "a view tells how many decisions were taken before", turn, view.turn());
            taken.add(view);
          }
          if (seats < Seat.MAX_COUNT) {
            here.requireThrows(
                "there is no view from a seat that is not at the table",
                IllegalArgumentException.class,
                () -> game.view(Seat.of(seats)));
          }
        });
    String promise = "a view stays as it is while the game goes on";
    sample.visit(
        (here, again) ->
            sample.seats.forEach(
                seat -> here.requireEqual(promise, again.view(seat), taken.remove())));
  }

  /** Sets {@code changed} if a redeal changes anything. */
  static void hiddenInformation(SampleGame sample, AtomicBoolean changed) {
    RandomGenerator random = sample.random("redeals");
    sample.visit(
        (here, game) -> {
          Map<String, Object> before = sample.snapshot(game);
          for (Seat seat : sample.seats) {
            Game<View, Decision> redealt = game.redeal(seat, random);
            requireSame(here, seat, seat + " cannot see what is hidden from it", game, redealt);
            if (!changed.get()) {
              changed.set(!before.equals(sample.snapshot(redealt)));
            }
            if (sample.isCheckpoint(here)) {
              sample.playOut(here, redealt, random);
            }
          }
          here.requireSame("a redeal leaves the game as it is", before, sample.snapshot(game));
        });
  }

  /** A game looks the same to a seat as another. */
  private static void requireSame(
      History here,
      Seat seat,
      String promise,
      Game<View, Decision> game,
      Game<View, Decision> other) {
    View view = game.view(seat);
    View same = other.view(seat);
    here.requireEqual(promise, view, same);
    here.requireEqual(promise + ", by hash", view.hashCode(), same.hashCode());
    here.requireEqual(promise + ", in print", view.toString(), same.toString());
    here.requireEqual(promise + ", by the game's end", game.isOver(), other.isOver());
    if (!game.isOver()) {
      here.requireEqual(promise + ", by who is to act", game.toAct(), other.toAct());
      if (game.toAct() == seat) {
        here.requireEqual(promise + ", by what is legal", game.legal(), other.legal());
      }
    }
  }

  static void determinization(SampleGame sample, Determinization<View, Decision> determinization) {
    RandomGenerator random = sample.random("determinization");
    sample.visit(
        (here, game) -> {
          for (Seat seat : sample.seats) {
            View view = game.view(seat);
            WorldSampler<View, Decision> worlds = determinization.of(view);
            Game<View, Decision> drawn = worlds.draw(random);
            String promise = "a game drawn from the view of " + seat + " looks the same to it";
            requireSame(here, seat, promise, game, drawn);
            here.requireEqual(promise + ", by the hand", game.hand(), drawn.hand());
            here.requireEqual(promise + ", by the scores", game.scores(), drawn.scores());
            if (sample.isCheckpoint(here)) {
              Map<String, Object> first = drawn(sample, worlds, view);
              sample.playOut(here, drawn, random);
              here.requireSame(NOTHING_ELSE, first, drawn(sample, worlds, view));
              WorldSampler<View, Decision> again =
                  determinization.of(game.redeal(seat, random).view(seat));
              here.requireSame(NOTHING_ELSE, first, drawn(sample, again, view));
            }
          }
        });
  }

  /** A game that is drawn in the turn of a view, always with the same generator. */
  private static Map<String, Object> drawn(
      SampleGame sample, WorldSampler<View, Decision> worlds, View view) {
    RandomGenerator random = sample.seed.derive("worlds").derive(view.turn()).generator();
    return sample.snapshot(worlds.draw(random));
  }

  static void format(SampleGame sample, ViewFormat<View, Decision> format) {
    sample.visit(
        (here, game) -> {
          for (Seat seat : sample.seats) {
            boolean toAct = !game.isOver() && game.toAct() == seat;
            format(format, here, game.view(seat), toAct ? game.legal() : List.of());
          }
        });
  }

  private static void format(
      ViewFormat<View, Decision> format, History here, View view, List<Decision> legal) {
    ViewFields fields = format.write(view);
    long seat = fields.number("seat", 0, Seat.MAX_COUNT - 1);
    here.requireEqual("the fields of a view have its seat", (long) view.seat().index(), seat);
    long turn = fields.number("turn", 0, Long.MAX_VALUE);
    here.requireEqual("the fields of a view have its turn", view.turn(), turn);
    here.requireEqual("the format of views knows what is legal", legal, format.legal(view));
    View back = format.read(fields, legal);
    here.requireEqual("a view is read from its fields as it was written", view, back);
    here.requireEqual("so is what it prints", view.toString(), back.toString());
    here.requireEqual("a view that was read has the same fields", fields, format.write(back));
    here.requireEqual(
        "the arrays of all views have one length", format.arrayLength(), format.array(view).length);
    Set<String> names = fields.asMap().keySet();
    here.require(
        format.columns().isEmpty() || format.columns().containsAll(names),
        "the columns name all fields of views",
        format.columns(),
        names);
  }
}
