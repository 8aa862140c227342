package dev.baize.blackjack;

import dev.baize.core.game.ViewFields;
import dev.baize.core.game.ViewFormat;
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
    int kinds = kinds(legal, phase);
    boolean inPlay = phase != Phase.BET && phase != Phase.OVER;
    StateReader table = new StateReader(fields, settings.house(), inPlay);
    SessionState state = new SessionState(settings, rules, table.shoe(rules, settings.shuffle()));
    state.legal = kinds;
    state.turn = fields.number("turn", 0, Long.MAX_VALUE);
    state.handsPlayed = fields.number("hands_played", 0, Long.MAX_VALUE);
    state.hand = table.hand();
    state.split = table.split();
    readMoney(fields, phase, inPlay, state);
    return new BlackjackView(state);
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
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "field phase is %s; expected the one in which these decisions are legal: %s",
              text(phase),
              legal));
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

  @Override
  public int arrayLength() {
    return ViewArray.LENGTH;
  }

  @Override
  public int[] array(BlackjackView view) {
    return ViewArray.of(view);
  }
}
