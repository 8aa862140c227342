package dev.baize.cli.views;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Lists;
import dev.baize.blackjack.BlackjackHousePreset;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The tables of {@code docs/views.md} say what views have in random games by all presets. */
class ViewsPageTest {

  private record Sample(GameProvider<?, ?, ?> game, ViewsPage page, SeenViews seen) {

    @Override
    public String toString() {
      return game.name();
    }

    /** The texts of the decisions by number. */
    Map<Integer, String> decisions() {
      Map<Integer, String> texts = new TreeMap<>();
      game.decisions().forEach(decision -> texts.put(texts.size(), decision.text()));
      return texts;
    }
  }

  private static final List<Sample> SAMPLES = new ArrayList<>();

  @BeforeAll
  static void play() throws IOException {
    Registry registry = Registry.load();
    sample(
        registry.game("euchre"),
        40,
        "",
        List.of(
            "points 3, shuffle uniform, classic",
            "points 3, shuffle uniform, american",
            "points 3, shuffle uniform, online",
            "points 0, shuffle uniform, american, deals 3"));
    sample(
        registry.game("blackjack"),
        40,
        "bankroll 1000, hands 40, minimum 5, shuffle uniform, ",
        Lists.<Object>asList(
            "surrender early, dealer natural peek", (Object[]) BlackjackHousePreset.values()));
    sample(
        registry.game("beans"),
        10,
        "opening draw ",
        List.of(
            "yes, final sale yes",
            "yes, final sale no",
            "no, final sale yes",
            "no, final sale no"));
  }

  /** Plays as many games by the rules of each preset. */
  private static <V extends View, D extends Decision, E extends Event> void sample(
      GameProvider<V, D, E> game, int games, String settings, List<?> presets) throws IOException {
    SeenViews seen = new SeenViews(game.rules().viewFormat().orElseThrow().arrayLength());
    for (Object preset : presets) {
      seen.play(game.rules(settings + preset), games);
    }
    SAMPLES.add(new Sample(game, new ViewsPage(game.name()), seen));
  }

  static List<Sample> samples() {
    return SAMPLES;
  }

  @ParameterizedTest
  @MethodSource("samples")
  void the_fields_of_the_page_are_those_that_are_written_and_in_their_order(Sample sample) {
    List<String> paths = sample.page.fields().stream().map(ViewsPage.Field::path).toList();
    assertThat(sample.seen.fields.keySet()).containsExactlyInAnyOrderElementsOf(paths);
    for (List<String> names : sample.seen.orders) {
      assertThat(paths.stream().filter(names::contains)).containsExactlyElementsOf(names);
    }
  }

  @ParameterizedTest
  @MethodSource("samples")
  void the_types_are_those_of_the_page(Sample sample) {
    for (ViewsPage.Field field : sample.page.fields()) {
      assertThat(sample.seen.field(field.path()).types)
          .as(field.path())
          .containsExactly(field.type());
    }
  }

  @ParameterizedTest
  @MethodSource("samples")
  void a_field_is_always_there_if_the_page_says_so_and_sometimes_missing_if_not(Sample sample) {
    for (ViewsPage.Field field : sample.page.fields()) {
      SeenViews.Seen seen = sample.seen.field(field.path());
      assertThat(seen.count == sample.seen.places(field.path()))
          .as(field.path())
          .isEqualTo(field.isAlways());
    }
  }

  @ParameterizedTest
  @MethodSource("samples")
  void the_phases_are_those_of_the_page(Sample sample) {
    ViewsPage.Field phase =
        sample.page.fields().stream()
            .filter(field -> field.path().equals("phase"))
            .findFirst()
            .orElseThrow();
    assertThat(sample.seen.field("phase").texts).containsExactlyInAnyOrderElementsOf(phase.words());
  }

  @ParameterizedTest
  @MethodSource("samples")
  void the_positions_of_the_page_are_all_of_the_array(Sample sample) {
    int next = 0;
    for (ViewsPage.Range range : sample.page.array()) {
      assertThat(range.from()).isEqualTo(next);
      next = range.to() + 1;
    }
    assertThat(next).isEqualTo(sample.seen.least.length);
  }

  @ParameterizedTest
  @MethodSource("samples")
  void what_is_one_for_yes_is_zero_or_one_and_nothing_is_zero_in_all_views(Sample sample) {
    for (ViewsPage.Range range : sample.page.array()) {
      int[] least = Arrays.copyOfRange(sample.seen.least, range.from(), range.to() + 1);
      int[] most = Arrays.copyOfRange(sample.seen.most, range.from(), range.to() + 1);
      assertThat(least).as(range.toString()).containsOnly(0);
      assertThat(Arrays.stream(most).max().orElseThrow()).as(range.toString()).isPositive();
      if (range.meaning().matches("(for each .*, )?whether .*") && !range.meaning().contains(";")) {
        assertThat(Arrays.stream(most)).as(range.toString()).allMatch(number -> number <= 1);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("samples")
  void the_decisions_are_numbered_as_the_page_says(Sample sample) {
    assertThat(sample.page.numberedDecisions()).isEqualTo(sample.decisions());
    if (sample.decisions().isEmpty()) {
      List<Pattern> forms =
          sample.page.decisionForms().stream()
              .map(form -> Pattern.compile(form.replaceAll("[A-Z]+", "[1-9][0-9]*")))
              .toList();
      assertThat(sample.seen.decisions)
          .allMatch(text -> forms.stream().anyMatch(form -> form.matcher(text).matches()));
      assertThat(forms)
          .allMatch(form -> sample.seen.decisions.stream().anyMatch(form.asMatchPredicate()));
    } else {
      assertThat(sample.decisions().values()).containsAll(sample.seen.decisions);
    }
  }

  @ParameterizedTest
  @MethodSource("samples")
  void the_table_of_all_games_has_the_counts(Sample sample) {
    Set<String> names = sample.seen.fields.keySet();
    long fields = names.stream().filter(path -> !path.contains(".")).count();
    int decisions = sample.game.decisions().size();
    assertThat(sample.page.summary())
        .containsExactly(
            Long.toString(fields),
            sample.seen.least.length + " numbers",
            decisions == 0 ? "not numbered" : decisions + ", numbered");
  }

  @Test
  void every_game_with_a_format_is_in_the_page() {
    Stream<String> games =
        Registry.load().games().stream()
            .filter(game -> !game.getClass().getName().startsWith("dev.baize.core."))
            .filter(game -> game.rules().viewFormat().isPresent())
            .map(GameProvider::name);
    assertThat(SAMPLES.stream().map(Sample::toString))
        .containsExactlyInAnyOrderElementsOf(games.toList());
  }
}
