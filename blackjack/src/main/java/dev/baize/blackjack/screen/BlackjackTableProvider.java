package dev.baize.blackjack.screen;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackProvider;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.HousePreset;
import dev.baize.blackjack.HouseRules;
import dev.baize.core.game.Rules;
import dev.baize.core.table.Speech;
import dev.baize.core.table.TableOption;
import dev.baize.core.table.TableProvider;
import dev.baize.core.table.TableValues;
import dev.baize.core.table.Theme;
import java.util.List;

/** The table of blackjack, for a person alone with the dealer. */
public final class BlackjackTableProvider
    implements TableProvider<BlackjackView, BlackjackDecision, BlackjackEvent> {

  private static final TableOption<Long> BANKROLL =
      new TableOption<>("bankroll", "N", "What you begin with; 200 by default.", 200L);

  private static final TableOption<Long> HANDS =
      new TableOption<>("hands", "N", "The most hands to play; 50 by default.", 50L);

  private static final TableOption<Long> MINIMUM =
      new TableOption<>(
          "minimum",
          "N",
          "The least wager, 1 or more; 5 by default.",
          BlackjackRules.DEFAULT_MINIMUM);

  private static final TableOption<String> RULES =
      new TableOption<>(
          "rules",
          "TEXT",
          "The rules of the house: a preset (classic, strip, downtown, single, european), settings"
              + " such as \"decks 6, soft 17 hit\", or a preset and settings; strip by default.",
          HousePreset.STRIP.toString());

  /** For the service loader. */
  public BlackjackTableProvider() {}

  @Override
  public String game() {
    return BlackjackProvider.NAME;
  }

  @Override
  public String description() {
    return "Play blackjack against the dealer.";
  }

  @Override
  public List<String> names(int seats) {
    return List.of("Player");
  }

  @Override
  public List<String> players() {
    return List.of("Exact", "Competitor", "Counting", "Simple");
  }

  @Override
  public List<TableOption<?>> options() {
    return List.of(BANKROLL, HANDS, MINIMUM, RULES);
  }

  @Override
  public BlackjackRules rules(
      Rules<BlackjackView, BlackjackDecision, BlackjackEvent> usual, TableValues values) {
    return BlackjackRules.standard()
        .withBankroll(values.get(BANKROLL))
        .withHands(values.get(HANDS))
        .withMinimum(values.get(MINIMUM))
        .withHouse(HouseRules.parse(values.get(RULES)));
  }

  @Override
  public BlackjackTable table(Speech speech, Theme theme) {
    return new BlackjackTable(theme);
  }
}
