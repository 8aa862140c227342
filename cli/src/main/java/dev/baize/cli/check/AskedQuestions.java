package dev.baize.cli.check;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.player.Player;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.stream.Stream;

/**
 * Which questions players are asked: the methods of the interface through which a game asks its
 * players one question at a time. Players that decide on their own are asked none.
 */
final class AskedQuestions {

  private static final String DECIDE = "decide";

  private final Set<String> all = new ConcurrentSkipListSet<>();
  private final Set<String> asked = new ConcurrentSkipListSet<>();
  private boolean watching;

  void setWatching(boolean now) {
    watching = now;
  }

  /**
   * Wraps a player: the wrapper makes the same decisions and, while watching is turned on, notes
   * each question that the player is asked.
   */
  <V extends View, D extends Decision, E extends Event> Player<V, D, E> watched(
      Player<V, D, E> player) {
    Optional<Class<?>> questions = watching ? questions(player.getClass()) : Optional.empty();
    return questions.map(type -> watched(player, type)).orElse(player);
  }

  @SuppressWarnings("unchecked") // The proxy decides as the player does.
  private <V extends View, D extends Decision, E extends Event> Player<V, D, E> watched(
      Player<V, D, E> player, Class<?> questions) {
    Arrays.stream(questions.getMethods())
        .filter(AskedQuestions::isQuestion)
        .forEach(question -> all.add(question.getName()));
    InvocationHandler handler =
        (proxy, method, arguments) -> {
          if (isQuestion(method)) {
            asked.add(method.getName());
          }
          return call(player, proxy, method, arguments);
        };
    return (Player<V, D, E>)
        Proxy.newProxyInstance(questions.getClassLoader(), new Class<?>[] {questions}, handler);
  }

  /** Calls a method, on the proxy if only the interface implements it, so that it is watched. */
  private static Object call(Object player, Object proxy, Method method, Object[] arguments)
      throws Throwable {
    Method own = player.getClass().getMethod(method.getName(), method.getParameterTypes());
    if (own.equals(method) && method.isDefault()) {
      return InvocationHandler.invokeDefault(proxy, method, arguments);
    }
    try {
      return method.invoke(player, arguments);
    } catch (InvocationTargetException e) {
      throw Objects.requireNonNull(e.getCause());
    }
  }

  /**
   * The public interface whose default {@code decide} asks a player of this class its questions;
   * empty if the class overrides {@code decide}.
   */
  private static Optional<Class<?>> questions(Class<?> player) {
    return Stream.of(player.getMethods())
        .filter(method -> method.getName().equals(DECIDE) && method.isDefault())
        .<Class<?>>map(Method::getDeclaringClass)
        .filter(type -> Modifier.isPublic(type.getModifiers()))
        .filter(
            type ->
                type.getModule()
                    .isExported(type.getPackageName(), AskedQuestions.class.getModule()))
        .findFirst();
  }

  private static boolean isQuestion(Method method) {
    Class<?>[] parameters = method.getParameterTypes();
    return parameters.length > 0
        && View.class.isAssignableFrom(parameters[0])
        && !Modifier.isStatic(method.getModifiers())
        && !method.getName().equals(DECIDE);
  }

  /** Which questions were never asked; empty if players decide on their own. */
  Optional<String> summary() {
    Set<String> never = new TreeSet<>(all);
    never.removeAll(asked);
    return all.isEmpty()
        ? Optional.empty()
        : Optional.of(
            never.isEmpty() ? "all were asked" : "never asked: " + String.join(", ", never));
  }
}
