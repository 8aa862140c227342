package dev.baize.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.baize.cli.CompiledJar;
import dev.baize.cli.Run;
import dev.baize.euchre.EuchreHouseRules;
import dev.baize.euchre.EuchreRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page that lists the fields of results lists those that there are, in their order. */
class ResultFieldsTest {

  /** Fields of a tournament that not every one has. */
  private static final List<String> OPTIONAL = List.of("forfeits", "gauntlet", "anchor");

  private static final Path PAGE = Path.of("..", "docs", "results.md");

  @TempDir Path folder;

  /** A row of a table: the name of a field is in its first cell. */
  private static final Pattern ROW = Pattern.compile("(?m)^\\| `(\\w+)` \\|");

  /** A row of the table of measures: the name, by which rules, and the meaning. */
  private static final Pattern MEASURE_ROW =
      Pattern.compile("(?m)^\\| `([^`|]+)` \\| ([^|]+) \\| ([^|]+) \\|$");

  private static final String[] SIMULATION = {"simulate", "euchre", "Simple", "--games=9"};

  private static final String[] COUNTER = {
    "simulate",
    "blackjack",
    "Basic",
    "--games=9",
    "--rules=bankroll 1000, hands 20, minimum 10, shuffle uniform, decks 2"
  };

  private static final String[] TOURNAMENT = {
    "tournament", "euchre", "Simple", "Random", "--games=8", "--sprt=0,10"
  };

  /** The fields of a table of the page, by the line above it or the heading of its section. */
  private static List<String> listed(String section, String table) throws IOException {
    String page = Files.readString(PAGE);
    String below = page.substring(page.indexOf("\n## " + section + "\n"));
    String found = below.substring(below.indexOf(table));
    String rows = found.substring(found.indexOf("\n|"));
    int end = rows.indexOf("\n\n");
    return ROW.matcher(end < 0 ? rows : rows.substring(0, end))
        .results()
        .map(row -> row.group(1))
        .toList();
  }

  private static String print(String format, String... words) {
    List<String> all = new ArrayList<>(List.of(words));
    all.add("--format=" + format);
    Run run = Run.of(all.toArray(String[]::new));
    assertThat(run.status()).isZero();
    return run.out();
  }

  /** The fields of each object, by the field whose value, or whose list's element, it is. */
  private static Map<String, List<String>> fields(String json) throws IOException {
    Map<String, List<String>> fields = new LinkedHashMap<>();
    try (JsonParser parser = new JsonFactory().createParser(json)) {
      parser.nextToken();
      collect(parser, "", fields);
    }
    return fields;
  }

  private static void collect(JsonParser parser, String owner, Map<String, List<String>> fields)
      throws IOException {
    List<String> names = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      names.add(name);
      if (parser.nextToken() == JsonToken.START_ARRAY) {
        while (parser.nextToken() != JsonToken.END_ARRAY) {
          collectIfObject(parser, name, fields);
        }
      } else {
        collectIfObject(parser, name, fields);
      }
    }
    List<String> others = fields.putIfAbsent(owner, names);
    assertThat(names)
        .as("every object in \"%s\"", owner)
        .isEqualTo(others == null ? names : others);
  }

  private static void collectIfObject(
      JsonParser parser, String owner, Map<String, List<String>> fields) throws IOException {
    if (parser.currentToken() == JsonToken.START_OBJECT) {
      collect(parser, owner, fields);
    }
  }

  @Test
  void the_json_of_a_simulation() throws IOException {
    String section = "JSON of a simulation";
    List<String> range = listed(section, "\nA range:");
    assertThat(fields(print("json", SIMULATION)))
        .containsOnly(
            Map.entry("", without(List.of("figures"), listed(section, section))),
            Map.entry("asked", range),
            Map.entry("played", range),
            Map.entry("measures", listed(section, "\nA measure:")),
            Map.entry("histogram", listed(section, "\nA bucket:")));
  }

  private static List<String> without(List<String> last, List<String> fields) {
    assertThat(fields).endsWith(last.toArray(String[]::new));
    return fields.subList(0, fields.size() - last.size());
  }

  @Test
  void the_json_of_a_simulation_with_figures() throws IOException {
    String section = "JSON of a simulation";
    assertThat(fields(print("json", COUNTER)))
        .containsEntry("", listed(section, section))
        .containsEntry("figures", listed(section, "\nA figure:"));
  }

  @Test
  void the_csv_of_figures_has_a_row_for_each_below_the_measures() {
    List<String> rows = print("csv", COUNTER).lines().toList();
    List<String> figures =
        rows.stream().dropWhile(row -> !row.contains(",result a round,")).toList();
    assertThat(figures).hasSize(9).allMatch(row -> row.endsWith(",,,,,,,,"));
    assertThat(figures.get(8)).contains(",bankroll for a risk of 5 %,");
    assertThat(rows.get(rows.size() - 10)).contains("bankroll after 20 hands");
  }

  @Test
  void the_json_of_a_tournament() throws IOException {
    String section = "JSON of a tournament";
    List<String> range = listed("JSON of a simulation", "\nA range:");
    assertThat(fields(print("json", TOURNAMENT)))
        .containsOnly(
            Map.entry("", without(OPTIONAL, listed(section, section))),
            Map.entry("asked", range),
            Map.entry("played", range),
            Map.entry("test", listed(section, "\nA test ")),
            Map.entry("standings", listed(section, "\nA standing:")),
            Map.entry("pairings", listed(section, "\nA pairing:")));
  }

  @Test
  void the_json_and_the_csv_of_an_arena() throws IOException {
    String section = "JSON of an arena";
    String[] arena = {
      "arena",
      "euchre",
      "Simple",
      "Random",
      "--games=2",
      "--judge=Master:samples=2",
      "--rules=points 1, shuffle uniform"
    };
    List<String> all = new ArrayList<>(listed("JSON of a tournament", "JSON of a tournament"));
    all.removeAll(OPTIONAL);
    all.addAll(listed(section, section));
    List<String> competitor = listed(section, "\nA competitor:");
    List<String> costs = listed(section, "\nThe costs of decisions");
    assertThat(fields(print("json", arena)))
        .containsEntry("", all)
        .containsEntry("competitors", competitor)
        .containsEntry("costs", costs)
        .containsEntry("times", listed(section, "\nThe times of a player"));
    List<String> row = new ArrayList<>(without(List.of("costs"), competitor));
    row.addAll(costs);
    assertThat(print("csv", arena)).startsWith(String.join(",", row) + "\n");
  }

  /** A tournament whose second player fails at once. */
  private String[] forfeited(String... more) throws IOException {
    String jar =
        new CompiledJar(folder, "own")
            .withPlayer("euchre", "Own", "throw new IllegalStateException(\"out of ideas\");")
            .pack();
    List<String> words =
        List.of(
            "tournament",
            "euchre",
            "Simple",
            "Own",
            "Random",
            "--games=4",
            "--players=" + jar,
            "--on-failure=forfeit");
    return Stream.concat(words.stream(), Stream.of(more)).toArray(String[]::new);
  }

  @Test
  void the_json_of_a_gauntlet_with_an_anchor_and_games_that_were_forfeited() throws IOException {
    String section = "JSON of a tournament";
    assertThat(fields(print("json", forfeited("--gauntlet", "--anchor=Simple=1500"))))
        .containsEntry("", listed(section, section))
        .containsEntry("anchor", listed(section, "\nAn anchor:"))
        .containsEntry("forfeits", listed(section, "\nThe forfeits of a player"));
  }

  @Test
  void the_csv_of_a_tournament_with_games_that_were_forfeited_counts_them_for_each_player()
      throws IOException {
    List<String> rows = print("csv", forfeited()).lines().toList();
    assertThat(rows.get(0)).isEqualTo(String.join(",", listed("CSV of a tournament", "")));
    assertThat(rows.subList(1, rows.size()))
        .hasSize(6)
        .allMatch(row -> row.endsWith(row.contains(",true,,1,Own,") ? ",8" : ",0"));
  }

  @Test
  void the_csv_of_a_simulation() throws IOException {
    assertThat(print("csv", SIMULATION))
        .startsWith(String.join(",", listed("CSV of a simulation", "")) + "\n");
  }

  @Test
  void the_csv_of_a_tournament() throws IOException {
    assertThat(print("csv", TOURNAMENT))
        .startsWith(
            String.join(",", without(List.of("forfeited"), listed("CSV of a tournament", "")))
                + "\n");
  }

  /** The measures that the page lists with any of these in the column of rules. */
  private static List<String> measuresOfEuchre(String... byRules) throws IOException {
    String page = Files.readString(PAGE);
    String section = page.substring(page.indexOf("\n## Measures of euchre\n") + 1);
    List<String> cells = List.of(byRules);
    return MEASURE_ROW
        .matcher(section.substring(0, section.indexOf("\n## ")))
        .results()
        .filter(row -> cells.contains(row.group(2)))
        .map(row -> row.group(1) + ": " + row.group(3))
        .toList();
  }

  private static List<String> measured(String house) {
    return EuchreRules.standard().withHouse(EuchreHouseRules.parse(house)).measures().stream()
        .map(measure -> measure.name() + ": " + measure.meaning())
        .toList();
  }

  @Test
  void the_measures_of_euchre_by_every_house() throws IOException {
    String alone = "`alone makers` or `alone both`";
    String stuck = "`dealer stuck no`";
    assertThat(measured("classic")).isEqualTo(measuresOfEuchre("always"));
    assertThat(measured("american")).isEqualTo(measuresOfEuchre("always", alone));
    assertThat(measured("online")).isEqualTo(measuresOfEuchre("always", alone, "`alone both`"));
    assertThat(measured("dealer stuck no")).isEqualTo(measuresOfEuchre("always", stuck));
    assertThat(measured("online, dealer stuck no"))
        .isEqualTo(measuresOfEuchre("always", alone, "`alone both`", stuck));
  }
}
