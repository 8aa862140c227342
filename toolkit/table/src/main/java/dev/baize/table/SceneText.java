package dev.baize.table;

import dev.baize.core.table.Fact;
import dev.baize.core.table.Group;
import dev.baize.core.table.Piece;
import dev.baize.core.table.Place;
import dev.baize.core.table.Scene;
import dev.baize.core.table.Style;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.TextWidth;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Draws any scene as lines of text, in as little or as much room as there is. */
public final class SceneText {

  /** Four seats sit around the table, the person at its bottom. */
  private static final int AROUND = 4;

  private static final String GAP = "   ";

  /** The width from which on a window shows beside the table what is not needed. */
  private static final int WIDE = 108;

  /** The columns of the table in such a window. */
  private static final int TABLE = 78;

  private final int columns;

  /** Whether pieces are drawn as marks, because there is no room for their texts. */
  private final boolean marks;

  SceneText(int columns, boolean marks) {
    this.columns = columns;
    this.marks = marks;
  }

  /** The lines of a scene that was drawn, and whether all asides are among them. */
  record Drawing(List<StyledText> lines, boolean isWhole) {}

  /**
   * {@return a scene as lines of text, as many as it takes}
   *
   * @param scene what a seat sees
   * @param columns the width of the lines
   */
  public static List<StyledText> lines(Scene scene, int columns) {
    return draw(scene, columns, Integer.MAX_VALUE).lines();
  }

  /** Draws a scene within the columns and, if what must be seen fits, within the rows. */
  static Drawing draw(Scene scene, int columns, int rows) {
    if (columns >= WIDE && !scene.aside().isEmpty()) {
      return beside(scene, columns, rows);
    }
    List<List<StyledText>> sections = new SceneText(columns, false).sections(scene);
    if (size(sections) > rows) {
      sections = new SceneText(columns, true).sections(scene);
    }
    List<StyledText> aside = new ArrayList<>();
    boolean whole = true;
    for (Fact fact : scene.aside()) {
      List<StyledText> lines = fact.text().wrapped(columns);
      boolean fits = whole && size(sections) + aside.size() + lines.size() <= rows;
      whole &= fits;
      aside.addAll(fits ? lines : List.of());
    }
    sections.add(aside);
    sections.removeIf(List::isEmpty);
    return new Drawing(joined(sections, rows), whole);
  }

  /** The asides at the right of the table. */
  private static Drawing beside(Scene scene, int columns, int rows) {
    Scene table =
        new Scene(scene.title(), scene.facts(), scene.places(), scene.middle(), List.of());
    List<StyledText> left = draw(table, TABLE, rows).lines();
    List<StyledText> right = new ArrayList<>();
    for (Fact fact : scene.aside()) {
      if (!fact.name().isEmpty()) {
        right.add(StyledText.strong(fact.name()));
      }
      right.addAll(fact.value().wrapped(columns - TABLE - GAP.length()));
    }
    List<StyledText> lines = new ArrayList<>();
    int height = Math.max(left.size(), Math.min(right.size(), rows));
    for (int i = 0; i < height; i++) {
      StyledText line = i < left.size() ? left.get(i) : StyledText.EMPTY;
      lines.add(
          i < right.size()
              ? line.plus(" ".repeat(TABLE + GAP.length() - line.columns()), right.get(i))
              : line);
    }
    return new Drawing(lines, right.size() <= height);
  }

  private static int size(List<List<StyledText>> sections) {
    return sections.stream().mapToInt(List::size).sum();
  }

  /** The sections one below the other, with a blank line between them if there is room. */
  private static List<StyledText> joined(List<List<StyledText>> sections, int rows) {
    boolean roomy = size(sections) + sections.size() - 1 <= rows;
    List<StyledText> lines = new ArrayList<>();
    for (List<StyledText> section : sections) {
      if (roomy && !lines.isEmpty()) {
        lines.add(StyledText.EMPTY);
      }
      lines.addAll(section);
    }
    return lines;
  }

  /** The parts of a scene that must be seen. */
  private List<List<StyledText>> sections(Scene scene) {
    List<List<StyledText>> sections = new ArrayList<>();
    List<StyledText> heading = new ArrayList<>();
    heading.add(StyledText.strong(scene.title()));
    scene.facts().forEach(fact -> heading.add(fact.text()));
    sections.add(flow(heading, GAP, StyledText.EMPTY));
    if (isAround(scene)) {
      sections.add(around(scene));
    } else {
      int label = scene.places().stream().mapToInt(place -> label(place).columns()).max().orElse(0);
      scene.places().stream().skip(1).forEach(place -> sections.add(place(place, label)));
      sections.add(groups(scene.middle(), ""));
      scene.places().stream().limit(1).forEach(place -> sections.add(place(place, label)));
    }
    int widest =
        scene.places().stream()
            .flatMap(place -> place.hand().stream())
            .mapToInt(group -> TextWidth.of(group.caption()))
            .max()
            .orElse(0);
    boolean several = scene.places().stream().filter(place -> !place.hand().isEmpty()).count() > 1;
    sections.add(
        scene.places().stream()
            .flatMap(place -> hand(place.hand(), several, widest).stream())
            .toList());
    sections.removeIf(List::isEmpty);
    return sections;
  }

  /** Places items in lines, each item in one line if it fits; further lines are indented. */
  private List<StyledText> flow(List<StyledText> items, String gap, StyledText lead) {
    List<StyledText> lines = new ArrayList<>();
    StyledText indent = StyledText.of(" ".repeat(lead.columns()));
    StyledText line = lead;
    boolean begun = false;
    for (StyledText item : items) {
      for (StyledText part : item.wrapped(Math.max(columns - indent.columns(), 2))) {
        if (begun && line.columns() + gap.length() + part.columns() > columns) {
          lines.add(line);
          line = indent;
          begun = false;
        }
        line = line.plus(begun ? gap : "", part);
        begun = true;
      }
    }
    lines.add(line);
    return lines;
  }

  private static StyledText label(Place place) {
    StyledText name = StyledText.strong(place.name());
    return place.roles().isEmpty()
        ? name
        : name.plus(StyledText.faint(" (" + String.join(", ", place.roles()) + ")"));
  }

  /** A place in lines of its own: its cards beside its name, or its groups below. */
  private List<StyledText> place(Place place, int label) {
    StyledText name = label(place);
    boolean single = place.played().size() == 1 && place.played().get(0).caption().isEmpty();
    List<StyledText> items = new ArrayList<>();
    if (single) {
      Group group = place.played().get(0);
      group.pieces().forEach(piece -> items.add(piece(piece)));
      items.add(StyledText.EMPTY);
      items.add(group.note());
    }
    if (place.status().length() > 0) {
      if (single) {
        items.add(StyledText.EMPTY);
      }
      items.add(place.status());
    }
    StyledText lead = name.plus(" ".repeat(label - name.columns() + (items.isEmpty() ? 0 : 3)));
    List<StyledText> lines = new ArrayList<>(flow(items, single ? " " : GAP, lead));
    lines.addAll(single ? List.of() : groups(place.played(), " "));
    return lines;
  }

  /** Groups one below the other, with their captions in a column. */
  private List<StyledText> groups(List<Group> groups, String indent) {
    int widest = groups.stream().mapToInt(group -> caption(group).columns()).max().orElse(0);
    List<StyledText> lines = new ArrayList<>();
    for (Group group : groups) {
      StyledText caption = caption(group);
      String pad = " ".repeat(widest - caption.columns() + (widest == 0 ? 0 : 2));
      List<StyledText> items = new ArrayList<>(group.pieces().stream().map(this::piece).toList());
      if (group.note().length() > 0) {
        items.addAll(
            items.isEmpty() ? List.of(group.note()) : List.of(StyledText.EMPTY, group.note()));
      }
      lines.addAll(flow(items, " ", StyledText.join(indent, caption, pad)));
    }
    return lines;
  }

  private static StyledText caption(Group group) {
    StyledText key =
        group.key().isEmpty() ? StyledText.EMPTY : StyledText.strong(group.key() + ":");
    return key.plus(
        group.isMarked()
            ? StyledText.of("> " + group.caption(), Style.YELLOW)
            : StyledText.of(group.caption()));
  }

  private StyledText piece(Piece piece) {
    StyledText face = marks ? piece.mark() : piece.text();
    return StyledText.join(
        StyledText.strong(piece.key().isEmpty() ? "" : piece.key() + ":"),
        piece.isMarked() ? StyledText.join("[", face, "]") : face,
        piece.note().isEmpty() ? "" : " (" + piece.note() + ")");
  }

  /** The groups of a hand, beside each other if there is room, or with captions of one width. */
  private List<StyledText> hand(List<Group> hand, boolean padded, int widest) {
    List<StyledText> whole = new ArrayList<>();
    List<StyledText> below = new ArrayList<>();
    for (Group group : hand) {
      StyledText name = StyledText.strong(group.caption());
      StyledText caption = group.caption().isEmpty() ? name : name.plus(GAP);
      Stream<StyledText> note = Stream.of(group.note()).filter(text -> text.length() > 0);
      List<StyledText> items =
          Stream.concat(group.pieces().stream().map(this::piece), note).toList();
      whole.add(caption.plus(StyledText.list(marks ? " " : "  ", items)));
      String pad = " ".repeat(widest - name.columns());
      below.addAll(flow(items, marks ? " " : "  ", caption.plus(pad)));
    }
    StyledText line = StyledText.list(GAP + " ", whole);
    return line.columns() <= columns && !hand.isEmpty() && !padded ? List.of(line) : below;
  }

  /** Whether four seats have no more than a card each before them, and little between them. */
  static boolean isAround(Scene scene) {
    List<Place> places = scene.places();
    boolean little =
        scene.middle().size() <= 1
            && scene.middle().stream()
                .allMatch(
                    group ->
                        group.caption().isEmpty()
                            && group.key().isEmpty()
                            && group.pieces().size() <= 1);
    return places.size() == AROUND
        && little
        && places.stream()
            .allMatch(
                place ->
                    place.played().stream().mapToInt(group -> group.pieces().size()).sum() <= 1);
  }

  /** Names and cards of four seats around what lies in the middle. */
  private List<StyledText> around(Scene scene) {
    int centre = columns / 2;
    int side = columns / 5;
    List<Place> places = scene.places();
    List<StyledText> middle = new ArrayList<>();
    for (Group group : scene.middle()) {
      group.pieces().forEach(piece -> middle.add(piece(piece)));
      middle.add(group.note());
    }
    StyledText labels = centred(StyledText.EMPTY, side, label(places.get(1)));
    StyledText fronts = centred(StyledText.EMPTY, columns * 7 / 20, front(places.get(1)));
    fronts = centred(fronts, centre, StyledText.list(" ", middle));
    return Stream.of(
            centred(StyledText.EMPTY, centre, label(places.get(2))),
            centred(StyledText.EMPTY, centre, front(places.get(2))),
            centred(labels, columns - side, label(places.get(3))),
            centred(fronts, columns * 13 / 20, front(places.get(3))),
            centred(StyledText.EMPTY, centre, front(places.get(0))),
            centred(StyledText.EMPTY, centre, label(places.get(0))))
        .map(line -> line.clipped(columns))
        .toList();
  }

  /** A line with a text centred on a column, or one space after the text already there. */
  StyledText centred(StyledText line, int column, StyledText text) {
    int least = line.length() == 0 ? 0 : line.columns() + 1;
    int last = Math.max(columns - text.columns(), least);
    int from = Math.min(Math.max(column - text.columns() / 2, least), last);
    return text.length() == 0
        ? line
        : StyledText.join(line, " ".repeat(from - line.columns()), text);
  }

  /** What lies in front of a seat at the table, and what it has just done. */
  private StyledText front(Place place) {
    List<StyledText> parts = new ArrayList<>();
    for (Group group : place.played()) {
      group.pieces().forEach(piece -> parts.add(piece(piece)));
    }
    if (place.status().length() > 0) {
      parts.add(StyledText.join(StyledText.faint(place.status().plain())));
    }
    return StyledText.list(" ", parts);
  }
}
