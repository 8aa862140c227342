package dev.baize.review.notation;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardCode;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordedMatch;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.OpenDeal;
import dev.baize.euchre.Phase;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Writes the game of a record as an object of EGN. */
final class EgnWriter {

  static final String FILE_TYPE = "Euchre Game Notation";

  private static final String VERSION = "1.4";
  private static final String UNKNOWN = "Xx";

  private final MatchRecord record;
  private final Game<EuchreView, EuchreDecision> game;
  private final List<Map<String, Object>> deals = new ArrayList<>();

  /** The parts of the last deal. */
  private CardSet filledIn = CardSet.none();

  private List<Map<String, Object>> phases = new ArrayList<>();
  private List<String> calls = new ArrayList<>();
  private List<List<String>> tricks = new ArrayList<>();
  private Map<String, Object> bidding = new LinkedHashMap<>();
  private int declined;

  private EgnWriter(MatchRecord record) {
    this.record = record;
    this.game = RecordedMatch.of(record, new EuchreProvider()).start(null);
  }

  /**
   * The object of a record; throws {@link dev.baize.core.record.MalformedFileException} if it is
   * not one of euchre, or a decision is illegal.
   */
  static Map<String, Object> write(MatchRecord record) {
    EuchreProvider euchre = new EuchreProvider();
    RecordedMatch.of(record, euchre).replay();
    EgnWriter writer = new EgnWriter(record);
    for (String decision : record.decisions()) {
      writer.beginDeal();
      writer.add(euchre.decision(decision));
    }
    if (!writer.game.isOver() && writer.game.hand() < record.header().deals().size()) {
      writer.beginDeal();
    }
    EuchreRules rules = EuchreRules.parse(record.header().rules());
    Map<String, Object> metadata =
        fields(
            "players", record.header().names(),
            "initialScore", List.of(rules.house().startOfEven(), rules.house().startOfOdd()),
            "ruleset", EgnRuleset.of(rules));
    return fields(
        "fileType", FILE_TYPE,
        "version", VERSION,
        "metadata", metadata,
        "deals", writer.deals);
  }

  /** Begins a deal if the hand in progress has none yet. */
  private void beginDeal() {
    int number = (int) game.hand();
    if (number < deals.size()) {
      return;
    }
    List<String> given = record.header().deals();
    filledIn =
        number < given.size() ? OpenDeal.parse(given.get(number)).filledIn() : CardSet.none();
    EuchreView view = game.view(Seat.of(0));
    List<List<String>> hands = new ArrayList<>();
    for (int seat = 0; seat < WrittenHand.SEATS; seat++) {
      hands.add(
          game.view(Seat.of(seat)).hand().stream()
              .map(card -> filledIn.contains(card) ? UNKNOWN : code(card))
              .toList());
    }
    Map<String, Object> state =
        fields(
            "dealer", view.dealer().index(),
            "upCard", code(view.upcard()),
            "playerCards", hands);
    phases = new ArrayList<>();
    calls = new ArrayList<>();
    tricks = new ArrayList<>();
    declined = 0;
    deals.add(
        fields(
            "dealNumber", number,
            "initialState", state,
            "phases", phases));
  }

  private static Map<String, Object> fields(Object... namesAndValues) {
    Map<String, Object> fields = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      fields.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return fields;
  }

  private void add(EuchreDecision decision) {
    EuchreView view = game.view(game.toAct());
    if (phases.isEmpty()) {
      bidding =
          fields("phaseNumber", 0, "type", "EUCHRE_BIDDING", "calls", calls, "isAlone", false);
      phases.add(bidding);
    }
    if (decision instanceof EuchreDecision.OrderUp order) {
      calls.add(
          calls.size() < WrittenHand.SEATS
              ? "Order"
              : CardCode.of(order.suit()).toLowerCase(Locale.ROOT));
      bidding.put("isAlone", order.alone());
    } else if (decision instanceof EuchreDecision.Discard discard) {
      if (!filledIn.contains(discard.card())) {
        bidding.put("discard", code(discard.card()));
      }
    } else if (decision instanceof EuchreDecision.DefendAlone) {
      bidding.put("aloneDefender", view.seat().index());
    } else if (decision instanceof EuchreDecision.Play play) {
      play(view, play.card());
    } else if (view.phase() != Phase.DEFENCE) {
      calls.add("Pass");
    } else {
      declined++;
      if (declined == 2) {
        bidding.put("aloneDefender", -1);
      }
    }
    game.apply(decision);
  }

  private void play(EuchreView view, Card card) {
    if (tricks.isEmpty()) {
      phases.add(fields("phaseNumber", 1, "type", "TRICK_PLAY", "tricks", tricks));
    }
    if (view.phase() == Phase.LEAD) {
      tricks.add(new ArrayList<>());
    }
    tricks.get(tricks.size() - 1).add(code(card));
  }

  /** The code of a card, such as {@code Th}. */
  private static String code(Card card) {
    return CardCode.of(card.rank()).replace("10", "T")
        + CardCode.of(card.suit()).toLowerCase(Locale.ROOT);
  }
}
