package dev.baize.study.tournament;

import static dev.baize.study.tournament.Tables.LOWEST;
import static dev.baize.study.tournament.Tables.RANDOM;
import static dev.baize.study.tournament.Tables.WATCHFUL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.baize.core.record.MalformedFileException;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Progress;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.zip.CRC32;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TournamentResultTest {

  private static final Tournament<?, ?, ?> THREE = Tables.of(4, List.of(WATCHFUL, RANDOM, LOWEST));
  private static final GameRange SOME = GameRange.first(23);

  @Property(tries = 50)
  void parts_merge_in_any_order_into_the_whole(
      @ForAll @IntRange(min = 1, max = 9) int parts, @ForAll java.util.Random order) {
    List<TournamentResult> results = new ArrayList<>();
    for (int part = 0; part < parts; part++) {
      results.add(play(SOME.part(part, parts)));
    }
    Collections.shuffle(results, order);
    TournamentResult merged = results.stream().reduce(TournamentResult::merge).orElseThrow();
    assertThat(merged.text()).isEqualTo(play(SOME).text());
  }

  @Test
  void a_part_of_more_is_complete_once_the_rest_is_merged() {
    GameSet all = GameSet.of(SOME);
    TournamentResult first = play(SOME.part(0, 2)).partOf(all);
    TournamentResult second = play(SOME.part(1, 2)).partOf(all);
    assertThat(first.isComplete()).isFalse();
    assertThat(first.merge(second).text()).isEqualTo(play(SOME).text());
    assertThatIllegalArgumentException().isThrownBy(() -> second.partOf(first.completed()));
  }

  @Test
  void the_text_is_read_back(@TempDir Path folder) throws IOException {
    TournamentResult result = play(new GameRange(3, 9)).merge(play(new GameRange(20, 21)));
    Path file = Files.writeString(folder.resolve("result"), result.text());
    for (TournamentResult read :
        List.of(TournamentResult.parse(result.text()), TournamentResult.read(file))) {
      assertThat(read.text()).isEqualTo(result.text());
      assertThat(Tables.facts(read)).isEqualTo(Tables.facts(result));
    }
  }

  @Test
  void the_text_of_a_test_is_read_back() {
    SequentialTest test = new SequentialTest(-2.5, 40, 0.01, 0.05);
    TournamentResult result =
        Tables.of(2, List.of(WATCHFUL, RANDOM)).play(test, GameRange.first(20), 1, new Progress());
    assertThat(TournamentResult.parse(result.text()).test()).contains(test);
    assertThat(TournamentResult.parse(result.text()).text()).isEqualTo(result.text());
  }

  @Test
  void a_test_is_read_as_any_java_writes_it() {
    for (String number : List.of("2.0E-3", "2.00E-3", "0.002", "1.0E-300")) {
      SequentialTest test = new SequentialTest(-2.5, 40, Double.parseDouble(number), 0.05);
      TournamentResult result =
          Tables.of(2, List.of(WATCHFUL, RANDOM)).play(test, GameRange.first(2), 1, new Progress());
      String printed = " " + test.alpha() + " ";
      String other = withChecksum(result.text().replace(printed, " " + number + " "));
      assertThat(TournamentResult.parse(other).test()).contains(test);
    }
  }

  @Test
  void a_number_that_no_java_writes_is_refused() {
    SequentialTest test = new SequentialTest(-2.5, 40, 0.01, 0.05);
    TournamentResult result =
        Tables.of(2, List.of(WATCHFUL, RANDOM)).play(test, GameRange.first(2), 1, new Progress());
    String other = withChecksum(result.text().replace(" 0.05", " 00.05"));
    assertThatThrownBy(() -> TournamentResult.parse(other))
        .isInstanceOf(MalformedFileException.class)
        .hasMessageContaining("\"00.05\": expected a number as Java prints it");
  }

  @Test
  void no_rounds_at_all_are_a_result() {
    TournamentResult nothing = play(GameRange.first(0));
    assertThat(nothing.pairing(0, 1).score().value()).isNaN();
    assertThat(nothing.standings())
        .allSatisfy(standing -> assertThat(standing.rating().value()).isZero())
        .allSatisfy(standing -> assertThat(standing.rating().standardError()).isNaN());
    assertThat(nothing.merge(play(SOME)).pairings()).isEqualTo(play(SOME).pairings());
    assertThat(TournamentResult.parse(nothing.text()).text()).isEqualTo(nothing.text());
  }

  @Test
  void standings_are_ordered_by_rating_and_add_up() {
    TournamentResult result = play(GameRange.first(100));
    assertThat(result.standings()).extracting(Standing::player).containsExactly(0, 1, 2);
    assertThat(result.standings().stream().mapToDouble(s -> s.rating().value()).sum())
        .isCloseTo(0, within(1e-9));
    assertThat(result.standings().stream().mapToDouble(Standing::score).sum())
        .isCloseTo(1.5, within(1e-12));
    assertThat(result.standings())
        .allSatisfy(s -> assertThat(s.rating().degreesOfFreedom()).isEqualTo(99));
  }

  @Test
  void rounds_are_merged_once() {
    assertThatThrownBy(() -> play(SOME).merge(play(new GameRange(22, 30))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("both have round");
  }

  @Test
  void different_tournaments_are_not_merged() {
    TournamentResult other =
        Tables.of(4, List.of(WATCHFUL, LOWEST, RANDOM))
            .play(new GameRange(50, 60), 1, new Progress());
    assertThatThrownBy(() -> play(SOME).merge(other))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("different studies");
  }

  @Test
  void the_case_of_a_games_name_does_not_keep_results_apart() {
    GameRange rest = new GameRange(SOME.to(), SOME.to() + 3);
    String text = play(rest).text().replace("game: HighCard", "game: highcard");
    TournamentResult lower = TournamentResult.parse(withChecksum(text));
    assertThat(lower.setup().game()).isEqualTo("highcard");
    String whole = play(SOME).merge(play(rest)).text();
    assertThat(play(SOME).merge(lower).text()).isEqualTo(whole);
    assertThat(lower.merge(play(SOME)).text()).isEqualTo(whole);
  }

  @Test
  void requested_and_completed_are_told_apart_when_merged() {
    Progress cancelled = new Progress();
    cancelled.cancel();
    TournamentResult nothing = THREE.play(new GameRange(23, 30), 1, cancelled);
    TournamentResult merged = play(SOME).merge(nothing);
    assertThat(merged.isComplete()).isFalse();
    assertThat(merged.requested()).isEqualTo(GameSet.of(GameRange.first(30)));
    assertThat(merged.completed()).isEqualTo(GameSet.of(SOME));
  }

  @Test
  void a_player_has_no_pairing_with_itself_or_with_nobody() {
    TournamentResult result = play(SOME);
    assertThatThrownBy(() -> result.pairing(1, 1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> result.pairing(0, 3)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> result.pairing(-1, 0)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  /** Each replacement is made in a text that is right but for it and has the right checksum. */
  @ParameterizedTest
  @CsvSource({
    "baize tournament 1, baize tournament 2, 1, not known here",
    "seed: 42, seed: 042, 4, whole number",
    "played: 0 23, played: 0 24, 22, expected 24 rounds",
    "played: 0 23, played: 0 22, 22, expected 22 rounds",
    "asked: 0 23, asked: 0 22, 22, expected some of games 0 to 21",
    "asked: 0 23, asked: 0, 8, expected 2 numbers",
    "pairing: 0 2, pairing: 0 1, 12, expected that of 0 and 2",
    "'pairing: 0 1 ', 'pairing: 0 1 1', 10, no rounds have all of these",
    "scores: , score: , 11, expected",
    "'products: ', 'products: 1', 22, no rounds have these",
    "margin: 0 1 4, margin: 0 1, 19, expected 9 numbers",
    "margin: 0 1 4, margin: 0 1 5, 22, margin of players 0 and 1: no rounds have this",
    "margin: 0 1 4, margin: 0 1 65, 19, 1 to 64 seats",
    "margin: 0 1 4, margin: 0 1 4294967300, 19, 4294967300",
    "margin: 0 2 4, margin: 0 3 4, 22, margin of players 0 and 3: no rounds have this",
    "margin: 0 2 4, margin: 0 1 4, 22, margin of players 0 and 1: no rounds have this",
    "margin: 0 2 4, margin: 2 0 4, 22, margin of players 2 and 0: no rounds have this",
    "' 92 23 ', ' 9 23 ', 19, no observations have this"
  })
  void a_text_that_cannot_be_true_is_refused(
      String correct, String wrong, int line, String message) {
    String text = play(SOME).text();
    assertThat(text).contains(correct);
    String changed = withChecksum(text.replaceFirst(correct, wrong));
    assertThatThrownBy(() -> TournamentResult.parse(changed))
        .isInstanceOf(MalformedFileException.class)
        .hasMessageStartingWith("line " + line + ": ")
        .hasMessageContaining(message);
  }

  /** Lines 19 to 22 are the forfeits of players 0 and 2, each in one round of 23. */
  @ParameterizedTest
  @CsvSource({
    "forfeits: 0 4 3 , forfeits: 0 4 23 , 26, player 0 failed in round 23: expected one that was",
    "forfeits: 0 4 3 , forfeits: 0 0 3 , 19, 0 games forfeited by player 0",
    "forfeits: 0 4 3 , forfeits: 0 93 3 , 26, 93 games forfeited by player 0: no rounds have these",
    "forfeits: 0 4 3 , forfeits: 3 4 3 3 , 26, 4 games forfeited by player 3: no rounds have these",
    "forfeits: 0 4 3 , forfeits: 2 4 3 2 , 26, 4 games forfeited by player 2: no rounds have these",
    "forfeits: 0 4 3 0 1 0 1, forfeits: 0 4 3 0, 26, 4 games forfeited by player 0: no rounds have",
    "forfeits: 0 4 3 0 1 0 1, forfeits: 0 4 3, 19, 3 numbers: expected a player",
    "forfeits: 0 4 3 0 1 0 1, forfeits: 0 4 3 0 4294967296, 19, 4294967296",
    "forfeits: 0 4 3 , forfeits: x 4 3 , 19, whole number",
    "failure: Failing at, failures: Failing at, 20, expected",
    "failure: Failing at, 'failure: \u202eFailing at', 20, expected one line of printable text",
    "forfeits: 2 , products: 2 , 21, expected"
  })
  void forfeits_that_cannot_be_true_are_refused(
      String correct, String wrong, int line, String message) {
    Tournament<?, ?, ?> tournament =
        Tables.of(
                4,
                List.of(
                    Failing.in(Set.of(3), Failing.Way.THROWING),
                    WATCHFUL,
                    Failing.in(Set.of(5), Failing.Way.SILENT)))
            .onFailure(OnFailure.FORFEIT);
    String text = tournament.play(SOME, 1, new Progress()).text();
    assertThat(text).contains(correct);
    String changed = withChecksum(text.replaceFirst(correct, wrong));
    assertThatThrownBy(() -> TournamentResult.parse(changed))
        .isInstanceOf(MalformedFileException.class)
        .hasMessageStartingWith("line " + line + ": ")
        .hasMessageContaining(message);
  }

  /** As it was written before there were margins. */
  private static TournamentResult old(TournamentResult result) {
    return TournamentResult.parse(withChecksum(result.text().replaceAll("margin: .*\n", "")));
  }

  @Test
  void an_old_result_is_read_and_merged_and_its_rounds_have_no_margins() {
    TournamentResult first = play(SOME.part(0, 2));
    TournamentResult second = play(SOME.part(1, 2));
    assertThat(old(first).margin(0, 1)).isEmpty();
    assertThat(old(first).merge(old(second)).text()).isEqualTo(old(play(SOME)).text());
    TournamentResult both = old(first).merge(second);
    assertThat(both.text()).isEqualTo(second.merge(old(first)).text());
    assertThat(TournamentResult.parse(both.text()).text()).isEqualTo(both.text());
    assertThat(both.pairings()).isEqualTo(play(SOME).pairings());
    assertThat(both.margin(0, 1)).isEqualTo(second.margin(0, 1)).isPresent();
  }

  @Test
  void results_with_more_games_together_than_can_be_counted_are_not_merged() {
    String many =
        """
        baize tournament 1
        game: HighCard
        rules: 4 seats, 2 rounds
        seed: 42
        player: Watchful
        player: Random
        asked: 0 500000000000000
        played: 0 500000000000000
        pairing: 0 1 0 0 1000000000000000
        scores: 500000000000000 0 0 0 0
        products: 0
        products: 0 8000000000000000
        crc32: 00000000
        """;
    String more = many.replace(" 0 500000000000000\n", " 500000000000000 1000000000000000\n");
    TournamentResult one = TournamentResult.parse(withChecksum(many));
    TournamentResult two = TournamentResult.parse(withChecksum(more));
    assertThatExceptionOfType(ArithmeticException.class).isThrownBy(() -> one.merge(two));
  }

  @Test
  void a_changed_text_is_refused() {
    String text = play(SOME).text().replace("seed: 42", "seed: 43");
    assertThatThrownBy(() -> TournamentResult.parse(text))
        .isInstanceOf(MalformedFileException.class)
        .hasMessageContaining("checksum");
  }

  @Test
  void a_text_is_refused_wherever_it_ends() {
    String text = play(SOME).text();
    for (int end = 0; end < text.length(); end++) {
      String cut = text.substring(0, end);
      assertThatThrownBy(() -> TournamentResult.parse(cut))
          .isInstanceOf(MalformedFileException.class);
    }
  }

  private static TournamentResult play(GameRange rounds) {
    return THREE.play(rounds, 1, new Progress());
  }

  private static String withChecksum(String text) {
    int first = text.indexOf('\n') + 1;
    int last = text.lastIndexOf("crc32: ");
    CRC32 sum = new CRC32();
    sum.update(text.substring(first, last).getBytes(StandardCharsets.UTF_8));
    return text.substring(0, last) + "crc32: %08x\n".formatted(sum.getValue());
  }
}
