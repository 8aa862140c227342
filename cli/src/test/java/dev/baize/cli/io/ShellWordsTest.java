package dev.baize.cli.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ShellWordsTest {

  @Test
  void plain_words_stay_as_they_are_and_others_are_quoted() {
    assertThat(
            ShellWords.join(List.of("baize", "--seed=-1", "./a/b.jar:c", "", "a b", "$x", "it's")))
        .isEqualTo("baize --seed=-1 ./a/b.jar:c '' 'a b' '$x' 'it'\\''s'");
  }

  @Test
  void what_is_not_printable_is_spelled_out_for_the_shell() {
    assertThat(ShellWords.join(List.of("a\nb", "it's \u001b\\", "é\u202e")))
        .isEqualTo("$'a\\012b' $'it\\047s \\033\\134' $'é\\342\\200\\256'");
  }
}
