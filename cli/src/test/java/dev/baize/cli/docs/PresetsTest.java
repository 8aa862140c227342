package dev.baize.cli.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackHousePreset;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.euchre.EuchreHousePreset;
import dev.baize.euchre.EuchreHouseRules;
import java.io.IOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The pages with the rules of houses list every preset, with its settings. */
class PresetsTest {

  private static final String HEADING = "| Preset | Settings |";
  private static final String DEFAULT = "the default";
  private static final Pattern ROW = Pattern.compile("\\| `(\\w+)` \\| (`.*`|" + DEFAULT + ") \\|");

  /** The rules of each preset, read from a page. */
  private static <R> Map<String, R> onPage(String page, Function<String, R> parser)
      throws IOException {
    List<String> lines = Page.read(Page.PROJECT.resolve(page)).prose();
    Map<String, R> presets = new LinkedHashMap<>();
    for (String line : lines.subList(lines.indexOf(HEADING) + 2, lines.size())) {
      Matcher row = ROW.matcher(line);
      if (!row.matches()) {
        break;
      }
      String settings = row.group(2).equals(DEFAULT) ? "" : row.group(2).replace("`", "");
      presets.put(row.group(1), parser.apply(settings));
    }
    return presets;
  }

  private static <P, R> Map<String, R> all(P[] presets, Function<P, R> rules) {
    Map<String, R> all = new LinkedHashMap<>();
    Arrays.stream(presets).forEach(preset -> all.put(preset.toString(), rules.apply(preset)));
    return all;
  }

  @Test
  void the_presets_of_blackjack_are_listed() throws IOException {
    assertThat(onPage("docs/blackjack.md", BlackjackHouseRules::parse))
        .containsExactlyEntriesOf(all(BlackjackHousePreset.values(), BlackjackHouseRules::of));
  }

  @Test
  void the_presets_of_euchre_are_listed() throws IOException {
    assertThat(onPage("docs/rules-of-euchre.md", EuchreHouseRules::parse))
        .containsExactlyEntriesOf(all(EuchreHousePreset.values(), EuchreHouseRules::of));
  }
}
