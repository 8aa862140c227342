package dev.baize.cli.analyze.house;

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
  private final List<CardNote> notes;

  CardDrawing(StrategyCard card, List<CardNote> notes) {
    this.card = card;
    this.notes = notes;
  }

  GridChart grid() {
    List<GridChart.Block> blocks = new ArrayList<>();
    for (CardRow.Kind kind : CardRow.Kind.values()) {
      List<GridChart.Row> rows =
          card.rows().stream().filter(row -> row.kind() == kind).map(this::row).toList();
      blocks.add(
          new GridChart.Block(kind.toString(), kind == CardRow.Kind.HARD ? joined(rows) : rows));
    }
    return new GridChart(
        "blackjack: strategy card",
        List.of(
            "rules " + CardValues.rules(card.basic().rules()),
            "cards " + CardValues.counts(card.basic().composition()),
            insurance(),
            notes.isEmpty() ? "" : "* depends on the cards; see the table"),
        CardValues.ACES_LAST.stream().map(CardValues::symbol).toList(),
        blocks,
        legend());
  }

  private GridChart.Row row(CardRow row) {
    return new GridChart.Row(
        row.name(),
        CardValues.ACES_LAST.stream()
            .map(
                up ->
                    card.letter(row, up)
                        .map(
                            letter ->
                                new GridChart.Cell(
                                    letter.toString(), letter.tint(), isNoted(row, up)))
                        .orElse(new GridChart.Cell("-", Tint.PLAIN, false)))
            .toList());
  }

  private boolean isNoted(CardRow row, int up) {
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
        .map(letter -> new GridChart.Key(letter.toString(), letter.tint(), letter.meaning()))
        .toList();
  }

  private boolean isUsed(CardLetter letter) {
    return card.rows().stream()
        .anyMatch(
            row ->
                CardValues.ACES_LAST.stream()
                    .anyMatch(up -> card.letter(row, up).equals(Optional.of(letter))));
  }

  /** With what to insure. */
  String insurance() {
    if (!card.basic().rules().insurance()) {
      return "insurance is not offered";
    }
    List<CardRow> insured = card.insured();
    if (insured.isEmpty() || insured.size() == card.againstAce().size()) {
      return insured.isEmpty() ? "insurance: never" : "insurance: always";
    }
    return "insurance with "
        + String.join("; ", insured.stream().map(row -> row.kind() + " " + row.name()).toList());
  }
}
