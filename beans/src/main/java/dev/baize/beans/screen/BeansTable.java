package dev.baize.beans.screen;

import static dev.baize.beans.screen.BeansScene.name;
import static dev.baize.core.table.StyledText.format;

import dev.baize.beans.BeansDecision;
import dev.baize.beans.BeansEvent;
import dev.baize.beans.BeansView;
import dev.baize.beans.Display;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Question;
import dev.baize.core.table.Scene;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import java.util.List;

/** Bean trading in progress, for the person at one seat. */
record BeansTable(Speech speech) implements GameTable<BeansView, BeansDecision, BeansEvent> {

  @Override
  public StyledText describe(BeansEvent event) {
    if (event instanceof BeansEvent.TurnBegan began) {
      String whose = began.seat() == speech.seat() ? "Your" : speech.name(began.seat()) + "'s";
      return StyledText.strong("\n" + whose + " turn:");
    }
    if (event instanceof BeansEvent.Drew drew) {
      return format("%s %s.", speech.does(drew.seat(), "draw"), name(drew.card()));
    }
    if (event instanceof BeansEvent.LaidOut out) {
      List<StyledText> cards = out.cards().stream().map(BeansScene::name).toList();
      return format("%s out %s.", speech.does(out.seat(), "lay"), StyledText.list(", ", cards));
    }
    if (event instanceof BeansEvent.PickedUp up) {
      String who = speech.does(up.seat(), "pick");
      return format("%s up %s from the discard pile.", who, name(up.card()));
    }
    if (event instanceof BeansEvent.Sold sold) {
      StyledText chain = format("%s %s", sold.chain().length(), name(sold.chain().bean()));
      String coins = Display.coins(sold.chain().coins());
      return format("%s %s for %s.", speech.does(sold.seat(), "sell"), chain, coins);
    }
    if (event instanceof BeansEvent.BoughtThirdChain bought) {
      return format("%s a third chain.", speech.does(bought.seat(), "buy"));
    }
    if (event instanceof BeansEvent.Played played) {
      return format("%s %s.", speech.does(played.seat(), "play"), name(played.card()));
    }
    if (event instanceof BeansEvent.Chained chained) {
      return format("%s %s.", speech.does(chained.seat(), "chain"), name(chained.card()));
    }
    if (event instanceof BeansEvent.Discarded discarded) {
      return format("%s %s.", speech.does(discarded.seat(), "discard"), name(discarded.card()));
    }
    if (event instanceof BeansEvent.DiscardedFromHand away) {
      return format("%s %s away.", speech.does(away.seat(), "throw"), name(away.card()));
    }
    return event instanceof BeansEvent.LeftInTradeArea left
        ? format("%s %s.", speech.does(left.seat(), "leave"), name(left.card()))
        : StyledText.EMPTY;
  }

  @Override
  public Scene scene(BeansView view, boolean asked) {
    return new BeansScene(view, asked, speech).scene();
  }

  @Override
  public Question<BeansDecision> ask(BeansView view, List<BeansDecision> legal) {
    return new Questions(view, speech.name(view.other())).ask();
  }

  @Override
  public String result(BeansView view, Outcome outcome) {
    int ours = view.coins(view.seat());
    int theirs = view.coins(view.other());
    Seat winner = ours > theirs ? view.seat() : view.other();
    String who = ours == theirs ? "A draw" : speech.does(winner, "win");
    String coins = Display.coins(Math.max(ours, theirs));
    return who + ", " + coins + " to " + Math.min(ours, theirs) + ".";
  }
}
