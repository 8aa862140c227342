package dev.baize.euchre;

import static dev.baize.euchre.kernel.Hand.SEATS;

import dev.baize.core.card.Card;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import dev.baize.core.game.ViewFields;
import dev.baize.core.game.ViewFormat;
import dev.baize.euchre.kernel.DecisionMask;
import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.Hand;
import dev.baize.euchre.kernel.HandSetup;
import dev.baize.euchre.kernel.PlayHistory;
import dev.baize.euchre.kernel.SittingOut;
import dev.baize.euchre.kernel.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Writes views of euchre, and reads them back. */
record EuchreViewFormat(int pointsToWin, EuchreHouseRules house)
    implements ViewFormat<EuchreView, EuchreDecision> {

  private static final int MAX_PASSES = 8;
  private static final List<Phase> PHASES = List.of(Phase.values());
  private static final int CARDS = EuchreCards.COUNT;
  private static final int LAST_SEAT = SEATS - 1;

  private static final int UPCARD = CARDS;
  private static final int DISCARDED = UPCARD + CARDS;
  private static final int PLAYED = DISCARDED + CARDS;
  private static final int TRICK = PLAYED + SEATS * CARDS;
  private static final int TRUMP = TRICK + SEATS * CARDS;
  private static final int DEALER = TRUMP + EuchreCards.SUITS;
  private static final int MAKER = DEALER + SEATS;
  private static final int SITTING_OUT = MAKER + SEATS;
  private static final int PHASE = SITTING_OUT + SEATS;
  private static final int COUNTS = PHASE + PHASES.size();

  private static final int LENGTH = COUNTS + 6;

  /** Tells a number of deals from points to win, which are no more than this. */
  private static final int DEALS = 100;

  @Override
  public List<String> columns() {
    String columns =
        "seat turn phase to_act hand_number points points_to_win dealer upcard picked_up"
            + " hand passes trump maker discarded alone sitting_out tricks tricks_taken";
    return List.of((isOfDeals() ? columns + " deals" : columns).split(" ", -1));
  }

  @Override
  public ViewFields write(EuchreView view) {
    ViewFields.Builder fields =
        ViewFields.builder()
            .put("seat", view.seat().index())
            .put("turn", view.turn())
            .put("phase", view.phase().text)
            .put("to_act", view.toAct)
            .put("hand_number", view.handNumber())
            .put("points", List.of(view.points(Side.EVEN), view.points(Side.ODD)))
            .put("points_to_win", view.pointsToWin())
            .put("dealer", view.dealer().index())
            .put("upcard", view.upcard().toString())
            .put("picked_up", view.isUpcardPickedUp())
            .texts("hand", view.hand())
            .put("passes", view.passes());
    view.trump().ifPresent(trump -> fields.put("trump", trump.suit().toString()));
    view.maker().ifPresent(maker -> fields.put("maker", maker.index()));
    view.discarded().ifPresent(card -> fields.put("discarded", card.toString()));
    fields
        .put("alone", alone(view))
        .put("sitting_out", sittingOut(view))
        .put("tricks", view.tricks().stream().map(EuchreViewFormat::write).toList())
        .put("tricks_taken", List.of(view.tricksTaken(Side.EVEN), view.tricksTaken(Side.ODD)));
    if (isOfDeals()) {
      fields.put("deals", house.deals());
    }
    return fields.build();
  }

  private boolean isOfDeals() {
    return house.deals() > 0;
  }

  private static List<Integer> alone(EuchreView view) {
    return sittingOut(view).stream().map(SittingOut::partnerOf).sorted().toList();
  }

  private static List<Integer> sittingOut(EuchreView view) {
    return view.players() == SEATS
        ? List.of()
        : view.sittingOut().stream().map(Seat::index).sorted().toList();
  }

  private static ViewFields write(Trick trick) {
    return ViewFields.builder()
        .put("leader", trick.leader().index())
        .texts("cards", trick.cards())
        .build();
  }

  @Override
  public List<EuchreDecision> legal(EuchreView view) {
    return view.legal();
  }

  @Override
  public int choices(EuchreView view) {
    return view.choices();
  }

  @Override
  public EuchreDecision choice(EuchreView view, int index) {
    return view.choice(index);
  }

  /** Plays the hand again as its seat has seen it, which must lead to the fields that are there. */
  @Override
  public EuchreView read(ViewFields fields, List<EuchreDecision> legal) {
    SeenHand hand = new SeenHand(setup(fields), fields.number("seat", 0, LAST_SEAT));
    String phase = fields.parse("phase", text -> text);
    int toAct = fields.number("to_act", 0, LAST_SEAT);
    int passes = fields.number("passes", 0, MAX_PASSES);
    int trump = fields.has("trump") ? fields.<Suit>parse("trump", Suit::parse).index() : Hand.NONE;
    int discarded =
        fields.has("discarded") ? fields.parse("discarded", EuchreViewFormat::card) : Hand.NONE;
    int out = mask(fields.numbers("sitting_out", 0, LAST_SEAT));
    List<Integer> cards = new ArrayList<>();
    for (ViewFields trick : fields.groups("tricks")) {
      cards.addAll(trick.parseAll("cards", EuchreViewFormat::card));
    }
    int held = mask(fields.parseAll("hand", EuchreViewFormat::card));
    Score score = score(fields);
    long turn = fields.number("turn", 0, Long.MAX_VALUE);
    EuchreView view;
    try {
      for (int i = 0; i < passes; i++) {
        hand.apply(DecisionMask.PASS);
      }
      if (trump != Hand.NONE) {
        boolean alone = isAlone(hand.toAct(), out);
        hand.apply(alone ? DecisionMask.orderUpAlone(trump) : DecisionMask.orderUp(trump));
      }
      if (hand.step() == Step.DISCARD && !phase.equals(Phase.DISCARD.text)) {
        hand.discard(discarded);
      }
      while (hand.step() == Step.DEFENCE
          && !(phase.equals(Phase.DEFENCE.text) && hand.toAct() == toAct)) {
        hand.apply(isAlone(hand.toAct(), out) ? DecisionMask.DEFEND_ALONE : DecisionMask.PASS);
      }
      cards.forEach(hand::apply);
      view = hand.view(held, score, turn);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("fields that contradict each other: " + e.getMessage(), e);
    }
    requireSame(fields, legal, view);
    return view;
  }

  private static boolean isAlone(int seat, int out) {
    return SittingOut.contains(out, SittingOut.partnerOf(seat));
  }

  /** Legal decisions that are not known may be left out. */
  private void requireSame(ViewFields fields, List<EuchreDecision> legal, EuchreView view) {
    ViewFields expected = write(view);
    for (String name : columns()) {
      Object is = fields.asMap().get(name);
      Object should = expected.asMap().get(name);
      if (is != null && !name.equals("hand") && !is.equals(should)) {
        throw SeenHand.wrong(
            "field %s is %s; expected %s after what has happened",
            name, is, should == null ? "none" : should);
      }
    }
    if (!legal.isEmpty() && !Set.copyOf(legal).equals(Set.copyOf(view.legal()))) {
      throw SeenHand.wrong("legal are %s; expected %s, as the rules say", legal, view.legal());
    }
  }

  private HandSetup setup(ViewFields fields) {
    return new HandSetup(
        fields.number("hand_number", 0, Integer.MAX_VALUE),
        fields.number("dealer", 0, LAST_SEAT),
        fields.parse("upcard", EuchreViewFormat::card),
        house.handRules());
  }

  private Score score(ViewFields fields) {
    List<Integer> points = fields.numbers("points", 0, Integer.MAX_VALUE);
    if (points.size() != 2) {
      throw SeenHand.wrong(
          "field points is %s; expected two numbers, the first of seats 0 and 2", points);
    }
    return new Score(points.get(0), points.get(1), pointsToWin, house);
  }

  private static int card(String text) {
    return EuchreCards.require(Card.parse(text));
  }

  private static int mask(List<Integer> numbers) {
    int mask = 0;
    for (int number : numbers) {
      mask |= 1 << number;
    }
    return mask;
  }

  @Override
  public int arrayLength() {
    return LENGTH;
  }

  /**
   * The observation tensor: a view as a vector of 293 small integers. Seats are counted from the
   * view's own: itself, the one at its left, its partner, the one at its right; cards by their
   * number, 0 to 23. In this order:
   *
   * <ul>
   *   <li>24: whether the seat holds each card
   *   <li>24: whether each card was turned up
   *   <li>24: whether the seat has discarded each card
   *   <li>4 × 24: whether each seat has played each card in an earlier trick of the hand
   *   <li>4 × 24: whether each seat has played each card to the trick on the table
   *   <li>4: whether each suit is trump, in the order Spades, Hearts, Clubs, Diamonds
   *   <li>4: whether each seat deals
   *   <li>4: whether each seat has made trump
   *   <li>4: whether each seat sits out
   *   <li>7: whether each {@link Phase} is the current one, in their order
   *   <li>the number of passes; the tricks of the seat's side and of the other; their points; the
   *       points that win, or 100 more than the deals that are left, this one included
   * </ul>
   */
  @Override
  public void fill(int[] array, EuchreView view) {
    for (int held = EuchreCards.mask(view.hand()); held != 0; held &= held - 1) {
      array[EuchreCards.lowest(held)] = 1;
    }
    array[UPCARD + EuchreCards.number(view.upcard())] = 1;
    if (view.discarded != Hand.NONE) {
      array[DISCARDED + view.discarded] = 1;
    }
    array[DEALER + relative(view.dealer().index(), view)] = 1;
    if (view.trump != null) {
      array[TRUMP + view.trump.suit] = 1;
      array[MAKER + relative(view.makerIndex(), view)] = 1;
      plays(view.plays(view.trump), view, array);
    }
    for (int seat = 0; seat < SEATS; seat++) {
      array[SITTING_OUT + relative(seat, view)] = view.isSittingOut(Seat.of(seat)) ? 1 : 0;
    }
    array[PHASE + PHASES.indexOf(view.phase())] = 1;
    Side own = Side.of(view.seat());
    Side other = own.other();
    array[COUNTS] = view.passes();
    array[COUNTS + 1] = view.tricksTaken(own);
    array[COUNTS + 2] = view.tricksTaken(other);
    array[COUNTS + 3] = view.points(own);
    array[COUNTS + 4] = view.points(other);
    int deals = view.house().deals();
    array[COUNTS + 5] = deals > 0 ? DEALS + deals - view.handNumber() : view.pointsToWin();
  }

  private static void plays(PlayHistory plays, EuchreView view, int[] array) {
    long seats = plays.seats();
    int complete = plays.count() - plays.count() % plays.players();
    for (int i = 0; i < plays.count(); i++) {
      int start = i < complete ? PLAYED : TRICK;
      array[start + relative(PlayHistory.seat(seats, i), view) * CARDS + plays.card(i)] = 1;
    }
  }

  private static int relative(int seat, EuchreView view) {
    return Hand.wrap(seat - view.seat().index());
  }
}
