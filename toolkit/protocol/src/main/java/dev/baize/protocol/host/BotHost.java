package dev.baize.protocol.host;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.text.Excerpt;
import dev.baize.protocol.line.Numbering;
import dev.baize.protocol.process.BotProcess;
import dev.baize.protocol.process.Limit;
import dev.baize.protocol.process.Peer;
import dev.baize.protocol.process.RunningBots;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Runs a program as a player. Each thread that plays has processes of its own; a process plays as
 * many matches at the same time as it says it can. If more are begun, the least recently asked are
 * given up, and begun again when they are next asked. Closing the host ends all processes, and so
 * does the end of this JVM. Thread-safe.
 */
public final class BotHost implements AutoCloseable {

  private static final int MAX_COMMAND_LENGTH = 200;

  private final BotCommand command;
  private final BotLauncher launcher;

  /**
   * Starts a program and asks it to describe itself.
   *
   * @param command the program
   * @param name what this host calls itself, such as {@code baize 0.1.0}
   * @param failures is told of each failure, on the thread that plays
   * @throws PlayerFailedException if the program does not start, or does not answer according to
   *     the protocol within thirty seconds
   */
  public BotHost(BotCommand command, String name, Consumer<? super FailureReport> failures) {
    this(command, () -> BotProcess.start(command.name(), command.words()), name, failures);
  }

  /** Connects to what a supplier starts. */
  BotHost(
      BotCommand command,
      Supplier<? extends Peer> program,
      String name,
      Consumer<? super FailureReport> failures) {
    this.command = requireNonNull(command);
    this.launcher =
        new BotLauncher(command.name(), program, requireNonNull(name), requireNonNull(failures));
  }

  /**
   * Limits the time for a decision from now on. There is no limit until this is called.
   *
   * @param time a millisecond or more
   */
  public void limit(Duration time) {
    launcher.limit = Optional.of(Limit.ofDecision(time));
  }

  /**
   * {@return whether the program says that it plays a game}
   *
   * @param game the name of the game, case ignored
   */
  public boolean plays(String game) {
    return launcher.description.plays(requireNonNull(game));
  }

  /**
   * {@return the program as a player of a game} Its players throw {@link PlayerFailedException} if
   * the program fails, and can be created for rules whose views have a {@linkplain
   * dev.baize.core.game.Rules#viewFormat format} alone.
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param <E> the events of the game
   * @param game the game
   */
  public <V extends View, D extends Decision, E extends Event> PlayerProvider<V, D, E> player(
      GameProvider<V, D, E> game) {
    String words = Excerpt.of(String.join(" ", command.words()), MAX_COMMAND_LENGTH);
    return provider(
        game,
        new BotDescription.OfferedPlayer(
            command.name(), "The program " + words, launcher.description),
        false);
  }

  /**
   * {@return the players of a game that the program offers under their own names} They share its
   * processes; otherwise, they are like {@linkplain #player the program as a player}.
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param <E> the events of the game
   * @param game the game
   */
  public <V extends View, D extends Decision, E extends Event>
      List<PlayerProvider<V, D, E>> players(GameProvider<V, D, E> game) {
    String played = game.name();
    return launcher.description.players().stream()
        .filter(player -> player.abilities().plays(played))
        .map(player -> provider(game, player, true))
        .toList();
  }

  @SuppressWarnings("unchecked") // Its players are given only what came from their game.
  private <V extends View, D extends Decision, E extends Event> PlayerProvider<V, D, E> provider(
      GameProvider<V, D, E> game, BotDescription.OfferedPlayer player, boolean offered) {
    return (PlayerProvider<V, D, E>)
        new BotProvider(launcher, game, new Numbering(game), player, offered);
  }

  /**
   * Ends all processes: those that do not end by themselves at once, or are just playing on another
   * thread, are killed. Players that are asked while this runs or later throw {@link
   * PlayerFailedException}; no processes are started any more. Closing again has no effect.
   */
  @Override
  public void close() {
    launcher.close();
  }

  /**
   * Lets the processes of all hosts live until a shutdown hook has ended, for instance because it
   * lets games end. Otherwise, they are killed as soon as the shutdown of this JVM begins.
   *
   * @param hook the hook, which takes at most 30 seconds
   */
  public static void endAfter(Thread hook) {
    RunningBots.endAfter(requireNonNull(hook));
  }
}
