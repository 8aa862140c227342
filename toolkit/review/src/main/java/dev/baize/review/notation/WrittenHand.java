package dev.baize.review.notation;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;
import static java.util.Objects.requireNonNull;

import com.google.common.primitives.Booleans;
import dev.baize.core.card.Card;
import dev.baize.core.card.CardCode;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.euchre.Alone;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreHouseRules;
import dev.baize.euchre.EuchrePack;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.OpenDeal;
import dev.baize.euchre.Trump;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A hand of euchre as people write it down: the bids, the cards in the order in which they fell,
 * and what is known of the rest. Who plays which card follows from that; the cards that nobody saw
 * are filled in such that everybody could play so. Whether the rules allow it is for the game to
 * say.
 */
final class WrittenHand {

  static final int SEATS = 4;
  private static final int HAND = 5;
  private static final int KITTY = 3;
  private static final int NOBODY = -1;

  private static final CardSet PACK =
      EuchrePack.fresh().cards().stream().collect(CardSet.collector());

  private final EuchreHouseRules house;
  private final int dealer;
  private final Card upcard;

  /** The cards that each seat is known to have been dealt, and the undealt ones. */
  private final CardSet[] known = none(SEATS + 1);

  private final CardSet[] played = none(SEATS);

  /** What each seat cannot have had any more, as it did not follow suit. */
  private final CardSet[] excluded = none(SEATS);

  private final boolean[] sitsOut = new boolean[SEATS];
  private final List<EuchreDecision> bids = new ArrayList<>();
  private final List<EuchreDecision> defence = new ArrayList<>();
  private final List<EuchreDecision> plays = new ArrayList<>();
  private @Nullable Trump trump;
  private boolean isPickedUp;
  private @Nullable Card discard;
  private int maker = NOBODY;

  /** The seat that plays alone; the maker if a defender does so, too. */
  private int loner = NOBODY;

  private int toPlay = NOBODY;
  private int inTrick;
  private @Nullable Card winning;
  private Suit led = Suit.SPADES;
  private int winner;

  private CardSet filledIn = CardSet.none();

  WrittenHand(EuchreHouseRules house, int dealer, Card upcard) {
    this.house = house;
    this.dealer = dealer;
    this.upcard = upcard;
    requireInPack(upcard);
  }

  private static CardSet[] none(int places) {
    CardSet[] none = new CardSet[places];
    Arrays.fill(none, CardSet.none());
    return none;
  }

  private static Card requireInPack(Card card) {
    checkArgument(
        PACK.contains(card), "%s is not one of the 24 cards from nine to ace", CardCode.of(card));
    return card;
  }

  /** Says which card a seat was dealt; given the number of seats, which one was left. */
  void dealt(int seat, Card card) {
    known[seat] = known[seat].with(requireInPack(card));
  }

  void pass() {
    requireBidding();
    bids.add(EuchreDecision.pass());
  }

  Suit proposed() {
    return upcard.suit();
  }

  /** Whether the suit of the upcard is proposed, as it is in round one. */
  boolean isRoundOne() {
    return bids.size() < SEATS;
  }

  void order(Suit suit, boolean alone) {
    requireBidding();
    maker = (dealer + 1 + bids.size()) % SEATS;
    trump = Trump.of(suit);
    if (alone) {
      playAlone(maker);
    }
    isPickedUp = bids.size() < SEATS && !sitsOut[dealer];
    bids.add(alone ? EuchreDecision.orderUpAlone(suit) : EuchreDecision.orderUp(suit));
  }

  private void playAlone(int seat) {
    sitsOut[(seat + 2) % SEATS] = true;
    loner = loner == NOBODY ? seat : loner;
  }

  private void requireBidding() {
    checkArgument(trump == null, "a bid after trump was made");
  }

  void discard(Card card) {
    discard = requireInPack(card);
  }

  /** A defender plays alone; a negative number if none does. */
  void defendAlone(int seat) {
    checkArgument(
        seat < 0 || (trump != null && (seat + maker) % 2 == 1), "seat %s does not defend", seat);
    if (seat >= 0) {
      checkArgument(house.alone() == Alone.BOTH, "defending alone is not in the rules");
      playAlone(seat);
    }
    defence.clear();
    if (house.alone() == Alone.BOTH) {
      if (seat != (maker + 1) % SEATS) {
        defence.add(EuchreDecision.pass());
      }
      defence.add(seat < 0 ? EuchreDecision.pass() : EuchreDecision.defendAlone());
    }
  }

  Trump trump() {
    checkArgument(trump != null, "a card is played before trump is made");
    return trump;
  }

  /** The seat that plays the next card. */
  int toPlay() {
    if (toPlay == NOBODY) {
      trump();
      toPlay = playing((house.leftLeads() && loner != NOBODY ? loner : dealer) + 1);
    }
    return toPlay;
  }

  /** The first seat that plays, from a seat on. */
  private int playing(int from) {
    int seat = from % SEATS;
    while (sitsOut[seat]) {
      seat = (seat + 1) % SEATS;
    }
    return seat;
  }

  void play(Card card) {
    Trump order = trump();
    int seat = toPlay();
    requireInPack(card);
    for (CardSet cards : played) {
      checkArgument(!cards.contains(card), "%s is played twice", CardCode.of(card));
    }
    checkArgument(played[seat].size() < HAND, "%s comes after the last trick", CardCode.of(card));
    Card best = winning;
    if (best == null) {
      led = order.effectiveSuit(card);
    } else if (order.effectiveSuit(card) != led) {
      excluded[seat] = excluded[seat].union(order.cards(led));
    }
    if (best == null || order.beats(card, best, led)) {
      winning = card;
      winner = seat;
    }
    played[seat] = played[seat].with(card);
    plays.add(EuchreDecision.play(card));
    inTrick++;
    if (inTrick == SEATS - Booleans.countTrue(sitsOut)) {
      inTrick = 0;
      winning = null;
      toPlay = winner;
    } else {
      toPlay = playing(seat + 1);
    }
  }

  /** Whether a trick has begun and is not complete. */
  boolean isInTrick() {
    return inTrick > 0;
  }

  /** The deal, in which the cards that nobody saw are filled in. */
  OpenDeal deal() {
    CardSet[] held = known.clone();
    for (int seat = 0; seat < SEATS; seat++) {
      held[seat] = held[seat].union(played[seat]);
    }
    if (isPickedUp) {
      if (discard != null) {
        held[dealer] = held[dealer].with(discard);
      }
      held[dealer] = held[dealer].without(upcard);
    }
    CardSet unseen = PACK.without(upcard);
    int lacking = 0;
    for (int place = 0; place <= SEATS; place++) {
      checkArgument(
          held[place].size() <= size(place), "%s has too many cards: %s", name(place), held[place]);
      CardSet twice = held[place].minus(unseen);
      checkArgument(twice.isEmpty(), "%s of %s is somewhere else, too", twice, name(place));
      unseen = unseen.minus(held[place]);
      lacking += held[place].size() < size(place) ? 1 : 0;
    }
    boolean isFirstDiscarded = choosesDiscard(held[dealer]);
    CardSet[] filled = filled(held, unseen, isFirstDiscarded);
    List<CardSet> hands = new ArrayList<>();
    for (int seat = 0; seat < SEATS; seat++) {
      hands.add(held[seat].union(filled[seat]));
      filledIn = lacking > 1 ? filledIn.union(filled[seat]) : filledIn;
    }
    return new OpenDeal(Seat.of(dealer), hands, upcard, filledIn);
  }

  private static int size(int place) {
    return place == SEATS ? KITTY : HAND;
  }

  private static String name(int place) {
    return place == SEATS ? "the kitty" : "seat " + place;
  }

  /**
   * Chooses the discard if it is not recorded and must have been one of the cards that are known;
   * returns whether it is to be one of those that are filled in instead.
   */
  private boolean choosesDiscard(CardSet dealt) {
    if (!isPickedUp || discard != null || (plays.isEmpty() && defence.isEmpty())) {
      return false;
    }
    CardSet left = dealt.with(upcard).minus(played[dealer]);
    CardSet impossible = left.intersection(excluded[dealer]);
    if (!impossible.isEmpty()) {
      discard = impossible.lowest();
    } else if (played[dealer].size() == HAND && left.contains(upcard)) {
      discard = upcard;
    } else if (dealt.size() == HAND) {
      discard = left.lowest();
      filledIn = left.size() > 1 ? filledIn.with(left.lowest()).without(upcard) : filledIn;
    } else {
      return true;
    }
    return false;
  }

  /** Trumps, then the highest cards: the card that is put last gets the first place that it may. */
  private List<Card> leastLikelyDiscardFirst(CardSet cards) {
    Trump order = trump;
    return cards.stream()
        .sorted(
            Comparator.comparing(
                    (Card card) -> order == null || order.effectiveSuit(card) != order.suit())
                .thenComparing(Comparator.reverseOrder()))
        .toList();
  }

  /** The cards that are filled in, by place. */
  private CardSet[] filled(CardSet[] held, CardSet unseen, boolean isFirstDiscarded) {
    List<Integer> places = new ArrayList<>();
    if (isFirstDiscarded) {
      places.add(dealer);
    }
    for (int place = 0; place <= SEATS; place++) {
      int already = held[place].size() + (isFirstDiscarded && place == dealer ? 1 : 0);
      for (int missing = already; missing < size(place); missing++) {
        places.add(place);
      }
    }
    BiPredicate<Card, Integer> allowed =
        (card, index) -> {
          int place = places.get(index);
          boolean isFree = place == SEATS || (isFirstDiscarded && index == 0);
          return isFree || !excluded[place].contains(card);
        };
    @Nullable Card[] cards = new Card[places.size()];
    for (Card card : leastLikelyDiscardFirst(unseen)) {
      checkArgument(
          put(card, cards, new boolean[cards.length], allowed),
          "whatever the cards were that nobody saw, somebody did not follow suit");
    }
    CardSet[] filled = none(SEATS + 1);
    for (int index = 0; index < cards.length; index++) {
      Card card = requireNonNull(cards[index]);
      filled[places.get(index)] = filled[places.get(index)].with(card);
    }
    discard = isFirstDiscarded ? cards[0] : discard;
    return filled;
  }

  /** Finds a place for a card, for which others may move on (a matching by augmenting paths). */
  private static boolean put(
      Card card, @Nullable Card[] cards, boolean[] tried, BiPredicate<Card, Integer> allowed) {
    for (int place = 0; place < cards.length; place++) {
      if (!tried[place] && allowed.test(card, place)) {
        tried[place] = true;
        Card other = cards[place];
        if (other == null || put(other, cards, tried, allowed)) {
          cards[place] = card;
          return true;
        }
      }
    }
    return false;
  }

  /** What was decided, once {@link #deal} has filled in the discard. */
  List<EuchreDecision> decisions() {
    List<EuchreDecision> all = new ArrayList<>(bids);
    if (isPickedUp && discard != null) {
      all.add(EuchreDecision.discard(discard));
    }
    if (defence.isEmpty() && !plays.isEmpty()) {
      defendAlone(NOBODY);
    }
    all.addAll(defence);
    all.addAll(plays);
    return all;
  }

  /** Makes a decision if the rules allow it; the names are those of the seats, for messages. */
  static void apply(
      Game<EuchreView, EuchreDecision> game, EuchreDecision decision, List<String> names) {
    checkArgument(!game.isOver(), "the game is over before \"%s\"", decision);
    try {
      game.apply(decision);
    } catch (IllegalDecisionException e) {
      throw new IllegalArgumentException(
          lenientFormat(
              "%s may not \"%s\"; legal: %s",
              names.get(e.seat().index()),
              decision,
              e.legal().stream().map(Decision::text).collect(Collectors.joining(", "))),
          e);
    }
  }

  /** The record of a game of people, whose seed is 0 as it does not matter. */
  static MatchRecord record(
      EuchreRules rules, List<String> names, List<String> deals, List<String> decisions) {
    List<Participant> people =
        names.stream().map(name -> new Participant(Participant.HUMAN, name)).toList();
    return MatchRecord.of(
            new Header(EuchreProvider.NAME, rules.text(), Seed.of(0), deals, List.of(), people))
        .plus(decisions);
  }

  /** The number of decisions before the first card is played. */
  int firstPlay() {
    return decisions().size() - plays.size();
  }
}
