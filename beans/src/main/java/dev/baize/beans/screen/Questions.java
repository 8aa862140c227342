package dev.baize.beans.screen;

import dev.baize.beans.Bean;
import dev.baize.beans.BeansDecision;
import dev.baize.beans.BeansView;
import dev.baize.beans.Chain;
import dev.baize.beans.Display;
import dev.baize.core.table.Answer;
import dev.baize.core.table.Question;
import dev.baize.core.table.Style;
import dev.baize.core.table.StyledText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What a person is asked at bean trading, what may be answered, and the rules for it. */
record Questions(BeansView view, String other) {

  static final int MAX_COINS = 4;

  /** The beans as the table names them, by their texts. */
  static final Map<String, StyledText> NAMES =
      Stream.of(Bean.values()).collect(Collectors.toMap(Bean::toString, Questions::name));

  /** The name of a bean in its colour. */
  static StyledText name(Bean bean) {
    return switch (bean) {
      case BLUE -> StyledText.of("Blue", Style.BLUE);
      case CHILI -> StyledText.of("Chili", Style.MAGENTA);
      case STINK -> StyledText.of("Stink", Style.CYAN);
      case GREEN -> StyledText.of("Green", Style.GREEN);
      case SOY -> StyledText.of("Soy", Style.YELLOW);
      case BLACK -> StyledText.of("Black", Style.GREY);
      case RED -> StyledText.of("Red", Style.RED);
      case GARDEN -> StyledText.of("Garden", Style.WHITE);
    };
  }

  /** For how many coins chains of a bean sell. */
  static IntStream coins(Bean bean) {
    return IntStream.rangeClosed(1, MAX_COINS).filter(coins -> cards(bean, coins) > 0);
  }

  /** The least number of cards that sells for a number of coins; 0 if none does. */
  static int cards(Bean bean, int coins) {
    return bean.cardsPerCoin(coins).orElse(0);
  }

  Question<BeansDecision> ask() {
    Bean bean = view.card().orElse(Bean.BLUE);
    return switch (view.phase()) {
      case LEFT_CARD ->
          question(
              "%2$s left %1$s",
              "Chain this %s, or put it on the discard pile; it cannot stay.",
              List.of(
                  of(BeansDecision.chain(bean), "chain it", "chain"),
                  of(BeansDecision.discard(bean), "discard it", "discard")));
      case SALE ->
          question(
              "Which chain to sell for %s",
              "%s needs a chain of its own, and no place is free: one of your chains must be sold"
                  + " whole, even for nothing.",
              sales());
      case PLAY_AGAIN ->
          question(
              "%s is next in your hand",
              "You may play this %s, too, and no more; keep or stop leaves it in your hand.",
              List.of(
                  of(BeansDecision.play(bean), "play it, too", "play"),
                  of(BeansDecision.playNoMore(), "keep it", "keep", "stop", "s")));
      case DISCARD ->
          question(
              "Throw a card away",
              "You may throw any one card onto the discard pile. Three cards are then laid out, and"
                  + " the top of the pile joins them as long as it matches one of them.",
              discards());
      case DRAWN_CARD ->
          question(
              "%s",
              "Chain this %s, or leave it: then %s has to chain or discard it.",
              List.of(
                  of(BeansDecision.chain(bean), "chain it", "chain"),
                  of(BeansDecision.leave(bean), "leave it to " + other, "leave")));
      case OVER -> throw new IllegalStateException("the game is over");
    };
  }

  /** Asks about a card and the other player, and offers a third chain if it may be bought. */
  private Question<BeansDecision> question(
      String prompt, String rule, List<Answer<BeansDecision>> decisions) {
    List<Answer<BeansDecision>> answers = new ArrayList<>(decisions);
    List<String> rules = new ArrayList<>(List.of(named(rule)));
    view.card().ifPresent(bean -> rules.add(room(bean) + prices(bean)));
    if (view.mayBuyThirdChain()) {
      BeansDecision buy = BeansDecision.buyThirdChain();
      answers.add(Answer.button(buy, "b", "buy a third chain", "buy a third chain", "buy"));
      rules.add("You may buy a third chain for 3 coins, once in a game.");
    }
    String end = view.finalSale() ? "sold" : "worth nothing";
    rules.add("Chains on the table are " + end + " when the deck runs out.");
    List<StyledText> texts = rules.stream().map(StyledText::of).toList();
    return Question.of(named(prompt), answers, text -> "", texts);
  }

  private String named(String text) {
    String card = view.card().map(bean -> name(bean).plain()).orElse("");
    return String.format(Locale.ROOT, text, card, other);
  }

  /** An answer that may be shortened to its first letter. */
  private static Answer<BeansDecision> of(BeansDecision decision, String button, String... words) {
    return Answer.button(decision, words[0].substring(0, 1), button, label(decision), words);
  }

  /** The text of the decision with the bean as the table names it. */
  private static String label(BeansDecision decision) {
    return decision instanceof BeansDecision.OfBean of
        ? of.text().replace(of.bean().toString(), name(of.bean()).plain())
        : decision.text();
  }

  private List<Answer<BeansDecision>> sales() {
    List<Answer<BeansDecision>> answers = new ArrayList<>();
    for (Chain chain : view.chains(view.seat())) {
      BeansDecision sell = BeansDecision.sell(chain.bean());
      String bean = chain.bean().toString().toLowerCase(Locale.ROOT);
      answers.add(Answer.choice(sell, Integer.toString(answers.size() + 1), label(sell), bean));
    }
    return answers;
  }

  /** A card's number, or for the first card of a bean its name. */
  private List<Answer<BeansDecision>> discards() {
    List<Answer<BeansDecision>> answers = new ArrayList<>();
    answers.add(of(BeansDecision.keepAll(), "keep all", "keep", "all"));
    List<Bean> hand = view.hand();
    for (int i = 0; i < hand.size(); i++) {
      String number = Integer.toString(i + 1);
      String name = name(hand.get(i)).plain();
      boolean alone = Collections.frequency(hand, hand.get(i)) == 1;
      String label = "throw " + name + (alone ? "" : " (" + number + ")") + " away";
      String word = hand.indexOf(hand.get(i)) == i ? name.toLowerCase(Locale.ROOT) : number;
      answers.add(Answer.choice(BeansDecision.discardCard(i), number, label, word));
    }
    return answers;
  }

  private String room(Bean bean) {
    int length = view.chainLength(view.seat(), bean);
    if (length > 0) {
      return "It would make your chain of " + length + " one longer. ";
    }
    return view.chainLimit(view.seat()) > view.chains(view.seat()).size()
        ? "It would begin a chain in a free place. "
        : "You have no chain for it, so another chain would be sold to make room. ";
  }

  private static String prices(Bean bean) {
    return coins(bean)
        .mapToObj(coins -> cards(bean, coins) + " for " + Display.coins(coins))
        .collect(Collectors.joining(", ", "Chains of " + name(bean) + " sell at ", "."));
  }
}
