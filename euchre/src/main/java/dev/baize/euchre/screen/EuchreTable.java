package dev.baize.euchre.screen;

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
import dev.baize.euchre.EuchreEvent.HandBegan;
import dev.baize.euchre.EuchreEvent.HandScored;
import dev.baize.euchre.EuchreEvent.Led;
import dev.baize.euchre.EuchreEvent.OrderedUp;
import dev.baize.euchre.EuchreEvent.Played;
import dev.baize.euchre.EuchreEvent.SitsOut;
import dev.baize.euchre.EuchreEvent.ThrownIn;
import dev.baize.euchre.EuchreEvent.TrickTaken;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Phase;
import dev.baize.euchre.Side;
import dev.baize.euchre.Trick;
import dev.baize.euchre.Trump;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A game of euchre in progress, for the person at one seat. */
final class EuchreTable implements GameTable<EuchreView, EuchreDecision, EuchreEvent> {

  private static final int AFTER_TRICK = 2;
  private static final int AFTER_HAND = 4;

  private final Speech speech;
  private final EventSentences sentences;
  private final Questions questions;

  /** The trick that lies on the table, as people see it until the next card is led. */
  private Optional<Trick> trick = Optional.empty();

  private Optional<HandBegan> hand = Optional.empty();
  private Optional<Trump> trump = Optional.empty();
  private final Set<Seat> sittingOut = new HashSet<>();
  private final Map<Side, Integer> tricks = new EnumMap<>(Side.class);
  private final Map<Side, Integer> points = new EnumMap<>(Side.class);

  EuchreTable(Speech speech) {
    this.speech = speech;
    this.sentences = new EventSentences(speech);
    this.questions = new Questions(speech);
  }

  @Override
  public void observe(EuchreEvent event) {
    if (event instanceof HandBegan began) {
      hand = Optional.of(began);
      trick = Optional.empty();
      sittingOut.clear();
      tricks.clear();
    } else if (event instanceof OrderedUp ordered) {
      trump = Optional.of(Trump.of(ordered.trump()));
    } else if (event instanceof SitsOut out) {
      sittingOut.add(out.seat());
    } else if (event instanceof Led led) {
      trick = Optional.of(new Trick(led.seat(), List.of(led.card()), sittingOut));
    } else if (event instanceof Played played) {
      trick = trick.map(cards -> plus(cards, played.card()));
    } else if (event instanceof TrickTaken taken) {
      tricks.merge(Side.of(taken.seat()), 1, Integer::sum);
    } else if (event instanceof HandScored scored) {
      points.put(Side.EVEN, scored.pointsOfEven());
      points.put(Side.ODD, scored.pointsOfOdd());
    }
  }

  private static Trick plus(Trick trick, Card card) {
    List<Card> cards = new ArrayList<>(trick.cards());
    cards.add(card);
    return new Trick(trick.leader(), cards, trick.sittingOut());
  }

  @Override
  public StyledText describe(EuchreEvent event) {
    return sentences.describe(event, hand, trick.map(each -> each.highest(trump.orElseThrow())));
  }

  @Override
  public int pause(EuchreEvent event) {
    if (event instanceof HandScored || event instanceof ThrownIn) {
      return AFTER_HAND;
    }
    return event instanceof TrickTaken ? AFTER_TRICK : 0;
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
    return questions.ask(view);
  }

  @Override
  public String result(EuchreView view, Outcome outcome) {
    Side own = Side.of(speech.seat());
    int ours = view.points(own);
    int theirs = view.points(own.other());
    return String.format(
        Locale.ROOT,
        "%s win the game, %s to %d.",
        EventSentences.names(ours > theirs ? own : own.other(), speech),
        Plural.of(Math.max(ours, theirs), "point"),
        Math.min(ours, theirs));
  }
}
