package dev.baize.cli.analyze;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.report.StrategyCard;
import dev.baize.charts.GridChart;
import dev.baize.core.table.Style;
import dev.baize.core.table.StyledText;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StrategyGridTest {

  @Test
  void letters_have_colours_in_the_terminal() {
    BlackjackHouseRules strip = BlackjackHouseRules.parse("strip");
    StrategyCard card = StrategyCard.of(strip, Composition.decks(strip.decks()), 1, () -> {});
    GridChart grid = new StrategyGrid(card, List.of()).grid();
    StyledText sixteen =
        grid.lines().stream()
            .filter(line -> line.plain().startsWith("16 "))
            .findFirst()
            .orElseThrow();
    Optional<StyledText.Span> surrender =
        sixteen.spans().stream().filter(span -> span.text().equals("Rh")).findFirst();
    assertThat(surrender.map(StyledText.Span::style)).hasValue(Style.MAGENTA);
    assertThat(grid.text(0)).contains("\n16          S     S     S     S     S     H     H    Rh");
  }

  @Test
  void the_house_edge_comes_first_and_the_raw_settings_last() {
    BlackjackHouseRules strip = BlackjackHouseRules.parse("strip");
    StrategyCard card = StrategyCard.of(strip, Composition.decks(strip.decks()), 1, () -> {});
    GridChart grid = new StrategyGrid(card, List.of()).grid();
    assertThat(grid.about())
        .containsExactly(
            "house edge 0.33 % of the wager",
            "6 decks, S17, doubles, DAS, splits to 4, late surrender, insurance, 3:2, peek",
            "insurance: never",
            "");
    assertThat(grid.over()).isEqualTo("dealer shows");
    assertThat(grid.foot().get(0)).startsWith("rules decks 6, ");
    assertThat(grid.foot().get(1)).startsWith("cards 24 A, ");
  }
}
