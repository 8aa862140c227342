package dev.baize.euchre.screen;

import static dev.baize.core.table.StyledText.join;
import static dev.baize.core.table.StyledText.strong;
import static dev.baize.euchre.kernel.Hand.SEATS;
import static dev.baize.euchre.screen.Questions.sorted;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.table.Fact;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Group;
import dev.baize.core.table.Level;
import dev.baize.core.table.Piece;
import dev.baize.core.table.Place;
import dev.baize.core.table.Question;
import dev.baize.core.table.Scene;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import dev.baize.core.table.TableOption;
import dev.baize.core.table.TableProvider;
import dev.baize.core.text.Plural;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreHousePreset;
import dev.baize.euchre.EuchreHouseRules;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Phase;
import dev.baize.euchre.Side;
import dev.baize.euchre.Trick;
import dev.baize.euchre.Trump;
import dev.baize.euchre.review.EuchreReviewGuide;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A game of euchre in progress, for the person at one seat. */
public final class EuchreTable implements GameTable<EuchreView, EuchreDecision, EuchreEvent> {

  private static final int AFTER_TRICK = 2;
  private static final int AFTER_HAND = 4;

  private static final TableOption<Integer> POINTS =
      new TableOption<>(
          "points",
          "N",
          "The points that win the game, 1 to 100; 10 by default. None do in a game of deals.",
          EuchreRules.standard().pointsToWin());

  private static final TableOption<String> RULES =
      new TableOption<>(
          "rules",
          "TEXT",
          "The rules of the house: a preset (classic, american, online), settings that differ from"
              + " american, such as \"dealer stuck no\", or a preset and settings that differ from"
              + " it; american by default. Settings are alone, dealer stuck, canadian, lone lead,"
              + " lone march, lone euchred, deals, start and dealer.",
          EuchreHousePreset.AMERICAN.toString());

  /** The table of euchre, for a person with a partner and two opponents. */
  public static final TableProvider<EuchreView, EuchreDecision, EuchreEvent> PROVIDER =
      new TableProvider<>(
          "Play euchre, a game of tricks, with a partner against two others; you sit at South.",
          List.of("South", "West", "North", "East"),
          List.of("Master", "Expert", "Simple"),
          Map.of(
              Level.EASY,
              "Thinker:iterations=20",
              Level.MEDIUM,
              "Thinker:iterations=50",
              Level.HARD,
              "Expert:alone=no"),
          List.of(POINTS, RULES),
          (usual, values) -> rules(values),
          new EuchreReviewGuide(),
          EuchreTable::new);

  private final Speech speech;
  private final List<EuchreEvent> hand = new ArrayList<>();
  private Map<Side, Integer> points = Map.of(Side.EVEN, 0, Side.ODD, 0);

  /** The points of the hand that was scored last. */
  private int scored;

  /** The trick that lies on the table, as people see it until the next card is led. */
  private Optional<Trick> trick = Optional.empty();

  EuchreTable(Speech speech) {
    this.speech = speech;
  }

  private static EuchreRules rules(Map<String, Object> values) {
    String text = RULES.in(values);
    boolean named =
        Stream.of(EuchreHousePreset.values()).anyMatch(each -> (text + ',').startsWith(each + ","));
    return EuchreRules.standard()
        .withPointsToWin(POINTS.in(values))
        .withHouse(EuchreHouseRules.parse(named ? text : RULES.defaultValue() + ", " + text));
  }

  /** The side of the person, or the first for who watches. */
  private Side own() {
    return speech.seat().map(Side::of).orElse(Side.EVEN);
  }

  /** Both names of a side, the person's first. */
  private String names(Side side) {
    Seat first = speech.isYou(side.second()) ? side.second() : side.first();
    return speech.name(first) + " and " + speech.name(first.next(SEATS).next(SEATS));
  }

  @Override
  public void observe(EuchreEvent event) {
    if (event instanceof EuchreEvent.HandBegan) {
      hand.clear();
      trick = Optional.empty();
    } else if (event instanceof EuchreEvent.Led led) {
      Set<Seat> out =
          told(EuchreEvent.SitsOut.class)
              .map(EuchreEvent.SitsOut::seat)
              .collect(Collectors.toSet());
      trick = Optional.of(new Trick(led.seat(), List.of(led.card()), out));
    } else if (event instanceof EuchreEvent.Played played) {
      List<Card> cards = new ArrayList<>(trick.orElseThrow().cards());
      cards.add(played.card());
      trick = Optional.of(new Trick(trick.get().leader(), cards, trick.get().sittingOut()));
    } else if (event instanceof EuchreEvent.GameBegan began) {
      keep(began.pointsOfEven(), began.pointsOfOdd());
    } else if (event instanceof EuchreEvent.HandScored after) {
      keep(after.pointsOfEven(), after.pointsOfOdd());
    }
    hand.add(event);
  }

  /** Keeps the points of both sides, and how many more they are than before. */
  private void keep(int even, int odd) {
    scored = even + odd - points.values().stream().mapToInt(Integer::intValue).sum();
    points = Map.of(Side.EVEN, even, Side.ODD, odd);
  }

  /** The events of a kind in this hand. */
  private <E> Stream<E> told(Class<E> kind) {
    return hand.stream().filter(kind::isInstance).map(kind::cast);
  }

  @Override
  public boolean isNews(EuchreEvent event) {
    return !(event instanceof EuchreEvent.Dealt
        || event instanceof EuchreEvent.Discarded
        || event instanceof EuchreEvent.Declined
        || event instanceof EuchreEvent.Led
        || event instanceof EuchreEvent.Played);
  }

  @Override
  public StyledText describe(EuchreEvent event) {
    if (event instanceof EuchreEvent.GameBegan
        || event instanceof EuchreEvent.GameWon
        || event instanceof EuchreEvent.GameDrawn) {
      return StyledText.EMPTY;
    }
    if (event instanceof EuchreEvent.HandBegan began) {
      String dealt = "seat " + began.dealer().index() + " deals";
      return join("\nHand " + (began.number() + 1) + ": ", speech.sentence(dealt, Map.of()));
    }
    if (event instanceof EuchreEvent.ThrownIn) {
      return strong("\nNobody makes trump: the hand is thrown in.");
    }
    if (event instanceof EuchreEvent.HandScored after) {
      return scored(after);
    }
    if (event instanceof EuchreEvent.TrickTaken) {
      Suit suit = told(EuchreEvent.OrderedUp.class).findFirst().orElseThrow().trump();
      Card highest = trick.orElseThrow().highest(Trump.of(suit));
      return join("\n", speech.sentence(event.text() + " with " + highest, Map.of()));
    }
    boolean named = told(EuchreEvent.Passed.class).count() >= SEATS;
    String text = event.text();
    return speech.sentence(
        named ? text.replaceFirst("orders up (\\w+)", "makes $1 trump") : text, Map.of());
  }

  private StyledText scored(EuchreEvent.HandScored event) {
    String how =
        switch (event.result()) {
          case MADE -> " make it: ";
          case MARCH -> " take all five tricks, a march: ";
          case EUCHRED -> " euchre the makers: ";
          case LONE_MARCH -> " take all five tricks alone, a lone march: ";
          case LONE_DEFENCE -> " euchre the makers with a lone defender: ";
        };
    return strong("\n" + names(event.winners()) + how + Plural.of(scored, "point") + ".");
  }

  @Override
  public int pause(EuchreEvent event) {
    boolean over = event instanceof EuchreEvent.HandScored || event instanceof EuchreEvent.ThrownIn;
    return over ? AFTER_HAND : event instanceof EuchreEvent.TrickTaken ? AFTER_TRICK : 0;
  }

  @Override
  public Scene scene(EuchreView view, boolean asked) {
    if (hand.isEmpty()) {
      keep(view.points(Side.EVEN), view.points(Side.ODD));
      trick = last(view, each -> !each.cards().isEmpty());
    }
    if (view.isToAct() && view.phase() == Phase.LEAD) {
      trick = Optional.empty();
    }
    Side own = own();
    Side other = own.other();
    boolean watched = speech.seat().isEmpty();
    String ours = (watched ? names(own) : "yours") + " " + tricks(view, own);
    String theirs = (watched ? names(other) : "theirs") + " " + tricks(view, other);
    String score = points.get(own) + " : " + points.get(other);
    int deals = view.house().deals();
    return new Scene(
        "Euchre, " + (deals > 0 ? Plural.of(deals, "deal") : "first to " + view.pointsToWin()),
        List.of(
            Fact.of("", "Hand " + (view.handNumber() + 1) + (deals > 0 ? " of " + deals : "")),
            Fact.of("", names(own) + " " + score + " " + names(other)),
            view.trump()
                .map(trump -> trump.suit() + ", made by seat " + view.maker().orElseThrow().index())
                .map(made -> Fact.of("Trump", speech.words(made, Map.of())))
                .orElse(Fact.of("", "No trump yet")),
            Fact.of("Tricks", ours + ", " + theirs)),
        IntStream.range(0, SEATS)
            .mapToObj(i -> Seat.of((view.seat().index() + i) % SEATS))
            .map(at -> place(view, at, at == view.seat() ? hand(view, asked) : List.of()))
            .toList(),
        upcard(view),
        lastTrick(view));
  }

  private static Optional<Trick> last(EuchreView view, Predicate<Trick> which) {
    return view.tricks().stream().filter(which).reduce((earlier, later) -> later);
  }

  private long tricks(EuchreView view, Side side) {
    return hand.isEmpty()
        ? view.tricksTaken(side)
        : told(EuchreEvent.TrickTaken.class).filter(e -> Side.of(e.seat()) == side).count();
  }

  private Place place(EuchreView view, Seat at, List<Group> hand) {
    List<String> roles = new ArrayList<>();
    if (at == view.dealer()) {
      roles.add("dealer");
    }
    if (view.isSittingOut(at.next(SEATS).next(SEATS))) {
      roles.add("alone");
    }
    // Each round of bidding begins to the dealer's left.
    int before = (at.index() - view.dealer().index() - 1 + SEATS) % SEATS;
    boolean passed = view.trump().isEmpty() && before < view.passes() % SEATS;
    String status = view.isSittingOut(at) ? "sits out" : passed ? "passes" : "";
    return new Place(speech.name(at), roles, StyledText.of(status), played(view, at), hand);
  }

  /** The seat's card of the trick, which stands out if it is the highest. */
  private List<Group> played(EuchreView view, Seat at) {
    if (trick.isEmpty() || view.trump().isEmpty()) {
      return List.of();
    }
    boolean best = trick.get().winner(view.trump().get()) == at;
    return IntStream.range(0, trick.get().cards().size())
        .filter(i -> trick.get().playedBy(i) == at)
        .mapToObj(i -> Group.of("", List.of(Piece.of(trick.get().cards().get(i)).marked(best))))
        .toList();
  }

  /**
   * The card turned up as long as it matters: one that is turned down is put aside when trump is
   * made, unless a partner sits out.
   */
  private static List<Group> upcard(EuchreView view) {
    boolean down = view.passes() >= SEATS;
    boolean matters = view.trump().isEmpty() || !down || !view.sittingOut().isEmpty();
    StyledText note = StyledText.faint(down ? "turned down" : "turned up");
    return view.isUpcardPickedUp() || !matters
        ? List.of()
        : List.of(Group.of("", List.of(Piece.of(view.upcard())), note));
  }

  private List<Fact> lastTrick(EuchreView view) {
    return last(
            view, each -> each.cards().size() == each.size() && !trick.equals(Optional.of(each)))
        .map(last -> text(last, view.trump().orElseThrow()))
        .map(text -> Fact.of("Last trick", speech.words(text, Map.of())))
        .stream()
        .toList();
  }

  private static String text(Trick trick, Trump trump) {
    String end = "; seat " + trick.winner(trump).index() + " took it";
    return IntStream.range(0, trick.size())
        .mapToObj(i -> "seat " + trick.playedBy(i).index() + " " + trick.cards().get(i))
        .collect(Collectors.joining(", ", "", end));
  }

  /** The hand: trumps, once they are made, before all others. */
  private List<Group> hand(EuchreView view, boolean asked) {
    List<Card> played = trick.map(Trick::cards).orElse(List.of());
    CardSet suit = view.trump().map(made -> made.cards(made.suit())).orElse(CardSet.none());
    Optional<Card> left = view.trump().map(Trump::leftBower);
    List<Piece> trumps = new ArrayList<>();
    List<Piece> others = new ArrayList<>();
    for (Card card : sorted(view.hand(), view.trump())) {
      if (!played.contains(card)) {
        boolean legal = asked && view.legalCards().contains(card);
        String key = legal ? Integer.toString(trumps.size() + others.size() + 1) : "";
        String note = left.equals(Optional.of(card)) ? "left bower" : "";
        (suit.contains(card) ? trumps : others).add(Piece.of(card).withKey(key).withNote(note));
      }
    }
    if (trumps.isEmpty()) {
      return List.of(Group.of("Your hand", others));
    }
    Group own = Group.of("Your trumps", trumps);
    return others.isEmpty() ? List.of(own) : List.of(own, Group.of("Others", others));
  }

  @Override
  public Question<EuchreDecision> ask(EuchreView view, List<EuchreDecision> legal) {
    return new Questions(view, speech).ask();
  }

  @Override
  public String result(EuchreView view, Outcome outcome) {
    Side own = own();
    Side winner = view.points(own) > view.points(own.other()) ? own : own.other();
    String result = Plural.of(view.points(winner), "point") + " to " + view.points(winner.other());
    return outcome.wonBy(own.first()) && outcome.wonBy(own.other().first())
        ? "The game is a draw, " + result + "."
        : names(winner) + " win the game, " + result + ".";
  }
}
