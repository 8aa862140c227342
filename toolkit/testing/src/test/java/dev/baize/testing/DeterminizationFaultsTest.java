package dev.baize.testing;

import dev.baize.core.game.Determinization;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class DeterminizationFaultsTest {

  private static final HighCardRules SOUND = HighCardRules.table();
  private static final Determinization<HighCardView, Play> EVEN =
      SOUND.determinization().orElseThrow();

  /** What the checks say of high card whose games are drawn in another way. */
  private static Verdict verdictOn(Determinization<HighCardView, Play> worlds) {
    FaultyHighCard.Start start = HighCardRules::start;
    return new FaultyHighCard(start) {
      @Override
      public FaultyRules rules() {
        return drawn(super.rules());
      }

      @Override
      public FaultyRules rules(String text) {
        return drawn(super.rules(text));
      }

      private FaultyRules drawn(FaultyRules rules) {
        return new FaultyRules(rules.sound(), start, Optional.of(worlds), rules.text());
      }
    }.verdict();
  }

  private static Verdict verdictOnGames(UnaryOperator<Game<HighCardView, Play>> fault) {
    return verdictOn(view -> random -> fault.apply(EVEN.of(view).draw(random)));
  }

  @Test
  void a_game_drawn_for_another_seat_is_found() {
    verdictOn(
            view ->
                random -> {
                  Seat other = view.seat().next(SOUND.seats());
                  return EVEN.of(EVEN.of(view).draw(random).view(other)).draw(random);
                })
        .isFailureOf("looks the same to it\n", "DETERMINIZATION");
  }

  @Test
  void a_drawn_game_in_which_another_seat_is_to_act_is_found() {
    verdictOnGames(Faults.toAct(game -> game.toAct().next(SOUND.seats())))
        .isFailureOf("looks the same to it, by who is to act", "DETERMINIZATION");
  }

  @Test
  void a_drawn_game_in_which_other_decisions_are_legal_is_found() {
    verdictOnGames(Faults.legal(game -> game.legal().subList(0, Math.min(1, game.legal().size()))))
        .isFailureOf("looks the same to it, by what is legal", "DETERMINIZATION");
  }

  @Test
  void a_drawn_game_that_has_ended_is_found() {
    verdictOnGames(
            game ->
                new FaultyGame(game, UnaryOperator.identity()) {
                  @Override
                  public boolean isOver() {
                    return true;
                  }
                })
        .isFailureOf("looks the same to it, by the game's end", "DETERMINIZATION");
  }

  @Test
  void a_drawn_game_of_another_hand_is_found() {
    verdictOnGames(
            game ->
                new FaultyGame(game, UnaryOperator.identity()) {
                  @Override
                  public long hand() {
                    return sound.hand() + 1;
                  }
                })
        .isFailureOf("looks the same to it, by the hand", "DETERMINIZATION");
  }

  @Test
  void a_drawn_game_of_other_scores_is_found() {
    verdictOnGames(
            game ->
                new FaultyGame(game, UnaryOperator.identity()) {
                  @Override
                  public List<Long> scores() {
                    return sound.scores().stream().map(score -> score + 1).toList();
                  }
                })
        .isFailureOf("looks the same to it, by the scores", "DETERMINIZATION");
  }

  @Test
  void a_drawn_game_that_cannot_be_played_on_is_found() {
    verdictOn(
            view ->
                random ->
                    Faults.legal(
                            game ->
                                game.view(view.seat()).turn() > view.turn()
                                    ? List.<Play>of()
                                    : game.legal())
                        .apply(EVEN.of(view).draw(random)))
        .isFailureOf("there is a legal decision until the game is over", "DETERMINIZATION");
  }

  @Test
  void games_drawn_with_more_than_the_generator_are_found() {
    AtomicLong drawn = new AtomicLong();
    verdictOn(view -> random -> EVEN.of(view).draw(Seed.of(drawn.incrementAndGet()).generator()))
        .isFailureOf("depends on the view and the generator alone", "DETERMINIZATION");
  }
}
