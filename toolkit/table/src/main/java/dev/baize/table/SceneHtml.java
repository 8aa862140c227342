package dev.baize.table;

import static com.google.common.collect.ImmutableMap.toImmutableMap;

import com.google.common.collect.ImmutableMap;
import com.google.common.html.HtmlEscapers;
import com.google.common.io.Resources;
import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.table.Fact;
import dev.baize.core.table.Group;
import dev.baize.core.table.Piece;
import dev.baize.core.table.Place;
import dev.baize.core.table.Scene;
import dev.baize.core.table.Style;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.Printable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/**
 * Draws any scene as HTML. What people see comes from the scene alone; how it looks, in as little
 * or as much room as there is, is up to the {@link #styles}.
 */
public final class SceneHtml {

  /** What a screen reader says for the faces of cards. */
  private static final ImmutableMap<StyledText, String> NAMES =
      CardSet.all().stream().collect(toImmutableMap(StyledText::of, Card::toString));

  private final StringBuilder html = new StringBuilder();

  /** Whether what has a key is a button of a form. */
  private final boolean chosen;

  private SceneHtml(boolean chosen) {
    this.chosen = chosen;
  }

  /** {@return the style sheet of what this class draws, light and dark, for any width} */
  public static String styles() {
    try {
      return Resources.toString(
          Resources.getResource(SceneHtml.class, "scene.css"), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * {@return a scene as an element}
   *
   * @param scene what a seat sees
   */
  public static String of(Scene scene) {
    return new SceneHtml(false).scene(scene);
  }

  /**
   * {@return a scene as an element of a form, in which what may be chosen is a button named {@code
   * answer}, with its key for a value}
   *
   * @param scene what a seat sees when it is asked
   */
  public static String ofForm(Scene scene) {
    return new SceneHtml(true).scene(scene);
  }

  /**
   * {@return groups of pieces, one below the other, as an element}
   *
   * @param groups such as the hands of all seats
   */
  public static String of(List<Group> groups) {
    SceneHtml html = new SceneHtml(false);
    html.groups("groups", groups);
    return html.html.toString();
  }

  /**
   * {@return text in which what is markup or not printable is escaped, with its styles as elements}
   *
   * @param text may be {@link StyledText}
   */
  public static String of(CharSequence text) {
    if (!(text instanceof StyledText styled)) {
      return escaped(text.toString());
    }
    StringBuilder html = new StringBuilder();
    for (StyledText.Span span : styled.spans()) {
      String inside = escaped(span.text());
      if (span.style() == Style.PLAIN) {
        html.append(inside);
      } else if (span.style() == Style.STRONG) {
        html.append("<b>").append(inside).append("</b>");
      } else {
        String style = span.style().name().toLowerCase(Locale.ROOT);
        html.append("<span class=\"").append(style).append("\">").append(inside).append("</span>");
      }
    }
    return html.toString();
  }

  private static String escaped(String text) {
    return HtmlEscapers.htmlEscaper().escape(Printable.line(text));
  }

  private String scene(Scene scene) {
    html.append("<div class=\"scene\">\n<ul class=\"facts\"><li><b>");
    html.append(escaped(scene.title())).append("</b></li>");
    scene.facts().forEach(this::fact);
    html.append("</ul>\n");
    if (!scene.places().isEmpty() || !scene.middle().isEmpty()) {
      html.append("<ul class=\"places");
      html.append(SceneText.isAround(scene) ? " around" : "").append("\">\n");
      scene.places().stream().skip(1).forEach(this::place);
      html.append("<li class=\"middle\">");
      scene.middle().forEach(this::group);
      html.append("</li>\n");
      scene.places().stream().limit(1).forEach(this::place);
      html.append("</ul>\n");
    }
    groups("groups hand", scene.places().stream().flatMap(place -> place.hand().stream()).toList());
    if (!scene.aside().isEmpty()) {
      html.append("<ul class=\"aside\">");
      scene.aside().forEach(this::fact);
      html.append("</ul>\n");
    }
    return html.append("</div>\n").toString();
  }

  private void fact(Fact fact) {
    html.append("<li>");
    if (!fact.name().isEmpty()) {
      html.append("<span class=\"faint\">").append(escaped(fact.name())).append(":</span> ");
    }
    html.append(of(fact.value())).append("</li>");
  }

  private void place(Place place) {
    html.append("<li class=\"place\"><div class=\"who\"><b>").append(escaped(place.name()));
    html.append("</b>");
    if (!place.roles().isEmpty()) {
      String roles = String.join(", ", place.roles());
      html.append(" <span class=\"faint\">(").append(escaped(roles)).append(")</span>");
    }
    if (place.status().length() > 0) {
      html.append(" <span class=\"status\">").append(of(place.status())).append("</span>");
    }
    html.append("</div>");
    groups("groups", place.played());
    html.append("</li>\n");
  }

  private void groups(String kind, List<Group> groups) {
    if (!groups.isEmpty()) {
      html.append("<div class=\"").append(kind).append("\">");
      groups.forEach(this::group);
      html.append("</div>\n");
    }
  }

  private void group(Group group) {
    html.append("<p class=\"group\">");
    if (chosen && !group.key().isEmpty()) {
      button(group.key(), "choose");
      html.append("\"><kbd>").append(escaped(group.key())).append("</kbd></button> ");
    } else {
      key(group.key());
    }
    if (!group.caption().isEmpty()) {
      String element = group.isMarked() ? "mark" : "span";
      html.append('<').append(element).append(" class=\"caption\">");
      html.append(escaped(group.caption())).append("</").append(element).append("> ");
    }
    group.pieces().forEach(this::piece);
    if (group.note().length() > 0) {
      html.append("<span class=\"note\">").append(of(group.note())).append("</span>");
    }
    html.append("</p>");
  }

  private void piece(Piece piece) {
    boolean isButton = chosen && !piece.key().isEmpty();
    String element = isButton ? "button" : piece.isMarked() ? "mark" : "span";
    String name =
        piece.text().equals(Piece.FACE_DOWN.text()) ? "face down" : NAMES.get(piece.text());
    if (isButton) {
      button(piece.key(), "piece");
    } else {
      html.append('<').append(element).append(" class=\"piece");
    }
    if (name != null) {
      html.append(NAMES.containsKey(piece.text()) ? " card\"" : " card back\"");
      html.append(isButton ? "" : " role=\"img\"").append(" aria-label=\"").append(name);
      html.append(piece.note().isEmpty() ? "" : ", " + escaped(piece.note()));
    }
    html.append("\">");
    key(piece.key());
    // The suit of a card is an element of its own, below the rank.
    int end = piece.text().length();
    int split = NAMES.containsKey(piece.text()) ? end - 1 : 0;
    html.append(of(piece.text().subSequence(0, split)));
    html.append(of(piece.text().subSequence(split, end)));
    if (!piece.note().isEmpty()) {
      html.append(" <small>").append(escaped(piece.note())).append("</small>");
    }
    html.append("</").append(element).append("> ");
  }

  /** Begins a button up to the names of its classes. */
  private void button(String key, String kind) {
    html.append("<button name=\"answer\" value=\"").append(escaped(key));
    html.append("\" class=\"").append(kind);
  }

  private void key(String key) {
    if (!key.isEmpty()) {
      html.append("<kbd>").append(escaped(key)).append("</kbd> ");
    }
  }
}
