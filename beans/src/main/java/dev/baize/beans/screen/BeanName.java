package dev.baize.beans.screen;

import dev.baize.beans.Bean;
import dev.baize.core.table.Piece;
import dev.baize.core.table.Style;
import dev.baize.core.table.StyledText;
import java.util.List;

/** How beans are named at the table, each in its colour. */
final class BeanName {

  // By the index of the bean.
  private static final List<String> NAMES =
      List.of("Blue", "Chili", "Stink", "Green", "Soy", "Black", "Red", "Garden");
  private static final List<String> MARKS = List.of("Bl", "Ch", "St", "Gr", "So", "Bk", "Re", "Ga");
  private static final List<Style> COLOURS =
      List.of(
          Style.BLUE,
          Style.MAGENTA,
          Style.CYAN,
          Style.GREEN,
          Style.YELLOW,
          Style.GREY,
          Style.RED,
          Style.WHITE);

  private BeanName() {}

  /** Such as {@code Soy}. */
  static StyledText of(Bean bean) {
    return StyledText.of(plain(bean), COLOURS.get(bean.index()));
  }

  static String plain(Bean bean) {
    return NAMES.get(bean.index());
  }

  /** Two letters, such as {@code So}. */
  static StyledText mark(Bean bean) {
    return StyledText.of(MARKS.get(bean.index()), COLOURS.get(bean.index()));
  }

  static Piece card(Bean bean) {
    return Piece.of(of(bean), mark(bean));
  }
}
