package dev.baize.euchre.screen;

import static dev.baize.core.table.StyledText.format;
import static dev.baize.core.table.StyledText.strong;

import dev.baize.core.card.Card;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.table.GameTable;
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

/** A game of euchre in progress, for the person at one seat. */
final class EuchreTable implements GameTable<EuchreView, EuchreDecision, EuchreEvent> {

  private static final int AFTER_TRICK = 2;
  private static final int AFTER_HAND = 4;

  private final Speech speech;

  /** The trick that lies on the table, as people see it until the next card is led. */
  private Optional<Trick> trick = Optional.empty();

  private Optional<EuchreEvent.HandBegan> hand = Optional.empty();
  private Optional<Trump> trump = Optional.empty();
  private final Set<Seat> sittingOut = new HashSet<>();
  private final Map<Side, Integer> tricks = new EnumMap<>(Side.class);
  private final Map<Side, Integer> points = new EnumMap<>(Side.class);

  EuchreTable(Speech speech) {
    this.speech = speech;
  }

  @Override
  public void observe(EuchreEvent event) {
    if (event instanceof EuchreEvent.HandBegan began) {
      hand = Optional.of(began);
      trick = Optional.empty();
      sittingOut.clear();
      tricks.clear();
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
    } else if (event instanceof EuchreEvent.HandScored scored) {
      points.put(Side.EVEN, scored.pointsOfEven());
      points.put(Side.ODD, scored.pointsOfOdd());
    }
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
      String end = ordered.alone() ? " alone." : ".";
      String who = speech.does(ordered.seat(), "order");
      return format("%s up %s%s", who, EuchreScene.named(ordered.trump()), end);
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
    return event instanceof EuchreEvent.HandScored scored ? scored(scored) : StyledText.EMPTY;
  }

  private StyledText scored(EuchreEvent.HandScored scored) {
    String how =
        switch (scored.result()) {
          case MADE -> " make it: ";
          case MARCH -> " take all five tricks, a march: ";
          case EUCHRED -> " euchre the makers: ";
          case LONE_MARCH -> " take all five tricks alone, a lone march: ";
          case LONE_DEFENCE -> " euchre the makers with a lone defender: ";
        };
    String points = Plural.of(scored.result().points(), "point");
    return strong("\n" + EuchreScene.names(scored.winners(), speech) + how + points + ".");
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
    if (asked && view.phase() == Phase.LEAD) {
      trick = Optional.empty();
    }
    return new EuchreScene(view, trick, tricks, points, speech).scene(asked);
  }

  @Override
  public Question<EuchreDecision> ask(EuchreView view, List<EuchreDecision> legal) {
    return new Questions(view, speech).ask();
  }

  @Override
  public String result(EuchreView view, Outcome outcome) {
    Side own = Side.of(speech.seat());
    Side winner = view.points(own) > view.points(own.other()) ? own : own.other();
    String points = Plural.of(view.points(winner), "point");
    String names = EuchreScene.names(winner, speech);
    return names + " win the game, " + points + " to " + view.points(winner.other()) + ".";
  }
}
