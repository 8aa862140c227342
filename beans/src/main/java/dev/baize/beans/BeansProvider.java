package dev.baize.beans;

import dev.baize.beans.kernel.Choices;
import dev.baize.beans.screen.BeansTable;
import dev.baize.core.match.Listener;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.table.TableProvider;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Registers bean trading and its players. */
public final class BeansProvider implements GameProvider<BeansView, BeansDecision, BeansEvent> {

  /** The name under which bean trading is registered. */
  public static final String NAME = "beans";

  /** For the service loader. */
  public BeansProvider() {}

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String unit() {
    return "coins";
  }

  @Override
  public BeansRules rules() {
    return BeansRules.standard();
  }

  @Override
  public BeansRules rules(String text) {
    return BeansRules.parse(text);
  }

  @Override
  public BeansDecision decision(String text) {
    return BeansDecision.parse(text);
  }

  @Override
  public List<? extends PlayerProvider<BeansView, BeansDecision, BeansEvent>> players() {
    return BuiltInPlayer.ALL;
  }

  @Override
  public Optional<Function<String, BeansEvent>> eventParser() {
    return Optional.of(BeansEvent::parse);
  }

  /** All 64, in the order in which {@link BeansRules} lists the legal ones. */
  @Override
  public List<BeansDecision> decisions() {
    return IntStream.range(0, Choices.COUNT).mapToObj(BeansDecision::at).toList();
  }

  @Override
  public Listener<BeansDecision, BeansEvent> transcript(Appendable out, List<String> names) {
    return new Transcript(out, names);
  }

  @Override
  public Optional<TableProvider<BeansView, BeansDecision, BeansEvent>> table() {
    return Optional.of(BeansTable.PROVIDER);
  }

  @Override
  public String howToPlay() {
    return HowToPlay.text();
  }
}
