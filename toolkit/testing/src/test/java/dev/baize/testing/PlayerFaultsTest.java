package dev.baize.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.player.Advice;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.DecisionValue;
import dev.baize.core.player.Player;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.random.Underived;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardPlayer;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.RandomProvider;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class PlayerFaultsTest {

  private static final HighCard HIGH_CARD = new HighCard();
  private static final Samples SAMPLES = Samples.DEFAULT.withGames(4);

  /** The game that was looked at last, which a player that cheats looks at, too. */
  private static final ThreadLocal<Game<HighCardView, Play>> TABLE = new ThreadLocal<>();

  private static Verdict verdictOn(
      Function<SeatContext, Player<HighCardView, Play, HighCardEvent>> players) {
    return Verdict.of(new PlayerContract<>(HIGH_CARD, HIGH_CARD.rules(), players).with(SAMPLES));
  }

  @Test
  void an_illegal_decision_is_found() {
    verdictOn(
            context ->
                view ->
                    Play.of(
                        (view.turn() < 9 ? view.hand() : CardSet.all().minus(view.hand()))
                            .lowest()))
        .isFailureOf("against the rules", "LEGALITY", "RANDOM_POSITIONS");
  }

  @Test
  void an_exception_is_found() {
    verdictOn(
            context ->
                view -> {
                  throw new IllegalStateException("no idea");
                })
        .isFailureOf(
            "threw java.lang.IllegalStateException: no idea", "LEGALITY", "RANDOM_POSITIONS");
  }

  @Test
  void a_failure_is_told_to_people_without_the_name_of_a_class() {
    Verdict verdict =
        verdictOn(
            context ->
                view -> {
                  throw new PlayerFailedException("did not answer within 1 s", null);
                });
    verdict.isFailureOf("at seat 0 did not answer within 1 s;", "LEGALITY", "RANDOM_POSITIONS");
    assertThat(verdict.broken().get("RANDOM_POSITIONS"))
        .contains("\n  found: did not answer within 1 s\n");
  }

  /** A player whose author does not check for null. */
  @SuppressWarnings("NullAway") // the fault under test
  private static @Nullable Play nothing(HighCardView view) {
    return null;
  }

  @Test
  @SuppressWarnings("NullAway") // the fault under test
  void no_answer_is_found() {
    verdictOn(context -> PlayerFaultsTest::nothing)
        .isFailureOf("answered nothing", "LEGALITY", "RANDOM_POSITIONS");
  }

  @Test
  void an_exception_while_observing_is_found() {
    verdictOn(
            context ->
                new HighCardPlayer() {
                  @Override
                  public void observe(HighCardEvent event) {
                    if (event instanceof HighCardEvent.TrickTaken) {
                      throw new IllegalStateException("not again");
                    }
                  }

                  @Override
                  public Card play(HighCardView view) {
                    return view.hand().lowest();
                  }
                })
        .isFailureOf(
            " takes the trick\" and threw java.lang.IllegalStateException",
            "LEGALITY",
            "RANDOM_POSITIONS",
            "RESUME");
  }

  @Test
  void a_match_that_does_not_end_is_counted_and_breaks_no_promise() {
    PlayerContract<?, ?, ?> contract =
        new PlayerContract<>(HIGH_CARD, HIGH_CARD.rules(), new RandomProvider()).with(SAMPLES);
    assertThat(contract.check(PlayerContract.Check.LEGALITY)).isZero();
    PlayerContract<?, ?, ?> shorter = contract.with(new Samples(4, Seed.of(1), 23));
    assertThat(shorter.check(PlayerContract.Check.LEGALITY))
        .isEqualTo(SAMPLES.games() * (HIGH_CARD.rules().seats() + 1));
    Verdict.of(shorter).isGood();
  }

  @Test
  void chance_that_goes_on_from_one_decision_to_the_next_is_found() {
    verdictOn(
            context -> {
              RandomGenerator stream = context.seed().generator();
              return view -> any(view.hand(), stream.nextInt(view.hand().size()));
            })
        .isFailureOf("a match goes on as before when it is resumed", "RESUME");
  }

  @Test
  void a_memory_of_decisions_that_does_not_come_from_observing_is_found() {
    verdictOn(
            context -> {
              AtomicInteger decided = new AtomicInteger();
              return view -> any(view.hand(), decided.incrementAndGet() % 2);
            })
        .isFailureOf("a match goes on as before when it is resumed", "RESUME");
  }

  @Test
  void a_memory_that_players_share_is_found() {
    AtomicInteger decided = new AtomicInteger();
    verdictOn(context -> view -> any(view.hand(), decided.incrementAndGet() % 7))
        .isFailureOf(
            "players with the same seed decide the same",
            "DETERMINISM",
            "HIDDEN_INFORMATION",
            "ORDER",
            "RESUME",
            "THREADS");
  }

  /** Believes that what it answered was done, and answers with its lowest card. */
  private static final class Sure implements HighCardPlayer {
    private final Seat seat;
    private Optional<Card> answered = Optional.empty();

    Sure(SeatContext context) {
      this.seat = context.seat();
    }

    @Override
    public void observe(HighCardEvent event) {
      if (event instanceof HighCardEvent.Played played && played.seat() == seat) {
        answered.ifPresent(
            card -> {
              if (card != played.card()) {
                throw new IllegalStateException("I did not play that");
              }
            });
      }
    }

    @Override
    public Card play(HighCardView view) {
      answered = Optional.of(view.hand().lowest());
      return view.hand().lowest();
    }
  }

  @Test
  void surprise_at_what_is_decided_in_its_place_is_found() {
    verdictOn(Sure::new).isFailureOf("I did not play that", "RANDOM_POSITIONS");
  }

  @Test
  void a_memory_of_earlier_matches_is_found_where_playing_one_twice_is_not_enough() {
    assertThatCode(() -> learning().check(PlayerContract.Check.DETERMINISM))
        .doesNotThrowAnyException();
    assertThatThrownBy(() -> learning().check(PlayerContract.Check.ORDER))
        .isInstanceOf(ContractViolation.class)
        .hasMessageContaining("what was played before makes no difference");
  }

  /** Plays by how many matches it has ever seen. */
  private static PlayerContract<HighCardView, Play, HighCardEvent> learning() {
    Set<Seed> met = new HashSet<>();
    return new PlayerContract<HighCardView, Play, HighCardEvent>(
            HIGH_CARD,
            HIGH_CARD.rules(),
            context -> {
              met.add(context.seed());
              return view -> any(view.hand(), met.size());
            })
        .with(SAMPLES);
  }

  @Test
  void a_difference_between_threads_is_found() {
    Thread first = Thread.currentThread();
    verdictOn(context -> view -> any(view.hand(), Thread.currentThread() == first ? 0 : 1))
        .isFailureOf("what other threads play makes no difference", "THREADS");
  }

  @Test
  void a_class_that_is_missing_is_found() {
    verdictOn(
            context -> {
              throw new NoClassDefFoundError("library/Missing");
            })
        .isFailureOf(
            "java.lang.NoClassDefFoundError: library/Missing",
            "LEGALITY",
            "RANDOM_POSITIONS",
            "DETERMINISM",
            "HIDDEN_INFORMATION",
            "ADVICE",
            "ORDER",
            "RESUME",
            "THREADS");
  }

  private static Play any(CardSet hand, int n) {
    return Play.of(hand.get(n % hand.size()));
  }

  @Test
  void a_glance_at_hidden_cards_is_found() {
    glancing(0).isFailureOf("decides the same whatever is hidden from it", "HIDDEN_INFORMATION");
    glancing(18).isFailureOf("decides the same whatever is hidden from it", "HIDDEN_INFORMATION");
    glancing(24).isGood();
  }

  /** What the checks say of a player that cheats from some turn on. */
  private static Verdict glancing(int from) {
    FaultyHighCard careless =
        new FaultyHighCard(
            (rules, seed, events) ->
                Faults.view(
                        (game, seat) -> {
                          TABLE.set(game);
                          return game.view(seat);
                        })
                    .apply(rules.start(seed, events)));
    return Verdict.of(
        new PlayerContract<>(
            careless,
            careless.rules(),
            context ->
                view ->
                    view.turn() < from
                        ? any(view.hand(), 0)
                        : glance(view, TABLE.get().view(context.seat().next(4)))));
  }

  /** Plays high if the next seat has an ace, king or queen. */
  private static Play glance(HighCardView own, HighCardView other) {
    boolean afraid = !other.hand().isEmpty() && other.hand().highest().index() >= 40;
    return Play.of(afraid ? own.hand().lowest() : own.hand().highest());
  }

  /** Plays the lowest card of the hand that its seat would have if it knew the match's seed. */
  @Test
  void a_player_that_believes_to_know_the_seed_of_the_match_is_found() {
    verdictOn(
            context -> {
              Seed match =
                  Underived.underived(
                      Underived.underived(context.seed(), context.seat().index()), "player");
              Game<HighCardView, Play> known = HIGH_CARD.rules().start(match, null);
              CardSet hand = known.view(context.seat()).hand();
              return view -> {
                CardSet held = hand.intersection(view.hand());
                return Play.of((view.turn() < 4 || held.isEmpty() ? hand : held).lowest());
              };
            })
        .isFailureOf(
            "seat 0 decides legally whatever its seed",
            "HIDDEN_INFORMATION",
            "LEGALITY",
            "RANDOM_POSITIONS");
  }

  /** Plays its lowest card, and says of each how it compares with it. */
  private static class Frank implements HighCardPlayer, Advisor<HighCardView, Play> {

    @Override
    public Card play(HighCardView view) {
      return view.hand().lowest();
    }

    @Override
    public Advice<Play> advise(HighCardView view) {
      return new Advice<>("places below the highest", 0, estimates(view.hand()));
    }

    static List<DecisionValue<Play>> estimates(CardSet cards) {
      return cards.stream()
          .map(card -> new DecisionValue<>(Play.of(card), -card.index(), 0))
          .toList();
    }
  }

  @Test
  void frank_advice_is_good() {
    verdictOn(context -> new Frank()).isGood();
  }

  private static Verdict verdictOnAdvice(
      Function<HighCardView, List<DecisionValue<Play>>> estimates) {
    return verdictOn(
        context ->
            new Frank() {
              @Override
              public Advice<Play> advise(HighCardView view) {
                return new Advice<>("places", 0, estimates.apply(view));
              }
            });
  }

  @Test
  void advice_that_fails_is_found() {
    verdictOnAdvice(
            view -> {
              throw new AssertionError("no idea");
            })
        .isFailureOf("no idea", "ADVICE");
  }

  @Test
  void advice_that_leaves_out_a_legal_decision_is_found() {
    verdictOnAdvice(view -> Frank.estimates(view.hand()).subList(0, 1))
        .isFailureOf("advice judges every legal decision once", "ADVICE");
  }

  @Test
  void advice_on_an_illegal_decision_is_found() {
    verdictOnAdvice(
            view -> Frank.estimates(view.hand().with(CardSet.all().minus(view.hand()).highest())))
        .isFailureOf("advice judges every legal decision once", "ADVICE");
  }

  @Test
  void advice_that_judges_a_decision_twice_is_found() {
    verdictOnAdvice(
            view -> {
              List<DecisionValue<Play>> twice = new ArrayList<>(Frank.estimates(view.hand()));
              twice.add(twice.get(twice.size() - 1));
              return twice;
            })
        .isFailureOf("advice judges every legal decision once", "ADVICE");
  }

  @Test
  void advice_whose_values_do_not_fall_is_found() {
    verdictOnAdvice(
            view -> {
              List<DecisionValue<Play>> rising = new ArrayList<>(Frank.estimates(view.hand()));
              Collections.reverse(rising.subList(1, rising.size()));
              return rising;
            })
        .isFailureOf("advice gives all but what it recommends by falling value", "ADVICE");
  }

  @Test
  void advice_that_changes_is_found() {
    AtomicInteger asked = new AtomicInteger();
    verdictOn(
            context ->
                new Frank() {
                  @Override
                  public Advice<Play> advise(HighCardView view) {
                    return new Advice<>("places", asked.incrementAndGet(), estimates(view.hand()));
                  }
                })
        .isFailureOf("advisors with the same seed say the same", "ADVICE");
  }

  @Test
  void a_player_that_does_not_follow_its_advice_is_found() {
    verdictOn(
            context ->
                new Frank() {
                  @Override
                  public Card play(HighCardView view) {
                    return view.hand().highest();
                  }
                })
        .isFailureOf("a player decides what it recommends", "ADVICE");
  }
}
