package dev.baize.beans.naive;

import dev.baize.beans.Bean;
import dev.baize.beans.BeansDecision;
import dev.baize.beans.BeansRules;
import dev.baize.beans.Phase;
import dev.baize.core.card.Deck;
import dev.baize.core.random.Seed;
import dev.baize.core.shuffle.UniformShuffle;
import java.io.Serial;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A game played from the deal by a script of decisions, up to the question after the last one. */
public final class NaiveGame {

  private static final int[] COUNTS = {20, 18, 16, 14, 12, 10, 8, 6};

  private final BeansRules rules;
  private final List<BeansDecision> script;
  private int read;

  /** By seat. */
  public final List<NaiveSide> sides = List.of(new NaiveSide(), new NaiveSide());

  /** The top card first. */
  public final List<Bean> deck;

  /** In the order the cards came. */
  public final List<Bean> area = new ArrayList<>();

  /** The top card last. */
  public final List<Bean> pile = new ArrayList<>();

  /** In the order of the sales. */
  public final List<Bean> sold = new ArrayList<>();

  /** Whose turn it is. */
  public int toAct;

  /** The number of turns that have begun. */
  public int turns;

  /** The question that is asked. */
  public Phase phase = Phase.OVER;

  /** The card that the question is about. */
  public Optional<Bean> card = Optional.empty();

  /** The legal answers. */
  public List<BeansDecision> legal = List.of();

  /** Plays a script of legal decisions. */
  public NaiveGame(BeansRules rules, List<Bean> deck, List<BeansDecision> script) {
    this.rules = rules;
    this.deck = new ArrayList<>(deck);
    this.script = script;
    try {
      play();
    } catch (Asked e) {
      return;
    }
  }

  /** The deck that a seed deals. */
  public static List<Bean> deck(Seed seed) {
    List<Bean> cards = new ArrayList<>();
    for (int bean = 0; bean < COUNTS.length; bean++) {
      for (int i = 0; i < COUNTS[bean]; i++) {
        cards.add(Bean.at(bean));
      }
    }
    return new Deck<>(cards)
        .shuffled(new UniformShuffle(), seed.derive("deal").derive(0).generator())
        .cards();
  }

  private void play() {
    for (NaiveSide side : sides) {
      for (int i = 0; i < 5; i++) {
        side.hand.add(deck.remove(0));
      }
    }
    while (!deck.isEmpty()) {
      toAct = turns % 2;
      turns++;
      turn();
    }
    if (rules.finalSale()) {
      for (NaiveSide side : sides) {
        side.chains().forEach(chain -> sold.addAll(side.sell(chain.bean())));
      }
    }
  }

  private NaiveSide side() {
    return sides.get(toAct);
  }

  private void turn() {
    if (rules.openingDraw()) {
      drawToHand();
    }
    for (Bean left : List.copyOf(area)) {
      takeLeft(left);
    }
    if (!side().hand.isEmpty()) {
      chain(side().hand.get(0), side().hand);
    }
    if (!side().hand.isEmpty()) {
      Bean front = side().hand.get(0);
      if (ask(
              Phase.PLAY_AGAIN,
              Optional.of(front),
              List.of(BeansDecision.play(front), BeansDecision.playNoMore()))
          == BeansDecision.play(front)) {
        chain(front, side().hand);
      }
    }
    if (!side().hand.isEmpty()) {
      discardOne();
    }
    layOut();
    int left = 0;
    while (left < area.size()) {
      left += isLeft(left) ? 1 : 0;
    }
    drawToHand();
    drawToHand();
  }

  private void drawToHand() {
    if (!deck.isEmpty()) {
      side().hand.add(deck.remove(0));
    }
  }

  private void takeLeft(Bean left) {
    BeansDecision answer =
        ask(
            Phase.LEFT_CARD,
            Optional.of(left),
            List.of(BeansDecision.chain(left), BeansDecision.discard(left)));
    if (answer == BeansDecision.chain(left)) {
      chain(left, area);
    } else {
      area.remove(0);
      pile.add(left);
    }
  }

  private void discardOne() {
    List<BeansDecision> answers = new ArrayList<>();
    for (int i = 0; i < side().hand.size(); i++) {
      answers.add(BeansDecision.discardCard(i));
    }
    answers.add(BeansDecision.keepAll());
    int place = answers.indexOf(ask(Phase.DISCARD, Optional.empty(), answers));
    if (place < side().hand.size()) {
      pile.add(side().hand.remove(place));
    }
  }

  private void layOut() {
    for (int i = 0; i < 3 && !deck.isEmpty(); i++) {
      area.add(deck.remove(0));
    }
    while (!pile.isEmpty() && area.contains(pile.get(pile.size() - 1))) {
      area.add(pile.remove(pile.size() - 1));
    }
  }

  /** Whether the card at an index of the area stays there. */
  private boolean isLeft(int index) {
    Bean drawn = area.get(index);
    BeansDecision answer =
        ask(
            Phase.DRAWN_CARD,
            Optional.of(drawn),
            List.of(BeansDecision.chain(drawn), BeansDecision.leave(drawn)));
    if (answer == BeansDecision.leave(drawn)) {
      return true;
    }
    makeRoom(drawn);
    area.remove(index);
    side().chain(drawn);
    return false;
  }

  private void chain(Bean card, List<Bean> from) {
    makeRoom(card);
    from.remove(0);
    side().chain(card);
  }

  private void makeRoom(Bean card) {
    if (side().hasRoom(card)) {
      return;
    }
    List<BeansDecision> answers =
        side().chains().stream()
            .map(chain -> chain.bean())
            .sorted(Comparator.naturalOrder())
            .map(BeansDecision::sell)
            .toList();
    BeansDecision answer = ask(Phase.SALE, Optional.of(card), answers);
    for (Bean bean : Bean.values()) {
      if (answer == BeansDecision.sell(bean)) {
        sold.addAll(side().sell(bean));
      }
    }
  }

  /**
   * Answers from the script. After buying a third chain the question is repeated, unless it was a
   * sale.
   */
  private BeansDecision ask(Phase asked, Optional<Bean> about, List<BeansDecision> answers) {
    List<BeansDecision> all = new ArrayList<>(answers);
    if (side().mayBuy()) {
      all.add(BeansDecision.buyThirdChain());
    }
    if (read == script.size()) {
      phase = asked;
      card = about;
      legal = all;
      throw new Asked();
    }
    BeansDecision answer = script.get(read);
    read++;
    if (!all.contains(answer)) {
      throw new AssertionError("\"" + answer + "\" is none of " + all);
    }
    if (answer == BeansDecision.buyThirdChain()) {
      side().buy();
      return asked == Phase.SALE ? answer : ask(asked, about, answers);
    }
    return answer;
  }

  /** Thrown at a question after the end of the script. */
  private static final class Asked extends RuntimeException {

    @Serial private static final long serialVersionUID = 1L;

    Asked() {
      super(null, null, false, false);
    }
  }
}
