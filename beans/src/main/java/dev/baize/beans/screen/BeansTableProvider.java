package dev.baize.beans.screen;

import dev.baize.beans.BeansDecision;
import dev.baize.beans.BeansEvent;
import dev.baize.beans.BeansProvider;
import dev.baize.beans.BeansView;
import dev.baize.beans.review.BeansReviewGuide;
import dev.baize.core.table.Level;
import dev.baize.core.table.Speech;
import dev.baize.core.table.TableProvider;
import java.util.List;
import java.util.Map;

/** The table of bean trading, for a person with one opponent. */
public final class BeansTableProvider
    implements TableProvider<BeansView, BeansDecision, BeansEvent> {

  @Override
  public String game() {
    return BeansProvider.NAME;
  }

  @Override
  public String description() {
    return "Play beans: collect chains and sell them, against one opponent; nobody haggles.";
  }

  @Override
  public List<String> names(int seats) {
    return List.of("South", "North");
  }

  @Override
  public List<String> players() {
    return List.of("Planner", "Greedy");
  }

  @Override
  public Map<Level, String> levels() {
    return Map.of(
        Level.EASY,
        "Thinker:iterations=100",
        Level.MEDIUM,
        "Greedy",
        Level.HARD,
        "Planner:rollouts=20");
  }

  @Override
  public BeansReviewGuide reviewGuide() {
    return new BeansReviewGuide();
  }

  @Override
  public BeansTable table(Speech speech) {
    return new BeansTable(speech);
  }
}
