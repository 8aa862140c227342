package dev.baize.cli.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShellWordsTest {

  @Test
  void plain_words_stay_as_they_are_and_others_are_quoted() {
    assertThat(
            ShellWords.join(List.of("baize", "--seed=-1", "./a/b.jar:c", "", "a b", "$x", "it's")))
        .isEqualTo("baize --seed=-1 ./a/b.jar:c '' 'a b' '$x' 'it'\\''s'");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "python3 ivy.py  --fast|python3,ivy.py,--fast",
        "'a b' \"c d\"|a b,c d",
        "a\\ b 'it'\\''s'|a b,it's",
        "\"say \\\"hi\\\"\" '\\'|say \"hi\",\\",
        "'' x|,x"
      })
  void a_line_is_split_as_a_shell_splits_it(String line, String words) {
    assertThat(String.join(",", ShellWords.split(line, '/'))).isEqualTo(words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "C:\\dir\\bot.exe --fast|C:\\dir\\bot.exe,--fast",
        "\"C:\\Program Files\\bot.exe\" \"D:\\\"|C:\\Program Files\\bot.exe,D:\\",
        "\\\\server\\bots\\ivy.exe \\|\\\\server\\bots\\ivy.exe,\\",
        "python 'my bot.py'|python,my bot.py"
      })
  void a_backslash_stands_for_itself_where_it_separates_folders(String line, String words) {
    assertThat(String.join(",", ShellWords.split(line, '\\'))).isEqualTo(words);
  }

  @Property
  void words_that_were_joined_are_split_into_the_same_words(
      @ForAll List<@StringLength(max = 10) @CharRange(from = ' ', to = '~') String> words) {
    assertThat(ShellWords.split(ShellWords.join(words), '/')).isEqualTo(words);
  }

  @Test
  void what_is_not_printable_is_spelled_out_for_the_shell() {
    assertThat(ShellWords.join(List.of("a\nb", "it's \u001b\\", "é\u202e")))
        .isEqualTo("$'a\\u000Ab' $'it\\'s \\u001B\\\\' $'é\\u202E'");
  }
}
