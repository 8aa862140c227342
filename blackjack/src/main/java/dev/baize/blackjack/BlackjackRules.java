package dev.baize.blackjack;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Determinization;
import dev.baize.core.game.Game;
import dev.baize.core.game.Measure;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Tally;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.random.Seed;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The settings of a session of blackjack: one player plays hands against the dealer for as long as
 * the bankroll lasts, by the rules of a house.
 *
 * <p>A bet may be any whole number from the minimum to the bankroll. Only some bets are listed as
 * legal decisions, in ascending order: the minimum, twice the minimum unless that exceeds the
 * bankroll, and the whole bankroll. While a hand is played, the legal decisions are those of hit,
 * stand, double, split and surrender that the house allows and the bankroll covers, in this order.
 * Of the amounts that may be insured the largest is listed, after the decision to decline.
 *
 * <p>The wager is what is bet on a hand before its cards are dealt; a double or a split places as
 * much again. A hand that is split is still one hand of the session. If a hand needs more cards
 * than are left, all cards that it has not used are shuffled in the middle of it.
 *
 * <p>A bankroll that reaches {@link #BANK} breaks the bank, which ends the session.
 *
 * @param bankroll the player's money at the start, 0 to {@link #BANK}
 * @param hands the largest number of hands, 0 or more
 * @param minimum the smallest bet, 1 to {@link #BANK}
 * @param shuffle how the cards are shuffled
 * @param house the rules of the house
 */
public record BlackjackRules(
    long bankroll, long hands, long minimum, DeckShuffle shuffle, BlackjackHouseRules house)
    implements Rules<BlackjackView, BlackjackDecision, BlackjackEvent> {

  /** The bankroll that ends a session: 10¹⁸. */
  public static final long BANK = SessionSettings.BANK;

  /**
   * The fewest cards from which a hand is dealt in the specification; with fewer, the deck is
   * shuffled.
   */
  public static final int FEWEST_CARDS = 20;

  /** The smallest bet in the specification. */
  public static final long DEFAULT_MINIMUM = 5;

  private static final BlackjackRules STANDARD =
      new BlackjackRules(1000, 1000, DEFAULT_MINIMUM, DeckShuffle.UNIFORM);

  /**
   * Checks the settings.
   *
   * @param bankroll 0 to {@link #BANK}
   * @param hands 0 or more
   * @param minimum 1 to {@link #BANK}
   * @param shuffle how the cards are shuffled
   * @param house the rules of the house
   * @throws IllegalArgumentException if a number is out of range, or if several decks are to be
   *     riffled
   */
  public BlackjackRules {
    requireNonNull(shuffle);
    requireNonNull(house);
    if (shuffle == DeckShuffle.RIFFLE && house.decks() > 1) {
      throw new IllegalArgumentException("shuffle riffle: makes no sense without decks 1");
    }
    BlackjackHouseRules.requireRange("bankroll", bankroll, 0, BANK);
    BlackjackHouseRules.requireRange("hands", hands, 0, Long.MAX_VALUE);
    BlackjackHouseRules.requireRange("minimum", minimum, 1, BANK);
  }

  /**
   * The settings of a session by the rules of the specification.
   *
   * @param bankroll 0 to {@link #BANK}
   * @param hands 0 or more
   * @param minimum 1 to {@link #BANK}
   * @param shuffle how the deck is shuffled
   */
  public BlackjackRules(long bankroll, long hands, long minimum, DeckShuffle shuffle) {
    this(bankroll, hands, minimum, shuffle, BlackjackHouseRules.classic());
  }

  /**
   * {@return the rules for simulation: a bankroll of 1000, at most 1000 hands, and a uniform
   * shuffle}
   */
  public static BlackjackRules standard() {
    return STANDARD;
  }

  /**
   * {@return the rules of the course specification of 2013: seven riffle cuts and a minimum of 5}
   *
   * @param bankroll the player's money at the start, 0 to {@link #BANK}
   * @param hands the largest number of hands, 0 or more
   */
  public static BlackjackRules classic(long bankroll, long hands) {
    return new BlackjackRules(bankroll, hands, DEFAULT_MINIMUM, DeckShuffle.RIFFLE);
  }

  /**
   * {@return the rules that a text describes}
   *
   * @param text a text form as {@link #text} prints it, such as {@code bankroll 1000, hands 1000,
   *     minimum 5, shuffle uniform, decks 6}; or house rules, as {@link BlackjackHouseRules#parse}
   *     reads them, for the {@linkplain #standard standard} session by these, where the text may
   *     have another {@code bankroll} and {@code minimum} anywhere
   * @throws IllegalArgumentException if the text has another form, a number is out of range, or
   *     settings make no sense together; says what was expected
   */
  public static BlackjackRules parse(String text) {
    return standard().with(text);
  }

  /**
   * {@return the rules that a text makes of these} The house is that of the text. The session is
   * that of these rules but for what the text says of it, and for the minimum and the bankroll that
   * a casino of the text {@linkplain BlackjackHousePreset brings}.
   *
   * @param text as {@link #parse} reads it
   */
  public BlackjackRules with(String text) {
    SessionSettings read = RulesText.apply(text, settings());
    return new BlackjackRules(
        read.bankroll(), read.hands(), read.minimum(), read.shuffle(), read.house());
  }

  /**
   * {@return these rules with a different bankroll}
   *
   * @param other 0 to {@link #BANK}
   */
  public BlackjackRules withBankroll(long other) {
    return new BlackjackRules(other, hands, minimum, shuffle, house);
  }

  /**
   * {@return these rules with a different number of hands}
   *
   * @param other 0 or more
   */
  public BlackjackRules withHands(long other) {
    return new BlackjackRules(bankroll, other, minimum, shuffle, house);
  }

  /**
   * {@return these rules with a different smallest bet}
   *
   * @param other 1 to {@link #BANK}
   */
  public BlackjackRules withMinimum(long other) {
    return new BlackjackRules(bankroll, hands, other, shuffle, house);
  }

  /**
   * {@return these rules in another house}
   *
   * @param other the rules of the house
   */
  public BlackjackRules withHouse(BlackjackHouseRules other) {
    return new BlackjackRules(bankroll, hands, minimum, shuffle, other);
  }

  @Override
  public int seats() {
    return 1;
  }

  @Override
  public Game<BlackjackView, BlackjackDecision> start(
      Seed seed, @Nullable Consumer<? super BlackjackEvent> events) {
    return start(seed, events, null);
  }

  @Override
  public Game<BlackjackView, BlackjackDecision> start(
      Seed seed, @Nullable Consumer<? super BlackjackEvent> events, @Nullable Tally tally) {
    return new BlackjackGame(settings(), seed, events, tally);
  }

  private SessionSettings settings() {
    return new SessionSettings(bankroll, hands, minimum, shuffle, house);
  }

  /** The hands of a session, how they ended, and the bankroll along the way. */
  @Override
  public List<Measure> measures() {
    return SessionMeasures.of(hands, house);
  }

  @Override
  public Optional<ViewFormat<BlackjackView, BlackjackDecision>> viewFormat() {
    return Optional.of(new BlackjackViewFormat(settings()));
  }

  /**
   * {@inheritDoc}
   *
   * @param description such as {@code 10 6 against 10, seen 5 5 6, wager 20}, or {@code seen 5 5 6}
   *     before a bet
   */
  @Override
  public BlackjackView view(String description) {
    return new RoundDescription(description, settings()).view();
  }

  /**
   * Whatever the shuffle, all orders of the cards that are not exposed are taken to be equally
   * likely; once the dealer has looked for a natural, its hole card makes none. Of the cards that
   * were dealt since the last shuffle, those that stayed face down in earlier rounds are put before
   * the others, which matters to nothing but later riffles.
   */
  @Override
  public Optional<Determinization<BlackjackView, BlackjackDecision>> determinization() {
    return Optional.of(BlackjackGame::worlds);
  }

  @Override
  public long stake() {
    return minimum;
  }

  @Override
  public String text() {
    String limits = "bankroll " + bankroll + ", hands " + hands + ", minimum " + minimum;
    String session = limits + ", shuffle " + shuffle;
    return house.isClassic() ? session : session + ", " + house;
  }
}
