package dev.baize.review.notation;

import static com.google.common.base.Preconditions.checkArgument;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardCode;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Game;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MalformedFileException;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.text.Excerpt;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Trump;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads the game in an object of EGN. What else the object has is left alone. */
final class EgnReader {

  /**
   * Where a decision is in a file of EGN.
   *
   * @param phase the phase, whose field {@code annotations} has the comments by index
   * @param index the index of the call or of the card in the phase
   * @param line the line, for messages
   * @param where the deal and the call or trick, for messages
   */
  record Spot(
      Map<String, @Nullable Object> phase, String annotations, int index, int line, String where) {}

  /** How many calls there are in round one. */
  private static final int ROUND = WrittenHand.SEATS;

  private static final String SUITS = "shcd";

  private final JsonText json;
  private final String place;
  private final List<String> names = new ArrayList<>();
  private final List<String> deals = new ArrayList<>();
  private final List<String> decisions = new ArrayList<>();
  private final List<Spot> spots = new ArrayList<>();
  private final EuchreRules rules;
  private final Game<EuchreView, EuchreDecision> game;

  /** Where the part is that is being read, for messages. */
  private int line = 1;

  private String where = "";

  /** Reads a whole object; {@code place} precedes the line in messages. */
  EgnReader(JsonText json, String place) {
    this.json = json;
    this.place = place;
    Map<String, @Nullable Object> root = json.root();
    checked(
        () -> {
          String type = JsonText.text(root, "fileType");
          checkArgument(
              type.equals(EgnWriter.FILE_TYPE),
              "fileType %s; expected %s",
              Excerpt.quote(type),
              EgnWriter.FILE_TYPE);
          String version = JsonText.text(root, "version");
          checkArgument(
              version.matches("1\\.[0-4](\\.\\d+)?"),
              "version %s; expected 1.0 to 1.4",
              Excerpt.quote(version));
          return version;
        });
    Map<String, @Nullable Object> metadata = at("metadata", () -> JsonText.map(root, "metadata"));
    List<Map<String, @Nullable Object>> all = at("deals", () -> JsonText.maps(root, "deals"));
    line = json.line(metadata);
    names.addAll(at("players", () -> names(metadata)));
    this.rules = at("metadata", () -> new EgnRuleset(metadata, firstDealer(all)).rules());
    List<WrittenHand> hands = new ArrayList<>();
    for (Map<String, @Nullable Object> each : all) {
      hands.add(deal(each, hands.size()));
    }
    this.game = at("deals", () -> rules.start(Seed.of(0), deals, null, null));
    play(hands);
  }

  private int firstDealer(List<Map<String, @Nullable Object>> all) {
    return all.isEmpty()
        ? 0
        : JsonText.number(JsonText.map(all.get(0), "initialState"), "dealer", 0, 3);
  }

  private List<String> names(Map<String, @Nullable Object> metadata) {
    List<String> found = new ArrayList<>();
    for (Object each : JsonText.list(metadata, "players")) {
      found.add(
          each instanceof Map<?, ?> player
              ? JsonText.text(player, "name")
              : JsonText.string(each, "a name"));
    }
    checkArgument(
        found.size() == WrittenHand.SEATS, "%s players; expected %s", found.size(), ROUND);
    found.forEach(name -> new Participant(Participant.HUMAN, name).requireRecordable());
    return found;
  }

  private WrittenHand deal(Map<String, @Nullable Object> deal, int number) {
    String name = "deal " + (number + 1);
    line = json.line(deal);
    Map<String, @Nullable Object> state = at(name, () -> JsonText.map(deal, "initialState"));
    int dealer = at(name, () -> JsonText.number(state, "dealer", 0, 3));
    at(
        name,
        () -> {
          int expected = (rules.house().firstDealer() + number) % WrittenHand.SEATS;
          checkArgument(
              dealer == expected, "dealer %s; expected %s, whose turn it is", dealer, expected);
        });
    WrittenHand hand =
        at(
            name,
            () ->
                new WrittenHand(rules.house(), dealer, card(JsonText.text(state, "upCard"), null)));
    line = json.line(state);
    at(name, () -> dealt(state, hand));
    List<Spot> calls = new ArrayList<>();
    List<Spot> plays = new ArrayList<>();
    for (Map<String, @Nullable Object> phase : at(name, () -> JsonText.maps(deal, "phases"))) {
      line = json.line(phase);
      String type = at(name, () -> JsonText.text(phase, "type"));
      switch (type) {
        case "EUCHRE_BIDDING" -> bidding(phase, hand, name, calls);
        case "TRICK_PLAY" -> tricks(phase, hand, name, plays);
        default -> throw malformed(name + ": a phase " + Excerpt.quote(type), null);
      }
    }
    line = json.line(deal);
    deals.add(at(name, () -> hand.deal().text()));
    List<EuchreDecision> made = hand.decisions();
    int last = hand.firstPlay() - 1;
    for (int i = 0; i < made.size(); i++) {
      decisions.add(made.get(i).text());
      // A discard, and whether somebody defends alone, are told with the last call.
      spots.add(i > last ? plays.get(i - last - 1) : calls.get(Math.min(i, calls.size() - 1)));
    }
    return hand;
  }

  private void dealt(Map<String, @Nullable Object> state, WrittenHand hand) {
    String field = state.containsKey("playerCards") ? "playerCards" : "player_cards";
    List<@Nullable Object> seats =
        state.containsKey(field) ? JsonText.list(state, field) : List.of();
    checkArgument(
        seats.isEmpty() || seats.size() == ROUND, "cards of %s players; expected 4", seats.size());
    for (int seat = 0; seat < seats.size(); seat++) {
      dealt(seat, JsonText.strings(seats.get(seat), field), hand);
    }
    if (state.containsKey("kitty")) {
      dealt(WrittenHand.SEATS, JsonText.strings(state.get("kitty"), "kitty"), hand);
    }
  }

  private static void dealt(int to, List<String> cards, WrittenHand hand) {
    for (String each : cards) {
      if (!each.isEmpty() && !each.startsWith("X") && !each.endsWith("x")) {
        hand.dealt(to, card(each, null));
      }
    }
  }

  private void bidding(
      Map<String, @Nullable Object> phase, WrittenHand hand, String deal, List<Spot> calls) {
    List<String> said = at(deal, () -> JsonText.strings(phase.get("calls"), "calls"));
    at(
        deal,
        () ->
            checkArgument(
                !(phase.get("cardExchanges") instanceof List<?> list) || list.isEmpty(),
                "cardExchanges: cards are not exchanged here"));
    for (String call : said) {
      String name = deal + ", call " + (calls.size() + 1);
      calls.add(new Spot(phase, "callAnnotations", calls.size(), line, name));
      at(name, () -> call(call, Boolean.TRUE.equals(phase.get("isAlone")), hand));
    }
    at(
        deal,
        () -> {
          Object discard = phase.get("discard");
          if (discard instanceof String card && !card.startsWith("X") && !card.endsWith("x")) {
            hand.discard(card(card, hand.trump()));
          }
          if (phase.get("aloneDefender") != null) {
            hand.defendAlone(JsonText.number(phase, "aloneDefender", -1, 3));
          }
        });
  }

  private static void call(String call, boolean isAlone, WrittenHand hand) {
    switch (call) {
      case "Pass" -> hand.pass();
      case "Order", "PickUp", "Call", "Alone" -> {
        checkArgument(hand.isRoundOne(), "%s in round two; expected a suit", Excerpt.quote(call));
        hand.order(hand.proposed(), isAlone || call.equals("Alone"));
      }
      case "n" -> throw new IllegalArgumentException("n: no trump is not played here");
      case "x" -> throw new IllegalArgumentException("x: the call is not known");
      default -> {
        int suit = call.length() == 1 ? SUITS.indexOf(call) : -1;
        checkArgument(
            suit >= 0 && !hand.isRoundOne(),
            "the call %s; expected Pass, Order or, in round two, one of s h c d",
            Excerpt.quote(call));
        hand.order(Suit.at(suit), isAlone);
      }
    }
  }

  private void tricks(
      Map<String, @Nullable Object> phase, WrittenHand hand, String deal, List<Spot> plays) {
    List<@Nullable Object> tricks = at(deal, () -> JsonText.list(phase, "tricks"));
    int number = 0;
    for (Object trick : tricks) {
      number++;
      String name = deal + ", trick " + number;
      line = Math.max(line, json.line(trick));
      List<String> cards = at(name, () -> JsonText.strings(trick, "a trick"));
      if (plays.isEmpty() && phase.get("initialLead") != null && !cards.isEmpty()) {
        int lead = at(name, () -> JsonText.number(phase, "initialLead", 0, 3));
        at(
            name,
            () ->
                checkArgument(
                    lead == hand.toPlay(),
                    "initialLead %s; by the rules, %s leads",
                    lead,
                    hand.toPlay()));
      }
      if (!cards.isEmpty() && hand.isInTrick()) {
        throw malformed(name + ": the trick before it lacks a card", null);
      }
      for (String card : cards) {
        plays.add(new Spot(phase, "playAnnotations", plays.size(), line, name));
        at(name, () -> hand.play(card(card, hand.trump())));
      }
    }
  }

  /** Plays the game by our rules, and says where they do not allow it. */
  private void play(List<WrittenHand> hands) {
    int next = 0;
    for (int number = 0; number < hands.size(); number++) {
      int end = next + hands.get(number).decisions().size();
      if (number > 0 && next < end) {
        String deal = "deal " + number;
        if (game.isOver()) {
          throw malformed(spots.get(next), "the game ended with " + deal);
        }
        if (game.hand() < number) {
          throw malformed(spots.get(next), deal + " is not over");
        }
      }
      for (; next < end; next++) {
        apply(EuchreDecision.parse(decisions.get(next)), spots.get(next));
      }
    }
  }

  private void apply(EuchreDecision decision, Spot spot) {
    try {
      WrittenHand.apply(game, decision, names);
    } catch (IllegalArgumentException e) {
      throw malformed(spot, String.valueOf(e.getMessage()));
    }
  }

  /** The card of a code; {@code trump} is null where bowers cannot be told. */
  static Card card(String code, @Nullable Trump trump) {
    if (trump != null && code.equals("R")) {
      return trump.rightBower();
    }
    if (trump != null && code.equals("L")) {
      return trump.leftBower();
    }
    checkArgument(!code.equals("B"), "B: the joker is not played with here");
    checkArgument(
        code.matches("[9NTJQKA][SsHhCcDd]"),
        "%s; expected a card such as 9h, Td or Js",
        Excerpt.quote(code));
    return CardCode.parse(code.startsWith("N") ? '9' + code.substring(1) : code);
  }

  private void at(String what, Runnable reading) {
    at(
        what,
        () -> {
          reading.run();
          return "";
        });
  }

  private <T> T at(String what, Supplier<T> reading) {
    where = what + ": ";
    return checked(reading);
  }

  private <T> T checked(Supplier<T> reading) {
    try {
      return reading.get();
    } catch (IllegalArgumentException e) {
      throw malformed(where + e.getMessage(), e);
    }
  }

  private MalformedFileException malformed(String problem, @Nullable Throwable cause) {
    return new MalformedFileException(place, line, problem, cause);
  }

  private MalformedFileException malformed(Spot spot, String problem) {
    return new MalformedFileException(place, spot.line(), spot.where() + ": " + problem, null);
  }

  /** The record of the game, whose seed is 0. */
  MatchRecord record() {
    List<Participant> participants =
        names.stream().map(name -> new Participant(Participant.HUMAN, name)).toList();
    return MatchRecord.of(
            new Header(
                EuchreProvider.NAME, rules.text(), Seed.of(0), deals, List.of(), participants))
        .plus(decisions);
  }

  /** Where each decision of the record is. */
  List<Spot> spots() {
    return spots;
  }
}
