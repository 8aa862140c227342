package dev.baize.review;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.base.Throwables;
import com.google.common.collect.Iterables;
import com.google.common.collect.Maps;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Match;
import dev.baize.core.player.Advice;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.ReviewGuide;
import dev.baize.core.table.Speech;
import dev.baize.core.table.TableProvider;
import dev.baize.review.notation.FilledIn;
import dev.baize.table.Opponents;
import dev.baize.table.PlainTable;
import dev.baize.table.StandIn;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Reviews the game of one record. It is made by {@link Reviewer#of}.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public final class RecordReviewer<V extends View, D extends Decision, E extends Event> {

  /** The judge's own randomness, which has nothing to do with that of the game. */
  private static final Seed FINDING = Seed.of(1);

  private static final Seed COMPARING = Seed.of(2);

  private final Registry registry;
  private final @Nullable String judge;
  private final int threads;
  private final MatchRecord record;
  private final Header header;
  private final GameProvider<V, D, E> game;
  private final Rules<V, D, E> rules;
  private final TableProvider<V, D, E> tables;
  private final ReviewGuide<V, D, E> guide;
  private final List<Seat> seats;
  private final Game<V, D> played;
  private final FilledIn filledIn;

  /** The turns up to the end of the record, or of the last hand that counts. */
  private final List<RecordedTurn> turns;

  /** How many hands there are in them. */
  private final long hands;

  /** The numbers of the decisions to judge, ascending from 0. */
  private final List<Integer> toJudge;

  RecordReviewer(
      Registry registry,
      @Nullable String judge,
      int threads,
      MatchRecord record,
      GameProvider<V, D, E> game,
      List<Seat> seats) {
    this.registry = registry;
    this.judge = judge;
    this.threads = threads;
    this.record = record;
    this.header = record.header();
    this.game = game;
    this.rules = game.rules(header.rules());
    this.tables = PlainTable.unlessProvided(game);
    this.guide = tables.reviewGuide();
    this.seats = seats;
    this.played = RecordedMatch.of(record, game).replay();
    this.filledIn = FilledIn.of(header);
    List<RecordedTurn> all = RecordedTurn.of(record, game);
    RecordedTurn last = Iterables.getLast(all);
    // Who plays alone may leave after any hand, so that a hand in progress is left out.
    boolean leaves = rules.seats() == 1 && !played.isOver() && !last.scores().isEmpty();
    int decisions =
        leaves
            ? Iterables.indexOf(all, turn -> turn.hand() == last.hand())
            : record.decisions().size();
    this.turns = all.subList(0, decisions + 1);
    this.hands = last.hand() + (leaves ? 0 : 1);
    List<StandIn> standIns = StandIn.of(header);
    this.toJudge =
        IntStream.range(0, decisions).filter(i -> isJudged(i, standIns)).boxed().toList();
  }

  /** Whether a decision was a choice of a seat to judge, whose cards are known. */
  private boolean isJudged(int index, List<StandIn> standIns) {
    RecordedTurn turn = turns.get(index);
    Seat seat = requireNonNull(turn.seat());
    return turn.choices() > 1
        && seats.contains(seat)
        && filledIn.knows(turn.hand(), seat)
        && standIns.stream().noneMatch(each -> each.decided(seat, index + 1));
  }

  private List<Long> scores() {
    return Iterables.getLast(turns).scores();
  }

  private D decision(int index) {
    return game.decision(record.decisions().get(index));
  }

  /** {@return how many decisions the review judges} */
  public int decisions() {
    return toJudge.size();
  }

  /**
   * {@return the name of the player that judges, with its settings}
   *
   * @throws dev.baize.core.registry.MissingProviderException if it is not registered
   * @throws IllegalArgumentException if it gives no values, or cannot play by these rules
   */
  public String judge() {
    String name = new Opponents(registry, game, tables).hints(judge);
    advisor(name, Seat.of(0), FINDING);
    return name;
  }

  /**
   * {@return the unit of what hands bring with all cards open, such as {@code tricks}}
   *
   * @throws IllegalArgumentException if that is not known of the game
   */
  public String unitWithAllCards() {
    String unit = guide.unitWithAllCards();
    checkArgument(!unit.isEmpty(), "what %s brings with all cards open is not known", game.name());
    return unit;
  }

  /**
   * {@return the review}
   *
   * @param judged is run after each decision that was judged, by one thread at a time
   * @param withAllCards whether to tell, too, what the hands bring with all cards open
   * @throws IllegalArgumentException as {@link #judge} does, and {@link #unitWithAllCards} if that
   *     is asked for
   */
  public GameReview review(Runnable judged, boolean withAllCards) {
    String name = judge();
    String unit = withAllCards ? unitWithAllCards() : "";
    List<JudgedDecision> all = judgeAll(name, judged);
    return new GameReview(
        header,
        name,
        turns.size() <= record.decisions().size(),
        seats.stream().map(seat -> review(seat, all, unit)).toList());
  }

  /** The span of the scores at the end; 1 if it is not known. */
  private double span() {
    List<Long> scores = scores();
    return scores.isEmpty() ? 1 : Math.max(Collections.max(scores) - Collections.min(scores), 1);
  }

  /** A player for a seat that gives the values of decisions, by its name. */
  Player<V, D, E> advisor(String name, Seat seat, Seed seed) {
    SeatContext context = SeatContext.of(seed, seat).with(rules);
    Player<V, D, E> player = registry.player(game, name).create(context);
    checkArgument(
        Advisor.of(player).isPresent(),
        "%s decides without values, so it cannot judge; expected an advisor, such as Thinker",
        name);
    return player;
  }

  /** A judge of a seat's decisions with randomness of its own, which has seen nothing. */
  SeatJudge<V, D, E> judge(String advisor, Seat seat, Seed finding, Seed comparing) {
    return new SeatJudge<>(
        tables.table().apply(new Speech(seat, Opponents.shown(header))),
        guide,
        span(),
        advisor(advisor, seat, finding),
        advisor(advisor, seat, comparing));
  }

  /** All decisions of the seats with more than one choice, in order. */
  private List<JudgedDecision> judgeAll(String advisor, Runnable judged) {
    ExecutorService workers = Executors.newFixedThreadPool(threads);
    try {
      List<Future<List<JudgedDecision>>> shares =
          IntStream.range(0, threads)
              .mapToObj(share -> workers.submit(() -> share(advisor, share, judged)))
              .toList();
      List<JudgedDecision> all = new ArrayList<>();
      for (Future<List<JudgedDecision>> share : shares) {
        all.addAll(share.get());
      }
      all.sort(Comparator.comparingInt(JudgedDecision::index));
      return all;
    } catch (ExecutionException e) {
      Throwables.throwIfUnchecked(requireNonNull(e.getCause()));
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException();
    } finally {
      workers.shutdownNow();
    }
  }

  /** Judges every decision whose place among the judged ones is that of the share. */
  private List<JudgedDecision> share(String advisor, int share, Runnable judged) {
    Map<Seat, SeatJudge<V, D, E>> judges =
        Maps.toMap(seats, seat -> judge(advisor, seat, FINDING, COMPARING));
    List<Player<V, D, E>> players =
        new ArrayList<>(Collections.nCopies(rules.seats(), Player.unasked()));
    judges.forEach((seat, judge) -> players.set(seat.index(), judge));
    Match<V, D, E> match = RecordedMatch.of(MatchRecord.of(header), game).resume(players);
    List<JudgedDecision> found = new ArrayList<>();
    for (int i = 0; i < turns.size() - 1; i++) {
      match.deliverEvents();
      D made = decision(i);
      int place = Collections.binarySearch(toJudge, i);
      if (place >= 0 && place % threads == share && !Thread.currentThread().isInterrupted()) {
        V view = match.view(match.toAct());
        SeatJudge<V, D, E> judge = requireNonNull(judges.get(view.seat()));
        RecordedTurn turn = turns.get(i);
        found.add(judge.judge(view, match.legal(), made, i, turn.hand() + 1, turn.number()));
        synchronized (this) {
          judged.run();
        }
      }
      match.replay(made);
    }
    return found;
  }

  /** What a seat gains with all cards open by each hand that is over and whose cards are known. */
  private List<OpenHands.Hand> openHands(Seat seat) {
    List<OpenHands.Hand> open = new ArrayList<>();
    Game<V, D> again = RecordedMatch.of(record, game).start(null);
    List<Double> values = new ArrayList<>();
    Map<Integer, Double> lost = new TreeMap<>();
    int own = 0;
    for (int i = 0; i < turns.size() - 1; i++) {
      RecordedTurn turn = turns.get(i);
      OptionalDouble value = guide.withAllCards(again, seat);
      if (value.isPresent()) {
        if (own > 0) {
          lost.put(own, values.get(values.size() - 1) - value.getAsDouble());
        }
        values.add(value.getAsDouble());
        own = seat.equals(turn.seat()) ? turn.number() : 0;
      }
      again.apply(decision(i));
      if (turns.get(i + 1).isAfterHandOf(turn)) {
        if (!values.isEmpty() && filledIn.knowsAll(turn.hand())) {
          double brought = values.get(values.size() - 1);
          open.add(new OpenHands.Hand(turn.hand() + 1, values.get(0), brought, lost));
        }
        values = new ArrayList<>();
        lost = new TreeMap<>();
        own = 0;
      }
    }
    return open;
  }

  /** The review of a seat; with all cards open, too, unless the unit for that is empty. */
  private SeatReview review(Seat seat, List<JudgedDecision> all, String unitWithAllCards) {
    List<JudgedDecision> decisions = all.stream().filter(each -> each.seat().equals(seat)).toList();
    String advised = decisions.isEmpty() ? "" : decisions.get(0).unit();
    boolean chances = Advice.areChances(advised);
    OptionalDouble ofGame = guide.expectedOfGame(rules, seat, advised);
    boolean ended = played.isOver() || (rules.seats() == 1 && !scores().isEmpty() && !chances);
    boolean known = ended && !decisions.isEmpty();
    return new SeatReview(
        seat,
        Opponents.shown(header).get(seat.index()),
        guide.unit(advised),
        known
            ? OptionalDouble.of(result(seat, chances, ofGame.isPresent()))
            : OptionalDouble.empty(),
        chances ? expectedOfGame(ofGame) : expectedOfHands(),
        decisions,
        unitWithAllCards.isEmpty()
            ? Optional.empty()
            : Optional.of(new OpenHands(unitWithAllCards, openHands(seat))));
  }

  /** An equal share of a win if the game does not say, unless a seat is ahead from the start. */
  private OptionalDouble expectedOfGame(OptionalDouble told) {
    boolean level = turns.get(0).scores().stream().distinct().count() <= 1;
    return told.isEmpty() && level ? OptionalDouble.of(1.0 / rules.seats()) : told;
  }

  private OptionalDouble expectedOfHands() {
    OptionalDouble each = guide.expectedOfHand(rules);
    return each.isEmpty() ? each : OptionalDouble.of(hands * each.getAsDouble());
  }

  /** What a chance to win has become, or the gain in stakes, less what the others gained. */
  private double result(Seat seat, boolean chances, boolean isWonWhole) {
    if (!chances) {
      return gain(seat, turns.get(0).scores(), scores()) / rules.stake();
    }
    List<Seat> winners = played.outcome().winners();
    boolean drawn = winners.isEmpty() || winners.size() == rules.seats();
    if (isWonWhole) {
      return drawn ? 0.5 : winners.contains(seat) ? 1 : 0;
    }
    return drawn ? 1.0 / rules.seats() : winners.contains(seat) ? 1.0 / winners.size() : 0;
  }

  /** What a seat has gained, less what the others have on average. */
  static double gain(Seat seat, List<Long> before, List<Long> scores) {
    double own = 0;
    double others = 0;
    for (int i = 0; i < scores.size(); i++) {
      double gain = scores.get(i) - (before.isEmpty() ? 0.0 : before.get(i));
      own += i == seat.index() ? gain : 0;
      others += i == seat.index() ? 0 : gain / (scores.size() - 1);
    }
    return own - others;
  }
}
