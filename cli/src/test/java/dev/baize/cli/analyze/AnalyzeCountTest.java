package dev.baize.cli.analyze;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackHousePreset;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.counting.CardCount;
import dev.baize.blackjack.counting.CountIndex;
import dev.baize.blackjack.counting.CountIndices;
import dev.baize.blackjack.counting.RemovalEffects;
import dev.baize.cli.Run;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What card counters ask of the analysis of blackjack. */
class AnalyzeCountTest {

  private static final BlackjackHouseRules SINGLE =
      BlackjackHouseRules.of(BlackjackHousePreset.SINGLE);

  private static Run run(String... words) {
    return Run.of(
        Stream.concat(Stream.of("analyze", "blackjack", "--rules", "single"), Stream.of(words))
            .toArray(String[]::new));
  }

  @Test
  void the_effect_of_each_card_is_what_the_library_says() {
    RemovalEffects effects = RemovalEffects.of(SINGLE);
    List<String> lines = run("--effects", "--format", "csv").out().lines().toList();
    assertThat(lines).hasSize(11).startsWith("card,effect").contains("A," + effects.effect(1));
    assertThat(lines.get(4)).isEqualTo("5," + effects.effect(5));
    assertThat(run("--effects").out()).contains("\ncard  effect, %\n2 ");
  }

  @Tag("ci")
  @Test
  void true_counts_of_a_balanced_count_and_running_counts_of_another() {
    List<String> lines = run("--count", "hilo", "--format", "csv").out().lines().toList();
    assertThat(lines.get(0)).isEqualTo("hand,up,allowed,below,above,trueCount,runningCount");
    List<CountIndex> indices =
        CountIndices.of(RemovalEffects.of(SINGLE), CardCount.HILO, 1, done -> {});
    assertThat(lines).hasSize(1 + indices.size());
    for (CountIndex index : indices) {
      assertThat(lines).anyMatch(line -> line.endsWith("," + index.trueCount() + ","));
    }
    assertThat(run("--count", "-1,1,1,1,1,1,1,0,0,-1", "--threads", "2").out())
        .contains("\nbetting correlation    0.977\n", "\ninsure above ", "The running counts")
        .isEqualTo(
            run("--count", "ko").out().replace("count   ko", "count   -1,1,1,1,1,1,1,0,0,-1"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "--count;hi|Invalid value for option '--count': no count \"hi\"; there are: hilo, ko, omega2,"
            + " zen, halves, or ten numbers, of aces first, with commas between them",
        "--count;1,2|Invalid value for option '--count': \"1,2\" is no count; expected ten numbers",
        "--count;1,1,1,1,1,1,1,1,1,1|Invalid value for option '--count': all ten numbers are the same",
        "--effects;--removed;5|--effects is of a full shoe: expected no --removed",
        "--count;ko;--strategy;CDP|--count shows no card: expected no --strategy",
        "--count;ko;--chart;card.svg|--count shows no card: expected no --chart",
      })
  void what_makes_no_sense_is_refused_in_one_line(String words, String reason) {
    Run run = run(words.split(";"));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).startsWith("baize: " + reason).hasLineCount(1);
  }

  @Test
  void rules_are_needed() {
    assertThat(Run.of("analyze", "blackjack", "--effects").err())
        .startsWith("baize: --effects: expected --rules with it; see");
    assertThat(Run.of("analyze", "blackjack", "--count", "ko").err())
        .startsWith("baize: --count: expected --rules with it; see");
  }
}
