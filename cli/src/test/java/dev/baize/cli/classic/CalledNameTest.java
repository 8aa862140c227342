package dev.baize.cli.classic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Run;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The program is told by which name it was called. */
class CalledNameTest {

  private static final String[] CLASSIC =
      Run.game("A", "Simple", "B", "Simple", "C", "Simple", "D", "Simple");

  @ParameterizedTest
  @ValueSource(strings = {"euchre", "./euchre", "./euchre.exe", "/a b/euchre", "../x.y/euchre"})
  void called_euchre_it_is_the_classic_program(String program) {
    assertThat(Run.as(program, "", CLASSIC).out())
        .startsWith(program + " " + String.join(" ", CLASSIC) + " \nHand 0\n");
    assertThat(Run.as(program, "")).isEqualTo(Run.as("euchre", ""));
    assertThat(Run.as(program, "", "--demo")).isEqualTo(Run.of("euchre", "--demo"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"baize", "./baize", "cards", "euchre/baize", "euchre2"})
  void called_otherwise_it_wants_a_command(String program) {
    String[] words = new String[CLASSIC.length + 1];
    words[0] = "euchre";
    System.arraycopy(CLASSIC, 0, words, 1, CLASSIC.length);
    assertThat(Run.as(program, "", words).out())
        .startsWith(program + " euchre " + String.join(" ", CLASSIC) + " \nHand 0\n");
    assertThat(Run.as(program, "", CLASSIC).status()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"./euchre, players", "./euchre, replay"})
  void called_euchre_it_has_no_other_command(String program, String word) {
    assertThat(Run.as(program, "", word)).isEqualTo(Run.as(program, ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"beans", "./beans", "/a b/beans.exe"})
  void called_beans_it_is_the_command_for_beans(String program) {
    String[] game = {"Ann", "Random", "Bob", "Greedy", "--seed=1"};
    assertThat(Run.as(program, "", game))
        .isEqualTo(Run.of("beans", "Ann", "Random", "Bob", "Greedy", "--seed=1"));
    assertThat(Run.as(program, "", "--help")).isEqualTo(Run.of("beans", "--help"));
    assertThat(Run.as(program, "", "players", "beans").status()).isEqualTo(2);
    assertThat(Run.as(program, "", "euchre", "Random", "Bob", "Greedy", "--seed=1").out())
        .contains("\neuchre 0 coins\n");
    assertThat(Run.as(program, "", "euchre", "Random", "Bob", "Greedy").out())
        .contains("\neuchre 0 coins\n");
  }
}
