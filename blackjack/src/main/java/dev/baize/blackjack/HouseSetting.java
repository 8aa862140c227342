package dev.baize.blackjack;

import dev.baize.core.text.Excerpt;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
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
              values -> values.decks,
              number((values, value) -> values.decks = value)),
          new HouseSetting(
              "reshuffle below",
              numbers(0, HouseRules.MOST_DECKS * HouseRules.CARDS_IN_A_DECK),
              values -> values.reshuffleBelow,
              number((values, value) -> values.reshuffleBelow = value)),
          new HouseSetting(
              "soft 17",
              List.of("stand", "hit"),
              values -> values.hitsSoft17 ? "hit" : "stand",
              (values, value) -> values.hitsSoft17 = value.equals("hit")),
          new HouseSetting(
              "double",
              texts(DoubleDown.values()),
              values -> values.doubleDown,
              constant(DoubleDown.values(), (values, value) -> values.doubleDown = value)),
          new HouseSetting(
              "double after split",
              yesOrNo(),
              values -> yesOrNo(values.doubleAfterSplit),
              yes((values, value) -> values.doubleAfterSplit = value)),
          new HouseSetting(
              "hands",
              numbers(1, HouseRules.MOST_HANDS),
              values -> values.hands,
              number((values, value) -> values.hands = value)),
          new HouseSetting(
              "resplit aces",
              yesOrNo(),
              values -> yesOrNo(values.resplitAces),
              yes((values, value) -> values.resplitAces = value)),
          new HouseSetting(
              "hit split aces",
              yesOrNo(),
              values -> yesOrNo(values.hitSplitAces),
              yes((values, value) -> values.hitSplitAces = value)),
          new HouseSetting(
              "surrender",
              texts(Surrender.values()),
              values -> values.surrender,
              constant(Surrender.values(), (values, value) -> values.surrender = value)),
          new HouseSetting(
              "insurance",
              yesOrNo(),
              values -> yesOrNo(values.insurance),
              yes((values, value) -> values.insurance = value)),
          new HouseSetting(
              "natural",
              texts(NaturalPayment.values()),
              values -> values.natural,
              constant(NaturalPayment.values(), (values, value) -> values.natural = value)),
          new HouseSetting(
              "naturals push",
              yesOrNo(),
              values -> yesOrNo(values.naturalsPush),
              yes((values, value) -> values.naturalsPush = value)),
          new HouseSetting(
              "dealer natural",
              texts(DealerNatural.values()),
              values -> values.dealerNatural,
              constant(DealerNatural.values(), (values, value) -> values.dealerNatural = value)));

  private static final int MOST_LISTED = 5;

  private final String text;
  private final List<String> values;
  private final Function<HouseValues, Object> get;
  private final BiConsumer<HouseValues, String> set;

  private HouseSetting(
      String text,
      List<String> values,
      Function<HouseValues, Object> get,
      BiConsumer<HouseValues, String> set) {
    this.text = text;
    this.values = values;
    this.get = get;
    this.set = set;
  }

  /** The value as the text of rules has it. */
  String value(HouseValues house) {
    return get.apply(house).toString();
  }

  /**
   * Changes this setting.
   *
   * @throws IllegalArgumentException if there is no such value; lists what there is
   */
  void set(HouseValues house, String value) {
    if (!values.contains(value)) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "%s %s: expected %s", text, Excerpt.quote(value), choices()));
    }
    set.accept(house, value);
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

  private static BiConsumer<HouseValues, String> number(BiConsumer<HouseValues, Integer> set) {
    return (house, value) -> set.accept(house, Integer.valueOf(value));
  }

  private static BiConsumer<HouseValues, String> yes(BiConsumer<HouseValues, Boolean> set) {
    return (house, value) -> set.accept(house, value.equals("yes"));
  }

  private static <E> BiConsumer<HouseValues, String> constant(
      E[] constants, BiConsumer<HouseValues, E> set) {
    return (house, value) ->
        Stream.of(constants)
            .filter(constant -> constant.toString().equals(value))
            .forEach(constant -> set.accept(house, constant));
  }

  /** The setting's name, for instance {@code soft 17}. */
  @Override
  public String toString() {
    return text;
  }
}
