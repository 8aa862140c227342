package dev.baize.core.kit;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;
import static java.util.Objects.requireNonNull;

import com.google.common.base.Splitter;
import com.google.common.base.Suppliers;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.kit.CardGameEvent.Dealt;
import dev.baize.core.kit.CardGameEvent.Decided;
import dev.baize.core.kit.CardGameEvent.HandScored;
import dev.baize.core.kit.CardGameEvent.Shown;
import dev.baize.core.match.Listener;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.WholeNumber;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A game in one file: its rules, its deal and its {@linkplain Position positions}. Subclasses,
 * which are registered as a {@link GameProvider}, have a public constructor without parameters,
 * which adds {@linkplain #preset presets}, {@linkplain #decisions decisions} and {@linkplain
 * #player players}, and is told by name what is wrong with them.
 *
 * @param <R> the rules, a record
 * @param <V> the views, a record
 * @param <D> the decisions
 */
public abstract class CardGame<R extends Record, V extends SeatView<D>, D extends Decision>
    implements GameProvider<V, D, CardGameEvent<D>> {

  /**
   * In place of the template of rules: their text is the components that differ from the default
   * rules, such as {@code seats 5, hook no}, or {@code standard} if none does; text that is read
   * may begin with a preset. Components are numbers, booleans and enums.
   */
  protected static final String SETTINGS = "";

  /** Matches a seat and what happens to it, cards that all are shown, or a hand and its scores. */
  private static final Pattern EVENT =
      Pattern.compile(
          "(?:seat ([0-9]+)( is dealt | is shown |: | in secret: )"
              + "|all are shown |hand ([0-9]+) is over: )(.+)");

  private final String name;
  private final RulesText<R> text;
  private final RecordViews<V, D> views;
  private final MethodHandles.@Nullable Lookup lookup;
  private final Map<String, D> decisions = new LinkedHashMap<>();
  private final List<TextTemplate<? extends D>> unlisted = new ArrayList<>();
  private final List<PlayerProvider<V, D, CardGameEvent<D>>> players = new ArrayList<>();

  /**
   * A game.
   *
   * @param name the {@linkplain GameProvider#name name}
   * @param rules the default rules
   * @param template the {@linkplain EventTexts template} of the text of rules, or {@link #SETTINGS}
   * @param views the class of the views
   */
  protected CardGame(String name, R rules, String template, Class<V> views) {
    this(name, rules, template, views, null);
  }

  /**
   * A game in a module that does not open its packages to this one.
   *
   * @param name the {@linkplain GameProvider#name name}
   * @param rules the default rules
   * @param template the {@linkplain EventTexts template} of the text of rules, or {@link #SETTINGS}
   * @param views the class of the views
   * @param lookup {@code MethodHandles.lookup()}; null to need none
   * @throws IllegalArgumentException if rules or views cannot be written; names the component
   */
  protected CardGame(
      String name,
      R rules,
      String template,
      Class<V> views,
      MethodHandles.@Nullable Lookup lookup) {
    this.name = requireNonNull(name);
    this.text =
        RulesText.of(
            requireNonNull(rules), template, new RecordAccess(lookup, null, Seat.MAX_COUNT));
    this.views = new RecordViews<>(views, new RecordAccess(lookup, this::decision, Seat.MAX_COUNT));
    this.lookup = lookup;
  }

  /**
   * Names rules that many play by.
   *
   * @param preset such as {@code casino}
   * @param rules what the name stands for
   */
  protected final void preset(String preset, R rules) {
    text.preset(preset, rules);
  }

  /**
   * Lists decisions, in the order of their numbers; if any is not listed, none is numbered.
   *
   * @param all such as the constants of an enum
   */
  protected final void decisions(List<? extends D> all) {
    for (D each : all) {
      D other = decisions.putIfAbsent(each.text(), each);
      checkArgument(other == null, "%s: two decisions have the text \"%s\"", name, each.text());
    }
  }

  /**
   * Declares decisions that are too many to list.
   *
   * @param <T> the decisions
   * @param type a record
   * @param template the template of their texts, by which {@link Decision#text} must print them
   */
  protected final <T extends D> void decisions(Class<T> type, String template) {
    unlisted.add(new TextTemplate<>(type, template, lookup));
  }

  /**
   * Registers a player of the game; one that decides at random is there in any case.
   *
   * @param player its name
   * @param description one line that says how it plays
   * @param create creates a player for a seat; from any thread
   */
  protected final void player(
      String player,
      String description,
      Function<? super SeatContext, ? extends Player<V, D, CardGameEvent<D>>> create) {
    players.add(new RegisteredPlayer<>(name, player, description, create));
  }

  private record RegisteredPlayer<V extends SeatView<D>, D extends Decision>(
      String game,
      String name,
      String description,
      Function<? super SeatContext, ? extends Player<V, D, CardGameEvent<D>>> maker)
      implements PlayerProvider<V, D, CardGameEvent<D>> {
    @Override
    public Player<V, D, CardGameEvent<D>> create(SeatContext context) {
      return maker.apply(context);
    }
  }

  /**
   * {@return the number of seats}
   *
   * @param rules rules of the game
   */
  protected abstract int seats(R rules);

  /**
   * {@return all ways to deal, equally likely; empty, the default, if they are too many} A game
   * that lists them needs neither {@link #deal} nor {@link #worlds}, and can be solved.
   *
   * @param rules rules of the game
   */
  protected List<? extends Position<V, D>> deals(R rules) {
    return List.of();
  }

  /**
   * {@return the position after the deal; not asked if deals are listed}
   *
   * @param rules rules of the game
   * @param random the source of the deal
   */
  protected Position<V, D> deal(R rules, RandomGenerator random) {
    throw missing("deal");
  }

  /**
   * {@return what draws positions that look like a view to its seat; not asked if deals are listed}
   * Each deal from which this view may have come, with all that seats may have decided unseen, is
   * as likely as any other. {@link HiddenHands}, built once for the view, deals cards that are
   * hidden; a card that a seat has drawn unseen is a place of its own.
   *
   * @param rules rules of the game
   * @param view any view of a game by these rules, of any seat, also after the end
   */
  protected Function<RandomGenerator, ? extends Position<V, D>> worlds(R rules, V view) {
    throw missing("worlds");
  }

  private UnsupportedOperationException missing(String method) {
    return new UnsupportedOperationException(
        lenientFormat(
            "%s has no %s; expected deals, or deal and worlds, to be overridden",
            getClass().getName(), method));
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final Rules<V, D, CardGameEvent<D>> rules() {
    return rules(text.standard);
  }

  /**
   * {@return rules by which games are started}
   *
   * @param rules as chosen
   */
  public final Rules<V, D, CardGameEvent<D>> rules(R rules) {
    return new CardGameRules<V, D>(
        name,
        rules,
        text.print(rules),
        seats(rules),
        views,
        Suppliers.memoize(() -> List.copyOf(deals(rules))),
        random -> deal(rules, random),
        view -> worlds(rules, view));
  }

  @Override
  public final Rules<V, D, CardGameEvent<D>> rules(String typed) {
    return rules(text.parse(typed));
  }

  @Override
  public final List<String> presets() {
    return text.presets();
  }

  @Override
  public final D decision(String typed) {
    D listed = decisions.get(typed);
    if (listed != null) {
      return listed;
    }
    try {
      for (TextTemplate<? extends D> template : unlisted) {
        Optional<? extends D> parsed = template.match(typed);
        if (parsed.isPresent()) {
          return parsed.get();
        }
      }
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(Excerpt.quote(typed) + ": " + e.getMessage(), e);
    }
    List<String> known = new ArrayList<>();
    decisions.keySet().stream().limit(1).forEach(known::add);
    unlisted.forEach(template -> known.add(template.toString()));
    String example = String.join("\" or \"", known);
    throw new IllegalArgumentException(
        Excerpt.quote(typed) + ": expected a decision such as \"" + example + '"');
  }

  @Override
  public final List<D> decisions() {
    return unlisted.isEmpty() ? List.copyOf(decisions.values()) : List.of();
  }

  @Override
  public final Optional<Function<String, CardGameEvent<D>>> eventParser() {
    return Optional.of(this::event);
  }

  private CardGameEvent<D> event(String line) {
    Matcher form = EVENT.matcher(line);
    try {
      checkArgument(form.matches(), "expected one such as \"seat 0: …\"");
      String what = form.group(4);
      if (form.group(3) != null) {
        return new HandScored<>(
            WholeNumber.parseShortest(form.group(3), 0, Long.MAX_VALUE),
            Splitter.on(' ').splitToStream(what).map(CardGame::score).toList());
      }
      if (form.group(1) == null) {
        return Shown.toAll(what);
      }
      Seat seat = Seat.of((int) WholeNumber.parseShortest(form.group(1), 0, Seat.MAX_COUNT - 1));
      return switch (form.group(2)) {
        case " is dealt " -> new Dealt<>(seat, what);
        case " is shown " -> Shown.to(seat, what);
        case ": " -> new Decided<>(seat, decision(what), false);
        default -> new Decided<>(seat, decision(what), true);
      };
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          Excerpt.quote(line) + " is not an event of " + name + ": " + e.getMessage(), e);
    }
  }

  private static Long score(String text) {
    return WholeNumber.parseShortest(text, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  @Override
  public final List<PlayerProvider<V, D, CardGameEvent<D>>> players() {
    return List.copyOf(players);
  }

  @Override
  public Listener<D, CardGameEvent<D>> transcript(Appendable out, List<String> names) {
    return new Transcript<>(out, names);
  }

  /** Prints the text of each event on a line, with the names of the seats. */
  private record Transcript<D extends Decision>(Appendable out, List<String> names)
      implements Listener<D, CardGameEvent<D>> {

    private static final Pattern SEAT = Pattern.compile("^seat ([0-9]+)");

    @Override
    public void happened(CardGameEvent<D> event) {
      Matcher seat = SEAT.matcher(event.text());
      String line =
          seat.replaceFirst(
              found -> Matcher.quoteReplacement(names.get(Integer.parseInt(found.group(1)))));
      try {
        out.append(line).append('\n');
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
