package dev.baize.beans.review;

import static dev.baize.core.table.StyledText.format;

import dev.baize.beans.Bean;
import dev.baize.beans.BeansDecision;
import dev.baize.beans.BeansDecision.OfBean;
import dev.baize.beans.BeansDecision.Sell;
import dev.baize.beans.BeansEvent;
import dev.baize.beans.BeansView;
import dev.baize.core.table.ReviewGuide;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.Plural;

/** The decisions of beans, by the steps of a turn. */
public final class BeansReviewGuide implements ReviewGuide<BeansView, BeansDecision, BeansEvent> {

  @Override
  public String kind(BeansView view, BeansDecision decision) {
    return switch (view.phase()) {
      case LEFT_CARD -> "left cards";
      case SALE -> "sales";
      case PLAY_AGAIN -> "plays";
      case DISCARD -> "discards";
      case DRAWN_CARD -> "drawn cards";
      case OVER -> throw new IllegalStateException("the game is over");
    };
  }

  /** What both chains are worth, or how far a chain has come. */
  @Override
  public StyledText reason(BeansView view, BeansDecision better, BeansDecision made) {
    if (better instanceof Sell sale && made instanceof Sell other) {
      return format("Your %s, your %s.", coins(view, sale.bean()), coins(view, other.bean()));
    }
    return better instanceof OfBean of && view.chainLength(view.seat(), of.bean()) > 0
        ? format("Your %s.", coins(view, of.bean()))
        : StyledText.EMPTY;
  }

  private static String coins(BeansView view, Bean bean) {
    int cards = view.chainLength(view.seat(), bean);
    String name = bean.toString();
    return "chain of "
        + Plural.of(cards, Character.toUpperCase(name.charAt(0)) + name.substring(1) + " card")
        + " brings "
        + Plural.of(bean.coins(cards), "coin");
  }
}
