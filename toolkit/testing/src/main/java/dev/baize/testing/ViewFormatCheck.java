package dev.baize.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.game.ViewFields;
import dev.baize.core.game.ViewFormat;
import java.util.List;

/**
 * Views are written as fields from which equal views are read.
 *
 * @param sample the sample game
 * @param format the format of its views
 */
record ViewFormatCheck<V extends View, D extends Decision, E extends Event>(
    SampleGame<V, D, E> sample, ViewFormat<V, D> format) {

  void run() {
    Game<V, D> game = sample.start(null);
    sample.visit(
        game,
        here -> {
          for (int i = 0; i < here.seats(); i++) {
            Seat seat = Seat.of(i);
            boolean toAct = !game.isOver() && game.toAct() == seat;
            check(here.history(), game.view(seat), toAct ? game.legal() : List.of());
          }
        });
  }

  private void check(History history, V view, List<D> legal) {
    ViewFields fields = format.write(view);
    history.requireEqual(
        "the fields of a view have its seat", view.seat().index(), fields.number("seat", 0, 63));
    history.requireEqual(
        "the fields of a view have its turn",
        view.turn(),
        fields.number("turn", 0, Long.MAX_VALUE));
    history.requireEqual("the format of views knows what is legal", legal, format.legal(view));
    V back = format.read(fields, legal);
    history.requireEqual("a view is read from its fields as it was written", view, back);
    history.requireEqual("so is what it prints", view.toString(), back.toString());
    history.requireEqual("a view that was read has the same fields", fields, format.write(back));
    history.requireEqual(
        "the arrays of all views have one length", format.arrayLength(), format.array(view).length);
    for (String field : format.columns().isEmpty() ? List.<String>of() : fields.names()) {
      history.require(
          format.columns().contains(field),
          "the columns name all fields of views",
          format.columns(),
          field);
    }
  }
}
