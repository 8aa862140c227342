package dev.baize.euchre;

import dev.baize.core.game.Rules;
import dev.baize.core.match.Listener;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.table.TableProvider;
import dev.baize.euchre.screen.EuchreTable;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Registers euchre and its players. */
public final class EuchreProvider implements GameProvider<EuchreView, EuchreDecision, EuchreEvent> {

  /** The name under which euchre is registered. */
  public static final String NAME = "euchre";

  /** For the service loader. */
  public EuchreProvider() {}

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public EuchreRules rules() {
    return EuchreRules.standard();
  }

  @Override
  public EuchreRules rules(String text) {
    return EuchreRules.parse(text);
  }

  @Override
  public List<String> presets() {
    return Stream.of(EuchreHousePreset.values()).map(EuchreHousePreset::toString).toList();
  }

  @Override
  public EuchreDecision decision(String text) {
    return EuchreDecision.parse(text);
  }

  @Override
  public List<? extends PlayerProvider<EuchreView, EuchreDecision, EuchreEvent>> players() {
    return BuiltInPlayer.ALL;
  }

  @Override
  public Optional<Function<String, EuchreEvent>> eventParser() {
    return Optional.of(EuchreEvent::parse);
  }

  /** The 58 decisions by {@link EuchreDecision#number}. */
  @Override
  public List<EuchreDecision> decisions() {
    return EuchreDecision.all();
  }

  @Override
  public Listener<EuchreDecision, EuchreEvent> transcript(Appendable out, List<String> names) {
    return new Transcript(out, names, EuchreHouseRules.classic());
  }

  @Override
  public Listener<EuchreDecision, EuchreEvent> transcript(
      Appendable out, List<String> names, Rules<EuchreView, EuchreDecision, EuchreEvent> rules) {
    EuchreRules played = rules instanceof EuchreRules own ? own : EuchreRules.parse(rules.text());
    return new Transcript(out, names, played.house());
  }

  @Override
  public Optional<TableProvider<EuchreView, EuchreDecision, EuchreEvent>> table() {
    return Optional.of(EuchreTable.PROVIDER);
  }

  @Override
  public String howToPlay() {
    return HowToPlay.text();
  }
}
