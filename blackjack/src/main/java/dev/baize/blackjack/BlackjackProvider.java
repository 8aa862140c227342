package dev.baize.blackjack;

import static java.util.Objects.requireNonNull;

import dev.baize.blackjack.screen.BlackjackTable;
import dev.baize.core.game.Figure;
import dev.baize.core.game.MeasureSummary;
import dev.baize.core.match.Listener;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.table.TableProvider;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Registers blackjack and its players. Its decisions have no numbers, because there are too many
 * wagers.
 */
public final class BlackjackProvider
    implements GameProvider<BlackjackView, BlackjackDecision, BlackjackEvent> {

  /** The name under which blackjack is registered. */
  public static final String NAME = "blackjack";

  /** For the service loader. */
  public BlackjackProvider() {}

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String unit() {
    return "money";
  }

  @Override
  public BlackjackRules rules() {
    return BlackjackRules.standard();
  }

  @Override
  public BlackjackRules rules(String text) {
    return BlackjackRules.parse(text);
  }

  @Override
  public List<String> presets() {
    return Stream.of(BlackjackHousePreset.values()).map(BlackjackHousePreset::toString).toList();
  }

  @Override
  public BlackjackDecision decision(String text) {
    return BlackjackDecision.parse(text);
  }

  @Override
  public List<? extends PlayerProvider<BlackjackView, BlackjackDecision, BlackjackEvent>>
      players() {
    return BuiltInPlayer.ALL;
  }

  @Override
  public Optional<Function<String, BlackjackEvent>> eventParser() {
    return Optional.of(BlackjackEvent::parse);
  }

  /** The classic transcript, which says "Player" whatever the player's name. */
  @Override
  public Listener<BlackjackDecision, BlackjackEvent> transcript(
      Appendable out, List<String> names) {
    return new Transcript(out);
  }

  /** What a card counter asks; nothing by the classic rules. */
  @Override
  public List<Figure> figures(String rules, Function<String, ? extends MeasureSummary> measured) {
    requireNonNull(measured);
    BlackjackRules played = rules(rules);
    return played.house().isClassic() ? List.of() : new CounterFigures(played, measured).all();
  }

  @Override
  public Optional<TableProvider<BlackjackView, BlackjackDecision, BlackjackEvent>> table() {
    return Optional.of(BlackjackTable.PROVIDER);
  }

  @Override
  public String howToPlay() {
    return HowToPlay.text();
  }
}
