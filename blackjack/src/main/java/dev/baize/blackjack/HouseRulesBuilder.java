package dev.baize.blackjack;

import static java.util.Objects.requireNonNull;

/**
 * Changes {@link HouseRules} setting by setting; whether the settings make sense together is
 * checked at the end. Obtained from {@link #from}.
 */
public final class HouseRulesBuilder {
  private final HouseValues values;

  private HouseRulesBuilder(HouseValues values) {
    this.values = values;
  }

  /**
   * {@return a builder that starts from rules}
   *
   * @param rules any rules, such as {@link HouseRules#classic}
   */
  public static HouseRulesBuilder from(HouseRules rules) {
    return new HouseRulesBuilder(rules.values());
  }

  /**
   * Changes {@link HouseRules#decks}.
   *
   * @param number 1 to 8
   * @return this builder
   */
  public HouseRulesBuilder decks(int number) {
    values.decks = number;
    return this;
  }

  /**
   * Changes {@link HouseRules#reshuffleBelow}.
   *
   * @param cards 0 to 52 for each deck: with fewer left, the shoe is shuffled before a hand
   * @return this builder
   */
  public HouseRulesBuilder reshuffleBelow(int cards) {
    values.reshuffleBelow = cards;
    return this;
  }

  /**
   * Changes {@link HouseRules#hitsSoft17}.
   *
   * @param hits whether the dealer draws to a soft 17
   * @return this builder
   */
  public HouseRulesBuilder hitsSoft17(boolean hits) {
    values.hitsSoft17 = hits;
    return this;
  }

  /**
   * Changes {@link HouseRules#doubleDown}.
   *
   * @param which the hands that may be doubled
   * @return this builder
   */
  public HouseRulesBuilder doubleDown(DoubleDown which) {
    values.doubleDown = requireNonNull(which);
    return this;
  }

  /**
   * Changes {@link HouseRules#doubleAfterSplit}.
   *
   * @param allowed whether hands of a split may be doubled
   * @return this builder
   */
  public HouseRulesBuilder doubleAfterSplit(boolean allowed) {
    values.doubleAfterSplit = allowed;
    return this;
  }

  /**
   * Changes {@link HouseRules#hands}.
   *
   * @param most the most hands that one hand can become by splits, 1 to 4
   * @return this builder
   */
  public HouseRulesBuilder hands(int most) {
    values.hands = most;
    return this;
  }

  /**
   * Changes {@link HouseRules#resplitAces}.
   *
   * @param allowed whether aces may be split again
   * @return this builder
   */
  public HouseRulesBuilder resplitAces(boolean allowed) {
    values.resplitAces = allowed;
    return this;
  }

  /**
   * Changes {@link HouseRules#hitSplitAces}.
   *
   * @param allowed whether split aces are played on; else each gets one card
   * @return this builder
   */
  public HouseRulesBuilder hitSplitAces(boolean allowed) {
    values.hitSplitAces = allowed;
    return this;
  }

  /**
   * Changes {@link HouseRules#surrender}.
   *
   * @param when whether the first two cards may be given up
   * @return this builder
   */
  public HouseRulesBuilder surrender(Surrender when) {
    values.surrender = requireNonNull(when);
    return this;
  }

  /**
   * Changes {@link HouseRules#insurance}.
   *
   * @param offered whether a natural of the dealer can be insured against
   * @return this builder
   */
  public HouseRulesBuilder insurance(boolean offered) {
    values.insurance = offered;
    return this;
  }

  /**
   * Changes {@link HouseRules#natural}.
   *
   * @param payment what a natural pays
   * @return this builder
   */
  public HouseRulesBuilder natural(NaturalPayment payment) {
    values.natural = requireNonNull(payment);
    return this;
  }

  /**
   * Changes {@link HouseRules#naturalsPush}.
   *
   * @param push whether naturals of both win nothing; else the player's is paid
   * @return this builder
   */
  public HouseRulesBuilder naturalsPush(boolean push) {
    values.naturalsPush = push;
    return this;
  }

  /**
   * Changes {@link HouseRules#dealerNatural}.
   *
   * @param meaning what a natural of the dealer means to other hands
   * @return this builder
   */
  public HouseRulesBuilder dealerNatural(DealerNatural meaning) {
    values.dealerNatural = requireNonNull(meaning);
    return this;
  }

  /**
   * {@return the rules with these settings}
   *
   * @throws IllegalArgumentException if a number is out of range or settings make no sense
   *     together; names the setting
   */
  public HouseRules build() {
    return new HouseRules(new HouseValues(values));
  }
}
