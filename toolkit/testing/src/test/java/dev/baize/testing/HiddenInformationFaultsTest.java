package dev.baize.testing;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.card.CardSet;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.PenniesRules;
import dev.baize.core.toy.Play;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class HiddenInformationFaultsTest {

  private static HighCardView with(CardSet hand, HighCardView view) {
    return new HighCardView(
        view.seat(), view.turn(), view.leader(), hand, view.trick(), view.taken());
  }

  private static Seat opponent(Seat seat) {
    return seat.next(HighCardRules.table().seats());
  }

  @Test
  void a_hidden_card_in_a_view_is_found() {
    FaultyHighCard.verdictOn(
            Faults.view(
                (game, seat) -> {
                  HighCardView view = game.view(seat);
                  return with(view.hand().union(game.view(opponent(seat)).hand()), view);
                }))
        .isFailureOf("cannot see what is hidden from it\n", "HIDDEN_INFORMATION");
  }

  @Test
  void a_hidden_card_that_shows_in_what_is_legal_is_found() {
    FaultyHighCard.verdictOn(
            Faults.legal(HiddenInformationFaultsTest::lowFirstIfTheNextHasTheHighest))
        .isFailureOf(", by what is legal", "HIDDEN_INFORMATION");
  }

  private static List<Play> lowFirstIfTheNextHasTheHighest(Game<HighCardView, Play> game) {
    List<Play> legal = game.legal();
    if (legal.size() < 2) {
      return legal;
    }
    CardSet next = game.view(opponent(game.toAct())).hand();
    Play highest = legal.get(legal.size() - 1);
    boolean beaten = !next.isEmpty() && next.highest().compareTo(highest.card()) > 0;
    return beaten ? legal : legal.stream().sorted((a, b) -> b.card().compareTo(a.card())).toList();
  }

  @Test
  void a_redeal_that_changes_what_the_seat_holds_is_found() {
    FaultyHighCard.verdictOn(
            Faults.redeal((game, seat, random) -> game.redeal(opponent(seat), random)))
        .isFailureOf("cannot see what is hidden from it\n", "HIDDEN_INFORMATION");
  }

  @Test
  void a_redeal_that_deals_nothing_anew_is_found() {
    FaultyHighCard still =
        new FaultyHighCard(
            (rules, seed, events) ->
                Faults.redeal((game, seat, random) -> game.copy())
                    .apply(rules.start(seed, events)));
    still.verdict().isFailureOf("a redeal changes what is hidden", "HIDDEN_INFORMATION");
    Verdict.of(new GameContract<>(still).withPerfectInformation()).isGood();
  }

  /** Cannot go on after dealing anew. */
  private static final class Stranded extends FaultyGame {
    Stranded(Game<HighCardView, Play> sound) {
      super(sound, Stranded::new);
    }

    @Override
    public Game<HighCardView, Play> redeal(Seat seat, RandomGenerator random) {
      long from = sound.view(seat).turn();
      return Faults.legal(game -> game.view(seat).turn() > from ? List.<Play>of() : game.legal())
          .apply(sound.redeal(seat, random));
    }
  }

  @Test
  void a_redealt_game_that_cannot_be_played_on_is_found() {
    FaultyHighCard.verdictOn(Stranded::new)
        .isFailureOf("there is a legal decision until the game is over", "HIDDEN_INFORMATION");
  }

  /** Counts how often it was dealt anew, and tells in its position. */
  private static final class Worn extends FaultyGame {
    private int redeals;

    Worn(Game<HighCardView, Play> sound) {
      super(sound, Worn::new);
    }

    @Override
    public String position() {
      return redeals + " redeals, " + sound.position();
    }

    @Override
    public Game<HighCardView, Play> redeal(Seat seat, RandomGenerator random) {
      redeals++;
      return super.redeal(seat, random);
    }
  }

  @Test
  void a_redeal_that_changes_the_game_itself_is_found() {
    FaultyHighCard.verdictOn(Worn::new)
        .isFailureOf("a redeal leaves the game as it is", "HIDDEN_INFORMATION");
  }

  @Test
  void a_redeal_after_which_another_seat_is_to_act_is_found() {
    FaultyHighCard.verdictOn(
            Faults.redeal(
                (game, seat, random) ->
                    Faults.toAct(redealt -> opponent(redealt.toAct()))
                        .apply(game.redeal(seat, random))))
        .isFailureOf("cannot see what is hidden from it, by who is to act", "HIDDEN_INFORMATION");
  }

  @Test
  void a_redeal_that_ends_the_game_is_found() {
    FaultyHighCard.verdictOn(
            Faults.redeal(
                (game, seat, random) ->
                    new FaultyGame(game.redeal(seat, random), UnaryOperator.identity()) {
                      @Override
                      public boolean isOver() {
                        return true;
                      }
                    }))
        .isFailureOf("cannot see what is hidden from it, by the game's end", "HIDDEN_INFORMATION");
  }

  /** What high card shows, and a note that is not part of what makes views equal. */
  private record Noted(HighCardView shown, String note) implements View {

    @Override
    public Seat seat() {
      return shown.seat();
    }

    @Override
    public long turn() {
      return shown.turn();
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Noted noted && shown.equals(noted.shown);
    }

    @Override
    public int hashCode() {
      return shown.hashCode();
    }
  }

  @Test
  void a_hidden_card_that_a_view_prints_is_found() {
    Translation.ofViews((game, seat) -> new Noted(game.view(seat), game.position()))
        .verdict()
        .isFailureOf("cannot see what is hidden from it, in print", "HIDDEN_INFORMATION");
  }

  /** What high card shows, with a hash that gives something away. */
  private record Hashed(HighCardView shown, String position) implements View {

    @Override
    public Seat seat() {
      return shown.seat();
    }

    @Override
    public long turn() {
      return shown.turn();
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Hashed hashed && shown.equals(hashed.shown);
    }

    @Override
    public int hashCode() {
      return position.hashCode();
    }

    @Override
    public String toString() {
      return shown.toString();
    }
  }

  @Test
  void equal_views_with_different_hashes_are_found() {
    Translation.ofViews((game, seat) -> new Hashed(game.view(seat), game.position()))
        .verdict()
        .isFailureOf("cannot see what is hidden from it, by hash", "HIDDEN_INFORMATION");
  }

  /** An event that all see. */
  private record Open(String text) implements Event {}

  @Test
  void hands_that_all_are_told_are_found() {
    Translation.ofEvents(event -> new Open(event.text()))
        .verdict()
        .isFailureOf("is told nothing that is hidden from it", "HIDDEN_INFORMATION");
  }

  @Test
  void hands_that_all_are_told_are_found_if_no_two_games_look_the_same() {
    assertThatThrownBy(
            () -> HiddenInformationChecks.openings(told(event -> new Open(event.text()))))
        .isInstanceOf(ContractViolation.class)
        .hasMessageContaining("is told nothing that is hidden from it")
        .hasMessageContaining("is dealt {");
    HiddenInformationChecks.openings(told(event -> event));
  }

  private static <E extends Event> History told(Function<HighCardEvent, E> tell) {
    return start("HighCard", Translation.ofEvents(tell).rules());
  }

  @Test
  void a_secret_decision_that_all_are_told_is_found() {
    assertThatThrownBy(() -> HiddenInformationChecks.alikeGames(pennies(), () -> false))
        .isInstanceOf(ContractViolation.class)
        .hasMessageContaining("seat 1 is told nothing that is hidden from it");
  }

  @Test
  void a_decision_may_be_told_that_views_forget() {
    HiddenInformationChecks.alikeGames(pennies(), () -> true);
  }

  private static History pennies() {
    return start("pennies", new PenniesRules());
  }

  private static History start(String subject, Rules<?, ?, ?> rules) {
    return new History(subject, Untyped.rules(rules), Samples.DEFAULT.seed(), List.of());
  }
}
