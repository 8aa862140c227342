package dev.baize.beans.screen;

import dev.baize.beans.Bean;
import dev.baize.beans.BeansDecision;
import dev.baize.beans.BeansView;
import dev.baize.beans.Chain;
import dev.baize.core.table.Answer;
import dev.baize.core.table.Question;
import dev.baize.core.table.Speech;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** What a person is asked at bean trading, and what may be answered. */
final class Questions {

  private final Speech speech;
  private final Explanations explanations;

  Questions(Speech speech) {
    this.speech = speech;
    this.explanations = new Explanations(speech);
  }

  Question<BeansDecision> ask(BeansView view) {
    List<Answer<BeansDecision>> answers = answers(view);
    String prompt = prompt(view);
    if (view.mayBuyThirdChain()) {
      prompt += ", or buy a chain";
      BeansDecision buy = BeansDecision.buyThirdChain();
      answers.add(Answer.of(buy, "buy a third chain", "buy", "b"));
    }
    return Question.of(prompt, answers, text -> "", explanations.of(view));
  }

  private String prompt(BeansView view) {
    String card = view.card().map(Bean::toString).orElse("");
    String other = speech.name(view.other());
    return switch (view.phase()) {
      case LEFT_CARD -> other + " left " + card + ": chain or discard it";
      case SALE ->
          "Which chain to sell for " + card + " (1-" + view.chains(view.seat()).size() + ")";
      case PLAY_AGAIN -> "Play " + card + " too, or keep it";
      case DISCARD -> "Throw a card away (1-" + view.hand().size() + "), or keep all";
      case DRAWN_CARD -> card + ": chain it, or leave it to " + other;
      case OVER -> throw new IllegalStateException("the game is over");
    };
  }

  private static List<Answer<BeansDecision>> answers(BeansView view) {
    List<Answer<BeansDecision>> answers = new ArrayList<>();
    Bean card = view.card().orElse(Bean.BLUE);
    switch (view.phase()) {
      case LEFT_CARD -> {
        answers.add(of(BeansDecision.chain(card), "chain"));
        answers.add(of(BeansDecision.discard(card), "discard"));
      }
      case SALE -> sales(view, answers);
      case PLAY_AGAIN -> {
        answers.add(of(BeansDecision.play(card), "play"));
        BeansDecision keep = BeansDecision.playNoMore();
        answers.add(Answer.of(keep, keep.text(), "keep", "k", "stop", "s"));
      }
      case DISCARD -> discards(view.hand(), answers);
      case DRAWN_CARD -> {
        answers.add(of(BeansDecision.chain(card), "chain"));
        answers.add(of(BeansDecision.leave(card), "leave"));
      }
      case OVER -> throw new IllegalStateException("the game is over");
    }
    return answers;
  }

  /** An answer that may be shortened to its first letter. */
  private static Answer<BeansDecision> of(BeansDecision decision, String word) {
    return Answer.of(decision, decision.text(), word, word.substring(0, 1));
  }

  private static void sales(BeansView view, List<Answer<BeansDecision>> answers) {
    List<Chain> chains = view.chains(view.seat());
    for (int i = 0; i < chains.size(); i++) {
      BeansDecision sell = BeansDecision.sell(chains.get(i).bean());
      String bean = chains.get(i).bean().toString().toLowerCase(Locale.ROOT);
      answers.add(Answer.of(sell, sell.text(), bean, Integer.toString(i + 1)));
    }
  }

  /** A card's number, or for the first card of a bean its name. */
  private static void discards(List<Bean> hand, List<Answer<BeansDecision>> answers) {
    BeansDecision keep = BeansDecision.keepAll();
    answers.add(Answer.of(keep, keep.text(), "keep", "k", "all"));
    for (int i = 0; i < hand.size(); i++) {
      BeansDecision discard = BeansDecision.discardCard(i);
      String number = Integer.toString(i + 1);
      boolean alone = Collections.frequency(hand, hand.get(i)) == 1;
      String label = "throw " + hand.get(i) + (alone ? "" : " (" + number + ")") + " away";
      answers.add(
          hand.indexOf(hand.get(i)) == i
              ? Answer.of(discard, label, hand.get(i).toString().toLowerCase(Locale.ROOT), number)
              : Answer.of(discard, label, number));
    }
  }
}
