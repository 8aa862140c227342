package dev.baize.blackjack;

import dev.baize.core.game.Game;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.game.Tally;
import dev.baize.core.random.Seed;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** A session of blackjack in progress: one hand after another, until the session is over. */
final class BlackjackGame extends SessionState implements Game<BlackjackView, BlackjackDecision> {

  private static final int DEALER_STANDS = 17;

  private final @Nullable Consumer<? super BlackjackEvent> events;
  private final @Nullable SessionMeasures measures;

  BlackjackGame(
      SessionSettings settings,
      Seed seed,
      @Nullable Consumer<? super BlackjackEvent> events,
      @Nullable Tally tally) {
    super(settings, new Shoe(settings.shuffle(), seed));
    this.events = events;
    this.measures = tally == null ? null : new SessionMeasures(settings, tally);
    shoe.shuffle(events);
    nextHand();
  }

  private BlackjackGame(BlackjackGame other, Shoe shoe) {
    super(other, shoe);
    this.events = null;
    this.measures = null;
  }

  /** Begins the next hand, or ends the session. */
  private void nextHand() {
    if (settings.isOver(bankroll, handsPlayed)) {
      end();
      return;
    }
    if (events != null) {
      events.accept(new BlackjackEvent.HandBegan(handsPlayed + 1, bankroll));
    }
    if (shoe.left() < BlackjackRules.FEWEST_CARDS) {
      shoe.shuffle(events);
      exposed = 0;
    }
  }

  private void end() {
    over = true;
    if (measures != null) {
      measures.end(bankroll);
    }
    if (events != null) {
      events.accept(new BlackjackEvent.SessionEnded(bankroll, handsPlayed));
    }
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
    return new BlackjackView(this);
  }

  @Override
  public List<BlackjackDecision> legal() {
    return switch (Phase.of(over, wager)) {
      case BET ->
          LongStream.of(settings.minimum(), Math.min(2 * settings.minimum(), bankroll), bankroll)
              .distinct()
              .mapToObj(BlackjackDecision::bet)
              .toList();
      case DRAW -> List.of(BlackjackDecision.hit(), BlackjackDecision.stand());
      case OVER -> List.of();
    };
  }

  @Override
  public boolean isLegal(BlackjackDecision decision) {
    if (wager > 0) {
      return decision == BlackjackDecision.hit() || decision == BlackjackDecision.stand();
    }
    return !over && decision.wager >= settings.minimum() && decision.wager <= bankroll;
  }

  @Override
  public void apply(BlackjackDecision decision) {
    HandResult result;
    if (wager == 0) {
      if (!isLegal(decision)) {
        throw illegal(decision);
      }
      result = bet(decision.wager);
    } else if (decision == BlackjackDecision.hit()) {
      result = hit();
    } else if (decision == BlackjackDecision.stand()) {
      result = stand();
    } else {
      throw illegal(decision);
    }
    turn++;
    if (result != null) {
      settle(result);
    }
  }

  private IllegalDecisionException illegal(BlackjackDecision decision) {
    requireGoingOn();
    return new IllegalDecisionException(SEAT, decision, legal(), position());
  }

  /** Deals the hand; null unless that ends it. */
  private @Nullable HandResult bet(long amount) {
    wager = amount;
    if (events != null) {
      events.accept(new BlackjackEvent.Wagered(amount));
    }
    dealPlayer();
    upcard = shoe.draw();
    exposeDealer(upcard);
    dealPlayer();
    long hole = shoe.draw();
    if (events != null) {
      events.accept(new BlackjackEvent.HoleDealt(PackedCards.card(hole)));
    }
    return PackedCards.isNatural(PackedCards.of(hand)) ? HandResult.NATURAL : null;
  }

  private void dealPlayer() {
    long card = shoe.draw();
    hand += card;
    exposed += card;
    if (events != null) {
      events.accept(new BlackjackEvent.PlayerDealt(PackedCards.card(card)));
    }
  }

  private void exposeDealer(long card) {
    exposed += card;
    if (events != null) {
      events.accept(new BlackjackEvent.DealerDealt(PackedCards.card(card)));
    }
  }

  /** Deals another card to the player; null unless that ends the hand. */
  private @Nullable HandResult hit() {
    dealPlayer();
    if (!PackedCards.isBust(PackedCards.of(hand))) {
      return null;
    }
    announceTotal();
    return HandResult.BUST;
  }

  private void announceTotal() {
    if (events != null) {
      events.accept(new BlackjackEvent.PlayerDone(total(hand)));
    }
  }

  private HandResult stand() {
    announceTotal();
    long hole = hole();
    exposed += hole;
    if (events != null) {
      events.accept(new BlackjackEvent.HoleShown(PackedCards.card(hole)));
    }
    long dealer = upcard + hole;
    while (total(dealer) < DEALER_STANDS) {
      long card = shoe.draw();
      exposeDealer(card);
      dealer += card;
    }
    if (events != null) {
      events.accept(new BlackjackEvent.DealerDone(total(dealer)));
    }
    return HandResult.of(total(hand), total(dealer));
  }

  private static int total(long hand) {
    return PackedCards.total(PackedCards.of(hand));
  }

  /** The hole card, which was dealt right after the player's second card. */
  private long hole() {
    int drawn = Long.bitCount(PackedCards.set(hand)) - 2;
    return shoe.dealtBefore(drawn);
  }

  private void settle(HandResult result) {
    bankroll += result.payoff(wager);
    handsPlayed++;
    if (measures != null) {
      measures.add(result, wager, bankroll);
    }
    if (events != null) {
      events.accept(new BlackjackEvent.HandSettled(result, bankroll));
    }
    wager = 0;
    hand = PackedCards.NONE;
    upcard = NONE;
    nextHand();
  }

  @Override
  public boolean isOver() {
    return over;
  }

  /** The score is the final bankroll; the player wins unless that is less than the first one. */
  @Override
  public Outcome outcome() {
    if (!isOver()) {
      throw new IllegalStateException("the session is not over: " + position());
    }
    return new Outcome(
        List.of(bankroll), bankroll >= settings.bankroll() ? List.of(SEAT) : List.of());
  }

  private void requireGoingOn() {
    if (isOver()) {
      throw new IllegalStateException("the session is over");
    }
  }

  @Override
  public String position() {
    String hidden = wager > 0 ? ", hole card " + PackedCards.card(hole()) : "";
    return view(SEAT) + hidden + ", next " + shoe;
  }

  @Override
  public BlackjackGame copy() {
    return new BlackjackGame(this, shoe.copy());
  }

  @Override
  public BlackjackGame redeal(Seat seat, RandomGenerator random) {
    return new BlackjackGame(this, shoe.redeal(settings.shuffle(), exposed, random));
  }
}
