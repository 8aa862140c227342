package dev.baize.cli.command;

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
}
