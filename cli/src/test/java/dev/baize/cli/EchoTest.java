package dev.baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** However long a word is, the line about it is short and says at its end what was expected. */
class EchoTest {

  private static final int MAX_LENGTH = 900;

  private static Run with(String line, String word) {
    return Run.of(
        Arrays.stream(line.split(" "))
            .map(each -> each.replace("LONG", word))
            .toArray(String[]::new));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "LONG",
        "--LONG",
        "replay LONG",
        "resume LONG",
        "merge LONG",
        "merge pom.xml LONG",
        "players LONG",
        "players euchre LONG",
        "play LONG",
        "play euchre --points LONG",
        "play euchre --opponents LONG",
        "play euchre --pace LONG",
        "play euchre --record LONG",
        "play --resume LONG",
        "simulate LONG Simple",
        "simulate euchre LONG",
        "simulate euchre Simple --games LONG",
        "simulate euchre Simple --from LONG",
        "simulate euchre Simple --threads LONG",
        "simulate euchre Simple --seed LONG",
        "simulate euchre Simple --rules LONG",
        "simulate euchre Simple --shard LONG",
        "simulate euchre Simple --format LONG",
        "simulate euchre Simple --chart LONG",
        "simulate euchre Simple --games 9 --chart - --measure LONG",
        "simulate euchre Simple --LONG",
        "simulate beans Greedy --rules LONG",
        "simulate blackjack Simple --rules LONG",
        "tournament euchre Simple Random --sprt LONG",
        "check LONG Simple",
        "check euchre LONG",
        "check euchre Simple --rules LONG",
        "euchre --edition LONG --demo",
        "euchre --demo LONG",
        "euchre --demo --record LONG",
        "beans A LONG B Random",
        "blackjack 9 9 simple --shuffle LONG",
        "analyze blackjack --removed LONG",
        "analyze blackjack --rules LONG",
        "analyze blackjack --rules classic --removed LONG",
        "analyze blackjack --rules classic --strategy LONG",
        "analyze blackjack --rules classic --chart LONG",
        "analyze euchre LONG",
        "analyze euchre --seed 1 --hand LONG",
        "generate-completion LONG",
        "new LONG",
        "new game LONG folder",
        "new player LONG Ann folder",
        "new player euchre LONG folder",
        "--log-file LONG players",
        "--players LONG players"
      })
  void a_long_word_makes_no_long_line(String line) {
    for (String word : new String[] {"x".repeat(3000), "x y ".repeat(800)}) {
      Run run = with(line, word);
      assertThat(run.status()).isNotZero();
      assertThat(run.err()).hasSizeBetween(10, MAX_LENGTH).hasLineCount(1).doesNotContain("a bug");
    }
  }
}
