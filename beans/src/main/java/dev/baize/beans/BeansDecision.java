package dev.baize.beans;

import dev.baize.beans.kernel.Choices;
import dev.baize.beans.kernel.SeatState;
import dev.baize.core.game.Decision;
import dev.baize.core.kit.DecisionTexts;
import java.util.List;

/** A decision of bean trading. There is one object for each, so {@code ==} may compare them. */
public abstract sealed class BeansDecision implements Decision
    permits BeansDecision.OfBean,
        BeansDecision.PlayNoMore,
        BeansDecision.DiscardCard,
        BeansDecision.KeepAll,
        BeansDecision.BuyThirdChain {

  /** One of {@link Choices}. */
  final int number;

  private final String text;

  private BeansDecision(int number, String text) {
    this.number = number;
    this.text = text;
  }

  /** A decision about a card or a chain of a bean. */
  public abstract static sealed class OfBean extends BeansDecision
      permits Chain, Discard, Leave, Sell, Play {
    private final Bean bean;

    private OfBean(int first, String verb, Bean bean) {
      super(first + bean.index(), verb + " " + bean);
      this.bean = bean;
    }

    /** {@return the bean of the card or chain} */
    public Bean bean() {
      return bean;
    }
  }

  /** To chain a card of the trade area. Text form: {@code chain Red}. */
  public static final class Chain extends OfBean {
    private Chain(Bean bean) {
      super(Choices.CHAIN, "chain", bean);
    }
  }

  /** To discard a card that was left in the trade area. Text form: {@code discard Red}. */
  public static final class Discard extends OfBean {
    private Discard(Bean bean) {
      super(Choices.DISCARD, "discard", bean);
    }
  }

  /** To leave a card in the trade area for the other player. Text form: {@code leave Red}. */
  public static final class Leave extends OfBean {
    private Leave(Bean bean) {
      super(Choices.LEAVE, "leave", bean);
    }
  }

  /** To sell a chain to make room. Text form: {@code sell Red}. */
  public static final class Sell extends OfBean {
    private Sell(Bean bean) {
      super(Choices.SELL, "sell", bean);
    }
  }

  /** To play the front card of the hand. Text form: {@code play Red}. */
  public static final class Play extends OfBean {
    private Play(Bean bean) {
      super(Choices.PLAY, "play", bean);
    }
  }

  /** To play no other card. Text form: {@code play no more}. */
  public static final class PlayNoMore extends BeansDecision {
    private PlayNoMore() {
      super(Choices.STOP, "play no more");
    }
  }

  /** To discard a card of the hand. Text form: {@code discard card 1} for the front card. */
  public static final class DiscardCard extends BeansDecision {
    private final int place;

    private DiscardCard(int place) {
      super(Choices.FROM_HAND + place, "discard card " + (place + 1));
      this.place = place;
    }

    /** {@return the place of the card in the hand, 0 for the front card to 20} */
    public int place() {
      return place;
    }
  }

  /** To discard no card of the hand. Text form: {@code keep all}. */
  public static final class KeepAll extends BeansDecision {
    private KeepAll() {
      super(Choices.KEEP, "keep all");
    }
  }

  /** To buy a third chain for three coins. Text form: {@code buy third chain}. */
  public static final class BuyThirdChain extends BeansDecision {
    private BuyThirdChain() {
      super(Choices.BUY, "buy third chain");
    }
  }

  private static final class All {
    private static final BeansDecision[] BY_NUMBER = new BeansDecision[Choices.COUNT];

    static {
      for (Bean bean : Bean.values()) {
        add(new Chain(bean));
        add(new Discard(bean));
        add(new Leave(bean));
        add(new Sell(bean));
        add(new Play(bean));
      }
      for (int place = 0; place < SeatState.MAX_HELD; place++) {
        add(new DiscardCard(place));
      }
      add(new PlayNoMore());
      add(new KeepAll());
      add(new BuyThirdChain());
    }

    private static void add(BeansDecision decision) {
      BY_NUMBER[decision.number] = decision;
    }
  }

  /** The texts, which are needed only where decisions are parsed. */
  private static final class Texts {
    private static final DecisionTexts<BeansDecision> ALL =
        new DecisionTexts<>(
            "\"chain BEAN\", \"discard BEAN\", \"leave BEAN\", \"sell BEAN\", \"play BEAN\","
                + " \"play no more\", \"discard card N\", \"keep all\" or \"buy third chain\"",
            List.of(All.BY_NUMBER));
  }

  /**
   * {@return the decision to chain a card of the trade area}
   *
   * @param bean the bean on the card
   */
  public static BeansDecision chain(Bean bean) {
    return at(Choices.CHAIN + bean.index());
  }

  /**
   * {@return the decision to discard a card that was left in the trade area}
   *
   * @param bean the bean on the card
   */
  public static BeansDecision discard(Bean bean) {
    return at(Choices.DISCARD + bean.index());
  }

  /**
   * {@return the decision to leave a card in the trade area for the other player}
   *
   * @param bean the bean on the card
   */
  public static BeansDecision leave(Bean bean) {
    return at(Choices.LEAVE + bean.index());
  }

  /**
   * {@return the decision to sell a chain to make room}
   *
   * @param bean the bean of the chain
   */
  public static BeansDecision sell(Bean bean) {
    return at(Choices.SELL + bean.index());
  }

  /**
   * {@return the decision to play the front card of the hand}
   *
   * @param bean the bean on the card
   */
  public static BeansDecision play(Bean bean) {
    return at(Choices.PLAY + bean.index());
  }

  /** {@return the decision to play no other card} */
  public static BeansDecision playNoMore() {
    return at(Choices.STOP);
  }

  /**
   * {@return the decision to discard a card of the hand}
   *
   * @param place the place of the card in the hand, 0 for the front card to 20
   */
  public static BeansDecision discardCard(int place) {
    if (place < 0 || place >= SeatState.MAX_HELD) {
      throw new IllegalArgumentException(
          "place " + place + ": expected 0 to " + (SeatState.MAX_HELD - 1));
    }
    return at(Choices.FROM_HAND + place);
  }

  /** {@return the decision to discard no card of the hand} */
  public static BeansDecision keepAll() {
    return at(Choices.KEEP);
  }

  /** {@return the decision to buy a third chain for three coins} */
  public static BeansDecision buyThirdChain() {
    return at(Choices.BUY);
  }

  static BeansDecision at(int number) {
    return All.BY_NUMBER[number];
  }

  /**
   * {@return the decision with this text form}
   *
   * @param text a text form as {@link #text} prints it
   * @throws IllegalArgumentException if there is no such decision; says what was expected
   */
  public static BeansDecision parse(String text) {
    return Texts.ALL.parse(text);
  }

  @Override
  public String text() {
    return text;
  }

  @Override
  public String toString() {
    return text;
  }
}
