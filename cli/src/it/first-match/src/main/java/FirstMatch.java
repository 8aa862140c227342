import dev.baize.core.game.Outcome;
import dev.baize.core.match.Match;
import dev.baize.core.random.Seed;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.player.Simple;
import java.util.Collections;

/** Plays a match on the class path and prints who wins. */
public class FirstMatch {
  public static void main(String[] args) {
    var players = Collections.nCopies(4, new Simple());
    Outcome outcome = Match.of(EuchreRules.standard(), players, Seed.of(2026)).play();
    System.out.println("The winners are " + outcome.winners());
  }
}
