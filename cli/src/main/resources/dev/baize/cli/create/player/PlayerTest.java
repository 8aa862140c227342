package {{package}};

import dev.baize.core.testing.PlayerContract;
{{providerImport}}
import org.junit.jupiter.api.Test;

class {{class}}Test {

  /** Checks all that Baize expects of a player, by all presets of the rules. */
  @Test
  void keeps_the_contract() {
    {{provider}} game = new {{provider}}();
    for (String preset : game.presets()) {
      new PlayerContract<>(game, game.rules(preset), new {{class}}Provider()).checkAll();
    }
  }
}
