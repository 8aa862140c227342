package dev.baize.blackjack;

import static java.util.Objects.requireNonNull;

/**
 * Changes {@link BlackjackHouseRules} setting by setting; whether the settings make sense together
 * is checked at the end. Obtained from {@link #from}.
 */
public final class BlackjackHouseRulesBuilder {
  private final HouseValues values;

  private BlackjackHouseRulesBuilder(HouseValues values) {
    this.values = values;
  }

  /**
   * {@return a builder that starts from rules}
   *
   * @param rules any rules, such as {@link BlackjackHouseRules#classic}
   */
  public static BlackjackHouseRulesBuilder from(BlackjackHouseRules rules) {
    return new BlackjackHouseRulesBuilder(rules.values());
  }

  /**
   * Changes {@link BlackjackHouseRules#decks}.
   *
   * @param number 1 to 8
   * @return this builder
   */
  public BlackjackHouseRulesBuilder decks(int number) {
    values.decks = number;
    return this;
  }

  /**
   * Changes {@link BlackjackHouseRules#reshuffleBelow}.
   *
   * @param cards 0 to 52 for each deck: with fewer left, the shoe is shuffled before a hand
   * @return this builder
   */
  public BlackjackHouseRulesBuilder reshuffleBelow(int cards) {
    values.reshuffleBelow = cards;
    return this;
  }

  /**
   * Changes {@link BlackjackHouseRules#hitsSoft17}.
   *
   * @param hits whether the dealer draws to a soft 17
   * @return this builder
   */
  public BlackjackHouseRulesBuilder hitsSoft17(boolean hits) {
    values.hitsSoft17 = hits;
    return this;
  }

  /**
   * Changes {@link BlackjackHouseRules#doubleDown}.
   *
   * @param which the hands that may be doubled
   * @return this builder
   */
  public BlackjackHouseRulesBuilder doubleDown(DoubleDown which) {
    values.doubleDown = requireNonNull(which);
    return this;
  }

  /**
   * Changes {@link BlackjackHouseRules#doubleAfterSplit}.
   *
   * @param allowed whether hands of a split may be doubled
   * @return this builder
   */
  public BlackjackHouseRulesBuilder doubleAfterSplit(boolean allowed) {
    values.doubleAfterSplit = allowed;
    return this;
  }

  /**
   * Changes {@link BlackjackHouseRules#hands}.
   *
   * @param most the most hands that one hand can become by splits, 1 to 4
   * @return this builder
   */
  public BlackjackHouseRulesBuilder hands(int most) {
    values.hands = most;
    return this;
  }

  /**
   * Changes {@link BlackjackHouseRules#resplitAces}.
   *
   * @param allowed whether aces may be split again
   * @return this builder
   */
  public BlackjackHouseRulesBuilder resplitAces(boolean allowed) {
    values.resplitAces = allowed;
    return this;
  }

  /**
   * Changes {@link BlackjackHouseRules#hitSplitAces}.
   *
   * @param allowed whether split aces are played on; else each gets one card
   * @return this builder
   */
  public BlackjackHouseRulesBuilder hitSplitAces(boolean allowed) {
    values.hitSplitAces = allowed;
    return this;
  }

  /**
   * Changes {@link BlackjackHouseRules#surrender}.
   *
   * @param when whether the first two cards may be given up
   * @return this builder
   */
  public BlackjackHouseRulesBuilder surrender(Surrender when) {
    values.surrender = requireNonNull(when);
    return this;
  }

  /**
   * Changes {@link BlackjackHouseRules#insurance}.
   *
   * @param offered whether a natural of the dealer can be insured against
   * @return this builder
   */
  public BlackjackHouseRulesBuilder insurance(boolean offered) {
    values.insurance = offered;
    return this;
  }

  /**
   * Changes {@link BlackjackHouseRules#natural}.
   *
   * @param payment what a natural pays
   * @return this builder
   */
  public BlackjackHouseRulesBuilder natural(NaturalPayment payment) {
    values.natural = requireNonNull(payment);
    return this;
  }

  /**
   * Changes {@link BlackjackHouseRules#naturalsPush}.
   *
   * @param push whether naturals of both win nothing; else the player's is paid
   * @return this builder
   */
  public BlackjackHouseRulesBuilder naturalsPush(boolean push) {
    values.naturalsPush = push;
    return this;
  }

  /**
   * Changes {@link BlackjackHouseRules#dealerNatural}.
   *
   * @param meaning what a natural of the dealer means to other hands
   * @return this builder
   */
  public BlackjackHouseRulesBuilder dealerNatural(DealerNatural meaning) {
    values.dealerNatural = requireNonNull(meaning);
    return this;
  }

  /**
   * {@return the rules with these settings}
   *
   * @throws IllegalArgumentException if a number is out of range or settings make no sense
   *     together; names the setting
   */
  public BlackjackHouseRules build() {
    return new BlackjackHouseRules(new HouseValues(values));
  }
}
