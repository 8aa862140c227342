package dev.baize.core.kit;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;
import static java.util.stream.Collectors.joining;

import com.google.common.base.Suppliers;
import dev.baize.core.game.ChanceOutcome;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Determinization;
import dev.baize.core.game.Game;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.kit.CardGameEvent.Decided;
import dev.baize.core.match.Listener;
import dev.baize.core.player.Place;
import dev.baize.core.player.Player;
import dev.baize.core.random.BoundedInts;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.text.Excerpt;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A game in one file: its rules, its deal and its {@linkplain Position positions}. Subclasses have
 * a public constructor without parameters, and are registered as a {@link GameProvider}; the
 * constructor says what the game has in addition: {@linkplain #preset presets}, {@linkplain
 * #decisions decisions}, {@linkplain #player players}. What is wrong with them is told there, by
 * name.
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
   * @param template the {@linkplain TextTemplate template} of the text of rules, or {@link
   *     #SETTINGS}
   * @param views the class of the views
   * @throws IllegalArgumentException if rules or views cannot be written; names the component
   */
  protected CardGame(String name, R rules, String template, Class<V> views) {
    this(name, rules, template, views, null);
  }

  /**
   * A game in a module that does not open its packages to this one.
   *
   * @param name the {@linkplain GameProvider#name name}
   * @param rules the default rules
   * @param template the {@linkplain TextTemplate template} of the text of rules, or {@link
   *     #SETTINGS}
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
        RulesText.of(requireNonNull(rules), template, new Author(lookup, null, Seat.MAX_COUNT));
    this.views = new RecordViews<>(views, new Author(lookup, this::decision, Seat.MAX_COUNT));
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
   * Lists decisions, in the order of their numbers. If any is not listed, none is numbered: see
   * {@link #decisions(Class, String)}.
   *
   * @param all such as the constants of an enum
   * @throws IllegalArgumentException if two have one text
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
   * @throws IllegalArgumentException if they cannot be written; names the component
   */
  protected final <T extends D> void decisions(Class<T> type, String template) {
    unlisted.add(new TextTemplate<>(type, template, lookup));
  }

  /**
   * Registers a player of the game. One that decides at random is there without it.
   *
   * @param player its name
   * @param description one line that says how it plays
   * @param create creates a player for a place; from any thread
   */
  protected final void player(
      String player,
      String description,
      Function<? super Place, ? extends Player<V, D, CardGameEvent<D>>> create) {
    players.add(new RegisteredPlayer<>(name, player, description, create));
  }

  private record RegisteredPlayer<V extends SeatView<D>, D extends Decision>(
      String game,
      String name,
      String description,
      Function<? super Place, ? extends Player<V, D, CardGameEvent<D>>> maker)
      implements PlayerProvider<V, D, CardGameEvent<D>> {
    @Override
    public Player<V, D, CardGameEvent<D>> create(Place place) {
      return maker.apply(place);
    }
  }

  /**
   * {@return the number of seats}
   *
   * @param rules rules of the game
   */
  protected abstract int seats(R rules);

  /**
   * {@return all ways to deal, each as likely as any other; empty, the default, if there are too
   * many to list} A game that lists them needs neither {@link #deal} nor {@link #world}, and can be
   * solved.
   *
   * @param rules rules of the game
   */
  protected List<? extends Position<V, D>> deals(R rules) {
    return List.of();
  }

  /**
   * {@return the position after the deal}
   *
   * @param rules rules of the game
   * @param random the source of the deal
   */
  protected Position<V, D> deal(R rules, RandomGenerator random) {
    return any(deals(rules), random);
  }

  /**
   * {@return a position that looks like a view to its seat} Each deal from which this view may have
   * come, with all that seats may have decided unseen, is as likely as any other. {@link
   * HiddenHands} deals cards that are hidden; a card that a seat has drawn unseen is a place of its
   * own.
   *
   * @param rules rules of the game
   * @param view any view of a game by these rules, of any seat, also after the end
   * @param random the source of what is hidden
   */
  protected Position<V, D> world(R rules, V view, RandomGenerator random) {
    return any(ListedWorlds.of(view, deals(rules)), random);
  }

  /**
   * {@return what draws {@linkplain #world worlds} of a view} A game overrides it instead where a
   * view takes long to prepare, as {@link HiddenHands} does with many places.
   *
   * @param rules rules of the game
   * @param view any view of a game by these rules, of any seat, also after the end
   */
  protected Function<RandomGenerator, ? extends Position<V, D>> worlds(R rules, V view) {
    List<? extends Position<V, D>> all = deals(rules);
    if (all.isEmpty()) {
      return random -> world(rules, view, random);
    }
    List<Position<V, D>> listed = ListedWorlds.of(view, all);
    return random -> any(listed, random);
  }

  private static <T> T any(List<? extends T> all, RandomGenerator random) {
    return all.get(BoundedInts.below(all.size(), random));
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
    return new Played(rules);
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
    throw new IllegalArgumentException(
        String.format(
            Locale.ROOT,
            "%s: expected a decision such as \"%s\"",
            Excerpt.quote(typed),
            String.join("\" or \"", known)));
  }

  @Override
  public final List<D> decisions() {
    return unlisted.isEmpty() ? List.copyOf(decisions.values()) : List.of();
  }

  @Override
  public final Optional<Function<String, CardGameEvent<D>>> eventParser() {
    return Optional.of(line -> CardGameEvent.parse(name, line, this::decision));
  }

  @Override
  public final List<PlayerProvider<V, D, CardGameEvent<D>>> players() {
    return List.copyOf(players);
  }

  @Override
  public Listener<D, CardGameEvent<D>> transcript(Appendable out, List<String> names) {
    return new CardGameTranscript<>(out, names);
  }

  /** Rules by which games are started. */
  private final class Played implements Rules<V, D, CardGameEvent<D>> {
    private final R rules;
    private final Supplier<List<? extends Position<V, D>>> deals;

    Played(R rules) {
      this.rules = rules;
      this.deals = Suppliers.memoize(() -> List.copyOf(deals(rules)));
    }

    private CardGame<R, V, D> game() {
      return CardGame.this;
    }

    @Override
    public int seats() {
      return CardGame.this.seats(rules);
    }

    @Override
    public String text() {
      return text.print(rules);
    }

    @Override
    public Game<V, D> start(Seed seed, @Nullable Consumer<? super CardGameEvent<D>> events) {
      return new Playing(this, seed.derive("deal"), events);
    }

    @Override
    public List<ChanceOutcome<V, D>> chanceOutcomes() {
      List<? extends Position<V, D>> all = deals.get();
      return all.stream()
          .map(deal -> new ChanceOutcome<>(1.0 / all.size(), playing(deal, 0, Seed.of(0))))
          .toList();
    }

    private Game<V, D> playing(Position<V, D> position, long turn, Seed seed) {
      return new Playing(this, position, turn, seed);
    }

    @Override
    public Optional<Determinization<V, D>> determinization() {
      return Optional.of(
          view -> {
            Function<RandomGenerator, ? extends Position<V, D>> worlds = worlds(rules, view);
            return random -> playing(worlds.apply(random), view.turn(), Seed.of(random.nextLong()));
          });
    }

    @Override
    public Optional<ViewFormat<V, D>> viewFormat() {
      return Optional.of(views);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof CardGame<?, ?, ?>.Played that
          && name.equals(that.game().name())
          && rules.equals(that.rules);
    }

    @Override
    public int hashCode() {
      return Objects.hash(name, rules);
    }

    @Override
    public String toString() {
      return text();
    }
  }

  /** A game in progress: the checks, the events and the copies. */
  private final class Playing implements Game<V, D> {
    private final Played played;
    private final Seed deals;
    private final @Nullable Consumer<? super CardGameEvent<D>> events;
    private Position<V, D> position;
    private long turn;
    private @Nullable List<D> legal;

    Playing(Played played, Seed deals, @Nullable Consumer<? super CardGameEvent<D>> events) {
      this.played = played;
      this.deals = deals;
      this.events = events;
      List<? extends Position<V, D>> all = played.deals.get();
      RandomGenerator random = deals.substream(0);
      this.position = all.isEmpty() ? deal(played.rules, random) : any(all, random);
      tellDealt();
    }

    Playing(Played played, Position<V, D> position, long turn, Seed deals) {
      this.played = played;
      this.deals = deals;
      this.events = null;
      this.position = position;
      this.turn = turn;
    }

    private void tellDealt() {
      if (events != null) {
        for (int i = 0; i < played.seats(); i++) {
          String cards = position.dealt(Seat.of(i));
          if (!cards.isEmpty()) {
            events.accept(new CardGameEvent.Dealt<>(Seat.of(i), cards));
          }
        }
      }
    }

    @Override
    public Seat toAct() {
      if (isOver()) {
        throw new IllegalStateException("the game is over");
      }
      return position.toAct();
    }

    @Override
    public V view(Seat seat) {
      int seats = played.seats();
      checkArgument(seat.index() < seats, "no %s; expected seat 0 to %s", seat, seats - 1);
      boolean isActing = !isOver() && position.toAct().equals(seat);
      return position.view(seat, turn, isActing ? legal() : List.of());
    }

    @Override
    public List<D> legal() {
      List<D> known = legal;
      if (known == null) {
        known = isOver() ? List.of() : List.copyOf(position.legal());
        legal = known;
      }
      return known;
    }

    @Override
    public boolean isLegal(D decision) {
      return legal().contains(requireNonNull(decision));
    }

    @Override
    public void apply(D decision) {
      Seat seat = toAct();
      if (!isLegal(decision)) {
        throw new IllegalDecisionException(seat, decision, legal(), position());
      }
      Position<V, D> before = position;
      position = before.apply(decision);
      turn++;
      legal = null;
      if (events != null) {
        events.accept(new Decided<>(seat, decision, before.isSecret(decision)));
      }
      endHand();
    }

    private void endHand() {
      if (!(position instanceof HandPosition<V, D> hand && hand.isHandOver())) {
        return;
      }
      if (events != null) {
        events.accept(new CardGameEvent.HandScored<>(hand.hand(), hand.scores()));
      }
      if (!hand.isOver()) {
        position = hand.nextHand(deals.substream(hand.hand() + 1));
        tellDealt();
      }
    }

    @Override
    public long hand() {
      return position instanceof HandPosition<V, D> several ? several.hand() : 0;
    }

    @Override
    public List<Long> scores() {
      return position instanceof HandPosition || isOver() ? position.scores() : List.of();
    }

    @Override
    public boolean isOver() {
      return position.isOver();
    }

    @Override
    public Outcome outcome() {
      if (!isOver()) {
        throw new IllegalStateException("the game is not over");
      }
      return new Outcome(position.scores(), position.winners());
    }

    @Override
    public String position() {
      return position.toString().lines().collect(joining(" "));
    }

    @Override
    public Game<V, D> copy() {
      return new Playing(played, position, turn, deals);
    }

    @Override
    public Game<V, D> redeal(Seat seat, RandomGenerator random) {
      return played.determinization().orElseThrow().of(view(seat)).draw(random);
    }
  }
}
