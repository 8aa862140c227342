package hearts;

import dev.baize.core.game.Rules;
import dev.baize.core.table.Speech;
import dev.baize.core.table.TableOption;
import dev.baize.core.table.TableProvider;
import dev.baize.core.table.TableValues;
import dev.baize.core.table.Theme;
import java.util.List;

/** Registers the table of hearts. */
public final class HeartsTableProvider implements TableProvider<HeartsView, Play, HeartsEvent> {
  private static final TableOption<Integer> SEATS =
      new TableOption<>("seats", "N", "How many play, 2 to 6; 4 by default.", 4);

  @Override
  public String game() {
    return Hearts.NAME;
  }

  @Override
  public String description() {
    return "Play hearts with three cards; you lead.";
  }

  @Override
  public List<String> players() {
    return List.of("Ducker", "Random");
  }

  @Override
  public List<TableOption<?>> options() {
    return List.of(SEATS);
  }

  @Override
  public HeartsRules rules(Rules<HeartsView, Play, HeartsEvent> usual, TableValues values) {
    return new HeartsRules(values.get(SEATS));
  }

  @Override
  public HeartsTable table(Speech speech, Theme theme) {
    return new HeartsTable(speech, theme);
  }
}
