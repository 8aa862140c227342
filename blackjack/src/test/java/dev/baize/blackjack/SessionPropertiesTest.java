package dev.baize.blackjack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackEvent.DealerDealt;
import dev.baize.blackjack.BlackjackEvent.DealerDone;
import dev.baize.blackjack.BlackjackEvent.Exposure;
import dev.baize.blackjack.BlackjackEvent.HandBegan;
import dev.baize.blackjack.BlackjackEvent.HandSettled;
import dev.baize.blackjack.BlackjackEvent.HoleDealt;
import dev.baize.blackjack.BlackjackEvent.HoleShown;
import dev.baize.blackjack.BlackjackEvent.PlayerDone;
import dev.baize.blackjack.BlackjackEvent.SessionEnded;
import dev.baize.blackjack.BlackjackEvent.Shuffled;
import dev.baize.blackjack.BlackjackEvent.Wagered;
import dev.baize.blackjack.player.Random;
import dev.baize.blackjack.player.Simple;
import dev.baize.core.card.Card;
import dev.baize.core.game.Seat;
import dev.baize.core.match.Listener;
import dev.baize.core.match.Match;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Invariants of every session. */
class SessionPropertiesTest {

  private static final Seat SEAT = Seat.of(0);

  private static List<BlackjackEvent> events(
      BlackjackRules rules, BlackjackPlayer player, long seed) {
    List<BlackjackEvent> events = new ArrayList<>();
    Match.builder(rules, List.of(player), Seed.of(seed)).listener(new Ear(events)).build().play();
    return events;
  }

  private record Ear(List<BlackjackEvent> events)
      implements Listener<BlackjackDecision, BlackjackEvent> {

    @Override
    public void happened(BlackjackEvent event) {
      events.add(event);
    }
  }

  private static List<BlackjackEvent> random(DeckShuffle shuffle, long seed) {
    return events(
        new BlackjackRules(10_000, 60, 5, shuffle),
        new Random(SeatContext.of(Seed.of(seed), SEAT)),
        seed);
  }

  @Property(tries = 100, seed = "1")
  void money_is_conserved_to_the_unit(@ForAll DeckShuffle shuffle, @ForAll long seed) {
    long bankroll = 10_000;
    long wager = 0;
    for (BlackjackEvent event : random(shuffle, seed)) {
      if (event instanceof HandBegan began) {
        assertThat(began.bankroll()).isEqualTo(bankroll);
      } else if (event instanceof Wagered wagered) {
        wager = wagered.wager();
        assertThat(wager).isBetween(5L, bankroll);
      } else if (event instanceof HandSettled settled) {
        bankroll += settled.result().payoff(wager);
        assertThat(settled.bankroll()).isEqualTo(bankroll).isNotNegative();
      } else if (event instanceof SessionEnded ended) {
        assertThat(ended.bankroll()).isEqualTo(bankroll);
      }
    }
  }

  @Property(tries = 100, seed = "2")
  void between_two_shuffles_no_card_is_dealt_twice_and_a_hand_begins_with_twenty_left(
      @ForAll DeckShuffle shuffle, @ForAll long seed) {
    Set<Card> dealt = new HashSet<>();
    for (BlackjackEvent event : random(shuffle, seed)) {
      if (event instanceof Shuffled) {
        assertThat(dealt.isEmpty() || dealt.size() > 32).isTrue();
        dealt.clear();
      } else if (event instanceof Exposure exposure && !(event instanceof HoleShown)) {
        assertThat(dealt.add(exposure.card())).isTrue();
      } else if (event instanceof HoleDealt hole) {
        assertThat(dealt.add(hole.card())).isTrue();
      } else if (event instanceof Wagered) {
        assertThat(dealt.size()).isLessThanOrEqualTo(32);
      }
    }
  }

  @Property(tries = 100, seed = "3")
  void the_player_sees_no_cut_and_no_hole_card_before_it_is_shown(
      @ForAll DeckShuffle shuffle, @ForAll long seed) {
    Card hole = Card.at(0);
    boolean shown = true;
    for (BlackjackEvent event : random(shuffle, seed)) {
      if (event instanceof HoleDealt dealt) {
        hole = dealt.card();
        shown = false;
      } else if (event instanceof HoleShown showing) {
        assertThat(showing.card()).isEqualTo(hole);
        shown = true;
      } else if (event instanceof HandBegan) {
        shown = true;
      }
      boolean hidden = event instanceof HoleDealt || event instanceof BlackjackEvent.Cut;
      assertThat(event.visibleTo(SEAT)).isEqualTo(!hidden);
      if (!shown && event.visibleTo(SEAT)) {
        assertThat(event.text()).doesNotContain(hole.toString());
      }
    }
  }

  @Test
  void the_dealer_draws_to_16_and_stands_on_every_17_hard_or_soft() {
    Map<String, Set<Boolean>> drawn = new TreeMap<>();
    HandValue dealer = HandValue.empty();
    boolean plays = false;
    BlackjackRules rules = BlackjackRules.standard().withBankroll(1_000_000).withHands(40_000);
    for (BlackjackEvent event : events(rules, new Simple(), 1)) {
      if (event instanceof HandBegan) {
        dealer = HandValue.empty();
        plays = false;
      } else if (event instanceof PlayerDone) {
        plays = true;
      } else if (event instanceof DealerDealt dealt) {
        if (plays) {
          drawn.computeIfAbsent(dealer.toString(), d -> new HashSet<>()).add(true);
        }
        dealer = dealer.plus(dealt.card());
      } else if (event instanceof HoleShown shown) {
        dealer = dealer.plus(shown.card());
      } else if (event instanceof DealerDone done) {
        drawn.computeIfAbsent(dealer.toString(), d -> new HashSet<>()).add(false);
        assertThat(done.total()).isEqualTo(dealer.total());
      }
    }
    Map<String, Set<Boolean>> rule = new HashMap<>();
    for (int hard = 4; hard <= 26; hard++) {
      rule.put("" + hard, Set.of(hard < 17));
    }
    for (int soft = 12; soft <= 21; soft++) {
      rule.put("soft " + soft, Set.of(soft < 17));
    }
    assertThat(drawn).isEqualTo(rule);
  }
}
