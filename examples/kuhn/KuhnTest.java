package kuhn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.baize.search.solve.Cfr;
import dev.baize.search.solve.SequenceForm;
import dev.baize.search.solve.Utility;
import dev.baize.testing.GameContract;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KuhnTest {
  private static final Kuhn KUHN = new Kuhn();

  @ParameterizedTest
  @ValueSource(strings = {"3 cards", "4 cards", "13 cards"})
  void keeps_the_contract(String rules) {
    new GameContract<>(KUHN, KUHN.rules(rules)).checkAll();
  }

  /** Kuhn's own result: the first seat loses 1/18 of a chip. */
  @Test
  void is_solved() {
    var form = SequenceForm.of(KUHN.rules(), Utility.SCORE, 100_000);
    var cfr = Cfr.plus(form);
    cfr.run(500);
    assertEquals(-1.0 / 18, form.value(cfr.averageStrategy()), 1e-4);
    assertTrue(form.exploitability(cfr.averageStrategy()) < 1e-3);
  }
}
