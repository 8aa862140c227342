package dev.baize.study.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StudySetupTest {

  private static final String SAME = "0123456789".repeat(5);

  @Test
  void short_texts_are_quoted_whole() {
    String longest = SAME + "0123456789";
    assertThat(StudySetup.difference("a", "b")).isEqualTo("\"a\" and \"b\"");
    assertThat(StudySetup.difference(longest, "b")).isEqualTo('"' + longest + "\" and \"b\"");
    assertThat(StudySetup.difference("b", longest)).isEqualTo("\"b\" and \"" + longest + '"');
  }

  @Test
  void if_one_is_long_both_are_quoted_from_shortly_before_they_differ() {
    String common = "…" + SAME.substring(30);
    assertThat(StudySetup.difference(SAME + "one, and more", SAME + "two"))
        .isEqualTo('"' + common + "one, and more\" and \"" + common + "two\"");
    assertThat(StudySetup.difference(SAME + "two", SAME + "one, and more"))
        .isEqualTo('"' + common + "two\" and \"" + common + "one, and more\"");
  }

  @Test
  void long_texts_that_differ_at_once_are_quoted_from_their_beginning() {
    assertThat(StudySetup.difference("one" + SAME + SAME, "two")).startsWith("\"one012");
  }
}
