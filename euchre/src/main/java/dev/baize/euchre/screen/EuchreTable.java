package dev.baize.euchre.screen;

import static dev.baize.core.table.StyledText.format;
import static dev.baize.core.table.StyledText.strong;
import static dev.baize.euchre.screen.Questions.named;
import static dev.baize.euchre.screen.Questions.sorted;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.table.Fact;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Group;
import dev.baize.core.table.Piece;
import dev.baize.core.table.Place;
import dev.baize.core.table.Question;
import dev.baize.core.table.Scene;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.Plural;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Phase;
import dev.baize.euchre.Side;
import dev.baize.euchre.Trick;
import dev.baize.euchre.Trump;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** A game of euchre in progress, for the person at one seat. */
final class EuchreTable implements GameTable<EuchreView, EuchreDecision, EuchreEvent> {

  private static final int SEATS = 4;
  private static final int AFTER_TRICK = 2;
  private static final int AFTER_HAND = 4;

  private final Speech speech;

  /** The trick that lies on the table, as people see it until the next card is led. */
  private Optional<Trick> trick = Optional.empty();

  private Optional<EuchreEvent.HandBegan> hand = Optional.empty();
  private Optional<Trump> trump = Optional.empty();
  private int passes;
  private final Set<Seat> sittingOut = new HashSet<>();
  private final Map<Side, Integer> tricks = new EnumMap<>(Side.class);
  private final Map<Side, Integer> points = new EnumMap<>(Side.class);

  /** The points of the hand that was scored last. */
  private int scored;

  EuchreTable(Speech speech) {
    this.speech = speech;
  }

  /** Both names of a side, the person's first. */
  private String names(Side side) {
    String second = speech.name(side.second());
    return side.second() == speech.seat()
        ? second + " and " + speech.name(side.first())
        : speech.name(side.first()) + " and " + second;
  }

  @Override
  public void observe(EuchreEvent event) {
    if (event instanceof EuchreEvent.HandBegan began) {
      hand = Optional.of(began);
      trick = Optional.empty();
      passes = 0;
      sittingOut.clear();
      tricks.clear();
    } else if (event instanceof EuchreEvent.Passed) {
      passes++;
    } else if (event instanceof EuchreEvent.OrderedUp ordered) {
      trump = Optional.of(Trump.of(ordered.trump()));
    } else if (event instanceof EuchreEvent.SitsOut out) {
      sittingOut.add(out.seat());
    } else if (event instanceof EuchreEvent.Led led) {
      trick = Optional.of(new Trick(led.seat(), List.of(led.card()), sittingOut));
    } else if (event instanceof EuchreEvent.Played played) {
      List<Card> cards = new ArrayList<>(trick.orElseThrow().cards());
      cards.add(played.card());
      trick = Optional.of(new Trick(trick.get().leader(), cards, sittingOut));
    } else if (event instanceof EuchreEvent.TrickTaken taken) {
      tricks.merge(Side.of(taken.seat()), 1, Integer::sum);
    } else if (event instanceof EuchreEvent.GameBegan began) {
      keep(began.pointsOfEven(), began.pointsOfOdd());
    } else if (event instanceof EuchreEvent.HandScored after) {
      int before = points(Side.EVEN) + points(Side.ODD);
      keep(after.pointsOfEven(), after.pointsOfOdd());
      scored = points(Side.EVEN) + points(Side.ODD) - before;
    }
  }

  private void keep(int even, int odd) {
    points.put(Side.EVEN, even);
    points.put(Side.ODD, odd);
  }

  private int points(Side side) {
    return points.getOrDefault(side, 0);
  }

  @Override
  public StyledText describe(EuchreEvent event) {
    if (event instanceof EuchreEvent.TurnedUp turned) {
      String who = speech.does(hand.orElseThrow().dealer(), "deal and turn", "deals and turns");
      StyledText upcard = StyledText.of(turned.upcard());
      return format("\nHand %s: %s %s up.", hand.get().number() + 1, who, upcard);
    }
    if (event instanceof EuchreEvent.Passed passed) {
      return format("%s.", speech.does(passed.seat(), "pass"));
    }
    if (event instanceof EuchreEvent.OrderedUp ordered) {
      String end = ordered.alone() ? " trump alone." : " trump.";
      return passes < SEATS
          ? format(
              "%s up %s%s",
              speech.does(ordered.seat(), "order"),
              named(ordered.trump()),
              ordered.alone() ? " alone." : ".")
          : format("%s %s%s", speech.does(ordered.seat(), "make"), named(ordered.trump()), end);
    }
    if (event instanceof EuchreEvent.SitsOut out) {
      return format("%s out.", speech.does(out.seat(), "sit"));
    }
    if (event instanceof EuchreEvent.DefendsAlone defends) {
      return format("%s alone.", speech.does(defends.seat(), "defend"));
    }
    if (event instanceof EuchreEvent.ThrownIn) {
      return strong("\nNobody makes trump: the hand is thrown in.");
    }
    if (event instanceof EuchreEvent.PickedUp picked) {
      String who = speech.does(picked.dealer(), "pick");
      return format("%s up %s.", who, StyledText.of(picked.upcard()));
    }
    if (event instanceof EuchreEvent.TrickTaken taken) {
      Card highest = trick.orElseThrow().highest(trump.orElseThrow());
      String who = speech.does(taken.seat(), "take");
      return format("\n%s the trick with %s.", who, StyledText.of(highest));
    }
    return event instanceof EuchreEvent.HandScored score ? scored(score) : StyledText.EMPTY;
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
    if (event instanceof EuchreEvent.HandScored || event instanceof EuchreEvent.ThrownIn) {
      return AFTER_HAND;
    }
    return event instanceof EuchreEvent.TrickTaken ? AFTER_TRICK : 0;
  }

  @Override
  public Scene scene(EuchreView view, boolean asked) {
    if (view.isToAct() && view.phase() == Phase.LEAD) {
      trick = Optional.empty();
    }
    Side own = Side.of(view.seat());
    Side other = own.other();
    int ours = points.getOrDefault(own, view.points(own));
    int theirs = points.getOrDefault(other, view.points(other));
    String score = names(own) + " " + ours + " : " + theirs + " " + names(other);
    String taken =
        "yours " + tricks.getOrDefault(own, 0) + ", theirs " + tricks.getOrDefault(other, 0);
    int deals = view.house().deals();
    return new Scene(
        deals > 0
            ? "Euchre, " + Plural.of(deals, "deal")
            : "Euchre, first to " + view.pointsToWin(),
        List.of(
            Fact.of("", "Hand " + (view.handNumber() + 1) + (deals > 0 ? " of " + deals : "")),
            Fact.of("", score),
            view.trump().map(trump -> trump(view, trump)).orElse(Fact.of("", "No trump yet")),
            Fact.of("Tricks", taken)),
        IntStream.range(0, SEATS)
            .mapToObj(i -> Seat.of((view.seat().index() + i) % SEATS))
            .map(at -> place(view, at, at == view.seat() ? hand(view, asked) : List.of()))
            .toList(),
        upcard(view),
        lastTrick(view));
  }

  private Fact trump(EuchreView view, Trump trump) {
    String maker = speech.object(view.maker().orElseThrow());
    return Fact.of("Trump", format("%s, made by %s", named(trump.suit()), maker));
  }

  private Place place(EuchreView view, Seat at, List<Group> hand) {
    List<String> roles = new ArrayList<>();
    if (at == view.dealer()) {
      roles.add("dealer");
    }
    if (view.loneDefender().equals(Optional.of(at))
        || (view.isMakerAlone() && view.maker().equals(Optional.of(at)))) {
      roles.add("alone");
    }
    String status = view.isSittingOut(at) ? "sits out" : hasPassed(view, at) ? "passes" : "";
    return new Place(speech.name(at), roles, StyledText.of(status), played(view, at), hand);
  }

  /** Whether a seat has passed in this round of bidding, which begins to the dealer's left. */
  private static boolean hasPassed(EuchreView view, Seat at) {
    int after = (at.index() - view.dealer().index() - 1 + SEATS) % SEATS;
    return view.trump().isEmpty() && after < view.passes() % SEATS;
  }

  /** The seat's card of the trick, which stands out if it is the highest. */
  private List<Group> played(EuchreView view, Seat at) {
    if (trick.isEmpty() || view.trump().isEmpty()) {
      return List.of();
    }
    boolean best = trick.get().winner(view.trump().get()) == at;
    return IntStream.range(0, trick.get().cards().size())
        .filter(i -> trick.get().playedBy(i) == at)
        .mapToObj(i -> Piece.of(trick.get().cards().get(i)).marked(best))
        .map(piece -> Group.of("", List.of(piece)))
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
    List<Trick> complete = new ArrayList<>(view.tricks());
    complete.removeIf(each -> each.cards().size() < each.size() || trick.equals(Optional.of(each)));
    if (complete.isEmpty()) {
      return List.of();
    }
    Trick last = complete.get(complete.size() - 1);
    List<StyledText> played = new ArrayList<>();
    for (Card card : last.cards()) {
      String who = speech.object(last.playedBy(played.size()));
      played.add(format("%s %s", who, StyledText.of(card)));
    }
    String taker = speech.object(last.winner(view.trump().orElseThrow()));
    return List.of(
        Fact.of("Last trick", format("%s; %s took it", StyledText.list(", ", played), taker)));
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
    Side own = Side.of(speech.seat());
    Side winner = view.points(own) > view.points(own.other()) ? own : own.other();
    String result = Plural.of(view.points(winner), "point") + " to " + view.points(winner.other());
    return outcome.wonBy(own.first()) && outcome.wonBy(own.other().first())
        ? "The game is a draw, " + result + "."
        : names(winner) + " win the game, " + result + ".";
  }
}
