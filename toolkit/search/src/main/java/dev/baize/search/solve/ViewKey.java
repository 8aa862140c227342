package dev.baize.search.solve;

import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.lines.Fields;
import java.util.function.Function;

/** The text by which strategies know views. */
final class ViewKey {

  private ViewKey() {}

  /**
   * Prints views: their fields if the rules have a format for views, or else the views themselves.
   * The text is required to be printable; that views do not share one is checked where all views
   * are known.
   */
  static <V extends View> Function<V, String> of(Rules<V, ?, ?> rules) {
    Function<V, String> text =
        rules
            .viewFormat()
            .<Function<V, String>>map(format -> view -> format.write(view).toString())
            .orElse(View::toString);
    return view -> Fields.requirePrintable("view", text.apply(view));
  }
}
