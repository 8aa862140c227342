package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackPlayer;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.analysis.Choice;
import dev.baize.blackjack.analysis.ChoiceValues;
import dev.baize.blackjack.analysis.ExactAnalysis;
import dev.baize.core.card.Card;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Plays {@link dev.baize.blackjack.analysis.StrategyClass#CDZ} from a fresh shoe: by all cards of
 * the hand, after a split as the same cards without one, and splits again whenever it may.
 */
final class CompositionPlayer implements BlackjackPlayer {
  private final ExactAnalysis analysis;
  private final Map<Key, BlackjackDecision> known = new HashMap<>();

  private record Key(long cards, int up, List<BlackjackDecision> legal, boolean afterSplit) {}

  CompositionPlayer(ExactAnalysis analysis) {
    this.analysis = analysis;
  }

  private static int[] values(BlackjackView view) {
    return view.cards().stream().mapToInt(card -> HandValue.points(card.rank())).toArray();
  }

  private static int up(BlackjackView view) {
    return HandValue.points(view.upcard().rank());
  }

  @Override
  public long bet(BlackjackView view) {
    return view.minimum();
  }

  @Override
  public boolean draw(BlackjackView view) {
    return play(view) == BlackjackDecision.hit();
  }

  @Override
  public long insure(BlackjackView view) {
    int[] hand = values(view);
    return analysis.insures(hand[0], hand[1]) ? view.mostInsurance() : 0;
  }

  @Override
  public boolean surrender(BlackjackView view) {
    return analysis.choice(up(view), values(view)) == Choice.SURRENDER;
  }

  @Override
  public BlackjackDecision play(BlackjackView view) {
    long cards = 0;
    for (Card card : view.cards()) {
      cards += 1L << (6 * (HandValue.points(card.rank()) - 1));
    }
    Key key = new Key(cards, up(view), view.legal(), view.hands().size() > 1);
    return known.computeIfAbsent(key, added -> choose(view));
  }

  private BlackjackDecision choose(BlackjackView view) {
    boolean afterSplit = view.hands().size() > 1;
    if (afterSplit && view.allows(BlackjackDecision.split())) {
      return BlackjackDecision.split();
    }
    if (!view.allows(BlackjackDecision.hit())) {
      return BlackjackDecision.stand();
    }
    ChoiceValues values = analysis.values(up(view), values(view));
    BlackjackDecision best = BlackjackDecision.stand();
    double most = values.value(Choice.STAND).orElseThrow();
    for (Choice choice : HouseStrategy.choices(view.legal())) {
      if (values.value(choice).orElseThrow() > most) {
        best = HouseStrategy.decision(choice);
        most = values.value(choice).orElseThrow();
      }
    }
    return best;
  }
}
