package dev.baize.euchre;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import dev.baize.euchre.EuchreEvent.Dealt;
import dev.baize.euchre.EuchreEvent.Discarded;
import dev.baize.euchre.EuchreEvent.GameWon;
import dev.baize.euchre.EuchreEvent.HandBegan;
import dev.baize.euchre.EuchreEvent.HandScored;
import dev.baize.euchre.EuchreEvent.Led;
import dev.baize.euchre.EuchreEvent.OrderedUp;
import dev.baize.euchre.EuchreEvent.Passed;
import dev.baize.euchre.EuchreEvent.PickedUp;
import dev.baize.euchre.EuchreEvent.Played;
import dev.baize.euchre.EuchreEvent.TrickTaken;
import dev.baize.euchre.EuchreEvent.TurnedUp;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The text forms of events, printed and parsed. */
final class EventText {

  private static final List<Form<?>> FORMS =
      List.of(
          form(
              HandBegan.class,
              "hand %d, seat %d deals",
              e -> List.of(e.number(), e.dealer().index()),
              m -> new HandBegan(number(m, 1), seat(m, 2))),
          form(
              Dealt.class,
              "seat %d is dealt %s",
              e -> List.of(e.seat().index(), e.cards()),
              m -> new Dealt(seat(m, 1), CardSet.parse(m.group(2)))),
          form(
              TurnedUp.class,
              "%s is turned up",
              e -> List.of(e.upcard()),
              m -> new TurnedUp(card(m, 1))),
          form(
              Passed.class,
              "seat %d passes",
              e -> List.of(e.seat().index()),
              m -> new Passed(seat(m, 1))),
          form(
              OrderedUp.class,
              "seat %d orders up %s",
              e -> List.of(e.seat().index(), e.trump()),
              m -> new OrderedUp(seat(m, 1), Suit.parse(m.group(2)))),
          form(
              PickedUp.class,
              "seat %d picks up %s",
              e -> List.of(e.dealer().index(), e.upcard()),
              m -> new PickedUp(seat(m, 1), card(m, 2))),
          form(
              Discarded.class,
              "seat %d discards %s",
              e -> List.of(e.dealer().index(), e.card()),
              m -> new Discarded(seat(m, 1), card(m, 2))),
          form(
              Led.class,
              "seat %d leads %s",
              e -> List.of(e.seat().index(), e.card()),
              m -> new Led(seat(m, 1), card(m, 2))),
          form(
              Played.class,
              "seat %d plays %s",
              e -> List.of(e.seat().index(), e.card()),
              m -> new Played(seat(m, 1), card(m, 2))),
          form(
              TrickTaken.class,
              "seat %d takes the trick",
              e -> List.of(e.seat().index()),
              m -> new TrickTaken(seat(m, 1))),
          form(
              HandScored.class,
              "side %s scores, %s, %d to %d",
              e -> List.of(e.winners(), e.result(), e.pointsOfEven(), e.pointsOfOdd()),
              m ->
                  new HandScored(
                      side(m, 1), HandResult.valueOf(m.group(2)), number(m, 3), number(m, 4))),
          form(
              GameWon.class,
              "side %s wins",
              e -> List.of(e.winners()),
              m -> new GameWon(side(m, 1))));

  private EventText() {}

  static String print(EuchreEvent event) {
    return FORMS.stream()
        .filter(form -> form.type.isInstance(event))
        .map(form -> form.print(event))
        .findFirst()
        .orElseThrow();
  }

  static EuchreEvent parse(String text) {
    for (Form<?> form : FORMS) {
      Matcher matcher = form.pattern.matcher(text);
      if (matcher.matches()) {
        return parse(text, form, matcher);
      }
    }
    throw new IllegalArgumentException(
        "\"%s\" is no event of euchre, such as \"seat 1 passes\"".formatted(text));
  }

  private static EuchreEvent parse(String text, Form<?> form, Matcher matcher) {
    try {
      return form.parse.apply(matcher);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "\"%s\" is no event of euchre: %s".formatted(text, e.getMessage()), e);
    }
  }

  /** How one kind of event is printed and parsed; the pattern's groups are the format's values. */
  private record Form<E extends EuchreEvent>(
      Class<E> type,
      String format,
      Function<E, List<Object>> values,
      Pattern pattern,
      Function<Matcher, E> parse) {

    String print(EuchreEvent event) {
      return format.formatted(values.apply(type.cast(event)).toArray());
    }
  }

  private static <E extends EuchreEvent> Form<E> form(
      Class<E> type, String format, Function<E, List<Object>> values, Function<Matcher, E> parse) {
    String pattern =
        format
            .replace("seat %d", "seat ([0-3])")
            .replace("side %s scores, %s", "side (EVEN|ODD) scores, (MADE|MARCH|EUCHRED)")
            .replace("side %s", "side (EVEN|ODD)")
            .replace("%d", "(\\d{1,6})")
            .replace("%s", "(.+)");
    return new Form<>(type, format, values, Pattern.compile(pattern), parse);
  }

  private static int number(Matcher matcher, int group) {
    return Integer.parseInt(matcher.group(group));
  }

  private static Seat seat(Matcher matcher, int group) {
    return Seat.of(number(matcher, group));
  }

  private static Card card(Matcher matcher, int group) {
    return Card.parse(matcher.group(group));
  }

  private static Side side(Matcher matcher, int group) {
    return Side.valueOf(matcher.group(group));
  }
}
