package dev.baize.euchre;

import dev.baize.core.card.Card;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import dev.baize.core.game.ViewFields;
import dev.baize.core.game.ViewFormat;
import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.Hand;
import dev.baize.euchre.kernel.HandRules;
import dev.baize.euchre.kernel.HandSetup;
import dev.baize.euchre.kernel.SittingOut;
import dev.baize.euchre.kernel.Step;
import dev.baize.euchre.kernel.TrumpOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Writes views of euchre, and reads them back by way of a {@link Hand} without hidden cards. */
final class EuchreViewFormat implements ViewFormat<EuchreView, EuchreDecision> {

  private static final int LAST_SEAT = Hand.SEATS - 1;
  private static final int MAX_PASSES = 8;
  private static final int MAX_PLAYED = 20;
  private static final int TRICKS = 5;

  private final int pointsToWin;
  private final EuchreHouseRules house;
  private final HandRules handRules;

  EuchreViewFormat(int pointsToWin, EuchreHouseRules house) {
    this.pointsToWin = pointsToWin;
    this.house = house;
    this.handRules = house.handRules();
  }

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
            .put("to_act", view.toAct())
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
        .put("tricks", tricks(view))
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
    return view.players() == Hand.SEATS
        ? List.of()
        : view.sittingOut().stream().map(Seat::index).sorted().toList();
  }

  private static List<ViewFields> tricks(EuchreView view) {
    List<ViewFields> tricks = new ArrayList<>();
    for (Trick trick : view.tricks()) {
      tricks.add(write(trick));
    }
    return tricks;
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
  public EuchreView read(ViewFields fields, List<EuchreDecision> legal) {
    int seat = fields.number("seat", 0, LAST_SEAT);
    Hand hand = new Hand(setup(fields), new int[Hand.SEATS]);
    hand.step = fields.parse("phase", EuchreViewFormat::step);
    hand.toAct = fields.number("to_act", 0, LAST_SEAT);
    hand.passes = fields.number("passes", 0, MAX_PASSES);
    hand.held[seat] = mask(fields.parseAll("hand", EuchreViewFormat::card));
    hand.sittingOut = sittingOut(fields.numbers("sitting_out", 0, LAST_SEAT));
    hand.tricksOfEven = pair(fields, "tricks_taken", TRICKS).get(0);
    if (fields.has("discarded")) {
      hand.discarded = fields.parse("discarded", EuchreViewFormat::card);
    }
    if (fields.has("trump")) {
      hand.trump = TrumpOrder.of(fields.<Suit>parse("trump", Suit::parse).index());
    } else if (hand.step > Step.ROUND_TWO && hand.step != Step.OVER) {
      throw new IllegalArgumentException(
          "field trump is missing; expected the suit that was made trump before phase "
              + fields.asMap().get("phase"));
    }
    play(hand, fields.groups("tricks"));
    hand.legal = 0;
    for (EuchreDecision decision : legal) {
      hand.legal |= 1L << decision.number;
    }
    EuchreView read =
        new EuchreView(hand, score(fields), seat, fields.number("turn", 0, Long.MAX_VALUE));
    return checked(read, fields);
  }

  /** A view that the rules lead to, with its legal decisions if these were not known. */
  private EuchreView checked(EuchreView read, ViewFields fields) {
    EuchreView seen;
    try {
      seen = SeenHand.again(read);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("fields that contradict each other: " + e.getMessage(), e);
    }
    ViewFields expected = write(seen);
    for (String name : columns()) {
      Object is = fields.asMap().get(name);
      Object should = expected.asMap().get(name);
      if (is != null && !name.equals("hand") && !is.equals(should)) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                "field %s is %s; expected %s after what has happened",
                name,
                is,
                should == null ? "none" : should));
      }
    }
    boolean unknown = read.choices() == 0;
    if (!unknown && !read.legal().equals(seen.legal())) {
      throw new IllegalArgumentException(
          "legal are " + read.legal() + "; expected " + seen.legal() + ", as the rules say");
    }
    return seen;
  }

  private HandSetup setup(ViewFields fields) {
    return new HandSetup(
        fields.number("hand_number", 0, Integer.MAX_VALUE),
        fields.number("dealer", 0, LAST_SEAT),
        fields.parse("upcard", EuchreViewFormat::card),
        handRules);
  }

  private Score score(ViewFields fields) {
    List<Integer> points = pair(fields, "points", Integer.MAX_VALUE);
    return new Score(points.get(0), points.get(1), pointsToWin, house);
  }

  private static List<Integer> pair(ViewFields fields, String name, int max) {
    List<Integer> pair = fields.numbers(name, 0, max);
    if (pair.size() != 2) {
      throw new IllegalArgumentException(
          "field " + name + " is " + pair + "; expected two numbers, the first of seats 0 and 2");
    }
    return pair;
  }

  private static int step(String text) {
    for (int step = Step.ROUND_ONE; step <= Step.OVER; step++) {
      if (Phase.of(step).text.equals(text)) {
        return step;
      }
    }
    throw new IllegalArgumentException(text + " is not a phase of euchre");
  }

  private static int card(String text) {
    Card card = Card.parse(text);
    int number = EuchreCards.number(card);
    if (number < 0 || number >= EuchreCards.COUNT) {
      throw new IllegalArgumentException(card + " is not one of the 24 euchre cards");
    }
    return number;
  }

  private static int mask(List<Integer> numbers) {
    int mask = 0;
    for (int number : numbers) {
      mask |= 1 << number;
    }
    return mask;
  }

  private static int sittingOut(List<Integer> seats) {
    int out = mask(seats);
    if (SittingOut.players(out) < 2) {
      throw new IllegalArgumentException(
          "field sitting_out is " + seats + "; expected two seats at most");
    }
    return out;
  }

  private static void play(Hand hand, List<ViewFields> tricks) {
    List<Integer> cards = new ArrayList<>();
    for (ViewFields trick : tricks) {
      cards.addAll(trick.parseAll("cards", EuchreViewFormat::card));
    }
    if (cards.size() > MAX_PLAYED || (hand.trump == null && !cards.isEmpty())) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "field tricks has %d cards; expected at most %d",
              cards.size(),
              hand.trump == null ? 0 : MAX_PLAYED));
    }
    cards.forEach(hand::record);
    if (hand.played() < cards.size()) {
      throw new IllegalArgumentException("field tricks has a card twice; expected each once");
    }
    hand.recallTrick();
  }

  @Override
  public int arrayLength() {
    return ViewArray.LENGTH;
  }

  @Override
  public int[] array(EuchreView view) {
    return ViewArray.of(view);
  }
}
