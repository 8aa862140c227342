package dev.baize.charts;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.search.solve.Convergence;
import dev.baize.study.simulation.Measurement;
import dev.baize.study.simulation.SimulationResult;
import dev.baize.study.statistics.Estimate;
import dev.baize.study.tournament.Standing;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** Charts as files of pictures. */
class PlotTest {

  private static final SimulationResult COINS =
      Samples.result(4, Samples.measured("luck", "heads in a game", 9L, 11L, 11L, 12L));

  private static final String PLAYERS = "players Lucky in every seat";

  private static Chart ratings(int players) {
    return new RatingChart(
        new ChartHeading("coins: ratings", List.of(), "", List.of("40 rounds, seed 5")),
        IntStream.range(0, players).mapToObj(i -> "<Player & " + i + ">").toList(),
        0,
        IntStream.range(0, players)
            .mapToObj(i -> new Standing(i, 0.5, new Estimate(players - i, 10.5, 39)))
            .toList());
  }

  static Stream<Chart> charts() {
    return Stream.of(
        Charts.of(COINS, null, null),
        Charts.of(Samples.gambler(), "bankroll after N hands", null),
        Charts.of(Samples.gambler(), "bankroll after 300 hands", null),
        Charts.of(
            Samples.result(0, Samples.measured("a 1", "luck"), Samples.measured("a 2", "luck")),
            "a N",
            null),
        Charts.of(
            Samples.result(4, Samples.measured("a", "", Long.MIN_VALUE, Long.MAX_VALUE)),
            "a",
            null),
        ratings(2),
        ratings(100),
        convergence(new Convergence.Point(1, 0.5, 0), new Convergence.Point(1_000, 1e-4, 0.1)),
        convergence(new Convergence.Point(7, -1e-17, 0)));
  }

  private static Chart convergence(Convergence.Point... points) {
    return new ConvergenceChart("game: exploitability", List.of("rules <&>"), List.of(points));
  }

  @Property(tries = 200)
  void any_values_have_a_picture(@ForAll @Size(min = 1, max = 5) List<Long> one, @ForAll long two) {
    SimulationResult result =
        Samples.result(
            4,
            Samples.measured("a 1", "", one.toArray(Long[]::new)),
            Samples.measured("a " + two % 1_000_000_000_000L, "", two, two + 1, two / 1000));
    Stream.of("a 1", "a N", "mean of a N")
        .filter(name -> two % 1_000_000_000_000L != 1)
        .forEach(
            name -> assertThat(ImageFormat.SVG.draw(Charts.of(result, name, null))).isNotEmpty());
  }

  @ParameterizedTest
  @MethodSource("charts")
  void the_same_chart_is_the_same_bytes(Chart chart) {
    for (ImageFormat format : ImageFormat.values()) {
      byte[] first = format.draw(chart);
      assertThat(format.draw(chart)).isEqualTo(first);
    }
  }

  @ParameterizedTest
  @MethodSource("charts")
  void a_png_has_two_dots_for_each_unit(Chart chart) throws Exception {
    byte[] png = ImageFormat.PNG.draw(chart);
    assertThat(Arrays.copyOf(png, 8))
        .isEqualTo(new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'});
    var image = ImageIO.read(new ByteArrayInputStream(png));
    assertThat(image.getWidth()).isEqualTo(1600);
    assertThat(image.getHeight()).isEqualTo(2 * height(chart));
  }

  @ParameterizedTest
  @MethodSource("charts")
  void an_svg_is_xml_of_the_same_size(Chart chart) throws Exception {
    Document svg = parse(ImageFormat.SVG.draw(chart));
    assertThat(svg.getDocumentElement().getTagName()).isEqualTo("svg");
    assertThat(svg.getDocumentElement().getAttribute("width")).isEqualTo("800");
    assertThat(svg.getDocumentElement().getAttribute("viewBox"))
        .isEqualTo("0 0 800 " + svg.getDocumentElement().getAttribute("height"));
  }

  private static Document parse(byte[] svg) throws Exception {
    DocumentBuilder builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
    // What the document type names is on the network, and not needed.
    builder.setEntityResolver((publicId, systemId) -> new InputSource(new StringReader("")));
    return builder.parse(new ByteArrayInputStream(svg));
  }

  private static List<String> words(Chart chart) throws Exception {
    NodeList texts = parse(ImageFormat.SVG.draw(chart)).getElementsByTagName("text");
    return IntStream.range(0, texts.getLength())
        .mapToObj(i -> texts.item(i).getTextContent())
        .toList();
  }

  @Test
  void a_picture_says_what_it_shows_first_and_how_to_repeat_it_last() throws Exception {
    assertThat(words(Charts.of(COINS, null, null)))
        .startsWith(
            "coins: luck",
            PLAYERS,
            "heads in a game",
            "mean 10.8 ± 2.0 (95 %), median 11, 4 observations")
        .contains("share, %")
        .endsWith("4 games, seed 5", "rules heads up");
    assertThat(words(Charts.of(Samples.gambler(), "bankroll after N hands", null)))
        .startsWith("coins: bankroll after N hands", PLAYERS)
        .contains("bankroll after N hands")
        .endsWith("4 games, seed 5", "rules heads up");
  }

  @Test
  void a_picture_of_a_partial_result_says_so() throws Exception {
    Measurement luck = Samples.measured("luck", "heads", 1L);
    assertThat(words(Charts.of(Samples.result(3, luck), null, null)))
        .contains("3 games, seed 5", "PARTIAL: 3 of 4 games");
    assertThat(words(Charts.of(Samples.result(4, luck), null, null)))
        .noneMatch(line -> line.contains("PARTIAL"));
  }

  @Test
  void a_picture_of_values_of_many_magnitudes_has_powers_of_ten_at_its_ticks() throws Exception {
    String meaning = "the money after N hands, of all that there is in a bank of such a size";
    Measurement few = Samples.measured("after 1 hands", meaning, 900L, 1000L, 1100L);
    Measurement many = Samples.measured("after 9 hands", meaning, 0L, 7L << 55, 7L << 57);
    Chart chart = Charts.of(Samples.result(4, few, many), "after N hands", null);
    assertThat(words(chart)).contains(meaning, "after N hands");
    XyPlot plot = ((FamilyChart) chart).plot();
    assertThat(plot.getXAxisTitle()).isEqualTo("hands");
    assertThat(ticksUp(plot)).contains("0", "10000", "10^9", "10^14", "10^19");
  }

  /** XChart draws the outlines of the labels of ticks, in which there is no text to find. */
  private static List<String> ticksUp(XyPlot plot) {
    var labels = plot.getStyler().getyAxisTickLabelsFormattingFunction();
    List<String> asked = new ArrayList<>();
    plot.getStyler()
        .setyAxisTickLabelsFormattingFunction(
            tick -> {
              asked.add(labels.apply(tick));
              return asked.get(asked.size() - 1);
            });
    plot.draw(new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics());
    return asked;
  }

  @Test
  void an_exploitability_is_written_as_people_write_it() throws Exception {
    Chart chart =
        convergence(new Convergence.Point(1, 0.5, 0), new Convergence.Point(2_000, 2e-3, 0.1));
    assertThat(words(chart)).contains("exploitability").endsWith("rules <&>");
    XyPlot plot = ((ConvergenceChart) chart).plot();
    assertThat(ticksUp(plot))
        .contains("1", "0.1", "0.01", "0.001")
        .noneMatch(word -> word.contains("^"));
    assertThat(Stream.of(0.0, 1.0, 2.0, 3.0))
        .map(plot.getStyler().getxAxisTickLabelsFormattingFunction()::apply)
        .containsExactly("1", "10", "100", "1000");
  }

  @Test
  void a_picture_of_ratings_has_a_row_with_name_and_rating_for_each_player() throws Exception {
    for (int players : new int[] {2, 100}) {
      List<String> all = IntStream.range(0, players).mapToObj(i -> "<Player & " + i + ">").toList();
      assertThat(words(ratings(players))).containsAll(all).contains(players + " ± 21");
    }
  }

  @Test
  void a_picture_of_many_players_is_as_wide_as_any_other_and_as_high_as_it_needs_to_be()
      throws Exception {
    int few = height(ratings(2));
    assertThat(height(ratings(4)) - few).isEqualTo(height(ratings(6)) - height(ratings(4)));
    assertThat(parse(ImageFormat.SVG.draw(ratings(100))).getDocumentElement().getAttribute("width"))
        .isEqualTo("800");
  }

  private static int height(Chart chart) throws Exception {
    return Integer.parseInt(
        parse(ImageFormat.SVG.draw(chart)).getDocumentElement().getAttribute("height"));
  }

  @Test
  void the_ground_is_white_on_pages_of_any_colour() throws Exception {
    for (Chart chart : charts().toList()) {
      var image = ImageIO.read(new ByteArrayInputStream(ImageFormat.PNG.draw(chart)));
      for (int y = 0; y < image.getHeight(); y++) {
        assertThat(image.getRGB(0, y)).isEqualTo(0xFFFFFFFF);
      }
      assertThat(new String(ImageFormat.SVG.draw(chart), UTF_8))
          .containsPattern("fill:white[^>]*>\\s*<rect height=\"%d\"".formatted(height(chart)));
    }
  }

  @Test
  void no_text_of_a_picture_is_cut() throws Exception {
    String name = "Planner:" + "playouts=1000,".repeat(5) + "end";
    for (int players : new int[] {2, 30}) {
      List<String> names = IntStream.range(0, players).mapToObj(i -> name + i).toList();
      List<Standing> standings =
          IntStream.range(0, players)
              .mapToObj(i -> new Standing(i, 0.5, new Estimate(players - i, 10.5, 39)))
              .toList();
      Chart chart =
          new RatingChart(
              new ChartHeading("ratings", List.of(), "", List.of()), names, 0, standings);
      assertThat(String.join("", words(chart))).contains(names).doesNotContain("…");
    }
    String meaning = "the longest run of heads that a person has ever seen in all of their games";
    Measurement luck = Samples.measured(meaning, "heads " + meaning, 1L, 2L);
    assertThat(words(Charts.of(Samples.result(4, luck), null, null)))
        .startsWith("coins", meaning, PLAYERS);
  }

  @Test
  void fonts_are_those_that_any_machine_has() {
    String svg = new String(ImageFormat.SVG.draw(Charts.of(COINS, null, null)), UTF_8);
    assertThat(svg).contains("font-size:13px");
    String drawn = svg.substring(svg.indexOf("<text"));
    assertThat(drawn.split("font-family:", -1))
        .hasSameSizeAs(drawn.split("font-family:sans-serif;", -1));
  }
}
