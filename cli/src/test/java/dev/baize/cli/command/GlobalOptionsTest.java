package dev.baize.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.cli.io.CommandException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Options that are taken out of a command line, wherever they stand. */
class GlobalOptionsTest {

  private static GlobalOptions of(String line) {
    return GlobalOptions.of(List.of(line.split(" ")));
  }

  @Test
  void a_line_without_them_stays_as_it_is() {
    assertThat(of("euchre --seed 1 -n").words()).containsExactly("euchre", "--seed", "1", "-n");
    assertThat(of("euchre --seed 1 -n").verbosity()).isZero();
    for (String option : List.of("--players", "--isolated", "--isolated-memory", "--bot")) {
      assertThat(of("euchre --seed 1 -n").all(option)).isEmpty();
    }
    assertThat(of("euchre --seed 1 -n").file("--bot-log")).isNull();
    assertThat(of("euchre --seed 1 -n").file("--log-file")).isNull();
  }

  @Test
  void they_are_taken_from_before_the_command_and_from_after_it_in_either_form() {
    GlobalOptions options = of("--players a --verbose euchre --players=b --log-file=c --verbose x");
    assertThat(options.all("--players")).containsExactly("a", "b");
    assertThat(options.all("--isolated")).isEmpty();
    assertThat(options.single("--isolated-memory")).isNull();
    assertThat(options.all("--bot")).isEmpty();
    assertThat(options.file("--bot-log")).isNull();
    assertThat(options.verbosity()).isEqualTo(2);
    assertThat(options.file("--log-file")).isEqualTo("c");
    assertThat(options.words()).containsExactly("euchre", "x");
    assertThat(of("--log-file c x").file("--log-file")).isEqualTo("c");
  }

  @Test
  void programs_that_play_are_taken_out_with_their_commands_and_the_file_for_their_last_lines() {
    GlobalOptions options =
        GlobalOptions.of(
            List.of("play", "--bot", "Ivy=python3 ivy.py", "--bot=Joe=joe", "--bot-log", "f"));
    assertThat(options.all("--bot")).containsExactly("Ivy=python3 ivy.py", "Joe=joe");
    assertThat(options.file("--bot-log")).isEqualTo("f");
    assertThat(options.words()).containsExactly("play");
  }

  @Test
  void nothing_after_two_hyphens_is_an_option() {
    assertThat(of("x -- --verbose --players a --log-file b").words())
        .containsExactly("x", "--", "--verbose", "--players", "a", "--log-file", "b");
  }

  @Test
  void one_that_lacks_its_value_stays_where_it_is() {
    assertThat(of("x --players").words()).containsExactly("x", "--players");
    assertThat(of("x --log-file --seed 1").words())
        .containsExactly("x", "--log-file", "--seed", "1");
  }

  @Test
  void a_longer_name_is_another_option() {
    assertThat(of("--verbosely --log-files=x --playersx y").words()).hasSize(4);
  }

  @Test
  void two_log_files_are_refused() {
    GlobalOptions options = of("--log-file a --log-file=b");
    assertThatThrownBy(() -> options.file("--log-file"))
        .isInstanceOf(CommandException.class)
        .hasMessage("--log-file is given twice");
  }
}
