package dev.baize.beans;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.beans.BeansEvent.Dealt;
import dev.baize.beans.BeansEvent.DiscardedFromHand;
import dev.baize.beans.BeansEvent.Drew;
import dev.baize.beans.BeansEvent.LaidOut;
import dev.baize.beans.BeansEvent.Played;
import dev.baize.beans.BeansEvent.Sold;
import dev.baize.beans.naive.NaiveGame;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;

/** Invariants of every game, whatever is decided. */
class InvariantsTest {

  @Provide
  Arbitrary<BeansRules> rules() {
    return AnyRules.any();
  }

  @Provide
  Arbitrary<RandomPlay> play() {
    return RandomPlay.any();
  }

  private static List<BeansEvent> visit(
      BeansRules rules, long seed, RandomPlay play, Consumer<Game<BeansView, BeansDecision>> look) {
    List<BeansEvent> events = new ArrayList<>();
    Game<BeansView, BeansDecision> game = rules.start(Seed.of(seed), events::add);
    RandomPlay.Chooser chooser = play.chooser();
    look.accept(game);
    while (!game.isOver()) {
      game.apply(chooser.choose(game.legal()));
      look.accept(game);
    }
    return events;
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void chains_of_a_player_hold_different_beans_and_are_at_most_three(
      @ForAll("rules") BeansRules rules, @ForAll long seed, @ForAll("play") RandomPlay play) {
    visit(
        rules,
        seed,
        play,
        game -> {
          BeansView view = game.view(Seat.of(0));
          for (int seat = 0; seat < 2; seat++) {
            List<Chain> chains = view.chains(Seat.of(seat));
            assertThat(chains.stream().map(Chain::bean)).doesNotHaveDuplicates();
            assertThat(chains.size()).isLessThanOrEqualTo(view.chainLimit(Seat.of(seat)));
            assertThat(view.chainLimit(Seat.of(seat))).isBetween(2, 3);
            assertThat(view.coins(Seat.of(seat))).isNotNegative();
          }
        });
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void coins_are_what_was_sold_less_what_the_third_chain_cost(
      @ForAll("rules") BeansRules rules, @ForAll long seed, @ForAll("play") RandomPlay play) {
    long[] coins = new long[2];
    List<BeansEvent> events =
        visit(
            rules,
            seed,
            play,
            game -> {
              coins[0] = game.view(Seat.of(0)).coins(Seat.of(0));
              coins[1] = game.view(Seat.of(0)).coins(Seat.of(1));
            });
    long[] earned = new long[2];
    for (BeansEvent event : events) {
      if (event instanceof Sold sold) {
        earned[sold.seat().index()] += sold.chain().coins();
      } else if (event instanceof BeansEvent.BoughtThirdChain bought) {
        earned[bought.seat().index()] -= 3;
      }
    }
    assertThat(coins).isEqualTo(earned);
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void a_hand_changes_at_its_back_by_draws_at_its_front_by_plays_and_where_a_card_is_thrown_away(
      @ForAll("rules") BeansRules rules, @ForAll long seed, @ForAll("play") RandomPlay play) {
    List<List<Bean>> hands = new ArrayList<>(List.of(List.of(), List.of()));
    List<List<Bean>> shown = new ArrayList<>(List.of(List.of(), List.of()));
    List<BeansEvent> events =
        visit(
            rules,
            seed,
            play,
            game -> {
              shown.set(0, game.view(Seat.of(0)).hand());
              shown.set(1, game.view(Seat.of(1)).hand());
            });
    events.forEach(event -> follow(event, hands));
    assertThat(hands).isEqualTo(shown);
  }

  private static void follow(BeansEvent event, List<List<Bean>> hands) {
    if (event instanceof Dealt dealt) {
      hands.set(dealt.seat().index(), new ArrayList<>(dealt.cards()));
    } else if (event instanceof Drew drew) {
      hands.get(drew.seat().index()).add(drew.card());
    } else if (event instanceof Played played) {
      assertThat(hands.get(played.seat().index()).remove(0)).isEqualTo(played.card());
    } else if (event instanceof DiscardedFromHand away) {
      assertThat(hands.get(away.seat().index()).remove(away.place())).isEqualTo(away.card());
    }
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void the_trade_area_is_empty_once_the_cards_left_are_dealt_with(
      @ForAll("rules") BeansRules rules, @ForAll long seed, @ForAll("play") RandomPlay play) {
    visit(
        rules,
        seed,
        play,
        game -> {
          BeansView view = game.view(Seat.of(0));
          if (view.phase() == Phase.PLAY_AGAIN || view.phase() == Phase.DISCARD) {
            assertThat(view.tradeArea()).isEmpty();
          }
        });
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void draws_take_the_deck_in_its_order_and_the_game_ends_with_the_turn_in_which_it_ran_out(
      @ForAll("rules") BeansRules rules, @ForAll long seed, @ForAll("play") RandomPlay play) {
    List<Bean> drawn = new ArrayList<>();
    List<BeansEvent> events = visit(rules, seed, play, game -> {});
    int turnsAfter = 0;
    for (BeansEvent event : events) {
      if (event instanceof Dealt dealt) {
        drawn.addAll(dealt.cards());
      } else if (event instanceof Drew drew) {
        drawn.add(drew.card());
      } else if (event instanceof LaidOut out) {
        drawn.addAll(out.cards());
      } else if (event instanceof BeansEvent.TurnBegan && drawn.size() == 104) {
        turnsAfter++;
      }
    }
    assertThat(drawn).isEqualTo(NaiveGame.deck(Seed.of(seed)));
    assertThat(turnsAfter).isZero();
    assertThat(events.get(events.size() - 1)).isInstanceOf(BeansEvent.GameEnded.class);
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void events_lead_to_what_the_views_show(
      @ForAll("rules") BeansRules rules, @ForAll long seed, @ForAll("play") RandomPlay play) {
    Transcript table = new Transcript(new StringBuilder(), List.of("A", "B"));
    Game<BeansView, BeansDecision> game = rules.start(Seed.of(seed), table::happened);
    RandomPlay.Chooser chooser = play.chooser();
    while (!game.isOver()) {
      BeansView view = game.view(Seat.of(1));
      for (int seat = 0; seat < 2; seat++) {
        assertThat(table.coins(Seat.of(seat))).isEqualTo(view.coins(Seat.of(seat)));
        assertThat(table.chains(Seat.of(seat))).isEqualTo(view.chains(Seat.of(seat)));
      }
      assertThat(table.area).isEqualTo(view.tradeArea());
      assertThat(Optional.ofNullable(table.pile.peek())).isEqualTo(view.topOfPile());
      assertThat(table.deckSize).isEqualTo(view.deckSize());
      game.apply(chooser.choose(game.legal()));
    }
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void only_hands_are_hidden_and_events_are_parsed_from_their_texts(
      @ForAll("rules") BeansRules rules, @ForAll long seed, @ForAll("play") RandomPlay play) {
    for (BeansEvent event : visit(rules, seed, play, game -> {})) {
      assertThat(BeansEvent.parse(event.text())).isEqualTo(event);
      for (int seat = 0; seat < 2; seat++) {
        boolean hidden =
            (event instanceof Dealt dealt && dealt.seat().index() != seat)
                || (event instanceof Drew drew && drew.seat().index() != seat);
        assertThat(event.visibleTo(Seat.of(seat))).isEqualTo(!hidden);
      }
    }
  }
}
