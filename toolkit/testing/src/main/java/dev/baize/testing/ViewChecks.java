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
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.random.RandomGenerator;

/** Checks of what the seats of a sample game see. {@link GameContract} says what each promises. */
record ViewChecks(SampleGame sample) {

  private static final String NOTHING_ELSE =
      "a game drawn from a view depends on the view and the generator alone";

  void views() {
    int seats = sample.seats.size();
    Deque<View> taken = new ArrayDeque<>();
    sample.visit(
        (here, game) -> {
          for (Seat seat : sample.seats) {
            View view = game.view(seat);
            here.requireEqual("a view tells whose it is", seat, view.seat());
            here.requireEqual(
                "a view tells how many decisions were taken before",
                (long) here.turn(),
                view.turn());
            taken.add(view);
          }
          if (seats < Seat.MAX_COUNT) {
            here.requireThrows(
                "there is no view from a seat that is not at the table",
                IllegalArgumentException.class,
                () -> game.view(Seat.of(seats)));
          }
        });
    sample.visit(
        (here, again) -> {
          for (Seat seat : sample.seats) {
            here.requireEqual(
                "a view stays as it is while the game goes on", again.view(seat), taken.remove());
          }
        });
  }

  /** Sets {@code changed} if a redeal changes anything. */
  void hiddenInformation(AtomicBoolean changed) {
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

  void determinization(Determinization<View, Decision> determinization) {
    RandomGenerator random = sample.random("determinization");
    sample.visit(
        (here, game) ->
            sample.seats.forEach(seat -> draw(here, game, seat, determinization, random)));
  }

  private void draw(
      History here,
      Game<View, Decision> game,
      Seat seat,
      Determinization<View, Decision> determinization,
      RandomGenerator random) {
    View view = game.view(seat);
    WorldSampler<View, Decision> worlds = determinization.of(view);
    Game<View, Decision> drawn = worlds.draw(random);
    String promise = "a game drawn from the view of " + seat + " looks the same to it";
    requireSame(here, seat, promise, game, drawn);
    here.requireEqual(promise + ", by the hand", game.hand(), drawn.hand());
    here.requireEqual(promise + ", by the scores", game.scores(), drawn.scores());
    if (sample.isCheckpoint(here)) {
      Map<String, Object> first = drawn(worlds, view);
      sample.playOut(here, drawn, random);
      here.requireSame(NOTHING_ELSE, first, drawn(worlds, view));
      View redealt = game.redeal(seat, random).view(seat);
      here.requireSame(NOTHING_ELSE, first, drawn(determinization.of(redealt), view));
    }
  }

  /** A game that is drawn in the turn of a view, always with the same generator. */
  private Map<String, Object> drawn(WorldSampler<View, Decision> worlds, View view) {
    return sample.snapshot(
        worlds.draw(sample.seed.derive("worlds").derive(view.turn()).generator()));
  }

  void format(ViewFormat<View, Decision> format) {
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
    here.requireEqual(
        "the fields of a view have its seat", view.seat().index(), fields.number("seat", 0, 63));
    here.requireEqual(
        "the fields of a view have its turn",
        view.turn(),
        fields.number("turn", 0, Long.MAX_VALUE));
    here.requireEqual("the format of views knows what is legal", legal, format.legal(view));
    View back = format.read(fields, legal);
    here.requireEqual("a view is read from its fields as it was written", view, back);
    here.requireEqual("so is what it prints", view.toString(), back.toString());
    here.requireEqual("a view that was read has the same fields", fields, format.write(back));
    here.requireEqual(
        "the arrays of all views have one length", format.arrayLength(), format.array(view).length);
    for (String field : format.columns().isEmpty() ? List.<String>of() : fields.names()) {
      here.require(
          format.columns().contains(field),
          "the columns name all fields of views",
          format.columns(),
          field);
    }
  }
}
