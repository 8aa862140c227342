package dev.baize.review.notation;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Splitter;
import dev.baize.core.card.Card;
import dev.baize.core.card.CardCode;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Game;
import dev.baize.core.random.Seed;
import dev.baize.core.record.MalformedFileException;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.text.Excerpt;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreHouseRules;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.EuchreView;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads one hand of euchre in the notation in which players of an app report hands: tags as in
 * bridge, then the calls and the tricks, whose cards are in columns by seat. South, who reports it,
 * is seat 0.
 */
final class PtnReader {

  /** A tag. Some versions leave the bracket at the end out, and the quotes inside unescaped. */
  private static final Pattern TAG = Pattern.compile("\\[(\\w+) \"(.*)\"\\s*]?\\s*");

  private static final Pattern POINTS = Pattern.compile("Play to ([0-9]{1,3})\\b");
  private static final Splitter WORDS = Splitter.on(Pattern.compile("\\s+")).omitEmptyStrings();

  /** The sides in the order of their seats. */
  private static final String SIDES = "SWNE";

  private static final List<String> NAMES = List.of("South", "West", "North", "East");

  /** The suits in the order of a hand. */
  private static final String SUITS = "SHDC";

  private static final String SYMBOLS = "♠♥♦♣";

  /** Options of the app that are no rules. */
  private static final Set<String> NO_RULES =
      Set.of("noWatching", "noSuggestions", "gameOverScore", "stickTheDealer");

  private static final String NONE = "-";

  private static final EuchreHouseRules HOUSE = EuchreHouseRules.parse("alone makers");

  /** A tag and the lines that follow it. */
  private record Tag(String name, String value, int line, List<String> lines) {}

  private final String place;
  private final Map<String, Tag> tags = new LinkedHashMap<>();
  private final List<Tag> exchanges = new ArrayList<>();

  /** The tag that is being read, for messages. */
  private Tag current = new Tag("", "", 1, List.of());

  private PtnReader(String place) {
    this.place = place;
  }

  /** The record of a hand; messages name the file as given. */
  static MatchRecord read(byte[] bytes, String name) {
    PtnReader reader = new PtnReader(name + ":");
    reader.parse(new String(bytes, StandardCharsets.UTF_8));
    try {
      return reader.record();
    } catch (MalformedFileException e) {
      throw e;
    } catch (IllegalArgumentException e) {
      throw reader.malformed(reader.current, String.valueOf(e.getMessage()), e);
    }
  }

  private MatchRecord record() {
    String code = required("GameCode").value;
    checkArgument(code.equals("Euchre"), "%s; expected Euchre", Excerpt.quote(code));
    Map<String, @Nullable Object> options =
        tags.containsKey("GameOptionsJson") ? options(required("GameOptionsJson")) : Map.of();
    List<String> names = names();
    WrittenHand hand = hand();
    required("Deal");
    String deal = hand.deal().text();
    List<EuchreDecision> decisions = hand.decisions();
    int dealer = side(required("Dealer").value);
    String rules =
        String.format(
            Locale.ROOT,
            "points %d, shuffle uniform, alone makers, dealer stuck %s, dealer %d",
            points(options),
            Boolean.TRUE.equals(options.get("stickTheDealer")) ? "yes" : "no",
            dealer);
    required(tags.containsKey("Play") ? "Play" : "Auction");
    List<Long> worth = worth(EuchreRules.parse(rules), deal, decisions, names);
    String start =
        tags.containsKey("GameScores") ? start(required("GameScores").value, worth) : "0:0";
    required("Deal");
    EuchreRules all = EuchreRules.parse(rules + ", start " + start);
    return WrittenHand.record(
        all, names, List.of(deal), decisions.stream().map(EuchreDecision::text).toList());
  }

  private void parse(String text) {
    int line = 0;
    Tag last = null;
    for (String each : Splitter.on('\n').split(text)) {
      line++;
      String plain = each.strip();
      Matcher tag = TAG.matcher(plain);
      if (tag.matches()) {
        last = new Tag(tag.group(1), unescaped(tag.group(2)), line, new ArrayList<>());
        if (last.name.startsWith("Cards")) {
          exchanges.add(last);
        } else if (tags.put(last.name, last) != null) {
          throw malformed(last, "a second one; expected one hand", null);
        }
      } else if (last != null && (last.name.equals("Auction") || last.name.equals("Play"))) {
        last.lines.add(plain);
      } else if (!plain.isEmpty() && !plain.startsWith("%") && !plain.startsWith("\uFEFF%")) {
        throw new MalformedFileException(
            place, line, Excerpt.quote(plain) + "; expected a tag such as [Dealer \"S\"]", null);
      }
    }
  }

  private static String unescaped(String value) {
    return value.replace("\\\"", "\"").replace("\\\\", "\\");
  }

  private Map<String, @Nullable Object> options(Tag tag) {
    byte[] json = tag.value.getBytes(StandardCharsets.UTF_8);
    Map<String, @Nullable Object> options;
    try {
      options = JsonText.parse(json, "").root();
    } catch (MalformedFileException e) {
      throw new IllegalArgumentException("expected an object of JSON", e);
    }
    options.forEach(
        (name, value) ->
            checkArgument(
                NO_RULES.contains(name) || value == null || Boolean.FALSE.equals(value),
                "the option %s is not played here",
                Excerpt.quote(name)));
    return options;
  }

  private int points(Map<String, @Nullable Object> options) {
    if (options.containsKey("gameOverScore")) {
      required("GameOptionsJson");
      return JsonText.number(options, "gameOverScore", 1, 100);
    }
    Tag event = tags.get("Event");
    Matcher points = POINTS.matcher(event == null ? "" : event.value);
    return points.find() ? Integer.parseInt(points.group(1)) : 10;
  }

  private List<String> names() {
    List<String> names = new ArrayList<>();
    for (String side : NAMES) {
      names.add(
          tags.containsKey(side)
              ? new Participant(Participant.HUMAN, required(side).value).requireRecordable().name()
              : side);
    }
    return names;
  }

  private WrittenHand hand() {
    int dealer = side(required("Dealer").value);
    List<Card> undealt = cards(required("Undealt").value);
    checkArgument(undealt.size() == 4, "%s cards; expected the upcard and 3", undealt.size());
    WrittenHand hand = new WrittenHand(HOUSE, dealer, undealt.get(0));
    String deal = required("Deal").value;
    undealt.subList(1, undealt.size()).forEach(card -> hand.dealt(WrittenHand.SEATS, card));
    deal(deal, hand);
    auction(required("Auction"), (dealer + 1) % WrittenHand.SEATS, hand);
    for (Tag exchange : exchanges) {
      current = exchange;
      exchange(exchange, dealer, undealt.get(0), hand);
    }
    if (tags.containsKey("Play")) {
      play(required("Play"), hand);
    }
    return hand;
  }

  private static int side(String side) {
    int seat = side.length() == 1 ? SIDES.indexOf(side) : -1;
    checkArgument(seat >= 0, "%s; expected one of N E S W", Excerpt.quote(side));
    return seat;
  }

  private static void deal(String value, WrittenHand hand) {
    List<String> hands = WORDS.splitToList(value.substring(Math.min(2, value.length())));
    checkArgument(
        value.startsWith(":", 1) && hands.size() == WrittenHand.SEATS,
        "%s; expected a side, a colon and four hands",
        Excerpt.quote(value));
    int seat = side(value.substring(0, 1));
    for (String each : hands) {
      if (!each.equals(NONE)) {
        List<String> suits = Splitter.on('.').splitToList(each);
        checkArgument(
            suits.size() == SUITS.length(), "%s; expected four suits", Excerpt.quote(each));
        for (int suit = 0; suit < suits.size(); suit++) {
          for (char rank : suits.get(suit).toCharArray()) {
            hand.dealt(seat, CardCode.parse("" + rank + SUITS.charAt(suit)));
          }
        }
      }
      seat = (seat + 1) % WrittenHand.SEATS;
    }
  }

  /** Cards such as {@code S9DK}. */
  private static List<Card> cards(String text) {
    checkArgument(
        text.matches("([SHDC].)*"), "%s; expected cards such as S9DK", Excerpt.quote(text));
    List<Card> cards = new ArrayList<>();
    for (int i = 0; i < text.length(); i += 2) {
      cards.add(CardCode.parse("" + text.charAt(i + 1) + text.charAt(i)));
    }
    return cards;
  }

  private static void auction(Tag tag, int eldest, WrittenHand hand) {
    checkArgument(
        side(tag.value) == eldest, "%s; expected the side to the dealer's left", tag.value);
    for (String call : WORDS.split(String.join(" ", tag.lines))) {
      String lower = call.toLowerCase(Locale.ROOT);
      boolean alone = lower.endsWith("alone") && lower.length() > 1;
      String suit = alone ? call.substring(0, call.length() - "alone".length()) : call;
      int index = Math.max(SYMBOLS.indexOf(suit), SUITS.indexOf(suit));
      if (lower.equals("pass")) {
        hand.pass();
      } else if (!call.equals(NONE)) {
        checkArgument(
            suit.length() == 1 && index >= 0,
            "the call %s; expected Pass or a suit, alone or not",
            Excerpt.quote(call));
        hand.order(suit(index), alone);
      }
    }
  }

  private static Suit suit(int index) {
    return CardCode.parse("A" + SUITS.charAt(index)).suit();
  }

  /** Reads that the dealer picks the upcard up and discards; refuses any other exchange. */
  private static void exchange(Tag tag, int dealer, Card upcard, WrittenHand hand) {
    boolean ofDealer = tag.value.startsWith(SIDES.charAt(dealer) + ":");
    List<Card> cards = ofDealer ? cards(tag.value.substring(2)) : List.of();
    boolean isPickedUp = tag.name.equals("CardsAdded") && cards.equals(List.of(upcard));
    boolean isDiscarded = tag.name.equals("CardsRemoved") && cards.size() == 1;
    checkArgument(isPickedUp || isDiscarded, "%s: such an exchange is not played here", tag.value);
    if (isDiscarded) {
      hand.discard(cards.get(0));
    }
  }

  private static void play(Tag tag, WrittenHand hand) {
    int first = side(tag.value);
    for (String line : tag.lines) {
      List<String> columns = WORDS.splitToList(line);
      checkArgument(
          columns.size() <= WrittenHand.SEATS, "%s; expected four cards", Excerpt.quote(line));
      List<@Nullable Card> bySeat = new ArrayList<>();
      for (int seat = 0; seat < WrittenHand.SEATS; seat++) {
        int column = (seat - first + WrittenHand.SEATS) % WrittenHand.SEATS;
        String word = column < columns.size() ? columns.get(column) : NONE;
        bySeat.add(word.equals(NONE) ? null : cards(word).get(0));
      }
      int cards = (int) bySeat.stream().filter(card -> card != null).count();
      for (int i = 0; i < cards; i++) {
        Card card = bySeat.get(hand.toPlay());
        checkArgument(card != null, "%s: a card is played out of turn", line);
        hand.play(card);
      }
    }
  }

  /** What the hand is worth to each side if it is over; nothing if it is not. */
  private static List<Long> worth(
      EuchreRules rules, String deal, List<EuchreDecision> decisions, List<String> names) {
    Game<EuchreView, EuchreDecision> game = rules.start(Seed.of(0), List.of(deal), null, null);
    decisions.forEach(decision -> WrittenHand.apply(game, decision, names));
    return game.scores();
  }

  /** The score before the hand, given that which is reported after it. */
  private static String start(String after, List<Long> worth) {
    Matcher scores = Pattern.compile("S:(\\d{1,3}) (\\d{1,3})( \\d{1,3}){2}").matcher(after);
    checkArgument(scores.matches(), "%s; expected such as S:6 8 6 8", Excerpt.quote(after));
    long even = Long.parseLong(scores.group(1)) - worth.get(0);
    long odd = Long.parseLong(scores.group(2)) - worth.get(1);
    checkArgument(even >= 0 && odd >= 0, "%s is less than the hand was worth", after);
    return even + ":" + odd;
  }

  private Tag required(String name) {
    Tag tag = tags.get(name);
    if (tag == null) {
      throw new MalformedFileException(place, 1, "the tag [" + name + "] is missing", null);
    }
    current = tag;
    return tag;
  }

  private MalformedFileException malformed(Tag tag, String problem, @Nullable Throwable cause) {
    return new MalformedFileException(place, tag.line, "[" + tag.name + "]: " + problem, cause);
  }
}
