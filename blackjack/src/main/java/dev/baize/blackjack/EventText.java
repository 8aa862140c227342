package dev.baize.blackjack;

import dev.baize.blackjack.BlackjackEvent.Cut;
import dev.baize.blackjack.BlackjackEvent.DealerDealt;
import dev.baize.blackjack.BlackjackEvent.DealerDone;
import dev.baize.blackjack.BlackjackEvent.HandBegan;
import dev.baize.blackjack.BlackjackEvent.HandSettled;
import dev.baize.blackjack.BlackjackEvent.HoleDealt;
import dev.baize.blackjack.BlackjackEvent.HoleShown;
import dev.baize.blackjack.BlackjackEvent.PlayerDealt;
import dev.baize.blackjack.BlackjackEvent.PlayerDone;
import dev.baize.blackjack.BlackjackEvent.SessionEnded;
import dev.baize.blackjack.BlackjackEvent.Shuffled;
import dev.baize.blackjack.BlackjackEvent.Wagered;
import dev.baize.core.card.Card;
import dev.baize.core.text.Excerpt;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The text forms of events, printed and parsed. */
final class EventText {

  private static final List<Form<?>> FORMS =
      List.of(
          form(Shuffled.class, "the deck is shuffled", e -> List.of(), m -> new Shuffled()),
          form(Cut.class, "cut at %d", e -> List.of(e.cut()), m -> new Cut(small(m, 1))),
          form(
              HandBegan.class,
              "hand %d, bankroll %d",
              e -> List.of(e.number(), e.bankroll()),
              m -> new HandBegan(number(m, 1), number(m, 2))),
          form(
              Wagered.class,
              "the player bets %d",
              e -> List.of(e.wager()),
              m -> new Wagered(number(m, 1))),
          form(
              PlayerDealt.class,
              "the player is dealt %s",
              e -> List.of(e.card()),
              m -> new PlayerDealt(card(m))),
          form(
              DealerDealt.class,
              "the dealer is dealt %s",
              e -> List.of(e.card()),
              m -> new DealerDealt(card(m))),
          form(
              HoleDealt.class,
              "the dealer's hole card is dealt: %s",
              e -> List.of(e.card()),
              m -> new HoleDealt(card(m))),
          form(
              PlayerDone.class,
              "the player's total is %d",
              e -> List.of(e.total()),
              m -> new PlayerDone(small(m, 1))),
          form(
              HoleShown.class,
              "the dealer's hole card is shown: %s",
              e -> List.of(e.card()),
              m -> new HoleShown(card(m))),
          form(
              DealerDone.class,
              "the dealer's total is %d",
              e -> List.of(e.total()),
              m -> new DealerDone(small(m, 1))),
          form(
              HandSettled.class,
              "%s, bankroll %d",
              e -> List.of(e.result(), e.bankroll()),
              m -> new HandSettled(HandResult.valueOf(m.group(1)), number(m, 2))),
          form(
              SessionEnded.class,
              "the session ends, bankroll %d after %d hands",
              e -> List.of(e.bankroll(), e.hands()),
              m -> new SessionEnded(number(m, 1), number(m, 2))));

  private EventText() {}

  static String print(BlackjackEvent event) {
    return FORMS.stream()
        .filter(form -> form.type.isInstance(event))
        .map(form -> form.print(event))
        .findFirst()
        .orElseThrow();
  }

  static BlackjackEvent parse(String text) {
    for (Form<?> form : FORMS) {
      Matcher matcher = form.pattern.matcher(text);
      if (matcher.matches()) {
        return parse(text, form, matcher);
      }
    }
    throw new IllegalArgumentException(
        Excerpt.quote(text) + " is no event of blackjack, such as \"the player bets 5\"");
  }

  private static BlackjackEvent parse(String text, Form<?> form, Matcher matcher) {
    try {
      return form.parse.apply(matcher);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "%s is no event of blackjack: %s".formatted(Excerpt.quote(text), e.getMessage()), e);
    }
  }

  /** How one kind of event is printed and parsed; the pattern has a group for each value. */
  private record Form<E extends BlackjackEvent>(
      Class<E> type,
      String format,
      Function<E, List<Object>> values,
      Pattern pattern,
      Function<Matcher, E> parse) {

    String print(BlackjackEvent event) {
      return format.formatted(values.apply(type.cast(event)).toArray());
    }
  }

  private static <E extends BlackjackEvent> Form<E> form(
      Class<E> type, String format, Function<E, List<Object>> values, Function<Matcher, E> parse) {
    String pattern =
        format.replace("%d", "([0-9]{1,19})").replace("%s,", "([A-Z_]+),").replace("%s", "(.+)");
    return new Form<>(type, format, values, Pattern.compile(pattern), parse);
  }

  private static long number(Matcher matcher, int group) {
    return LongParser.parse(matcher.group(group));
  }

  private static int small(Matcher matcher, int group) {
    return Integer.parseInt(matcher.group(group));
  }

  private static Card card(Matcher matcher) {
    return Card.parse(matcher.group(1));
  }
}
