package dev.baize.blackjack.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackEvent;
import dev.baize.core.table.Canvas;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.StyledText;
import dev.baize.core.table.Theme;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Hands that hardly anybody will see. */
class TableDrawingTest {

  private static final int MAX_CARDS = 22;

  private static TableState table(String... events) {
    TableState table = new TableState();
    for (String event : events) {
      table.observe(BlackjackEvent.parse(event));
    }
    return table;
  }

  private static void deal(TableState table, int cards) {
    for (int i = 0; i < cards; i++) {
      table.observe(BlackjackEvent.parse("the player is dealt Ace of Hearts"));
    }
  }

  private static List<StyledText> drawn(TableState table) {
    Canvas canvas = new Canvas(GameTable.HEIGHT);
    new TableDrawing(Theme.LETTERS).hands(canvas, table);
    assertThat(canvas.lines()).allMatch(line -> line.columns() < Canvas.WIDTH);
    return canvas.lines();
  }

  private static long aces(List<StyledText> lines) {
    return lines.stream().mapToInt(line -> line.plain().split("AH", -1).length - 1).sum();
  }

  @Test
  void four_hands_of_twenty_two_aces_are_shown_whole() {
    TableState table = table("the player bets 250000000000000000");
    deal(table, 2);
    for (int hand = 2; hand <= 4; hand++) {
      table.observe(BlackjackEvent.parse("the player splits"));
      deal(table, 1);
    }
    for (int hand = 1; hand <= 4; hand++) {
      if (hand > 1) {
        table.observe(new BlackjackEvent.HandPlayed(hand));
      }
      deal(table, MAX_CARDS - table.hands.get(hand - 1).cards.size());
    }
    List<StyledText> lines = drawn(table);
    assertThat(aces(lines)).isEqualTo(4 * MAX_CARDS);
    assertThat(lines.get(9).plain())
        .isEqualTo(" 22, bust           22, bust           22, bust           22, bust");
    assertThat(lines.get(10).plain()).contains(" bet 250,000,000bn ");
  }

  @Test
  void one_hand_of_twenty_two_aces_takes_one_line() {
    TableState table = table("the player bets 5");
    deal(table, MAX_CARDS);
    List<StyledText> lines = drawn(table);
    assertThat(aces(lines.subList(5, 6))).isEqualTo(MAX_CARDS);
    assertThat(lines.get(7).plain().strip()).isEqualTo("bet 5");
  }

  @Test
  void an_empty_table_is_drawn_empty() {
    assertThat(drawn(new TableState())).allMatch(line -> line.length() == 0);
  }
}
