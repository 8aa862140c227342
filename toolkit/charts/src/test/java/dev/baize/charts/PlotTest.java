package dev.baize.charts;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.search.solve.Convergence;
import dev.baize.study.simulation.Measurement;
import dev.baize.study.simulation.SimulationResult;
import dev.baize.study.statistics.Estimate;
import dev.baize.study.tournament.Standing;
import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
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

  private static final String[] PLAYED = {
    "players Lucky in every seat", "rules heads up", "4 games, seed 5"
  };

  private static Chart ratings(int players) {
    return new RatingChart(
        new ChartHeading("coins: ratings", List.of("40 rounds, seed 5"), ""),
        IntStream.range(0, players).mapToObj(i -> "<Player & " + i + ">").toList(),
        "Player: 1500",
        IntStream.range(0, players)
            .mapToObj(i -> new Standing(i, 0.5, new Estimate(players - i, 10.5, 39)))
            .toList());
  }

  static Stream<Chart> charts() {
    return Stream.of(
        Charts.of(COINS, null),
        Charts.of(Samples.gambler(), "bankroll after N hands"),
        Charts.of(Samples.gambler(), "bankroll after 300 hands"),
        Charts.of(
            Samples.result(0, Samples.measured("a 1", "luck"), Samples.measured("a 2", "luck")),
            "a N"),
        Charts.of(
            Samples.result(4, Samples.measured("a", "", Long.MIN_VALUE, Long.MAX_VALUE)), "a"),
        ratings(2),
        ratings(100),
        convergence(new Convergence.Point(1, 0.5, 0), new Convergence.Point(1_000, 1e-4, 0.1)),
        convergence(new Convergence.Point(7, -1e-17, 0)));
  }

  private static Chart convergence(Convergence.Point... points) {
    return new ConvergenceChart("game: exploitability", List.of("rules <&>"), List.of(points));
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
    assertThat(image.getHeight()).isEqualTo(1120);
    assertThat(image.getWidth()).isGreaterThanOrEqualTo(1600);
  }

  @ParameterizedTest
  @MethodSource("charts")
  void an_svg_is_xml_of_the_same_size(Chart chart) throws Exception {
    Document svg = parse(ImageFormat.SVG.draw(chart));
    assertThat(svg.getDocumentElement().getTagName()).isEqualTo("svg");
    assertThat(svg.getDocumentElement().getAttribute("height")).isEqualTo("560");
    assertThat(svg.getDocumentElement().getAttribute("viewBox")).startsWith("0 0 ");
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
  void a_picture_says_what_was_played() throws Exception {
    assertThat(words(Charts.of(COINS, null)))
        .startsWith("coins: luck")
        .contains(PLAYED)
        .endsWith("mean 10.8 ± 2.0 (95 %), median 11, 4 observations");
    assertThat(words(Charts.of(Samples.gambler(), "bankroll after N hands")))
        .startsWith("coins: bankroll after N hands")
        .contains(PLAYED);
  }

  @Test
  void a_picture_of_a_partial_result_says_so() throws Exception {
    Measurement luck = Samples.measured("luck", "heads", 1L);
    assertThat(words(Charts.of(Samples.result(3, luck), null)))
        .contains("3 games, seed 5", "PARTIAL: 3 of 4 games");
    assertThat(words(Charts.of(Samples.result(4, luck), null)))
        .noneMatch(line -> line.contains("PARTIAL"));
  }

  @Test
  void a_picture_of_values_of_many_magnitudes_has_powers_at_its_ticks() throws Exception {
    String meaning = "the money after N hands, of all that there is in a bank of such a size";
    Measurement few = Samples.measured("after 1 hands", meaning, 900L, 1000L, 1100L);
    Measurement many = Samples.measured("after 9 hands", meaning, 0L, 7L << 55, 7L << 57);
    FanChart chart = (FanChart) Charts.of(Samples.result(4, few, many), "after N hands");
    FanChart.Picture plot = new FanChart.Picture(chart);
    assertThat(plot.getStyler().getyAxisTickLabelsFormattingFunction().apply(4.0))
        .isEqualTo("10^3");
    assertThat(plot.getStyler().getYAxisMax()).isBetween(20.0, 20.1);
    assertThat(plot.getYAxisTitle()).isEqualTo("after N hands");
    assertThat(words(chart)).contains(meaning);
  }

  @Test
  void a_picture_of_ratings_names_the_players() throws Exception {
    for (int players : new int[] {2, 100}) {
      List<String> all = IntStream.range(0, players).mapToObj(i -> "<Player & " + i + ">").toList();
      assertThat(words(ratings(players))).containsAll(all);
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
          new RatingChart(new ChartHeading("ratings", List.of(), ""), names, "", standings);
      assertThat(String.join("", words(chart))).contains(names).doesNotContain("…");
    }
    String meaning = "the longest run of heads that a person has ever seen in all of their games";
    Measurement luck = Samples.measured(meaning, "heads " + meaning, 1L, 2L);
    assertThat(words(Charts.of(Samples.result(4, luck), null)))
        .startsWith("coins", meaning, PLAYED[0]);
  }

  @Test
  void more_players_than_fit_make_a_wider_picture() throws Exception {
    String width =
        parse(ImageFormat.SVG.draw(ratings(100))).getDocumentElement().getAttribute("width");
    assertThat(width).isEqualTo("1908");
  }

  @Test
  void fonts_are_those_that_any_machine_has() {
    String svg = new String(ImageFormat.SVG.draw(Charts.of(COINS, null)), UTF_8);
    assertThat(svg).contains("font-size:13px");
    String drawn = svg.substring(svg.indexOf("<text"));
    assertThat(drawn.split("font-family:", -1))
        .hasSameSizeAs(drawn.split("font-family:sans-serif;", -1));
  }
}
