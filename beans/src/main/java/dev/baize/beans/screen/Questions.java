package dev.baize.beans.screen;

import dev.baize.beans.Bean;
import dev.baize.beans.BeansDecision;
import dev.baize.beans.BeansView;
import dev.baize.beans.Chain;
import dev.baize.beans.Display;
import dev.baize.core.table.Answer;
import dev.baize.core.table.Question;
import dev.baize.core.table.StyledText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What a person is asked at bean trading, what may be answered, and the rules for it. */
record Questions(BeansView view, String other) {

  Question<BeansDecision> ask() {
    Bean bean = view.card().orElse(Bean.BLUE);
    String card = name(bean);
    List<Answer<BeansDecision>> answers = new ArrayList<>();
    String prompt =
        switch (view.phase()) {
          case LEFT_CARD -> {
            answers.add(of(BeansDecision.chain(bean), "chain it", "chain"));
            answers.add(of(BeansDecision.discard(bean), "discard it", "discard"));
            yield other + " left " + card;
          }
          case SALE -> {
            sales(answers);
            yield "Which chain to sell for " + card;
          }
          case PLAY_AGAIN -> {
            answers.add(of(BeansDecision.play(bean), "play it, too", "play"));
            answers.add(of(BeansDecision.playNoMore(), "keep it", "keep", "stop", "s"));
            yield card + " is next in your hand";
          }
          case DISCARD -> {
            answers.add(of(BeansDecision.keepAll(), "keep all", "keep", "all"));
            discards(answers);
            yield "Throw a card away";
          }
          case DRAWN_CARD -> {
            answers.add(of(BeansDecision.chain(bean), "chain it", "chain"));
            answers.add(of(BeansDecision.leave(bean), "leave it to " + other, "leave"));
            yield card;
          }
          case OVER -> throw new IllegalStateException("the game is over");
        };
    if (view.mayBuyThirdChain()) {
      BeansDecision buy = BeansDecision.buyThirdChain();
      answers.add(Answer.button(buy, "b", "buy a third chain", "buy a third chain", "buy"));
    }
    return Question.of(prompt, answers, text -> "", rules(card));
  }

  private static String name(Bean bean) {
    return BeansTable.name(bean).plain();
  }

  /** An answer that may be shortened to its first letter. */
  private static Answer<BeansDecision> of(BeansDecision decision, String button, String... words) {
    return Answer.button(decision, words[0].substring(0, 1), button, label(decision), words);
  }

  /** The text of the decision with the bean as the table names it. */
  private static String label(BeansDecision decision) {
    return decision instanceof BeansDecision.OfBean of
        ? of.text().replace(of.bean().toString(), name(of.bean()))
        : decision.text();
  }

  private void sales(List<Answer<BeansDecision>> answers) {
    for (Chain chain : view.chains(view.seat())) {
      BeansDecision sell = BeansDecision.sell(chain.bean());
      String bean = chain.bean().toString().toLowerCase(Locale.ROOT);
      answers.add(Answer.choice(sell, Integer.toString(answers.size() + 1), label(sell), bean));
    }
  }

  /** A card's number, or for the first card of a bean its name. */
  private void discards(List<Answer<BeansDecision>> answers) {
    List<Bean> hand = view.hand();
    for (int i = 0; i < hand.size(); i++) {
      String number = Integer.toString(i + 1);
      String name = name(hand.get(i));
      boolean alone = Collections.frequency(hand, hand.get(i)) == 1;
      String label = "throw " + name + (alone ? "" : " (" + number + ")") + " away";
      boolean first = hand.indexOf(hand.get(i)) == i;
      String[] words = first ? new String[] {name.toLowerCase(Locale.ROOT)} : new String[0];
      answers.add(Answer.choice(BeansDecision.discardCard(i), number, label, words));
    }
  }

  /** The rules for this decision. */
  private List<StyledText> rules(String card) {
    String now =
        switch (view.phase()) {
          case LEFT_CARD -> "Chain this %s, or put it on the discard pile; it cannot stay.";
          case SALE ->
              "%s needs a chain of its own, and no place is free: one of your chains must be sold"
                  + " whole, even for nothing.";
          case PLAY_AGAIN -> "You may play this %s, too, and no more after it.";
          case DISCARD ->
              "You may throw any one card onto the discard pile. Three cards are then laid out, and"
                  + " the top of the pile joins them as long as it matches one of them.";
          case DRAWN_CARD ->
              "Chain this %s, or leave it: then "
                  + other
                  + " has to chain or discard it. After the last card you draw two.";
          case OVER -> throw new IllegalStateException("the game is over");
        };
    List<String> sentences = new ArrayList<>(List.of(now.replace("%s", card)));
    view.card().ifPresent(bean -> sentences.add(room(bean) + prices(bean)));
    String third =
        view.mayBuyThirdChain() ? "You may buy a third chain for 3 coins, once in a game. " : "";
    String end = view.finalSale() ? "sold" : "worth nothing";
    sentences.add(third + "Chains on the table are " + end + " when the deck runs out.");
    return sentences.stream().map(StyledText::of).toList();
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
    return BeansTable.coins(bean)
        .mapToObj(coins -> BeansTable.cards(bean, coins) + " for " + Display.coins(coins))
        .collect(Collectors.joining(", ", "Chains of " + name(bean) + " sell at ", "."));
  }
}
