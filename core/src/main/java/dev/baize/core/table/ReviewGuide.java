package dev.baize.core.table;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * What a game says of its decisions when a finished game is reviewed. All methods have defaults.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public interface ReviewGuide<V extends View, D extends Decision, E extends Event> {

  /**
   * {@return what decisions such as this are called; by default, the first word of their texts}
   *
   * @param view what the seat knew
   * @param decision what it decided
   */
  default String kind(V view, D decision) {
    String text = decision.text();
    int space = text.indexOf(' ');
    return space < 0 ? text : text.substring(0, space);
  }

  /**
   * {@return how much a decision must cost, in the unit of the advice, to be called a mistake;
   * empty, as by default, for 0.02 where values are chances, and elsewhere 1 % of the span of
   * scores}
   */
  default OptionalDouble threshold() {
    return OptionalDouble.empty();
  }

  /**
   * {@return the unit in which the values of decisions are added up; by default that of the advice}
   *
   * @param advised the unit of the advice
   */
  default String unit(String advised) {
    return advised;
  }

  /**
   * {@return what one unit of the advice is worth in the {@link #unit} of sums; 1 by default}
   *
   * @param view what the seat knew
   */
  default double weight(V view) {
    return 1;
  }

  /**
   * {@return what a seat that plays alone can expect of a hand before its first card, in the unit
   * of sums; empty, as by default, if that is not known}
   *
   * @param rules the rules of the game
   */
  default OptionalDouble expectedOfHand(Rules<V, D, E> rules) {
    return OptionalDouble.empty();
  }

  /**
   * {@return what a seat can expect of a game before its first decision where values are chances, a
   * win counts 1 to each winner, and a draw a half; empty, as by default, for an equal share, where
   * winners share the win}
   *
   * @param rules the rules of the game
   * @param seat any seat
   * @param advised the unit of the advice
   */
  default OptionalDouble expectedOfGame(Rules<V, D, E> rules, Seat seat, String advised) {
    return OptionalDouble.empty();
  }

  /**
   * {@return the unit of {@link #withAllCards}, such as {@code tricks}; empty, as by default, if
   * the game does not say what a hand brings with all cards open}
   */
  default String unitWithAllCards() {
    return "";
  }

  /**
   * {@return what the hand in progress brings a seat, what it has brought so far included, if from
   * here on all who play know all cards and make the most of them; empty, as by default, if that is
   * not known, or before the first card is played} No other result is possible before the last
   * decision of a hand.
   *
   * @param game at any decision
   * @param seat any seat
   */
  default OptionalDouble withAllCards(Game<V, D> game, Seat seat) {
    return OptionalDouble.empty();
  }

  /**
   * {@return positions to know by heart, whose best decision is known exactly, the closest first;
   * none by default} Each is one or more descriptions that {@link Rules#view(String)} understands,
   * of which any is asked, by a name under which what a person knows is kept: another where another
   * decision is best.
   *
   * @param rules those that the person plays by
   */
  default Map<String, List<String>> drills(Rules<V, D, E> rules) {
    return Map.of();
  }

  /**
   * {@return why a decision is better, as a sentence of facts that the seat knew; empty by default}
   *
   * @param view what the seat knew
   * @param better the better decision
   * @param made the decision made
   */
  default StyledText reason(V view, D better, D made) {
    return StyledText.EMPTY;
  }
}
