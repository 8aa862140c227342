package dev.baize.review.notation;

import static com.google.common.base.Preconditions.checkArgument;

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
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Trump;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
  private final List<String> names;
  private final List<String> deals = new ArrayList<>();
  private final List<String> decisions = new ArrayList<>();
  private final List<Spot> spots = new ArrayList<>();
  private final EuchreRules rules;

  /** Where the part is that is being read, for messages. */
  private int line = 1;

  private String where = "";

  /** Reads a whole object; {@code place} precedes the line in messages. */
  EgnReader(JsonText json, String place) {
    this.json = json;
    try {
      Map<String, @Nullable Object> root = json.root();
      requireFormat(root);
      where = "metadata: ";
      Map<String, @Nullable Object> metadata = JsonText.map(root, "metadata");
      where = "deals: ";
      List<Map<String, @Nullable Object>> all = JsonText.maps(root, "deals");
      line = json.line(metadata);
      where = "players: ";
      this.names = names(metadata);
      where = "metadata: ";
      this.rules = new EgnRuleset(metadata, firstDealer(all)).rules();
      List<WrittenHand> hands = new ArrayList<>();
      for (Map<String, @Nullable Object> each : all) {
        hands.add(deal(each, hands.size()));
      }
      where = "deals: ";
      play(rules.start(Seed.of(0), deals, null, null), hands);
    } catch (IllegalArgumentException e) {
      throw new MalformedFileException(place, line, where + e.getMessage(), e);
    }
  }

  private static void requireFormat(Map<String, @Nullable Object> root) {
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
  }

  private static int firstDealer(List<Map<String, @Nullable Object>> all) {
    return all.isEmpty()
        ? 0
        : JsonText.number(JsonText.map(all.get(0), "initialState"), "dealer", 0, 3);
  }

  private static List<String> names(Map<String, @Nullable Object> metadata) {
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
    where = name + ": ";
    line = json.line(deal);
    Map<String, @Nullable Object> state = JsonText.map(deal, "initialState");
    int dealer = JsonText.number(state, "dealer", 0, 3);
    int expected = (rules.house().firstDealer() + number) % WrittenHand.SEATS;
    checkArgument(dealer == expected, "dealer %s; expected %s, whose turn it is", dealer, expected);
    WrittenHand hand =
        new WrittenHand(rules.house(), dealer, card(JsonText.text(state, "upCard"), null));
    line = json.line(state);
    dealt(state, hand);
    List<Spot> calls = new ArrayList<>();
    List<Spot> plays = new ArrayList<>();
    for (Map<String, @Nullable Object> phase : JsonText.maps(deal, "phases")) {
      line = json.line(phase);
      where = name + ": ";
      String type = JsonText.text(phase, "type");
      switch (type) {
        case "EUCHRE_BIDDING" -> bidding(phase, hand, name, calls);
        case "TRICK_PLAY" -> tricks(phase, hand, name, plays);
        default -> throw new IllegalArgumentException("a phase " + Excerpt.quote(type));
      }
    }
    line = json.line(deal);
    where = name + ": ";
    deals.add(hand.deal().text());
    List<EuchreDecision> made = hand.decisions();
    int last = hand.firstPlay() - 1;
    for (int i = 0; i < made.size(); i++) {
      decisions.add(made.get(i).text());
      // A discard, and whether somebody defends alone, are told with the last call.
      spots.add(i > last ? plays.get(i - last - 1) : calls.get(Math.min(i, calls.size() - 1)));
    }
    return hand;
  }

  private static void dealt(Map<String, @Nullable Object> state, WrittenHand hand) {
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
    List<String> said = JsonText.strings(phase.get("calls"), "calls");
    checkArgument(
        !(phase.get("cardExchanges") instanceof List<?> list) || list.isEmpty(),
        "cardExchanges: cards are not exchanged here");
    for (String call : said) {
      String name = deal + ", call " + (calls.size() + 1);
      where = name + ": ";
      calls.add(new Spot(phase, "callAnnotations", calls.size(), line, name));
      call(call, Boolean.TRUE.equals(phase.get("isAlone")), hand);
    }
    where = deal + ": ";
    Object discard = phase.get("discard");
    if (discard instanceof String card && !card.startsWith("X") && !card.endsWith("x")) {
      hand.discard(card(card, hand.trump()));
    }
    if (phase.get("aloneDefender") != null) {
      hand.defendAlone(JsonText.number(phase, "aloneDefender", -1, 3));
    }
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
    int number = 0;
    for (Object trick : JsonText.list(phase, "tricks")) {
      number++;
      String name = deal + ", trick " + number;
      where = name + ": ";
      line = Math.max(line, json.line(trick));
      List<String> cards = JsonText.strings(trick, "a trick");
      if (plays.isEmpty() && phase.get("initialLead") != null && !cards.isEmpty()) {
        int lead = JsonText.number(phase, "initialLead", 0, 3);
        checkArgument(
            lead == hand.toPlay(), "initialLead %s; by the rules, %s leads", lead, hand.toPlay());
      }
      checkArgument(cards.isEmpty() || !hand.isInTrick(), "the trick before it lacks a card");
      for (String card : cards) {
        plays.add(new Spot(phase, "playAnnotations", plays.size(), line, name));
        hand.play(card(card, hand.trump()));
      }
    }
  }

  /** Plays the game by our rules, and says where they do not allow it. */
  private void play(Game<EuchreView, EuchreDecision> game, List<WrittenHand> hands) {
    int next = 0;
    for (int number = 0; number < hands.size(); number++) {
      int first = next;
      int end = next + hands.get(number).decisions().size();
      for (; next < end; next++) {
        line = spots.get(next).line();
        where = spots.get(next).where() + ": ";
        if (number > 0 && next == first) {
          checkArgument(!game.isOver(), "the game ended with deal %s", number);
          checkArgument(game.hand() >= number, "deal %s is not over", number);
        }
        WrittenHand.apply(game, EuchreDecision.parse(decisions.get(next)), names);
      }
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

  /** The record of the game, whose seed is 0. */
  MatchRecord record() {
    return WrittenHand.record(rules, names, deals, decisions);
  }

  List<Spot> spots() {
    return spots;
  }
}
