package dev.baize.blackjack;

import dev.baize.core.game.Game;
import dev.baize.core.random.Seed;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * Chooses among all legal decisions at random, but mostly those that it is eager to make. Most bets
 * are small, so that the money lasts for a while and for splits.
 */
public final class EagerPolicy implements PlayedSession.Policy {

  private static final int SMALL = 20;
  private static final int SELDOM = 20;

  private final RandomGenerator random;
  private final Set<String> eager;

  /**
   * A player.
   *
   * @param eager words of decisions, such as {@code split}
   */
  public EagerPolicy(long seed, Set<String> eager) {
    this.random = Seed.of(seed).derive("policy").generator();
    this.eager = eager;
  }

  @Override
  public BlackjackDecision choose(Game<BlackjackView, BlackjackDecision> game) {
    List<BlackjackDecision> legal = game.legal();
    List<BlackjackDecision> wanted =
        legal.stream().filter(each -> eager.contains(each.text().split(" ", -1)[0])).toList();
    boolean any = wanted.isEmpty() || random.nextInt(SELDOM) == 0;
    BlackjackDecision chosen = pick(any ? legal : wanted);
    if (chosen instanceof BlackjackDecision.Bet) {
      return BlackjackDecision.bet(bet(game.view(game.toAct())));
    }
    if (chosen instanceof BlackjackDecision.Insure insure) {
      return BlackjackDecision.insure(random.nextLong(insure.amount()) + 1);
    }
    return chosen;
  }

  private BlackjackDecision pick(List<BlackjackDecision> decisions) {
    return decisions.get(random.nextInt(decisions.size()));
  }

  private long bet(BlackjackView view) {
    long most = view.bankroll() - view.minimum();
    long more = random.nextInt(SELDOM) == 0 ? most : Math.min(most, SMALL);
    return view.minimum() + random.nextLong(more + 1);
  }
}
