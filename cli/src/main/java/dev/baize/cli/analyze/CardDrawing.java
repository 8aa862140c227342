package dev.baize.cli.analyze;

import dev.baize.blackjack.report.CardLetter;
import dev.baize.blackjack.report.CardValues;
import dev.baize.blackjack.report.StrategyCard;
import dev.baize.charts.GridChart;
import dev.baize.charts.Tint;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Draws a strategy card as a grid; the first and the last hard totals that are alike as one row.
 */
final class CardDrawing {

  private final StrategyCard card;
  private final List<StrategyCard.Note> notes;

  CardDrawing(StrategyCard card, List<StrategyCard.Note> notes) {
    this.card = card;
    this.notes = notes;
  }

  GridChart grid() {
    List<GridChart.Block> blocks = new ArrayList<>();
    for (StrategyCard.Kind kind : StrategyCard.Kind.values()) {
      List<GridChart.Row> rows =
          card.rows().stream().filter(row -> row.kind() == kind).map(this::row).toList();
      blocks.add(
          new GridChart.Block(
              kind.toString(), kind == StrategyCard.Kind.HARD ? joined(rows) : rows));
    }
    List<String> captions = new ArrayList<>(card.captions());
    captions.add(notes.isEmpty() ? "" : "* depends on the cards; see the table");
    return new GridChart(
        "blackjack: strategy card",
        captions,
        CardValues.ACES_LAST.stream().map(CardValues::symbol).toList(),
        blocks,
        legend());
  }

  private GridChart.Row row(StrategyCard.Row row) {
    return new GridChart.Row(
        row.name(),
        CardValues.ACES_LAST.stream()
            .map(
                up ->
                    card.letter(row, up)
                        .map(
                            letter ->
                                new GridChart.Cell(
                                    letter.toString(), tint(letter), isNoted(row, up)))
                        .orElse(new GridChart.Cell("-", Tint.PLAIN, false)))
            .toList());
  }

  private boolean isNoted(StrategyCard.Row row, int up) {
    return notes.stream().anyMatch(note -> note.row().equals(row) && note.up() == up);
  }

  private static List<GridChart.Row> joined(List<GridChart.Row> rows) {
    int first = 0;
    while (first + 1 < rows.size() && rows.get(first + 1).cells().equals(rows.get(0).cells())) {
      first++;
    }
    int last = rows.size() - 1;
    while (last - 1 > first
        && rows.get(last - 1).cells().equals(rows.get(rows.size() - 1).cells())) {
      last--;
    }
    List<GridChart.Row> joined = new ArrayList<>(rows.subList(first, last + 1));
    if (first > 0) {
      String names = rows.get(0).name() + '-' + rows.get(first).name();
      joined.set(0, new GridChart.Row(names, rows.get(0).cells()));
    }
    if (last < rows.size() - 1) {
      joined.set(
          joined.size() - 1,
          new GridChart.Row(rows.get(last).name() + '+', rows.get(last).cells()));
    }
    return joined;
  }

  private List<GridChart.Key> legend() {
    return Stream.of(CardLetter.values())
        .filter(this::isUsed)
        .map(letter -> new GridChart.Key(letter.toString(), tint(letter), letter.meaning()))
        .toList();
  }

  private boolean isUsed(CardLetter letter) {
    return card.rows().stream()
        .anyMatch(
            row ->
                CardValues.ACES_LAST.stream()
                    .anyMatch(up -> card.letter(row, up).equals(Optional.of(letter))));
  }

  private static Tint tint(CardLetter letter) {
    return switch (letter.choice()) {
      case HIT -> Tint.GREEN;
      case STAND -> Tint.RED;
      case DOUBLE -> Tint.YELLOW;
      case SPLIT -> Tint.BLUE;
      case SURRENDER -> Tint.VIOLET;
    };
  }
}
