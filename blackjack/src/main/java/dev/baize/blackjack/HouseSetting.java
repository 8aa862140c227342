package dev.baize.blackjack;

import dev.baize.core.text.Excerpt;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The settings of {@link HouseRules} in the order of their text, each with its name and values. */
final class HouseSetting {
  /** All settings, in their order. */
  static final List<HouseSetting> ALL =
      List.of(
          new HouseSetting(
              "decks",
              numbers(1, HouseRules.MOST_DECKS),
              HouseRules::decks,
              number(HouseRulesBuilder::decks)),
          new HouseSetting(
              "reshuffle below",
              numbers(0, HouseRules.MOST_DECKS * HouseRules.CARDS_IN_A_DECK),
              HouseRules::reshuffleBelow,
              number(HouseRulesBuilder::reshuffleBelow)),
          new HouseSetting(
              "soft 17",
              List.of("stand", "hit"),
              rules -> rules.hitsSoft17() ? "hit" : "stand",
              (builder, value) -> builder.hitsSoft17(value.equals("hit"))),
          new HouseSetting(
              "double",
              texts(DoubleDown.values()),
              HouseRules::doubleDown,
              constant(DoubleDown.values(), HouseRulesBuilder::doubleDown)),
          new HouseSetting(
              "double after split",
              yesOrNo(),
              rules -> yesOrNo(rules.doubleAfterSplit()),
              yes(HouseRulesBuilder::doubleAfterSplit)),
          new HouseSetting(
              "hands",
              numbers(1, HouseRules.MOST_HANDS),
              HouseRules::hands,
              number(HouseRulesBuilder::hands)),
          new HouseSetting(
              "resplit aces",
              yesOrNo(),
              rules -> yesOrNo(rules.resplitAces()),
              yes(HouseRulesBuilder::resplitAces)),
          new HouseSetting(
              "hit split aces",
              yesOrNo(),
              rules -> yesOrNo(rules.hitSplitAces()),
              yes(HouseRulesBuilder::hitSplitAces)),
          new HouseSetting(
              "surrender",
              texts(Surrender.values()),
              HouseRules::surrender,
              constant(Surrender.values(), HouseRulesBuilder::surrender)),
          new HouseSetting(
              "insurance",
              yesOrNo(),
              rules -> yesOrNo(rules.insurance()),
              yes(HouseRulesBuilder::insurance)),
          new HouseSetting(
              "natural",
              texts(NaturalPayment.values()),
              HouseRules::natural,
              constant(NaturalPayment.values(), HouseRulesBuilder::natural)),
          new HouseSetting(
              "naturals push",
              yesOrNo(),
              rules -> yesOrNo(rules.naturalsPush()),
              yes(HouseRulesBuilder::naturalsPush)),
          new HouseSetting(
              "dealer natural",
              texts(DealerNatural.values()),
              HouseRules::dealerNatural,
              constant(DealerNatural.values(), HouseRulesBuilder::dealerNatural)));

  private static final int MOST_LISTED = 5;

  private final String text;
  private final List<String> values;
  private final Function<HouseRules, Object> get;
  private final BiConsumer<HouseRulesBuilder, String> set;

  private HouseSetting(
      String text,
      List<String> values,
      Function<HouseRules, Object> get,
      BiConsumer<HouseRulesBuilder, String> set) {
    this.text = text;
    this.values = values;
    this.get = get;
    this.set = set;
  }

  /** The value as the text of rules has it. */
  String value(HouseRules rules) {
    return get.apply(rules).toString();
  }

  /**
   * Changes this setting.
   *
   * @throws IllegalArgumentException if there is no such value; lists what there is
   */
  void set(HouseRulesBuilder builder, String value) {
    if (!values.contains(value)) {
      throw new IllegalArgumentException(
          "%s %s: expected %s".formatted(text, Excerpt.quote(value), choices()));
    }
    set.accept(builder, value);
  }

  private String choices() {
    return values.size() > MOST_LISTED
        ? values.get(0) + " to " + values.get(values.size() - 1)
        : String.join(", ", values);
  }

  private static List<String> yesOrNo() {
    return List.of("yes", "no");
  }

  private static List<String> texts(Object[] values) {
    return Arrays.stream(values).map(Object::toString).toList();
  }

  private static List<String> numbers(int least, int most) {
    return IntStream.rangeClosed(least, most).mapToObj(Integer::toString).toList();
  }

  private static String yesOrNo(boolean value) {
    return value ? "yes" : "no";
  }

  private static BiConsumer<HouseRulesBuilder, String> number(
      BiConsumer<HouseRulesBuilder, Integer> set) {
    return (builder, value) -> set.accept(builder, Integer.valueOf(value));
  }

  private static BiConsumer<HouseRulesBuilder, String> yes(
      BiConsumer<HouseRulesBuilder, Boolean> set) {
    return (builder, value) -> set.accept(builder, value.equals("yes"));
  }

  private static <E> BiConsumer<HouseRulesBuilder, String> constant(
      E[] constants, BiConsumer<HouseRulesBuilder, E> set) {
    return (builder, value) ->
        Stream.of(constants)
            .filter(constant -> constant.toString().equals(value))
            .forEach(constant -> set.accept(builder, constant));
  }

  /** The setting's name, for instance {@code soft 17}. */
  @Override
  public String toString() {
    return text;
  }
}
