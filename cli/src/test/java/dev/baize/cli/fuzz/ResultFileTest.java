package dev.baize.cli.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Run;
import dev.baize.core.game.Measure;
import dev.baize.core.random.Seed;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Measurement;
import dev.baize.study.simulation.SimulationResult;
import dev.baize.study.simulation.StudySetup;
import dev.baize.study.statistics.SampleAccumulator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import org.junit.jupiter.api.Test;

/** A file with a right checksum is a result that is printed in every format, or is refused. */
class ResultFileTest {

  private static final List<String[]> PRINTERS =
      List.of(
          new String[] {"--format=text"},
          new String[] {"--format=json"},
          new String[] {"--format=csv"},
          new String[] {"--chart=-"});

  private static final String SIMULATION =
      """
      baize result 1
      game: beans
      rules: opening draw yes, final sale no
      seed: 0
      player: Greedy
      player: Random
      asked: 0 2
      played: 0 2
      measure: score of seat 0
      meaning: the score at the end of a game, in its own unit
      observations: 2
      sum: 21
      squares: 225
      games: 2 225 21 2
      range: 9 12
      value: 9 9 1
      value: 12 12 1
      measure: win of seat 0
      meaning: 1 for a game won or drawn, 0 for one lost
      observations: 2
      sum: 2
      squares: 2
      games: 2 2 2 2
      range: 1 1
      value: 1 1 2
      crc32: 00000000
      """;

  private static final String TOURNAMENT =
      """
      baize tournament 1
      game: euchre
      rules: points 10, shuffle uniform
      seed: 42
      player: Simple
      player: Random
      asked: 0 100
      played: 0 100
      test: 0.0 10.0 0.05 0.05
      pairing: 0 1 200 0 0
      scores: 0 0 0 0 100
      products: 1600
      products: 0 0
      margin: 0 1 4 1800 2400 100 32400 43200 57600
      crc32: 00000000
      """;

  private static Path file(String name, String text) throws IOException {
    Path folder = Files.createDirectories(Path.of("target", "results"));
    return Files.writeString(folder.resolve(name), Seal.renewed(text));
  }

  /** Whether it was printed in every format; if not, it was refused in one line by all. */
  private static boolean isPrinted(String text) throws IOException {
    String file = file("any", text).toString();
    List<Integer> statuses = new ArrayList<>();
    for (String[] printer : PRINTERS) {
      Run run = Run.of("merge", file, printer[0]);
      statuses.add(run.status());
      if (run.status() != 0) {
        assertThat(run.status()).as(run.err()).isEqualTo(1);
        assertThat(run.err()).startsWith("baize: " + file + ":").hasLineCount(1);
        assertThat(run.out()).isEmpty();
      }
    }
    assertThat(statuses).as(text).containsOnly(statuses.get(0));
    return statuses.get(0) == 0;
  }

  @Test
  void what_is_printed_in_one_format_is_printed_in_all() throws IOException {
    assertThat(isPrinted(SIMULATION)).isTrue();
    assertThat(isPrinted(TOURNAMENT)).isTrue();
    String noMeasure = SIMULATION.replaceAll("(?s)measure:.*(?=crc32)", "");
    assertThat(isPrinted(noMeasure)).isFalse();
    assertThat(isPrinted(SIMULATION.replaceAll("player: .*\n", ""))).isFalse();
    assertThat(isPrinted(SIMULATION.replace("played: 0 2", "played: 0 1"))).isFalse();
    assertThat(isPrinted(SIMULATION.replace("sum: 21", "sum: 17"))).isFalse();
    assertThat(isPrinted(SIMULATION.replace("squares: 225", "squares: 289"))).isFalse();
    assertThat(isPrinted(TOURNAMENT.replace(" 0.05 0.05", " 4.9E-324 0.05"))).isFalse();
    assertThat(isPrinted(TOURNAMENT.replace(" 0.05 0.05", " 0.05 4.9E-324"))).isFalse();
    assertThat(isPrinted(TOURNAMENT.replace(" 0.05 0.05", " 1.0E-300 1.0E-300"))).isTrue();
    String many = "9".repeat(80);
    assertThat(isPrinted(TOURNAMENT.replace(" 100 32400 ", " 100 " + many + " "))).isFalse();
  }

  @Test
  void parts_that_cannot_be_counted_together_are_named() throws IOException {
    String most = Long.toString(Long.MAX_VALUE);
    String square = "85070591730234615847396907784232501249";
    String part =
        """
        baize result 1
        game: euchre
        rules: points 10, shuffle uniform
        seed: 42
        player: Simple
        asked: 0 1
        played: 0 1
        measure: luck
        meaning: x
        observations: %1$s
        sum: %1$s
        squares: %1$s
        games: 1 %2$s %2$s %2$s
        range: 1 1
        value: 1 1 %1$s
        crc32: 00000000
        """
            .formatted(most, square);
    assertThat(isPrinted(part)).isTrue();
    String one = file("one", part).toString();
    String two = file("two", part.replace("ed: 0 1\n", "ed: 1 2\n")).toString();
    Run run = Run.of("merge", one, two);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("baize: " + two + " ").contains(one).hasLineCount(1);
  }

  @Tag("ci")
  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
  void a_changed_file_is_printed_in_every_format_or_refused(@ForAll long seed) throws IOException {
    Dice dice = new Dice(seed, 0);
    String text = dice.oneIn(2) ? SIMULATION : TOURNAMENT;
    String mutated = new ByteMutator(dice, List.of(SIMULATION, TOURNAMENT)).mutate(text);
    if (Bytes.isText(mutated)) {
      isPrinted(Bytes.text(mutated));
    }
  }

  @Provide
  Arbitrary<List<List<List<Long>>>> measures() {
    Arbitrary<Long> small = Arbitraries.longs().between(-2, 2);
    Arbitrary<Long> great =
        Arbitraries.of(Long.MIN_VALUE, Long.MIN_VALUE / 3, -1025L, 1L << 62, Long.MAX_VALUE);
    Arbitrary<List<Long>> game =
        Arbitraries.oneOf(small.list().ofMaxSize(3), great.list().ofMaxSize(1));
    return game.list().ofMaxSize(4).list().ofMinSize(1).ofMaxSize(3);
  }

  @Tag("ci")
  @Property(tries = 50, edgeCases = EdgeCasesMode.NONE)
  void whatever_was_observed_is_printed_in_every_format(
      @ForAll("measures") List<List<List<Long>>> measures) throws IOException {
    List<Measurement> measurements = new ArrayList<>();
    for (List<List<Long>> games : measures) {
      SampleAccumulator sampler = new SampleAccumulator();
      for (List<Long> game : games) {
        game.forEach(sampler::add);
        sampler.endGame();
      }
      Measure measure = new Measure("measure " + measurements.size(), "1 for whatever it is");
      measurements.add(new Measurement(measure, sampler.sample()));
    }
    GameSet four = GameSet.of(GameRange.first(4));
    StudySetup study =
        new StudySetup("euchre", "points 10, shuffle uniform", Seed.of(1), List.of("Simple"));
    assertThat(isPrinted(new SimulationResult(study, four, four, measurements).text())).isTrue();
  }
}
