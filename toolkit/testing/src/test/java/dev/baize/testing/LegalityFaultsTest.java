package dev.baize.testing;

import dev.baize.core.card.Card;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class LegalityFaultsTest {

  private static final Play ACE = Play.of(Card.parse("Ace of Spades"));

  private static long turn(Game<HighCardView, Play> game) {
    return game.view(Seat.of(0)).turn();
  }

  private static List<Play> reversed(List<Play> list) {
    List<Play> reversed = new ArrayList<>(list);
    Collections.reverse(reversed);
    return List.copyOf(reversed);
  }

  private static Verdict verdictOfListingSome(UnaryOperator<Game<HighCardView, Play>> fault) {
    FaultyHighCard faulty =
        new FaultyHighCard((rules, seed, events) -> fault.apply(rules.start(seed, events)));
    return Verdict.of(new GameContract<>(faulty).withUnlistedDecisions());
  }

  @Test
  void a_decision_that_is_listed_twice_is_found() {
    FaultyHighCard.verdictOn(
            Faults.legal(
                game -> {
                  List<Play> twice = new ArrayList<>(game.legal());
                  twice.addAll(game.legal());
                  return List.copyOf(twice);
                }))
        .isFailureOf("no decision is listed twice", "LEGALITY");
  }

  @Test
  void a_list_that_can_be_changed_is_found() {
    FaultyHighCard.verdictOn(Faults.legal(game -> new ArrayList<>(game.legal())))
        .isFailureOf("the list of legal decisions is immutable", "LEGALITY");
  }

  /** Changes the lists that it gave away. */
  private static final class Live extends FaultyGame {
    private final List<Play> list = new ArrayList<>();

    Live(Game<HighCardView, Play> sound) {
      super(sound, Live::new);
    }

    @Override
    public List<Play> legal() {
      list.clear();
      list.addAll(sound.legal());
      return Collections.unmodifiableList(list);
    }
  }

  @Test
  void a_list_that_changes_later_is_found() {
    FaultyHighCard.verdictOn(Live::new)
        .isFailureOf("a list of legal decisions stays as it is", "LEGALITY");
  }

  /** Lists in another order every other time. */
  private static final class Fickle extends FaultyGame {
    private boolean turned;

    Fickle(Game<HighCardView, Play> sound) {
      super(sound, Fickle::new);
    }

    @Override
    public List<Play> legal() {
      turned = !turned;
      return turned ? reversed(sound.legal()) : sound.legal();
    }
  }

  @Test
  void a_list_that_is_not_the_same_twice_is_found() {
    FaultyHighCard.verdictOn(Fickle::new)
        .isFailureOf(
            "asked again, the legal decisions are the same",
            "LEGALITY",
            "COPIES",
            "HIDDEN_INFORMATION",
            "ILLEGAL_DECISIONS");
  }

  /** Lists in another order when it is a copy. */
  private static final class Reversing extends FaultyGame {
    Reversing(Game<HighCardView, Play> sound) {
      super(sound, Faults.legal(copy -> reversed(copy.legal())));
    }
  }

  @Test
  void a_copy_that_lists_otherwise_is_found() {
    FaultyHighCard.verdictOn(Reversing::new)
        .isFailureOf(
            "a copy has the same legal decisions", "LEGALITY", "COPIES", "HIDDEN_INFORMATION");
  }

  @Test
  void a_game_that_is_stuck_is_found() {
    FaultyHighCard.verdictOn(Faults.legal(game -> turn(game) == 9 ? List.of() : game.legal()))
        .isFailureOf(
            "and none then\n  expected: legal decisions",
            "LEGALITY",
            "COPIES",
            "TERMINATION",
            "HIDDEN_INFORMATION");
  }

  @Test
  void a_decision_that_is_listed_after_the_end_is_found() {
    FaultyHighCard.verdictOn(Faults.legal(game -> game.isOver() ? List.of(ACE) : game.legal()))
        .isFailureOf("and none then\n  expected: nothing", "LEGALITY");
  }

  @Test
  void a_decision_that_is_legal_but_not_listed_is_found() {
    UnaryOperator<Game<HighCardView, Play>> lenient =
        Faults.isLegal(
            (game, decision) -> (!game.isOver() && decision.equals(ACE)) || game.isLegal(decision));
    FaultyHighCard.verdictOn(lenient).isFailureOf("\"play Ace of Spades\"", "LEGALITY");
    verdictOfListingSome(lenient).isGood();
  }

  @Test
  void a_decision_that_is_legal_after_the_end_is_found_even_if_some_are_not_listed() {
    verdictOfListingSome(Faults.isLegal((game, play) -> game.isOver() || game.isLegal(play)))
        .isFailureOf("isLegal true", "LEGALITY");
  }

  @Test
  void a_listed_decision_that_is_called_illegal_is_found_even_if_some_are_not_listed() {
    verdictOfListingSome(Faults.isLegal((game, play) -> !play.equals(ACE) && game.isLegal(play)))
        .isFailureOf("isLegal false", "LEGALITY", "ILLEGAL_DECISIONS");
  }

  /** Does not carry out a decision that it lists when it is a copy. */
  private static final class Refusing extends FaultyGame {
    Refusing(Game<HighCardView, Play> sound) {
      super(sound, Faults.apply(Refusing::refuse));
    }

    private static void refuse(Game<HighCardView, Play> game, Play decision) {
      if (decision.equals(ACE)) {
        throw new IllegalStateException("no aces");
      }
      game.apply(decision);
    }
  }

  @Test
  void a_listed_decision_that_cannot_be_carried_out_is_found() {
    FaultyHighCard.verdictOn(Refusing::new)
        .isFailureOf("a legal decision is carried out", "LEGALITY", "COPIES", "HIDDEN_INFORMATION");
  }
}
