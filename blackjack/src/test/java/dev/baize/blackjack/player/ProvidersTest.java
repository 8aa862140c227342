package dev.baize.blackjack.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackProvider;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.core.ScriptedConsole;
import dev.baize.core.game.Seat;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.PlayerSetting;
import dev.baize.core.registry.Registry;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ProvidersTest {

  private final Registry registry = Registry.load();

  @Test
  void blackjack_is_found_by_its_name() {
    assertThat(registry.game("Blackjack")).isInstanceOf(BlackjackProvider.class);
    assertThat(registry.game("blackjack").name()).isEqualTo("blackjack");
  }

  @Test
  void its_players_are_found_by_their_names() {
    assertThat(registry.players(new BlackjackProvider()).stream().map(PlayerProvider::name))
        .containsExactly(
            "Basic",
            "Competitor",
            "Counting",
            "Exact",
            "HiLo",
            "Human",
            "KO",
            "Random",
            "Simple",
            "Thinker",
            "Tracker");
    assertThat(registry.players(new BlackjackProvider()).stream().map(PlayerProvider::description))
        .allMatch(description -> description.length() > 20)
        .doesNotHaveDuplicates();
  }

  @Test
  void the_game_brings_its_players_and_Thinker_is_one_of_any_game() {
    assertThat(new BlackjackProvider().players())
        .extracting(PlayerProvider::name)
        .isEqualTo(
            registry.players(new BlackjackProvider()).stream()
                .map(PlayerProvider::name)
                .filter(name -> !name.equals("Thinker"))
                .toList());
  }

  @Test
  void players_are_seated_by_name() {
    SeatContext context =
        new SeatContext("Ada", Seat.of(0), Seed.of(1), Optional.of(new ScriptedConsole()));
    for (PlayerProvider<?, ?, ?> player : registry.players(new BlackjackProvider())) {
      assertThat(player.create(context).name()).isEqualTo(player.name());
    }
  }

  @Test
  void players_have_the_settings_of_the_book_and_can_be_created_with_them() {
    assertThat(settings("HiLo")).containsExactly("spread", "rounding", "indices", "leave");
    assertThat(settings("KO")).containsExactly("spread", "indices", "leave");
    assertThat(settings("Counting")).containsExactly("spread", "threshold");
    assertThat(settings("Competitor")).containsExactly("kelly");
    assertThat(settings("Exact")).containsExactly("depth");
    SeatContext context = SeatContext.of(Seed.of(1), Seat.of(0));
    for (String text :
        List.of(
            "HiLo:spread=2,rounding=exact,indices=0,leave=-1",
            "KO:spread=2,indices=0,leave=-1",
            "Counting:spread=3,threshold=1",
            "Competitor:kelly=0.5",
            "Exact:depth=2")) {
      assertThat(registry.player(new BlackjackProvider(), text).create(context).name())
          .isEqualTo(Registry.nameIn(text));
    }
  }

  private List<String> settings(String player) {
    return registry.player(new BlackjackProvider(), player).settings().stream()
        .map(PlayerSetting::name)
        .toList();
  }

  @Test
  void a_person_needs_a_console() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                registry
                    .player(new BlackjackProvider(), "Human")
                    .create(SeatContext.of(Seed.of(0), Seat.of(0))))
        .withMessage("Human cannot play where there is no console");
  }

  @Test
  void the_provider_parses_rules_and_decisions() {
    BlackjackProvider provider = new BlackjackProvider();
    assertThat(provider.rules()).isEqualTo(BlackjackRules.standard());
    BlackjackRules other = BlackjackRules.classic(7, 8);
    assertThat(provider.rules(other.text())).isEqualTo(other);
    assertThat(provider.decision("bet 7")).isEqualTo(BlackjackDecision.bet(7));
  }

  @Test
  void the_provider_prints_transcripts() {
    StringBuilder out = new StringBuilder();
    new BlackjackProvider()
        .transcript(out, List.of("A"))
        .happened(new BlackjackEvent.SessionEnded(7, 3));
    assertThat(out).hasToString("Player has 7 after 3 hands\n");
  }
}
