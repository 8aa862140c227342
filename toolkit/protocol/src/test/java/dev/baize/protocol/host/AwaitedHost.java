package dev.baize.protocol.host;

import dev.baize.protocol.process.AwaitedPeer;
import dev.baize.protocol.process.Peer;
import java.nio.file.Path;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Hosts {@link TestBot}, and waits for its processes as long as they take. */
final class AwaitedHost {

  /** The ways to misbehave of a program that does not end by itself. */
  private static final Set<String> ENDLESS = Set.of("closes", "chatters");

  private AwaitedHost() {}

  static BotHost of(
      String name, Path folder, String how, Consumer<? super FailureReport> failures) {
    BotCommand command = TestBot.recorded(name, folder, how);
    Supplier<Peer> program =
        ENDLESS.contains(how)
            ? () -> AwaitedPeer.startEndless(name, command.words())
            : () -> AwaitedPeer.start(name, command.words());
    return new BotHost(command, program, "test", failures);
  }
}
