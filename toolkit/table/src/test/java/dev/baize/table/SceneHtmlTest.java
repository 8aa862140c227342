package dev.baize.table;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.card.Card;
import dev.baize.core.table.Fact;
import dev.baize.core.table.Group;
import dev.baize.core.table.Piece;
import dev.baize.core.table.Place;
import dev.baize.core.table.Scene;
import dev.baize.core.table.Style;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.Printable;
import java.io.StringReader;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class SceneHtmlTest {

  private static final Piece ACE = Piece.of(Card.parse("Ace of Spades"));
  private static final Piece TEN = Piece.of(Card.parse("Ten of Hearts"));

  /** A scene with a text in each of its parts. */
  private static Scene scene(String text, StyledText styled, Piece piece) {
    Group group = new Group("caption " + text, List.of(piece), styled.plus(" note"), true, "7");
    Place place =
        new Place(
            "name " + text,
            List.of("role " + text),
            styled.plus(" status"),
            List.of(group),
            List.of(Group.of("held " + text, List.of(piece))));
    return new Scene(
        "title " + text,
        List.of(new Fact("fact " + text, styled)),
        List.of(place, place),
        List.of(group),
        List.of(new Fact("", styled.plus(" aside"))));
  }

  private static Element parse(String html) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader("<root>" + html + "</root>")))
        .getDocumentElement();
  }

  private static List<Element> elements(Element root) {
    NodeList all = root.getElementsByTagName("*");
    return IntStream.range(0, all.getLength()).mapToObj(i -> (Element) all.item(i)).toList();
  }

  @Test
  void every_text_of_a_scene_is_drawn() throws Exception {
    Piece piece = new Piece(StyledText.of("Chili"), StyledText.of("Ch"), "hot", true, "3");
    Element drawn = parse(SceneHtml.of(scene("of it", StyledText.of("red", Style.RED), piece)));
    assertThat(drawn.getTextContent())
        .contains("title of it", "fact of it: red", "name of it", "(role of it)", "red status")
        .contains("caption of it", "Chili", "hot", "3", "7", "red note", "held of it", "red aside");
  }

  @Test
  void a_screen_reader_has_names_for_cards() {
    assertThat(SceneHtml.of(List.of(Group.of("", List.of(ACE, TEN.withNote("high"))))))
        .contains("aria-label=\"Ace of Spades\"", "aria-label=\"Ten of Hearts, high\"");
    assertThat(SceneHtml.of(List.of(Group.of("", List.of(Piece.FACE_DOWN)))))
        .contains("aria-label=\"face down\"");
  }

  @Test
  void four_seats_with_a_card_each_sit_around_the_table() {
    Place place =
        new Place(
            "Ann", List.of(), StyledText.EMPTY, List.of(Group.of("", List.of(ACE))), List.of());
    Scene four =
        new Scene("Game", List.of(), List.of(place, place, place, place), List.of(), List.of());
    Scene two = new Scene("Game", List.of(), List.of(place, place), List.of(), List.of());
    assertThat(SceneHtml.of(four)).contains("\"places around\"");
    assertThat(SceneHtml.of(two)).contains("\"places\"").doesNotContain("around");
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.strings().withChars("<>&\"'/;= ab\u202e\u0000\n\u00a0♠€").ofMaxLength(20);
  }

  @Property
  void whatever_a_text_says_it_is_only_text(
      @ForAll @From("texts") String text, @ForAll Style style, @ForAll boolean marked)
      throws Exception {
    StyledText styled = StyledText.of(text, style);
    Piece piece = new Piece(styled, styled, text, marked, text);
    Element drawn = parse(SceneHtml.of(scene(text, styled, piece)));
    Element plain = parse(SceneHtml.of(scene("", StyledText.EMPTY, Piece.of(StyledText.EMPTY))));
    assertThat(drawn.getTextContent()).contains("title " + Printable.line(text));
    TreeSet<String> known = new TreeSet<>(List.of("b", "kbd", "mark", "small", "span"));
    elements(plain).forEach(element -> known.add(element.getTagName()));
    assertThat(elements(drawn)).extracting(Element::getTagName).isSubsetOf(known);
    assertThat(SceneHtml.of(text)).isEqualTo(SceneHtml.of(StyledText.of(text)));
  }

  @Test
  void styles_need_nothing_but_themselves_and_have_a_colour_for_each_style() {
    assertThat(SceneHtml.styles()).doesNotContain("url(", "@import", "http", "<");
    for (Style style : Style.values()) {
      if (style != Style.PLAIN && style != Style.STRONG) {
        assertThat(SceneHtml.styles()).contains("." + style.name().toLowerCase(Locale.ROOT) + " {");
      }
    }
  }

  @Test
  void all_colours_of_text_can_be_read_on_the_page_and_the_table_and_on_pieces() {
    String[] parts =
        SceneHtml.styles().split("@media \\(prefers-color-scheme: dark\\)|\\.piece \\{", 4);
    for (String mode : List.of(parts[0], parts[1])) {
      Map<String, String> colours = colours(mode);
      colours.forEach(
          (name, colour) -> {
            if (!List.of("paper", "felt", "line").contains(name)) {
              assertContrast(name, colour, requireNonNull(colours.get("paper")));
              assertContrast(name, colour, requireNonNull(colours.get("felt")));
            }
          });
    }
    colours(parts[2])
        .forEach(
            (name, colour) -> {
              assertContrast(name, colour, "#fff");
              assertContrast(name, colour, "#f1efe8");
            });
  }

  private static Map<String, String> colours(String css) {
    Map<String, String> colours = new HashMap<>();
    Matcher found =
        Pattern.compile("--(\\w+): (#\\w+);").matcher(css.substring(0, css.indexOf('}')));
    while (found.find()) {
      colours.put(found.group(1), found.group(2));
    }
    assertThat(colours).hasSizeGreaterThan(8);
    return colours;
  }

  /** The ratio that WCAG 2 calls AA. */
  private static void assertContrast(String name, String colour, String ground) {
    double one = luminance(colour);
    double other = luminance(ground);
    assertThat((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05))
        .as("%s %s on %s", name, colour, ground)
        .isGreaterThanOrEqualTo(4.5);
  }

  private static double luminance(String colour) {
    String six = colour.length() == 4 ? colour.replaceAll("(\\w)", "$1$1") : colour;
    int rgb = Integer.parseInt(six.substring(1), 16);
    return 0.2126 * linear(rgb >> 16)
        + 0.7152 * linear(rgb >> 8 & 0xff)
        + 0.0722 * linear(rgb & 0xff);
  }

  private static double linear(int part) {
    double c = part / 255.0;
    return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
  }
}
