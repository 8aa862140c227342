package dev.baize.beans;

import dev.baize.beans.kernel.GameState;
import dev.baize.beans.kernel.Prices;
import dev.baize.core.game.Determinization;
import dev.baize.core.game.Game;
import dev.baize.core.game.Measure;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Tally;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.kit.TextTemplate;
import dev.baize.core.random.Seed;
import dev.baize.core.shuffle.UniformShuffle;
import dev.baize.core.text.Excerpt;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The settings of a game of bean trading. Seat 0 takes the first turn.
 *
 * <p>Legal decisions are listed in this order: to chain, to discard, to leave, to sell, to play,
 * each by bean; to play no more; to discard a card of the hand, from the front; to keep all; to buy
 * a third chain.
 *
 * @param openingDraw whether a turn begins with a card drawn into the hand
 * @param finalSale whether the chains on the table are sold when the game ends
 */
public record BeansRules(boolean openingDraw, boolean finalSale)
    implements Rules<BeansView, BeansDecision, BeansEvent> {

  private static final BeansRules STANDARD = new BeansRules(true, false);
  private static final UniformShuffle SHUFFLE = new UniformShuffle();

  /** Holds the text form, which is compiled only when rules are parsed. */
  private static final class Form {

    static final TextTemplate<BeansRules> TEXT =
        new TextTemplate<>(
            BeansRules.class,
            "opening draw {openingDraw:yes|no}, final sale {finalSale:yes|no}",
            MethodHandles.lookup());
  }

  /** {@return the rules with the opening draw of the specification, without the final sale} */
  public static BeansRules standard() {
    return STANDARD;
  }

  /**
   * {@return the rules with this text form}
   *
   * @param text a text form as {@link #text} prints it
   * @throws IllegalArgumentException if the text has another form; says what was expected
   */
  public static BeansRules parse(String text) {
    return Form.TEXT
        .match(text)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    Excerpt.quote(text)
                        + " does not describe rules of beans; expected \"opening draw yes|no, "
                        + "final sale yes|no\""));
  }

  @Override
  public int seats() {
    return BeansGame.SEATS;
  }

  @Override
  public Game<BeansView, BeansDecision> start(
      Seed seed, @Nullable Consumer<? super BeansEvent> events) {
    return start(seed, events, null);
  }

  @Override
  public Game<BeansView, BeansDecision> start(
      Seed seed, @Nullable Consumer<? super BeansEvent> events, @Nullable Tally tally) {
    return new BeansGame(new GameState(openingDraw, finalSale, shuffled(seed)), events, tally);
  }

  private static int[] shuffled(Seed seed) {
    int[] deck = Prices.newDeck();
    SHUFFLE.shuffle(deck, seed.derive("deal").derive(0).generator());
    return deck;
  }

  /** The coins of each player, the turns of a game, and how often a third chain is bought. */
  @Override
  public List<Measure> measures() {
    return GameMeasures.ALL;
  }

  @Override
  public Optional<ViewFormat<BeansView, BeansDecision>> viewFormat() {
    return Optional.of(new BeansViewFormat(openingDraw, finalSale));
  }

  /**
   * {@inheritDoc}
   *
   * @param description such as {@code hand Blue Chili, chains Red 3 soy 1, coins 2, other chains
   *     Blue 4, other hand 5, top Stink, deck 51, drawn Red, area Red Green}
   */
  @Override
  public BeansView view(String description) {
    return new PositionDescription(description).view(openingDraw, finalSale);
  }

  /**
   * What a view does not tell of the turn is drawn as well: which cards of the trade area were left
   * already, and whether it is the first or the second card of the hand that there is no room for.
   * The samplers are not safe for use by several threads at once.
   */
  @Override
  public Optional<Determinization<BeansView, BeansDecision>> determinization() {
    return Optional.of(BeansWorlds::new);
  }

  @Override
  public String text() {
    // Not by the template, whose compilation a short game at the terminal would wait for.
    return "opening draw " + yesOrNo(openingDraw) + ", final sale " + yesOrNo(finalSale);
  }

  private static String yesOrNo(boolean setting) {
    return setting ? "yes" : "no";
  }
}
