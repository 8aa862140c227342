package dev.baize.review;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.base.Throwables;
import dev.baize.core.card.CardSet;
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
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.ReviewGuide;
import dev.baize.core.table.Speech;
import dev.baize.core.table.TableProvider;
import dev.baize.review.notation.FilledIn;
import dev.baize.table.Opponents;
import dev.baize.table.PlainTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Judges the decisions of recorded games by what their seats knew. Equal records give equal
 * reviews, with any number of threads.
 */
public final class Reviewer {

  /** The judge's own randomness, which has nothing to do with that of the game. */
  private static final Seed FINDING = Seed.of(1);

  private static final Seed COMPARING = Seed.of(2);

  private final Registry registry;
  private final @Nullable String judge;
  private final int threads;

  /**
   * A reviewer.
   *
   * @param registry the games, their tables and players
   * @param judge the player whose advice is taken, with its settings; null for the strongest of the
   *     game
   * @param threads how many threads work, 1 or more
   */
  public Reviewer(Registry registry, @Nullable String judge, int threads) {
    checkArgument(threads > 0, "%s threads; expected 1 or more", threads);
    this.registry = registry;
    this.judge = judge;
    this.threads = threads;
  }

  /**
   * {@return the player that judges a game, with its settings}
   *
   * @param record the record of the game
   * @throws dev.baize.core.registry.MissingProviderException if the game or the player is not
   *     registered
   * @throws IllegalArgumentException if the player gives no values, or cannot play by these rules
   */
  public String judge(MatchRecord record) {
    return new Bench<>(record, registry.game(record.header().game()), List.of(), () -> {}).judge();
  }

  /**
   * {@return how many decisions a review judges}
   *
   * @param record the record of the game
   * @param seats whose decisions are judged
   * @throws dev.baize.core.record.MalformedFileException if a decision is illegal
   * @throws dev.baize.core.registry.MissingProviderException if the game is not registered
   */
  public int decisions(MatchRecord record, List<Seat> seats) {
    return new Bench<>(record, registry.game(record.header().game()), seats, () -> {}).turns();
  }

  /**
   * {@return the review of a game, over or not}
   *
   * @param record the record of the game
   * @param seats whose decisions are judged
   * @param judged is run after each decision that was judged, by one thread at a time
   * @throws dev.baize.core.record.MalformedFileException if a decision is illegal
   * @throws dev.baize.core.registry.MissingProviderException if the game is not registered
   * @throws IllegalArgumentException if the judge is not registered, or gives no values
   */
  public GameReview review(MatchRecord record, List<Seat> seats, Runnable judged) {
    return new Bench<>(record, registry.game(record.header().game()), seats, judged).review();
  }

  /** A judge of one seat's decisions in a game, with randomness of its own. */
  <V extends View, D extends Decision, E extends Event> SeatJudge<V, D, E> judge(
      MatchRecord record, GameProvider<V, D, E> game, Seat seat, Seed seed) {
    Bench<V, D, E> bench = new Bench<>(record, game, List.of(seat), () -> {});
    PlayerProvider<V, D, E> advisor = registry.player(game, bench.judge());
    return bench.judge(advisor, seat, seed.derive("finding"), seed.derive("comparing"));
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

  /** Where the judges of one game work. */
  private final class Bench<V extends View, D extends Decision, E extends Event> {

    private final MatchRecord record;
    private final Header header;
    private final GameProvider<V, D, E> game;
    private final Rules<V, D, E> rules;
    private final TableProvider<V, D, E> tables;
    private final ReviewGuide<V, D, E> guide;
    private final List<Seat> seats;
    private final Runnable judged;
    private final Game<V, D> played;

    /** The seats and cards that are not known, by hand. */
    private final List<Map<Seat, CardSet>> filledIn;

    /** How many decisions are judged, and the hands and the scores after them. */
    private int decisions;

    private long hands;
    private List<Long> scores;

    Bench(MatchRecord record, GameProvider<V, D, E> game, List<Seat> seats, Runnable judged) {
      this.record = record;
      this.header = record.header();
      this.game = game;
      this.rules = game.rules(header.rules());
      this.tables = PlainTable.unlessProvided(registry, game);
      this.guide = tables.reviewGuide();
      this.seats = seats;
      this.judged = judged;
      this.played = RecordedMatch.of(record, game).replay();
      this.filledIn = FilledIn.byHand(header);
      this.decisions = record.decisions().size();
      this.hands = played.hand() + 1;
      this.scores = played.scores();
      if (rules.seats() == 1 && !played.isOver() && !scores.isEmpty()) {
        leaveOutHandInProgress();
      }
    }

    /** Who plays alone may leave after any hand, so that the game has a result without an end. */
    private void leaveOutHandInProgress() {
      Game<V, D> again = start();
      scores = again.scores();
      hands = 0;
      decisions = 0;
      for (int i = 0; i < record.decisions().size(); i++) {
        again.apply(game.decision(record.decisions().get(i)));
        if (again.hand() != hands) {
          hands = again.hand();
          scores = again.scores();
          decisions = i + 1;
        }
      }
    }

    private Game<V, D> start() {
      return RecordedMatch.of(MatchRecord.of(header), game).replay();
    }

    /** Whether the cards of a seat are known in a hand: else nobody knows what it should do. */
    private boolean isKnown(Seat seat, long hand) {
      return hand >= filledIn.size() || !filledIn.get((int) hand).containsKey(seat);
    }

    /** The number of decisions of the seats with more than one choice. */
    int turns() {
      Game<V, D> again = start();
      int turns = 0;
      for (int i = 0; i < decisions; i++) {
        Seat seat = again.toAct();
        boolean counts = seats.contains(seat) && isKnown(seat, again.hand());
        turns += counts && again.legal().size() > 1 ? 1 : 0;
        again.apply(game.decision(record.decisions().get(i)));
      }
      return turns;
    }

    /** The name of the judge, which has been created once. */
    String judge() {
      String name = new Opponents(registry, game, tables).hints(judge);
      advisor(registry.player(game, name), Seat.of(0), FINDING);
      return name;
    }

    GameReview review() {
      String name = judge();
      List<JudgedDecision> all = decisions(registry.player(game, name));
      return new GameReview(
          header,
          name,
          seats.stream()
              .map(
                  seat ->
                      review(seat, all.stream().filter(each -> each.seat().equals(seat)).toList()))
              .toList());
    }

    /** The span of the scores at the end; 1 if it is not known. */
    private double span() {
      long most = scores.stream().mapToLong(Long::longValue).max().orElse(1);
      long least = scores.stream().mapToLong(Long::longValue).min().orElse(0);
      return Math.max(most - least, 1);
    }

    private Player<V, D, E> advisor(PlayerProvider<V, D, E> provider, Seat seat, Seed seed) {
      Player<V, D, E> player = provider.create(SeatContext.of(seed, seat).with(rules));
      checkArgument(
          player instanceof Advisor<?, ?>,
          "%s decides without values, so it cannot judge; expected an advisor, such as Thinker",
          provider.name());
      return player;
    }

    SeatJudge<V, D, E> judge(
        PlayerProvider<V, D, E> advisor, Seat seat, Seed finding, Seed comparing) {
      return new SeatJudge<>(
          tables.table(new Speech(seat, header.names())),
          guide,
          span(),
          advisor(advisor, seat, finding),
          advisor(advisor, seat, comparing));
    }

    /** All decisions of the seats with more than one choice, in order. */
    private List<JudgedDecision> decisions(PlayerProvider<V, D, E> advisor) {
      ExecutorService workers = Executors.newFixedThreadPool(threads);
      try {
        List<Future<List<JudgedDecision>>> shares =
            IntStream.range(0, threads)
                .mapToObj(share -> workers.submit(() -> share(advisor, share)))
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

    private synchronized void judged() {
      judged.run();
    }

    /** Judges every decision whose turn among the judged ones is that of the share. */
    private List<JudgedDecision> share(PlayerProvider<V, D, E> advisor, int share) {
      List<SeatJudge<V, D, E>> judges =
          seats.stream().map(seat -> judge(advisor, seat, FINDING, COMPARING)).toList();
      Player<V, D, E> nobody =
          view -> {
            throw new IllegalStateException("nobody is asked");
          };
      List<Player<V, D, E>> players = new ArrayList<>(Collections.nCopies(rules.seats(), nobody));
      for (int i = 0; i < judges.size(); i++) {
        players.set(seats.get(i).index(), judges.get(i));
      }
      Match<V, D, E> match = RecordedMatch.of(MatchRecord.of(header), game).resume(players);
      List<JudgedDecision> found = new ArrayList<>();
      long hand = -1;
      int number = 0;
      int turn = 0;
      for (int i = 0; i < decisions; i++) {
        match.deliverEvents();
        number = match.hand() == hand ? number + 1 : 1;
        hand = match.hand();
        Seat seat = match.toAct();
        D made = game.decision(record.decisions().get(i));
        int judge = isKnown(seat, hand) ? seats.indexOf(seat) : -1;
        List<D> legal = judge < 0 ? List.of() : match.legal();
        if (legal.size() > 1) {
          if (turn % threads == share && !Thread.currentThread().isInterrupted()) {
            V view = match.view(seat);
            found.add(judges.get(judge).judge(view, legal, made, i, hand + 1, number));
            judged();
          }
          turn++;
        }
        match.replay(made);
      }
      return found;
    }

    private SeatReview review(Seat seat, List<JudgedDecision> decisions) {
      String advised = decisions.isEmpty() ? "" : decisions.get(0).unit();
      boolean chances = Advice.areChances(advised);
      boolean known = played.isOver() || rules.seats() == 1;
      return new SeatReview(
          seat,
          header.names().get(seat.index()),
          guide.unit(advised),
          known ? OptionalDouble.of(result(seat, chances)) : OptionalDouble.empty(),
          chances ? expectedOfGame() : expectedOfHands(),
          decisions);
    }

    /** Sides that are alike have equal chances. */
    private int sides() {
      int winners = played.isOver() ? played.outcome().winners().size() : 1;
      return winners == 0 ? rules.seats() : Math.max(2, rules.seats() / winners);
    }

    /** An equal share, unless a side is ahead before the first deal. */
    private OptionalDouble expectedOfGame() {
      boolean level = start().scores().stream().distinct().count() <= 1;
      return level ? OptionalDouble.of(1.0 / sides()) : OptionalDouble.empty();
    }

    private OptionalDouble expectedOfHands() {
      OptionalDouble each = guide.expectedOfHand(rules);
      return each.isEmpty() ? each : OptionalDouble.of(hands * each.getAsDouble());
    }

    /** What a chance to win has become, or the gain in stakes, less what the others gained. */
    private double result(Seat seat, boolean chances) {
      if (chances) {
        List<Seat> winners = played.outcome().winners();
        boolean drawn = winners.isEmpty() || winners.size() == rules.seats();
        return drawn ? 1.0 / sides() : winners.contains(seat) ? 1 : 0;
      }
      return gain(seat, start().scores(), scores) / rules.stake();
    }
  }
}
