package dev.baize.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.record.MalformedFileException;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.Progress;
import dev.baize.study.tournament.TournamentResult;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TestedPartTextTest {

  private static final TournamentResult ROUNDS =
      Studies.tournament(1, "Random", "Random").play(GameRange.first(4), 1, new Progress());

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3})
  void a_part_is_parsed_as_it_was_printed(int looks) {
    TestedPart part = new TestedPart(ROUNDS, List.of(look(1), look(2), look(3)).subList(0, looks));
    TestedPart parsed = TestedPartText.parse(TestedPartText.print(part));
    assertThat(parsed.looks()).isEqualTo(part.looks());
    assertThat(parsed.rounds().text()).isEqualTo(ROUNDS.text());
  }

  private static List<Long> look(long first) {
    return ROUNDS.pairing(0, 1).roundScores().stream().map(count -> count + first).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "1,2", "1,,3", "1 2", " ", ","})
  void other_looks_are_refused(String looks) {
    assertThatThrownBy(() -> TestedPartText.parse(looks + "\n\n" + ROUNDS.text()))
        .isInstanceOf(MalformedFileException.class)
        .hasMessageStartingWith("line 1: a look with ");
  }

  @Test
  void a_result_without_looks_is_refused() {
    assertThatThrownBy(() -> TestedPartText.parse("no more"))
        .isInstanceOf(MalformedFileException.class)
        .hasMessage("line 1: no looks of a sequential test; expected them first");
  }
}
