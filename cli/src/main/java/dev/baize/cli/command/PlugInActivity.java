package dev.baize.cli.command;

import dev.baize.cli.end.ActiveGame;
import dev.baize.cli.end.Activity;
import dev.baize.cli.jar.PlugInCall;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** No game yet: plug-ins are loaded, and asked about themselves and about the rules. */
final class PlugInActivity implements Activity {

  @Override
  public Optional<ActiveGame> game(Thread thread) {
    return PlugInCall.of(thread)
        .map(call -> new ActiveGame(call.callee(), Map.of(), call.request()));
  }

  @Override
  public List<ActiveGame> games() {
    return List.of();
  }
}
