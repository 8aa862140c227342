package dev.baize.beans;

import static java.util.stream.Collectors.toCollection;

import dev.baize.beans.kernel.GameState;
import dev.baize.core.game.Game;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A deck in a chosen order: five cards for seat 0, five for seat 1, then the draws. The cards that
 * are not named follow, the most common bean first.
 */
final class ChosenDeck {

  private final List<Bean> cards;

  private ChosenDeck(List<Bean> cards) {
    this.cards = cards;
  }

  /** The deck that begins with these letters; spaces are ignored. */
  static ChosenDeck of(String letters) {
    List<Bean> cards =
        letters
            .chars()
            .filter(c -> c != ' ')
            .mapToObj(ChosenDeck::bean)
            .collect(toCollection(ArrayList::new));
    List<Bean> rest = new ArrayList<>();
    for (Bean bean : Bean.values()) {
      int named = (int) cards.stream().filter(bean::equals).count();
      for (int i = named; i < bean.count(); i++) {
        rest.add(bean);
      }
    }
    cards.addAll(rest);
    return new ChosenDeck(List.copyOf(cards));
  }

  private static Bean bean(int letter) {
    return Arrays.stream(Bean.values())
        .filter(bean -> bean.letter() == letter)
        .findFirst()
        .orElseThrow();
  }

  /** All 104 cards. */
  List<Bean> cards() {
    return cards;
  }

  /** A game with this deck after these decisions. */
  Game<BeansView, BeansDecision> after(BeansRules rules, String... decisions) {
    return after(rules, null, decisions);
  }

  /** The same with a listener. */
  Game<BeansView, BeansDecision> after(
      BeansRules rules, @Nullable Consumer<BeansEvent> events, String... decisions) {
    int[] deck = cards.stream().mapToInt(Bean::index).toArray();
    Game<BeansView, BeansDecision> game =
        new BeansGame(new GameState(rules.openingDraw(), rules.finalSale(), deck), events, null);
    for (String decision : decisions) {
      game.apply(BeansDecision.parse(decision));
    }
    return game;
  }
}
