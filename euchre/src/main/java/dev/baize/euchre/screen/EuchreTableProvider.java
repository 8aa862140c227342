package dev.baize.euchre.screen;

import dev.baize.core.game.Rules;
import dev.baize.core.table.Level;
import dev.baize.core.table.Speech;
import dev.baize.core.table.TableOption;
import dev.baize.core.table.TableProvider;
import dev.baize.core.table.TableValues;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreHousePreset;
import dev.baize.euchre.EuchreHouseRules;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.review.EuchreReviewGuide;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The table of euchre, for a person with a partner and two opponents. */
public final class EuchreTableProvider
    implements TableProvider<EuchreView, EuchreDecision, EuchreEvent> {

  private static final TableOption<Integer> POINTS =
      new TableOption<>(
          "points",
          "N",
          "The points that win the game, 1 to 100; 10 by default. None do in a game of deals.",
          EuchreRules.standard().pointsToWin());

  private static final TableOption<String> RULES =
      new TableOption<>(
          "rules",
          "TEXT",
          "The rules of the house: a preset (classic, american, online), settings that differ from"
              + " american, such as \"dealer stuck no\", or a preset and settings that differ from it;"
              + " american by default. Settings are alone, dealer stuck, canadian, lone lead, lone"
              + " march, lone euchred, deals, start and dealer.",
          EuchreHousePreset.AMERICAN.toString());

  @Override
  public String game() {
    return EuchreProvider.NAME;
  }

  @Override
  public String description() {
    return "Play euchre, a game of tricks, with a partner against two others; you sit at South.";
  }

  @Override
  public List<String> names(int seats) {
    return List.of("South", "West", "North", "East");
  }

  @Override
  public List<String> players() {
    return List.of("Master", "Expert", "Simple");
  }

  @Override
  public Map<Level, String> levels() {
    return Map.of(
        Level.EASY, "Simple", Level.MEDIUM, "Thinker:iterations=50", Level.HARD, "Expert");
  }

  @Override
  public List<TableOption<?>> options() {
    return List.of(POINTS, RULES);
  }

  @Override
  public EuchreRules rules(
      Rules<EuchreView, EuchreDecision, EuchreEvent> usual, TableValues values) {
    String text = values.get(RULES);
    String first = text.substring(0, (text + ',').indexOf(','));
    boolean named =
        Stream.of(EuchreHousePreset.values()).anyMatch(each -> each.toString().equals(first));
    return EuchreRules.standard()
        .withPointsToWin(values.get(POINTS))
        .withHouse(EuchreHouseRules.parse(named ? text : RULES.defaultValue() + ", " + text));
  }

  @Override
  public EuchreReviewGuide reviewGuide() {
    return new EuchreReviewGuide();
  }

  @Override
  public EuchreTable table(Speech speech) {
    return new EuchreTable(speech);
  }
}
