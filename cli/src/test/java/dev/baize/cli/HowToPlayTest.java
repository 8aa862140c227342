package dev.baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The page that teaches a game. */
class HowToPlayTest {

  static List<GameProvider<?, ?, ?>> games() {
    return Registry.load().games();
  }

  @ParameterizedTest
  @MethodSource("games")
  void every_game_is_taught_on_one_page_of_plain_text(GameProvider<?, ?, ?> game) {
    Run run = Run.of("rules", game.name());
    assertThat(run.status()).isZero();
    assertThat(run.out().lines())
        .hasSizeBetween(20, 60)
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80).matches("[ -~]*"));
    assertThat(run.out()).contains("How to begin.", "baize play " + game.name());
  }

  @ParameterizedTest
  @MethodSource("games")
  void a_command_on_the_page_is_understood(GameProvider<?, ?, ?> game) {
    String page = game.howToPlay().replaceAll("\\s+", " ");
    String rules = page.substring(page.indexOf("--rules"));
    if (rules.startsWith("--rules \"")) {
      assertThat(game.rules(rules.split("\"", -1)[1])).isNotNull();
    }
    assertThat(page).contains("baize play " + game.name());
  }
}
