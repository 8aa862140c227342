import dev.baize.core.match.Match;
import dev.baize.core.random.Seed;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.player.Simple;
import java.util.Collections;

public class FirstGame {
  public static void main(String[] args) {
    var players = Collections.nCopies(4, new Simple());
    System.out.println(Match.of(EuchreRules.standard(), players, Seed.of(2026)).play());
  }
}
