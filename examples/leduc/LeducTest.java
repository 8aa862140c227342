package leduc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.baize.search.solve.Cfr;
import dev.baize.search.solve.SequenceForm;
import dev.baize.search.solve.Utility;
import dev.baize.testing.GameContract;
import dev.baize.testing.Samples;
import org.junit.jupiter.api.Test;

class LeducTest {
  private static final Leduc LEDUC = new Leduc();

  @Test
  void keeps_the_contract() {
    new GameContract<>(LEDUC).with(Samples.DEFAULT.withGames(5)).checkAll();
  }

  /** As published: the first seat loses 0.0856 chips. */
  @Test
  void is_solved() {
    var form = SequenceForm.of(LEDUC.rules(), Utility.SCORE, 100_000);
    var cfr = Cfr.plus(form);
    cfr.run(500);
    assertEquals(-0.0856, form.value(cfr.averageStrategy()), 1e-3);
    assertTrue(form.exploitability(cfr.averageStrategy()) < 0.01);
  }
}
