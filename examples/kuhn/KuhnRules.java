package kuhn;

import dev.baize.core.card.Rank;
import dev.baize.core.game.ChanceOutcome;
import dev.baize.core.game.Determinization;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * Both seats put in 1 and are dealt one card. The first may bet 1 more; after a pass the other may,
 * too. Whoever does not call a bet loses what it put in, otherwise the higher card wins (H. W. Kuhn,
 * <i>A simplified two-person poker</i>, 1950).
 *
 * @param cards how many there are, 2 to 13: the highest ranks
 */
public record KuhnRules(int cards) implements Rules<KuhnView, KuhnAction, KuhnEvent> {
  private static final List<Rank> RANKS = List.of(Rank.values());
  private static final String CARDS = " cards";

  public KuhnRules {
    if (cards < 2 || cards > RANKS.size()) {
      throw new IllegalArgumentException(cards + CARDS + ": expected 2 to 13");
    }
  }

  static KuhnRules parse(String text) {
    if (!text.matches("([2-9]|1[0-3])" + CARDS)) {
      throw new IllegalArgumentException("\"" + text + "\": expected 2 cards to 13 cards");
    }
    return new KuhnRules(Integer.parseInt(text.substring(0, text.indexOf(' '))));
  }

  @Override
  public int seats() {
    return 2;
  }

  @Override
  public Game<KuhnView, KuhnAction> start(Seed seed, Consumer<? super KuhnEvent> events) {
    RandomGenerator random = seed.derive("deal").generator();
    Rank first = any(deck(), random);
    return new KuhnGame(this, first, any(without(first), random), events);
  }

  /** Every deal, each as likely as any other. */
  @Override
  public List<ChanceOutcome<KuhnView, KuhnAction>> chanceOutcomes() {
    List<ChanceOutcome<KuhnView, KuhnAction>> deals = new ArrayList<>();
    double probability = 1.0 / (cards * (cards - 1));
    for (Rank first : deck()) {
      for (Rank second : without(first)) {
        deals.add(new ChanceOutcome<>(probability, new KuhnGame(this, first, second, null)));
      }
    }
    return deals;
  }

  @Override
  public Optional<Determinization<KuhnView, KuhnAction>> determinization() {
    return Optional.of(view -> random -> world(view, random));
  }

  /** A game that may look like this. */
  KuhnGame world(KuhnView view, RandomGenerator random) {
    Rank other = view.shown() == null ? any(without(view.card()), random) : view.shown();
    boolean first = view.seat().index() == 0;
    KuhnGame game =
        new KuhnGame(this, first ? view.card() : other, first ? other : view.card(), null);
    view.history().forEach(game::apply);
    return game;
  }

  private List<Rank> deck() {
    return RANKS.subList(RANKS.size() - cards, RANKS.size());
  }

  private List<Rank> without(Rank card) {
    return deck().stream().filter(other -> other != card).toList();
  }

  private static Rank any(List<Rank> cards, RandomGenerator random) {
    return cards.get(random.nextInt(cards.size()));
  }

  @Override
  public String text() {
    return cards + CARDS;
  }
}
