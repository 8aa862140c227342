package dev.baize.cli.analyze;

import dev.baize.blackjack.report.CardLetter;
import dev.baize.blackjack.report.CardValues;
import dev.baize.blackjack.report.StrategyCard;
import dev.baize.charts.GridChart;
import dev.baize.core.table.Style;
import java.util.ArrayList;
import java.util.List;

/** Draws a strategy card as a grid; equal hard totals at either end are one row. */
record StrategyGrid(StrategyCard card, List<StrategyCard.Note> notes) {

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
        "dealer shows",
        CardValues.ACES_LAST.stream().map(CardValues::symbol).toList(),
        blocks,
        legend(),
        card.foot());
  }

  private GridChart.Row row(StrategyCard.Row row) {
    return new GridChart.Row(
        row.name(), CardValues.ACES_LAST.stream().map(up -> cell(row, up)).toList());
  }

  private GridChart.Cell cell(StrategyCard.Row row, int up) {
    boolean noted = notes.stream().anyMatch(note -> note.row().equals(row) && note.up() == up);
    return card.letter(row, up)
        .map(letter -> new GridChart.Cell(letter.toString(), style(letter), noted))
        .orElse(new GridChart.Cell("-", Style.PLAIN, false));
  }

  private static List<GridChart.Row> joined(List<GridChart.Row> rows) {
    int end = rows.size() - 1;
    int first = 0;
    while (first < end && rows.get(first + 1).cells().equals(rows.get(0).cells())) {
      first++;
    }
    int last = end;
    while (last - 1 > first && rows.get(last - 1).cells().equals(rows.get(end).cells())) {
      last--;
    }
    List<GridChart.Row> joined = new ArrayList<>(rows.subList(first, last + 1));
    if (first > 0) {
      String names = rows.get(0).name() + '-' + rows.get(first).name();
      joined.set(0, new GridChart.Row(names, rows.get(0).cells()));
    }
    if (last < end) {
      String names = rows.get(last).name() + '+';
      joined.set(joined.size() - 1, new GridChart.Row(names, rows.get(last).cells()));
    }
    return joined;
  }

  private List<GridChart.Key> legend() {
    return card.rows().stream()
        .flatMap(row -> CardValues.ACES_LAST.stream().flatMap(up -> card.letter(row, up).stream()))
        .distinct()
        .sorted()
        .map(letter -> new GridChart.Key(letter.toString(), style(letter), letter.meaning()))
        .toList();
  }

  private static Style style(CardLetter letter) {
    return switch (letter.choice()) {
      case HIT -> Style.GREEN;
      case STAND -> Style.RED;
      case DOUBLE -> Style.YELLOW;
      case SPLIT -> Style.CYAN;
      case SURRENDER -> Style.MAGENTA;
    };
  }
}
