package dev.baize.cli.check;

import com.google.common.base.Throwables;
import com.google.common.math.Quantiles;
import com.google.common.reflect.Reflection;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.Player;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.text.Plural;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Counts the decisions of players, measures their time, and notes which questions they are asked:
 * the methods of the interface through which a game asks its players one question at a time. A
 * {@link Watchdog} watches every call.
 */
final class PlayerMonitor {

  private static final String DECIDE = "decide";
  private static final int MAX_TIMED = 1_000_000;
  private static final String[] UNITS = {"ns", "µs", "ms", "s"};
  private static final int STEP = 1000;

  private final Watchdog watchdog;
  private final String name;
  private final AtomicLong decisions = new AtomicLong();
  private final List<Long> nanoseconds = new ArrayList<>();
  private final Set<String> questions = new ConcurrentSkipListSet<>();
  private final Set<String> asked = new ConcurrentSkipListSet<>();
  private boolean timing;
  private boolean notingQuestions;

  PlayerMonitor(Watchdog watchdog, String name) {
    this.watchdog = watchdog;
    this.name = name;
  }

  /** Starts or stops measuring times; must be stopped while several threads play. */
  void setTiming(boolean now) {
    timing = now;
  }

  void setNotingQuestions(boolean now) {
    notingQuestions = now;
  }

  /** The same provider, of players that are monitored, by the name without settings. */
  @SuppressWarnings("unchecked") // The proxy makes the same players.
  <V extends View, D extends Decision, E extends Event> PlayerProvider<V, D, E> provider(
      PlayerProvider<V, D, E> provider) {
    return (PlayerProvider<V, D, E>)
        Reflection.newProxy(
            PlayerProvider.class,
            (proxy, method, arguments) ->
                switch (method.getName()) {
                  case "name" -> Registry.nameIn(provider.name());
                  case "create" ->
                      player(() -> (Player<?, ?, ?>) call(provider, method, arguments));
                  default -> call(provider, method, arguments);
                });
  }

  @SuppressWarnings("unchecked") // A player is given only what came from its game.
  Player<View, Decision, Event> player(Supplier<? extends Player<?, ?, ?>> made) {
    Player<View, Decision, Event> player =
        (Player<View, Decision, Event>) watchdog.ask(() -> "when it sits down", made);
    Player<View, Decision, Event> noted =
        (notingQuestions ? role(player.getClass()) : Optional.<Class<?>>empty())
            .map(role -> noted(player, role))
            .orElse(player);
    List<Class<?>> types =
        player instanceof Advisor ? List.of(Player.class, Advisor.class) : List.of(Player.class);
    return (Player<View, Decision, Event>)
        Proxy.newProxyInstance(
            Player.class.getClassLoader(),
            types.toArray(Class<?>[]::new),
            (proxy, method, arguments) ->
                switch (method.getName()) {
                  case "name" -> name;
                  case DECIDE -> decide(noted, (View) arguments[0]);
                  case "advise" ->
                      watchdog.ask(
                          () -> where((View) arguments[0]), () -> call(player, method, arguments));
                  case "observe" ->
                      watchdog.ask(
                          () -> "when told \"" + ((Event) arguments[0]).text() + '"',
                          () -> call(player, method, arguments));
                  default -> call(player, method, arguments);
                });
  }

  private Decision decide(Player<View, Decision, Event> player, View view) {
    return watchdog.ask(
        () -> where(view),
        () -> {
          long start = System.nanoTime();
          Decision decision = player.decide(view);
          long time = System.nanoTime() - start;
          decisions.incrementAndGet();
          if (timing && nanoseconds.size() < MAX_TIMED) {
            nanoseconds.add(time);
          }
          return decision;
        });
  }

  private static String where(View view) {
    return "at " + view.seat() + " after " + Plural.of(view.turn(), "decision");
  }

  @SuppressWarnings("unchecked") // The proxy decides as the player does.
  private Player<View, Decision, Event> noted(Player<View, Decision, Event> player, Class<?> role) {
    Stream.of(role.getMethods())
        .filter(PlayerMonitor::isQuestion)
        .forEach(question -> questions.add(question.getName()));
    return (Player<View, Decision, Event>)
        Reflection.newProxy(
            role,
            (proxy, method, arguments) -> {
              if (isQuestion(method)) {
                asked.add(method.getName());
              }
              Method own =
                  player.getClass().getMethod(method.getName(), method.getParameterTypes());
              // What only the interface implements asks the proxy, so that it is noted.
              return own.equals(method) && method.isDefault()
                  ? InvocationHandler.invokeDefault(proxy, method, arguments)
                  : call(player, method, arguments);
            });
  }

  private static Object call(Object receiver, Method method, Object[] arguments) {
    try {
      return method.invoke(receiver, arguments);
    } catch (InvocationTargetException e) {
      Throwables.throwIfUnchecked(Objects.requireNonNull(e.getCause()));
      throw new IllegalStateException(e.getCause());
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * The public interface whose default {@code decide} asks a player of this class its questions;
   * empty if the class overrides {@code decide}.
   */
  private static Optional<Class<?>> role(Class<?> player) {
    return Stream.of(player.getMethods())
        .filter(method -> method.getName().equals(DECIDE) && method.isDefault())
        .<Class<?>>map(Method::getDeclaringClass)
        .filter(type -> Modifier.isPublic(type.getModifiers()))
        .filter(
            type ->
                type.getModule().isExported(type.getPackageName(), PlayerMonitor.class.getModule()))
        .findFirst();
  }

  private static boolean isQuestion(Method method) {
    Class<?>[] parameters = method.getParameterTypes();
    return parameters.length > 0
        && View.class.isAssignableFrom(parameters[0])
        && !Modifier.isStatic(method.getModifiers())
        && !method.getName().equals(DECIDE);
  }

  /** The number of decisions made since the last call of this method. */
  long takeCount() {
    return decisions.getAndSet(0);
  }

  /** Which questions were never asked; empty if players decide on their own. */
  Optional<String> questions() {
    Set<String> never = new TreeSet<>(questions);
    never.removeAll(asked);
    String summary =
        never.isEmpty() ? "all were asked" : "never asked: " + String.join(", ", never);
    return questions.isEmpty() ? Optional.empty() : Optional.of(summary);
  }

  /** The time per decision, over the first million of them. */
  String times() {
    return nanoseconds.isEmpty()
        ? "none was made"
        : String.format(
            Locale.ROOT,
            "median %s, 99 %% within %s, longest %s",
            percentile(50),
            percentile(99),
            percentile(100));
  }

  private String percentile(int index) {
    return duration(Quantiles.percentiles().index(index).compute(nanoseconds));
  }

  /** A number of nanoseconds in the unit that fits, such as {@code 1.3 ms}. */
  static String duration(double nanoseconds) {
    double time = nanoseconds;
    int unit = 0;
    while (time >= STEP && unit < UNITS.length - 1) {
      time /= STEP;
      unit++;
    }
    String form = unit == 0 || time >= 100 ? "%.0f %s" : "%.1f %s";
    return String.format(Locale.ROOT, form, time, UNITS[unit]);
  }
}
