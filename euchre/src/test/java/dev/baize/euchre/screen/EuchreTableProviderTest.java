package dev.baize.euchre.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.euchre.EuchreRules;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The rules of a new game at the table. */
class EuchreTableProviderTest {

  private static String rules(String text) {
    Map<String, Object> given = Map.of("rules", text);
    return EuchreTable.PROVIDER.rules().apply(EuchreRules.standard(), given).text();
  }

  @Test
  void settings_without_a_preset_change_what_is_played_without_them() {
    assertThat(rules("dealer stuck no")).endsWith("alone makers, dealer stuck no");
    assertThat(rules("canadian yes")).isEqualTo(rules("american, canadian yes"));
    assertThat(rules("alone both")).isEqualTo(rules("online"));
    assertThat(rules("classic, dealer stuck no")).endsWith("uniform, dealer stuck no");
  }
}
