package dev.baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MisspellingTest {

  private static final List<String> KNOWN =
      List.of("--help", "--record", "--seed", "--games", "--log-file", "--no-opening-draw");

  @ParameterizedTest
  @CsvSource({
    "--sed, --seed",
    "--SEED=5, --seed",
    "-h, --help",
    "--log, --log-file",
    "--gamse=7, --games",
    "--no-openning-draw, --no-opening-draw",
    "--points=3, ''",
    "--bogus, ''",
    "--, ''",
    "-x, ''",
    "---=--seed, ''"
  })
  void a_name_is_suggested_only_where_it_is_much_the_same(String typed, String likely) {
    assertThat(Misspelling.likely(typed, KNOWN).orElse("")).isEqualTo(likely);
  }
}
