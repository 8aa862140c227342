package dev.baize.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.text.MalformedFileException;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.Progress;
import dev.baize.study.tournament.Tournament;
import dev.baize.study.tournament.TournamentResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PartTest {

  private static final TournamentResult ROUNDS =
      Studies.tournament(1, "Random", "Random").play(GameRange.first(4), 1, new Progress());

  @ParameterizedTest
  @ValueSource(longs = {4, 16, 20, 48})
  void a_part_is_parsed_as_it_was_printed(long rounds) {
    Tournament<?, ?, ?> tournament = Studies.tournament(1, "Random", "Random");
    Part<TournamentResult> part =
        Studies.testedParts(tournament).play(GameRange.first(rounds), new Progress());
    Part<TournamentResult> parsed = Part.parseTested(part.text());
    assertThat(parsed.looks()).hasSize((int) (rounds / 16)).isEqualTo(part.looks());
    assertThat(parsed.result().text()).isEqualTo(part.result().text());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "1,2", "1,,3", "1 2", " ", ","})
  void other_looks_are_refused(String looks) {
    assertThatThrownBy(() -> Part.parseTested(looks + "\n\n" + ROUNDS.text()))
        .isInstanceOf(MalformedFileException.class)
        .hasMessageStartingWith("line 1: a look with ");
  }

  @Test
  void a_result_without_looks_is_refused() {
    assertThatThrownBy(() -> Part.parseTested("no more"))
        .isInstanceOf(MalformedFileException.class)
        .hasMessage("line 1: no looks of a sequential test; expected them first");
  }
}
