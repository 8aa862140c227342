package dev.baize.core;

import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/**
 * Gives every property of every module one seed, unless it names its own, so that two runs of the
 * tests try the same values. jqwik has no setting for this; it finds the hook as a service.
 */
public final class FixedSeed implements AroundPropertyHook {
  private static final String SEED = "20260101";

  @Override
  public PropagationMode propagateTo() {
    return PropagationMode.ALL_DESCENDANTS;
  }

  @Override
  public PropertyExecutionResult aroundProperty(
      PropertyLifecycleContext context, PropertyExecutor property) {
    if (context.attributes().seed().isEmpty()) {
      context.attributes().setSeed(SEED);
    }
    return property.execute();
  }
}
