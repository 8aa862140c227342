package dev.baize.euchre;

import static java.util.Objects.requireNonNull;

import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import dev.baize.core.game.Determinization;
import dev.baize.core.game.Game;
import dev.baize.core.game.Measure;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Tally;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.random.Seed;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.WholeNumber;
import dev.baize.euchre.kernel.Hand;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a game of euchre. Seats 0 and 2 play against 1 and 3.
 *
 * <p>Decisions are listed in this order: to pass; to order up, by suit; to order up alone, by suit;
 * to defend alone; to discard or play, by the card's natural order.
 *
 * @param pointsToWin the points that win the game, 1 to 100; 0 if it is of a fixed number of
 *     {@linkplain EuchreHouseRules#deals deals}
 * @param shuffle how the pack is shuffled before each hand
 * @param pack the order of the pack before the first shuffle; exactly the 24 euchre cards
 * @param house what varies from table to table
 */
public record EuchreRules(
    int pointsToWin, DealShuffle shuffle, Deck<Card> pack, EuchreHouseRules house)
    implements Rules<EuchreView, EuchreDecision, EuchreEvent> {

  private static final String PACK = ", pack ";
  private static final String POINTS = "points ";
  private static final int DEFAULT_POINTS = 10;
  private static final int MAX_POINTS = 100;
  private static final EuchreRules STANDARD =
      new EuchreRules(
          DEFAULT_POINTS, DealShuffle.UNIFORM, EuchrePack.fresh(), EuchreHouseRules.classic());

  /** Holds the pattern, which is compiled only when rules are parsed. */
  private static final class Form {

    static final Pattern PATTERN =
        Pattern.compile(
            POINTS + "([0-9]{1,9}), shuffle ([^,]*)(?:, (?!pack )(.+?))?(?:" + PACK + "(.*))?");
  }

  /**
   * Checks the settings.
   *
   * @param pointsToWin 1 to 100, and more than either side has before the first deal; 0 if the
   *     house has a number of deals
   * @param shuffle how to shuffle before each hand
   * @param pack exactly the 24 euchre cards
   * @param house what varies from table to table
   */
  public EuchreRules {
    requireNonNull(shuffle);
    requireNonNull(house);
    if (house.deals() > 0) {
      requirePoints(pointsToWin == 0, pointsToWin, "0, as the game ends after its deals");
    } else {
      requirePoints(
          pointsToWin >= 1 && pointsToWin <= MAX_POINTS, pointsToWin, "1 to " + MAX_POINTS);
      int start = Math.max(house.startOfEven(), house.startOfOdd());
      requirePoints(pointsToWin > start, pointsToWin, "more than the " + start + " of the start");
    }
    EuchrePack.numbers(pack);
  }

  private static void requirePoints(boolean asExpected, int points, String expected) {
    if (!asExpected) {
      throw new IllegalArgumentException(POINTS + points + ": expected " + expected);
    }
  }

  /** {@return rules to 10 points with uniformly random deals, for simulation and analysis} */
  public static EuchreRules standard() {
    return STANDARD;
  }

  /**
   * {@return the rules that a text describes}
   *
   * @param text what {@link #text} prints, such as {@code points 10, shuffle uniform, alone
   *     makers}; or house rules alone, as {@link EuchreHouseRules#parse} reads them, for the
   *     {@linkplain #standard standard} game by these
   * @throws IllegalArgumentException if the text is anything else; says what was expected
   */
  public static EuchreRules parse(String text) {
    if (!text.isEmpty() && !text.startsWith(POINTS)) {
      return standard().withHouse(EuchreHouseRules.parse(text));
    }
    Matcher form = Form.PATTERN.matcher(text);
    if (!form.matches()) {
      throw new IllegalArgumentException(
          Excerpt.quote(text)
              + " does not describe rules of euchre; expected \"points N, shuffle NAME\", "
              + "then \", SETTING, …\" of the house if any differs, "
              + "then \", pack CARD, …\" unless it is a new pack");
    }
    String settings = form.group(3);
    EuchreHouseRules house =
        settings == null ? EuchreHouseRules.classic() : EuchreHouseRules.parse(settings);
    int points = points(form.group(1), house);
    DealShuffle shuffle = DealShuffle.parse(form.group(2));
    String pack = form.group(4);
    return new EuchreRules(
        points, shuffle, pack == null ? EuchrePack.fresh() : EuchrePack.parse(pack), house);
  }

  private static int points(String text, EuchreHouseRules house) {
    if (house.deals() > 0 && text.equals("0")) {
      return 0;
    }
    try {
      return (int) WholeNumber.parseShortest(text, 1, MAX_POINTS);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(POINTS + e.getMessage(), e);
    }
  }

  /**
   * {@return the same rules with other points to win}
   *
   * @param points 1 to 100; 0 in a game of a fixed number of deals
   */
  public EuchreRules withPointsToWin(int points) {
    return new EuchreRules(points, shuffle, pack, house);
  }

  /**
   * {@return the same rules with another shuffle}
   *
   * @param other how the pack is shuffled before each hand
   */
  public EuchreRules withShuffle(DealShuffle other) {
    return new EuchreRules(pointsToWin, other, pack, house);
  }

  /**
   * {@return the same rules with another pack}
   *
   * @param other exactly the 24 euchre cards
   */
  public EuchreRules withPack(Deck<Card> other) {
    return new EuchreRules(pointsToWin, shuffle, other, house);
  }

  /**
   * {@return the same rules in another house} If only one of both has a fixed number of deals, the
   * points to win are 0 there, and the {@linkplain #standard standard} ones where it has not.
   *
   * @param other what varies from table to table
   */
  public EuchreRules withHouse(EuchreHouseRules other) {
    int points = pointsToWin == 0 ? DEFAULT_POINTS : pointsToWin;
    return new EuchreRules(other.deals() > 0 ? 0 : points, shuffle, pack, other);
  }

  /** The most hands of a game; a bound to {@code int} where hands may be thrown in. */
  int mostHands() {
    if (house.deals() > 0) {
      return house.deals();
    }
    return house.dealerStuck()
        ? 2 * pointsToWin - 1 - house.startOfEven() - house.startOfOdd()
        : Integer.MAX_VALUE;
  }

  @Override
  public int seats() {
    return Hand.SEATS;
  }

  @Override
  public Game<EuchreView, EuchreDecision> start(
      Seed seed, @Nullable Consumer<? super EuchreEvent> events) {
    return start(seed, events, null);
  }

  @Override
  public Game<EuchreView, EuchreDecision> start(
      Seed seed, @Nullable Consumer<? super EuchreEvent> events, @Nullable Tally tally) {
    return start(seed, List.of(), events, tally);
  }

  /** Each deal is the {@linkplain OpenDeal#text text} of an {@link OpenDeal}. */
  @Override
  public Game<EuchreView, EuchreDecision> start(
      Seed seed,
      List<String> deals,
      @Nullable Consumer<? super EuchreEvent> events,
      @Nullable Tally tally) {
    return new EuchreGame(
        shuffle.shuffle(),
        EuchrePack.numbers(pack),
        Score.start(pointsToWin, house),
        seed,
        deals,
        events,
        tally);
  }

  /** The number of hands of a game, then measures of each hand. */
  @Override
  public List<Measure> measures() {
    return HandMeasures.of(house);
  }

  @Override
  public Optional<ViewFormat<EuchreView, EuchreDecision>> viewFormat() {
    return Optional.of(new EuchreViewFormat(pointsToWin, house));
  }

  /**
   * {@inheritDoc}
   *
   * @param description such as {@code dealer left, up JD, two passes, I hold 9D AD KD AS 9C, score
   *     6 to 8}: the describing seat is 0, and the hand is the dealer's first
   */
  @Override
  public EuchreView view(String description) {
    return new HandDescription(description).view(pointsToWin, house);
  }

  /**
   * Whatever the shuffle, all deals consistent with the view are equally likely; how likely each
   * makes the decisions of the others is ignored. The samplers are not safe for use by several
   * threads at once.
   */
  @Override
  public Optional<Determinization<EuchreView, EuchreDecision>> determinization() {
    return Optional.of(view -> EuchreGame.worlds(shuffle.shuffle(), view));
  }

  /** The settings on one line; those of the classic house and a pack in new order are left out. */
  @Override
  public String text() {
    String game = POINTS + pointsToWin + ", shuffle " + shuffle;
    String text = house.isClassic() ? game : game + ", " + house;
    return pack.cards().equals(EuchrePack.fresh().cards())
        ? text
        : text + PACK + EuchrePack.text(pack);
  }
}
