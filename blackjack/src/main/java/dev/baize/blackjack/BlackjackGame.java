package dev.baize.blackjack;

import dev.baize.core.game.Game;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.game.Tally;
import dev.baize.core.game.WorldSampler;
import dev.baize.core.random.BoundedInts;
import dev.baize.core.random.Seed;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A session of blackjack in progress: one round after another, until the session is over. */
final class BlackjackGame extends Round implements Game<BlackjackView, BlackjackDecision> {

  BlackjackGame(
      SessionSettings settings,
      Seed seed,
      @Nullable Consumer<? super BlackjackEvent> events,
      @Nullable Tally tally) {
    this(settings, new PlayRules(settings.house()), seed, events, tally);
  }

  private BlackjackGame(
      SessionSettings settings,
      PlayRules rules,
      Seed seed,
      @Nullable Consumer<? super BlackjackEvent> events,
      @Nullable Tally tally) {
    super(
        settings,
        rules,
        new Shoe(rules, settings.shuffle(), seed),
        events,
        tally == null ? null : new SessionMeasures(settings, rules, tally));
    shoe.shuffle(events);
    nextRound();
  }

  private BlackjackGame(SessionState other, PlayRules rules, Shoe shoe) {
    super(other, rules, shoe);
  }

  /** Samples the sessions consistent with the player's view. */
  static WorldSampler<BlackjackView, BlackjackDecision> worlds(BlackjackView view) {
    PlayRules rules = new PlayRules(view.house());
    Shoe known = view.knownShoe(rules);
    HiddenCards hidden = new HiddenCards(view, rules, known, view.unseenCards());
    return random -> new BlackjackGame(view, rules, hidden.redealt(random));
  }

  @Override
  public Seat toAct() {
    requireGoingOn();
    return SEAT;
  }

  @Override
  public BlackjackView view(Seat seat) {
    if (seat != SEAT) {
      throw new IllegalArgumentException("no " + seat + " in blackjack; expected seat 0");
    }
    return new BlackjackView(this, shoe);
  }

  @Override
  public List<BlackjackDecision> legal() {
    return LegalSet.decisions(legal, settings.minimum(), bankroll, wager);
  }

  @Override
  public boolean isLegal(BlackjackDecision decision) {
    return (legal & decision.bit) != 0 && (decision.amount == 0 || isPossible(decision));
  }

  private boolean isPossible(BlackjackDecision decision) {
    return decision.bit == LegalSet.BET
        ? decision.amount >= settings.minimum() && decision.amount <= bankroll
        : decision.amount <= LegalSet.mostInsurance(wager, bankroll);
  }

  @Override
  public void apply(BlackjackDecision decision) {
    if (!isLegal(decision)) {
      requireGoingOn();
      throw new IllegalDecisionException(SEAT, decision, legal(), position());
    }
    turn++;
    if (settles(decision)) {
      endRound();
    }
  }

  /** Applies a decision; returns whether all hands are settled. */
  private boolean settles(BlackjackDecision decision) {
    if (decision == BlackjackDecision.stand()) {
      return finishHand();
    }
    if (decision == BlackjackDecision.hit()) {
      return hit() && finishHand();
    }
    return decision.bit == LegalSet.BET ? bet(decision.amount) : settlesOther(decision);
  }

  private boolean settlesOther(BlackjackDecision decision) {
    if (decision == BlackjackDecision.doubleDown()) {
      return doubleDown() && finishHand();
    }
    if (decision == BlackjackDecision.split()) {
      return split() && finishHand();
    }
    if (decision == BlackjackDecision.surrender()) {
      return surrender();
    }
    return (legal & LegalSet.INSURE) != 0 ? insure(decision.amount) : look();
  }

  @Override
  public long hand() {
    return isOver() ? Math.max(0, handsPlayed - 1) : handsPlayed;
  }

  @Override
  public List<Long> scores() {
    return List.of(bankroll);
  }

  @Override
  public boolean isOver() {
    return legal == LegalSet.NONE;
  }

  /** The score is the final bankroll; the player wins unless that is less than the first one. */
  @Override
  public Outcome outcome() {
    if (!isOver()) {
      throw new IllegalStateException("the session is not over: " + position());
    }
    return new Outcome(scores(), bankroll >= settings.bankroll() ? List.of(SEAT) : List.of());
  }

  private void requireGoingOn() {
    if (isOver()) {
      throw new IllegalStateException("the session is over");
    }
  }

  @Override
  public String position() {
    String hidden = hand == NO_HAND ? "" : ", hole card " + PackedCard.card(shoe.holeCard());
    return view(SEAT) + hidden + ", next " + shoe;
  }

  @Override
  public BlackjackGame copy() {
    return new BlackjackGame(this, rules, shoe.copy());
  }

  @Override
  public BlackjackGame redeal(Seat seat, RandomGenerator random) {
    return new BlackjackGame(this, rules, HiddenCards.of(this, rules, shoe).redealt(random));
  }

  /**
   * The cards of a session that the player has not seen: those left in the shoe, hole cards that
   * stayed face down, and the hole card in play, which makes no natural once the dealer has looked.
   */
  private static final class HiddenCards {

    private final Shoe shoe;

    /**
     * The places of the hidden cards in {@link Shoe#order}; the place of the hole card in play is
     * the last.
     */
    private final int[] places;

    /** The hidden cards; those that can be the hole card in play come first. */
    private final int[] cards;

    /** How many of {@link #cards} can be the hole card in play. */
    private final int possible;

    /** {@code unseen} are the cards that have not been seen, in any order. */
    HiddenCards(SessionState state, PlayRules rules, Shoe shoe, int[] unseen) {
      this.shoe = shoe;
      this.places = places(state, shoe);
      this.cards = unseen.clone();
      boolean looked =
          LegalSet.phase(state.legal) == Phase.PLAY
              && rules.looks(PackedCard.points(shoe.upcard()));
      this.possible = looked ? partition(cards, PackedCard.points(shoe.upcard())) : cards.length;
    }

    static HiddenCards of(SessionState state, PlayRules rules, Shoe shoe) {
      IntStream places = IntStream.of(places(state, shoe));
      int[] unseen = places.map(place -> PackedCard.faceUp(shoe.order[place])).toArray();
      return new HiddenCards(state, rules, shoe, unseen);
    }

    private static int[] places(SessionState state, Shoe shoe) {
      IntStream others =
          IntStream.range(0, shoe.order.length).filter(place -> !shoe.isExposed(place));
      boolean isInPlay = state.hand != SessionState.NO_HAND;
      IntStream hole = isInPlay ? IntStream.of(shoe.holePlace()) : IntStream.empty();
      return IntStream.concat(others, hole).toArray();
    }

    /** Puts the cards first that make no natural with an up card; returns their number. */
    private static int partition(int[] cards, int upcard) {
      int count = 0;
      for (int i = 0; i < cards.length; i++) {
        if (!Points.isNatural(upcard + PackedCard.points(cards[i]))) {
          BatchedFisherYates.swap(cards, i, count++);
        }
      }
      return count;
    }

    /**
     * A copy of the shoe with these cards in random order, and later shuffles from another seed.
     */
    Shoe redealt(RandomGenerator random) {
      int[] dealt = cards.clone();
      int last = dealt.length - 1;
      if (possible < dealt.length) {
        BatchedFisherYates.swap(dealt, BoundedInts.below(possible, random), last);
        last--;
      }
      BatchedFisherYates.shuffle(dealt, last, 1, random);
      return shoe.with(places, dealt, random.nextLong());
    }
  }
}
