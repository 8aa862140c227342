package dev.baize.core.match;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.game.Decision;
import dev.baize.core.player.Player;
import dev.baize.core.random.Seed;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the player that has failed is called. */
class BlameTest {

  private static final HighCardRules RULES = HighCardRules.table();

  private static Match.Builder<HighCardView, Play, HighCardEvent> four(
      Player<HighCardView, Play, HighCardEvent> player) {
    return Match.builder(RULES, Collections.nCopies(RULES.seats(), player), Seed.of(1));
  }

  @Test
  void a_player_that_is_registered_is_named_as_there() {
    List<String> names = List.of("A", "B", "C", "D");
    assertThatThrownBy(four(new Nameless()).names(names).build()::play)
        .hasMessageStartingWith("A at seat 0 threw java.lang.IllegalStateException: no idea; ");
    assertThatThrownBy(four(new Deaf()).names(names).build()::play)
        .hasMessageStartingWith("A at seat 0 was told ")
        .hasMessageContaining(" and threw java.lang.Error: deaf; ");
    assertThatThrownBy(() -> four(new Nameless()).names(List.of("A", "B")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("2 names for 4 players");
  }

  @Test
  @SuppressWarnings({"unchecked", "rawtypes"}) // as a player that was compiled without types
  void a_decision_of_another_game_is_the_fault_of_the_player() {
    Decision foreign = () -> "sing";
    Player player = view -> foreign;
    Match.Builder<HighCardView, Play, HighCardEvent> match =
        four(player).names(List.of("A", "B", "C", "D"));
    String message = "A at seat 0 answered with a .*, which is not a decision of this game; .*";
    assertThatThrownBy(match.build()::play)
        .isInstanceOf(MatchStoppedException.class)
        .hasMessageMatching(message);
    assertThatThrownBy(match.listener(new Listener<>() {}).build()::play)
        .isInstanceOf(MatchStoppedException.class)
        .hasMessageMatching(message);
  }

  private static final class Nameless implements Player<HighCardView, Play, HighCardEvent> {

    @Override
    public Play decide(HighCardView view) {
      throw new IllegalStateException("no idea");
    }

    @Override
    public String name() {
      throw new IllegalStateException("no name");
    }
  }

  private static final class Deaf implements Player<HighCardView, Play, HighCardEvent> {

    @Override
    public Play decide(HighCardView view) {
      throw new IllegalStateException("is not asked");
    }

    @Override
    public void observe(HighCardEvent event) {
      throw new Error("deaf");
    }
  }
}
