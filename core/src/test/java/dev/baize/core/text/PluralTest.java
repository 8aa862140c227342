package dev.baize.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PluralTest {

  @Test
  void one_thing_is_singular_and_any_other_number_plural() {
    assertThat(Plural.of(1, "card")).isEqualTo("1 card");
    assertThat(Plural.of(0, "card")).isEqualTo("0 cards");
    assertThat(Plural.of(2, "card")).isEqualTo("2 cards");
  }
}
