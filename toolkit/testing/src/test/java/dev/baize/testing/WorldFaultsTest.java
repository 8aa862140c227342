package dev.baize.testing;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Rank;
import dev.baize.core.game.ChanceOutcome;
import dev.baize.core.game.Decision;
import dev.baize.core.game.View;
import dev.baize.core.toy.Kuhn;
import dev.baize.core.toy.KuhnAction;
import dev.baize.core.toy.KuhnRules;
import dev.baize.core.toy.KuhnView;
import dev.baize.core.toy.Leduc;
import dev.baize.core.toy.LeducGame;
import dev.baize.core.toy.LeducRules;
import dev.baize.core.toy.Moved;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.PocketWhist;
import dev.baize.core.toy.PocketWhistGame;
import dev.baize.core.toy.PocketWhistRules;
import dev.baize.core.toy.PocketWhistView;
import dev.baize.core.toy.SmallGame;
import dev.baize.core.toy.SmallProvider;
import dev.baize.core.toy.SmallRules;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Samplers of hidden cards that draw games which do not fit what was seen, or not as often. */
class WorldFaultsTest {

  /** Draws a game that looks like a view. */
  private interface Worlds<V extends View, D extends Decision> {
    SmallGame<V, D> draw(V view, RandomGenerator random);
  }

  /**
   * Rules of a small game with another sampler, which also deals its cards again if it is the only
   * one.
   */
  private record Faulty<V extends View, D extends Decision>(
      SmallRules<V, D> sound, Worlds<V, D> worlds) implements SmallRules<V, D> {

    @Override
    public SmallGame<V, D> deal(RandomGenerator random) {
      return sound.deal(random);
    }

    @Override
    public SmallGame<V, D> world(V view, RandomGenerator random) {
      return worlds.draw(view, random);
    }

    @Override
    public List<ChanceOutcome<V, D>> chanceOutcomes() {
      return sound.chanceOutcomes();
    }

    @Override
    public String text() {
      return sound.text();
    }
  }

  private static <V extends View, D extends Decision> void assertFound(
      SmallProvider<V, D> game, SmallRules<V, D> sound, Worlds<V, D> worlds) {
    GameContract<V, D, Moved<D>> contract =
        new GameContract<>(game, new Faulty<>(sound, worlds)).with(Samples.DEFAULT.withGames(4));
    assertThatThrownBy(() -> contract.check(GameContract.Check.DETERMINIZATION))
        .isInstanceOf(ContractViolation.class)
        .hasMessageContaining("is drawn from its view equally often");
  }

  @Test
  void a_card_of_a_suit_that_a_seat_did_not_follow_is_found() {
    PocketWhistRules sound = new PocketWhistRules(3);
    assertFound(new PocketWhist(), sound, (view, random) -> withoutVoids(sound, view, random));
  }

  private static PocketWhistGame withoutVoids(
      PocketWhistRules rules, PocketWhistView view, RandomGenerator random) {
    int seat = view.seat().index();
    CardSet played = view.played().stream().collect(CardSet.collector());
    CardSet possible = PocketWhistRules.DECK.minus(view.hand()).minus(played);
    // The first card is the first seat's, and there are two in each trick.
    PocketWhistGame open = new PocketWhistGame(rules, CardSet.none(), CardSet.none());
    CardSet[] hands = {CardSet.none(), CardSet.none()};
    for (Card card : view.played()) {
      hands[open.mover()] = hands[open.mover()].with(card);
      open.play(Play.of(card));
    }
    hands[seat] = hands[seat].union(view.hand());
    int missing = rules.cards() - hands[1 - seat].size();
    hands[1 - seat] = hands[1 - seat].union(PocketWhistRules.any(possible, missing, random));
    PocketWhistGame game = new PocketWhistGame(rules, hands[0], hands[1]);
    view.played().forEach(card -> game.play(Play.of(card)));
    return game;
  }

  @Test
  void a_card_on_the_table_that_is_dealt_again_is_found() {
    LeducRules sound = new LeducRules();
    assertFound(
        new Leduc(),
        sound,
        (view, random) -> {
          boolean first = view.seat().index() == 0;
          List<Rank> deck = new ArrayList<>(LeducRules.CARDS);
          deck.remove(view.card());
          Rank board = view.board().orElseGet(() -> LeducRules.draw(deck, random));
          Rank other = view.shown().orElseGet(() -> LeducRules.draw(deck, random));
          return new LeducGame(
                  sound, first ? view.card() : other, first ? other : view.card(), board)
              .after(view.history());
        });
  }

  @Test
  void a_game_that_is_drawn_too_often_is_found() {
    KuhnRules sound = new KuhnRules();
    assertFound(
        new Kuhn(),
        sound,
        (view, random) -> {
          SmallGame<KuhnView, KuhnAction> game = sound.world(view, random);
          boolean kingAgain = game.position().contains("King") && random.nextInt(3) == 0;
          return kingAgain ? sound.world(view, random) : game;
        });
  }
}
