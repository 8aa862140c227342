package dev.baize.beans;

import dev.baize.beans.BeansEvent.BoughtThirdChain;
import dev.baize.beans.BeansEvent.Chained;
import dev.baize.beans.BeansEvent.Dealt;
import dev.baize.beans.BeansEvent.Discarded;
import dev.baize.beans.BeansEvent.Drew;
import dev.baize.beans.BeansEvent.GameEnded;
import dev.baize.beans.BeansEvent.LaidOut;
import dev.baize.beans.BeansEvent.Left;
import dev.baize.beans.BeansEvent.PickedUp;
import dev.baize.beans.BeansEvent.Played;
import dev.baize.beans.BeansEvent.Sold;
import dev.baize.beans.BeansEvent.ThrewAway;
import dev.baize.beans.BeansEvent.TurnBegan;
import dev.baize.core.game.Seat;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The text forms of events, printed and parsed. */
final class EventText {

  private static final List<Form<?>> FORMS =
      List.of(
          form(
              Dealt.class,
              "seat %d is dealt %s",
              e -> List.of(e.seat().index(), words(e.cards())),
              m -> new Dealt(seat(m), beans(m))),
          seatForm(TurnBegan.class, "seat %d begins a turn", TurnBegan::seat, TurnBegan::new),
          cardForm(Drew.class, "seat %d draws %s", Drew::seat, Drew::card, Drew::new),
          form(
              LaidOut.class,
              "seat %d lays out %s",
              e -> List.of(e.seat().index(), words(e.cards())),
              m -> new LaidOut(seat(m), beans(m))),
          cardForm(
              PickedUp.class, "seat %d picks up %s", PickedUp::seat, PickedUp::card, PickedUp::new),
          cardForm(Played.class, "seat %d plays %s", Played::seat, Played::card, Played::new),
          cardForm(Chained.class, "seat %d chains %s", Chained::seat, Chained::card, Chained::new),
          cardForm(
              Discarded.class,
              "seat %d discards %s",
              Discarded::seat,
              Discarded::card,
              Discarded::new),
          form(
              ThrewAway.class,
              "seat %d throws away %s, card %d of the hand",
              e -> List.of(e.seat().index(), e.card(), e.place() + 1),
              m -> new ThrewAway(seat(m), Bean.parse(m.group(2)), number(m, 3) - 1)),
          cardForm(Left.class, "seat %d leaves %s", Left::seat, Left::card, Left::new),
          form(
              Sold.class,
              "seat %d sells %d %s for %d coins",
              e ->
                  List.of(
                      e.seat().index(), e.chain().length(), e.chain().bean(), e.chain().coins()),
              EventText::sold),
          seatForm(
              BoughtThirdChain.class,
              "seat %d buys a third chain",
              BoughtThirdChain::seat,
              BoughtThirdChain::new),
          form(
              GameEnded.class,
              "the game is over, %d to %d",
              e -> List.of(e.coinsOfFirst(), e.coinsOfSecond()),
              m -> new GameEnded(number(m, 1), number(m, 2))));

  private EventText() {}

  static String print(BeansEvent event) {
    return FORMS.stream()
        .filter(form -> form.type.isInstance(event))
        .map(form -> form.print(event))
        .findFirst()
        .orElseThrow();
  }

  static BeansEvent parse(String text) {
    for (Form<?> form : FORMS) {
      Matcher matcher = form.pattern.matcher(text);
      if (matcher.matches()) {
        return parse(text, form, matcher);
      }
    }
    throw new IllegalArgumentException(
        "\"%s\" is no event of beans, such as \"seat 1 plays Red\"".formatted(text));
  }

  private static BeansEvent parse(String text, Form<?> form, Matcher matcher) {
    try {
      return form.parse.apply(matcher);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "\"%s\" is no event of beans: %s".formatted(text, e.getMessage()), e);
    }
  }

  /** How one kind of event is printed and parsed; the pattern has a group for each value. */
  private record Form<E extends BeansEvent>(
      Class<E> type,
      String format,
      Function<E, List<Object>> values,
      Pattern pattern,
      Function<Matcher, E> parse) {

    String print(BeansEvent event) {
      return format.formatted(values.apply(type.cast(event)).toArray());
    }
  }

  private static <E extends BeansEvent> Form<E> form(
      Class<E> type, String format, Function<E, List<Object>> values, Function<Matcher, E> parse) {
    String pattern =
        format
            .replace("seat %d", "seat ([01])")
            .replace("%d", "(0|[1-9]\\d{0,2})")
            .replace("%s", "(.+)");
    return new Form<>(type, format, values, Pattern.compile(pattern), parse);
  }

  private static <E extends BeansEvent> Form<E> seatForm(
      Class<E> type, String format, Function<E, Seat> seat, Function<Seat, E> event) {
    return form(
        type, format, e -> List.of(seat.apply(e).index()), m -> event.apply(EventText.seat(m)));
  }

  private static <E extends BeansEvent> Form<E> cardForm(
      Class<E> type,
      String format,
      Function<E, Seat> seat,
      Function<E, Bean> card,
      BiFunction<Seat, Bean, E> event) {
    return form(
        type,
        format,
        e -> List.of(seat.apply(e).index(), card.apply(e)),
        m -> event.apply(EventText.seat(m), Bean.parse(m.group(2))));
  }

  private static Sold sold(Matcher matcher) {
    Chain chain = new Chain(Bean.parse(matcher.group(3)), number(matcher, 2));
    if (chain.coins() != number(matcher, 4)) {
      throw new IllegalArgumentException(chain + " sells for " + chain.coins());
    }
    return new Sold(seat(matcher), chain);
  }

  private static int number(Matcher matcher, int group) {
    return Integer.parseInt(matcher.group(group));
  }

  private static Seat seat(Matcher matcher) {
    return Seat.of(number(matcher, 1));
  }

  private static String words(List<Bean> cards) {
    return cards.stream().map(Bean::toString).collect(Collectors.joining(" "));
  }

  private static List<Bean> beans(Matcher matcher) {
    return Arrays.stream(matcher.group(2).split(" ", -1)).map(Bean::parse).toList();
  }
}
