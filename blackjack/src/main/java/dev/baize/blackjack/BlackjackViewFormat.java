package dev.baize.blackjack;

import dev.baize.core.card.Card;
import dev.baize.core.game.ViewFields;
import dev.baize.core.game.ViewFormat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** Writes views of blackjack, and reads them back by way of a session without hidden cards. */
final class BlackjackViewFormat implements ViewFormat<BlackjackView, BlackjackDecision> {

  private final SessionSettings settings;
  private final PlayRules rules;

  BlackjackViewFormat(SessionSettings settings) {
    this.settings = settings;
    this.rules = new PlayRules(settings.house());
  }

  @Override
  public List<String> columns() {
    return List.of(
        ("seat turn phase bankroll minimum_bet hands_played max_hands wager insured"
                + " most_insurance dealer_card playing total soft hands seen cards_left")
            .split(" ", -1));
  }

  @Override
  public ViewFields write(BlackjackView view) {
    ViewFields.Builder fields =
        ViewFields.builder()
            .put("seat", view.seat().index())
            .put("turn", view.turn())
            .put("phase", text(view.phase()))
            .put("bankroll", view.bankroll())
            .put("minimum_bet", view.minimum())
            .put("hands_played", view.handsPlayed())
            .put("max_hands", view.maxHands());
    if (view.isInPlay()) {
      writeRound(view, fields);
    }
    return fields
        .put("hands", view.hands().stream().map(BlackjackViewFormat::write).toList())
        .texts("seen", view.exposed())
        .put("cards_left", view.cardsLeft())
        .build();
  }

  private static void writeRound(BlackjackView view, ViewFields.Builder fields) {
    fields.put("wager", view.wager());
    if (view.insured() > 0) {
      fields.put("insured", view.insured());
    }
    if (view.phase() == Phase.INSURE) {
      fields.put("most_insurance", view.mostInsurance());
    }
    fields
        .put("dealer_card", view.upcard().toString())
        .put("playing", view.playing())
        .put("total", view.total())
        .put("soft", view.isSoft());
  }

  private static ViewFields write(PlayerHand hand) {
    return ViewFields.builder()
        .texts("cards", hand.cards())
        .put("wager", hand.wager())
        .put("doubled", hand.isDoubled())
        .build();
  }

  private static String text(Phase phase) {
    return phase.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public List<BlackjackDecision> legal(BlackjackView view) {
    return view.legal();
  }

  @Override
  public BlackjackView read(ViewFields fields, List<BlackjackDecision> legal) {
    fields.number("seat", 0, 0);
    Phase phase = fields.parse("phase", BlackjackViewFormat::phase);
    SessionState state = new SessionState(settings);
    boolean known = !legal.isEmpty() || phase == Phase.OVER;
    state.legal = known ? kinds(legal, phase) : LegalSet.NONE;
    state.turn = fields.number("turn", 0, Long.MAX_VALUE);
    state.handsPlayed = fields.number("hands_played", 0, Long.MAX_VALUE);
    boolean inPlay = phase != Phase.BET && phase != Phase.OVER;
    List<Card> seen = seen(fields);
    int round = inPlay ? readHands(fields, seen, state) : 0;
    int left = fields.number("cards_left", 0, rules.cards - seen.size() - (inPlay ? 1 : 0));
    readMoney(fields, phase, inPlay, state);
    Shoe shoe = new Shoe(rules, settings.shuffle(), seen, round, left);
    if (!known) {
      int upcard = inPlay ? PackedCard.points(shoe.upcard()) : 0;
      state.legal = legal(fields, phase, state, upcard);
    }
    return new BlackjackView(state, shoe);
  }

  /** The {@link LegalSet} that follows from the rest of a view. */
  private int legal(ViewFields fields, Phase phase, SessionState state, int upcard) {
    if (phase == Phase.BET) {
      return LegalSet.BET;
    }
    SplitHands split = state.split;
    int cards = hands(fields).get(split == null ? 0 : split.playing()).cards().size();
    boolean first = split == null && cards == 2;
    if (first && phase != Phase.INSURE && Points.isNatural(Points.ofHand(state.hand))) {
      throw wrong("field hands is a natural; expected another hand: it is settled at once");
    }
    long staked = (split == null ? 1 : split.wagers()) * state.wager + state.insured;
    if (staked > state.bankroll) {
      throw wrong("field bankroll is %d; expected %d, as staked", state.bankroll, staked);
    }
    if (phase == Phase.INSURE) {
      return asked(phase, first && rules.insurance && Points.isAce(upcard), LegalSet.INSURE);
    }
    if (phase == Phase.SURRENDER) {
      boolean early = rules.early && rules.looks(upcard);
      return asked(phase, first && early, LegalSet.SURRENDER);
    }
    if (cards > 2) {
      return LegalSet.HIT | LegalSet.STAND;
    }
    boolean pays = state.bankroll - staked >= state.wager;
    int set = rules.legal(state.hand, split == null ? 1 : split.count(), pays, upcard);
    if (set == LegalSet.STAND) {
      throw wrong("field hands is a split ace; expected another hand: it gets no more cards");
    }
    return set;
  }

  private static int asked(Phase phase, boolean asked, int set) {
    if (!asked) {
      throw wrong("field phase is %s; expected one in which these rules ask", text(phase));
    }
    return set | LegalSet.DECLINE;
  }

  private static Phase phase(String text) {
    for (Phase phase : Phase.values()) {
      if (text(phase).equals(text)) {
        return phase;
      }
    }
    throw new IllegalArgumentException(text + " is not a phase of blackjack");
  }

  /** The {@link LegalSet} of decisions that answer a question. */
  private static int kinds(List<BlackjackDecision> legal, Phase phase) {
    int kinds = LegalSet.NONE;
    for (BlackjackDecision decision : legal) {
      kinds |= decision.bit;
    }
    boolean answers =
        switch (phase) {
          case BET -> kinds == LegalSet.BET;
          case INSURE -> kinds == (LegalSet.INSURE | LegalSet.DECLINE);
          case SURRENDER -> kinds == (LegalSet.SURRENDER | LegalSet.DECLINE);
          case PLAY -> kinds < LegalSet.PLAYS && (kinds & LegalSet.STAND) != 0;
          case OVER -> kinds == LegalSet.NONE;
        };
    if (!answers) {
      throw wrong(
          "field phase is %s; expected the one in which these decisions are legal: %s",
          text(phase), legal);
    }
    return kinds;
  }

  private static void readMoney(
      ViewFields fields, Phase phase, boolean inPlay, SessionState state) {
    long least = phase == Phase.BET ? state.settings.minimum() : inPlay ? 1 : 0;
    state.bankroll = fields.number("bankroll", least, Long.MAX_VALUE);
    if (!inPlay) {
      return;
    }
    state.wager = fields.number("wager", 1, Math.min(state.bankroll, SessionSettings.BANK));
    long most = LegalSet.mostInsurance(state.wager, state.bankroll);
    if (phase == Phase.INSURE) {
      fields.number("most_insurance", 1, most);
    } else if (fields.has("insured")) {
      state.insured = fields.number("insured", 1, most);
    }
  }

  private List<Card> seen(ViewFields fields) {
    List<Card> cards = fields.parseAll("seen", Card::parse);
    int most = settings.house().decks();
    for (Card card : cards) {
      int times = Collections.frequency(cards, card);
      if (times > most) {
        throw wrong("field seen has the %s %d times; expected at most %d", card, times, most);
      }
    }
    return cards;
  }

  private List<PlayerHand> hands(ViewFields fields) {
    List<ViewFields> groups = fields.groups("hands");
    int most = settings.house().hands();
    if (groups.isEmpty() || groups.size() > most) {
      throw wrong(
          "field hands has %d hands; expected 1 to %d while a hand is in play",
          groups.size(), most);
    }
    return groups.stream()
        .map(
            hand ->
                new PlayerHand(
                    List.copyOf(hand.parseAll("cards", Card::parse)),
                    hand.number("wager", 1, Long.MAX_VALUE),
                    hand.flag("doubled")))
        .toList();
  }

  /** Reads the hands on the table; returns how many cards of the round were dealt. */
  private int readHands(ViewFields fields, List<Card> seen, SessionState state) {
    List<PlayerHand> hands = hands(fields);
    int playing = fields.number("playing", 0, hands.size() - 1);
    int shown = 1 + hands.stream().mapToInt(hand -> hand.cards().size()).sum();
    if (shown < Shoe.HOLE || seen.size() < shown) {
      throw wrong(
          "field seen has %d cards; expected all of hands, two or more, and the dealer_card",
          seen.size());
    }
    List<Card> dealt = new ArrayList<>(seen.subList(seen.size() - shown, seen.size()));
    Card upcard = fields.parse("dealer_card", Card::parse);
    if (!upcard.equals(dealt.get(Shoe.UPCARD))) {
      throw wrong(
          "field dealer_card is %s; expected %s, which was seen second in this round",
          upcard, dealt.get(Shoe.UPCARD));
    }
    dealt.remove(Shoe.UPCARD);
    state.split = hands.size() > 1 ? SplitHands.of(hands, playing, dealt) : null;
    if (hands.size() == 1 ? !dealt.equals(hands.get(0).cards()) : state.split == null) {
      throw wrong(
          "field hands is %s; expected hands that were dealt in the order of field seen", hands);
    }
    for (int i = 0; i < hands.size(); i++) {
      check(hands.get(i), i, i == playing);
    }
    state.hand = hands.get(playing).points(hands.size() > 1);
    return shown + 1;
  }

  private static void check(PlayerHand hand, int index, boolean inPlay) {
    HandValue value = HandValue.empty();
    for (Card card : hand.cards()) {
      if (value.isBust()) {
        throw wrong("field hands[%d] is %s; expected no card after it was bust", index, hand);
      }
      value = value.plus(card);
    }
    if (inPlay && (value.isBust() || hand.isDoubled())) {
      String what = value.isBust() ? "bust" : "doubled";
      throw wrong(
          "field hands[%d] is %s; expected one that is not %s, since it is in play",
          index, hand, what);
    }
  }

  private static IllegalArgumentException wrong(String message, Object... values) {
    return new IllegalArgumentException(String.format(Locale.ROOT, message, values));
  }

  @Override
  public int arrayLength() {
    return ViewArray.LENGTH;
  }

  @Override
  public void fill(int[] array, BlackjackView view) {
    ViewArray.fill(array, view);
  }
}
