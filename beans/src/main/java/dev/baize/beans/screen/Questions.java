package dev.baize.beans.screen;

import dev.baize.beans.Bean;
import dev.baize.beans.BeansDecision;
import dev.baize.beans.BeansView;
import dev.baize.beans.Chain;
import dev.baize.core.table.Answer;
import dev.baize.core.table.Question;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** What a person is asked at bean trading, what may be answered, and the rules for it. */
final class Questions {

  private final Speech speech;

  Questions(Speech speech) {
    this.speech = speech;
  }

  Question<BeansDecision> ask(BeansView view) {
    List<Answer<BeansDecision>> answers = answers(view, speech.name(view.other()));
    if (view.mayBuyThirdChain()) {
      BeansDecision buy = BeansDecision.buyThirdChain();
      answers.add(Answer.button(buy, "b", "buy a third chain", "buy a third chain", "buy"));
    }
    return Question.of(prompt(view), answers, text -> "", rules(view));
  }

  private String prompt(BeansView view) {
    String card = view.card().map(BeanName::plain).orElse("");
    return switch (view.phase()) {
      case LEFT_CARD -> speech.name(view.other()) + " left " + card;
      case SALE -> "Which chain to sell for " + card;
      case PLAY_AGAIN -> card + " is next in your hand";
      case DISCARD -> "Throw a card away";
      case DRAWN_CARD -> card;
      case OVER -> throw new IllegalStateException("the game is over");
    };
  }

  private static List<Answer<BeansDecision>> answers(BeansView view, String other) {
    List<Answer<BeansDecision>> answers = new ArrayList<>();
    Bean card = view.card().orElse(Bean.BLUE);
    switch (view.phase()) {
      case LEFT_CARD -> {
        answers.add(of(BeansDecision.chain(card), "chain it", "chain"));
        answers.add(of(BeansDecision.discard(card), "discard it", "discard"));
      }
      case SALE -> sales(view, answers);
      case PLAY_AGAIN -> {
        answers.add(of(BeansDecision.play(card), "play it, too", "play"));
        BeansDecision keep = BeansDecision.playNoMore();
        answers.add(Answer.button(keep, "k", "keep it", keep.text(), "keep", "stop", "s"));
      }
      case DISCARD -> discards(view.hand(), answers);
      case DRAWN_CARD -> {
        answers.add(of(BeansDecision.chain(card), "chain it", "chain"));
        answers.add(of(BeansDecision.leave(card), "leave it to " + other, "leave"));
      }
      case OVER -> throw new IllegalStateException("the game is over");
    }
    return answers;
  }

  /** An answer that may be shortened to its first letter. */
  private static Answer<BeansDecision> of(BeansDecision decision, String button, String word) {
    return Answer.button(decision, word.substring(0, 1), button, label(decision), word);
  }

  /** The text of the decision with the bean as the table names it. */
  private static String label(BeansDecision decision) {
    return decision instanceof BeansDecision.OfBean of
        ? of.text().replace(of.bean().toString(), BeanName.plain(of.bean()))
        : decision.text();
  }

  private static void sales(BeansView view, List<Answer<BeansDecision>> answers) {
    List<Chain> chains = view.chains(view.seat());
    for (int i = 0; i < chains.size(); i++) {
      BeansDecision sell = BeansDecision.sell(chains.get(i).bean());
      String bean = chains.get(i).bean().toString().toLowerCase(Locale.ROOT);
      answers.add(Answer.choice(sell, Integer.toString(i + 1), label(sell), bean));
    }
  }

  /** A card's number, or for the first card of a bean its name. */
  private static void discards(List<Bean> hand, List<Answer<BeansDecision>> answers) {
    BeansDecision keep = BeansDecision.keepAll();
    answers.add(Answer.button(keep, "k", "keep all", keep.text(), "keep", "all"));
    for (int i = 0; i < hand.size(); i++) {
      BeansDecision discard = BeansDecision.discardCard(i);
      String number = Integer.toString(i + 1);
      boolean alone = Collections.frequency(hand, hand.get(i)) == 1;
      String name = BeanName.plain(hand.get(i));
      String label = "throw " + name + (alone ? "" : " (" + number + ")") + " away";
      answers.add(
          hand.indexOf(hand.get(i)) == i
              ? Answer.choice(discard, number, label, name.toLowerCase(Locale.ROOT))
              : Answer.choice(discard, number, label));
    }
  }

  /** The rules that apply to a decision. */
  private List<StyledText> rules(BeansView view) {
    String now =
        switch (view.phase()) {
          case LEFT_CARD ->
              "%s left this %s in the trade area. Chain it, or put it on the discard pile; it cannot"
                  + " stay.";
          case SALE ->
              "%2$s needs a chain of its own, and no place is free: one of your chains must be sold"
                  + " whole, even for nothing.";
          case PLAY_AGAIN ->
              "You have played the front card of your hand, as you must. You may play the next one,"
                  + " %2$s, too, and no more; keep or stop leaves it in your hand.";
          case DISCARD ->
              "You may throw any one card from your hand onto the discard pile. Three cards are then"
                  + " laid out in the trade area, and the top of the pile joins them as long as it"
                  + " matches one of them.";
          case DRAWN_CARD ->
              "Chain this %2$s, or leave it: then %1$s has to chain or discard it. After the last"
                  + " card you draw two to the back of your hand.";
          case OVER -> throw new IllegalStateException("the game is over");
        };
    String card = view.card().map(BeanName::plain).orElse("");
    List<String> sentences = new ArrayList<>();
    sentences.add(String.format(Locale.ROOT, now, speech.name(view.other()), card));
    view.card().ifPresent(bean -> sentences.add(room(bean, view) + prices(bean)));
    if (view.mayBuyThirdChain()) {
      sentences.add("You may buy a third chain for 3 coins, once, whenever it is your decision.");
    }
    sentences.add(
        "Your hand is never sorted. Whoever has the most coins when the deck runs out wins; chains"
            + " on the table are "
            + (view.finalSale() ? "sold then." : "worth nothing then."));
    return sentences.stream().map(StyledText::of).toList();
  }

  private static String room(Bean bean, BeansView view) {
    int length = view.chainLength(view.seat(), bean);
    if (length > 0) {
      return "It would make your chain of " + length + " one longer. ";
    }
    int free = view.chainLimit(view.seat()) - view.chains(view.seat()).size();
    return free > 0
        ? "It would begin a chain in a free place. "
        : "You have no chain for it, so another chain would be sold to make room. ";
  }

  private static String prices(Bean bean) {
    return "Chains of " + BeanName.plain(bean) + " sell at " + BeansScene.prices(bean) + ".";
  }
}
