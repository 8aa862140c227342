package dev.baize.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.PlayerSetting;
import dev.baize.core.registry.PlayerSettings;
import dev.baize.core.registry.Registry;
import dev.baize.core.toy.Fickle;
import dev.baize.core.toy.FickleProvider;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class SettingsContractTest {

  private static final HighCard GAME = new HighCard();
  private static final FickleProvider FICKLE = new FickleProvider();

  /** A fickle player whose methods may be broken. */
  private static class Altered implements PlayerProvider<HighCardView, Play, HighCardEvent> {

    @Override
    public String game() {
      return FICKLE.game();
    }

    @Override
    public String name() {
      return FICKLE.name();
    }

    @Override
    public String description() {
      return FICKLE.description();
    }

    @Override
    public List<PlayerSetting<?>> settings() {
      return FICKLE.settings();
    }

    @Override
    public Player<HighCardView, Play, HighCardEvent> create(SeatContext context) {
      return FICKLE.create(context);
    }

    @Override
    public Player<HighCardView, Play, HighCardEvent> create(
        SeatContext context, PlayerSettings settings) {
      return FICKLE.create(context, settings);
    }
  }

  private static PlayerContract<HighCardView, Play, HighCardEvent> contract(
      PlayerProvider<HighCardView, Play, HighCardEvent> player) {
    return new PlayerContract<>(GAME, GAME.rules(), player);
  }

  private static void broken(
      PlayerProvider<HighCardView, Play, HighCardEvent> player, String... summary) {
    assertThatExceptionOfType(ContractViolation.class)
        .isThrownBy(() -> contract(player).checkAll())
        .satisfies(violation -> assertThat(violation.summary()).contains(summary));
  }

  @Test
  void a_sound_player_with_settings_keeps_every_promise() {
    Verdict.of(contract(FICKLE)).isGood();
    Registry registry = new Registry(List.of(GAME), List.of(FICKLE));
    Verdict.of(contract(registry.player(GAME, "Fickle:card=high,slips=0,turns-to-lead=yes")))
        .isGood();
  }

  @Test
  void it_is_created_with_each_bound_of_each_setting_and_the_defaults_of_the_others() {
    Set<String> created = new HashSet<>();
    contract(
            new Altered() {
              @Override
              public Fickle create(SeatContext context, PlayerSettings settings) {
                created.add(settings.text());
                return FICKLE.create(context, settings);
              }
            })
        .check(PlayerContract.Check.SETTINGS);
    assertThat(created)
        .containsExactlyInAnyOrder(
            "", "card=high", "turn=0", "turn=100", "slips=0", "slips=1", "turns-to-lead=yes");
  }

  @Test
  void a_player_that_refuses_a_bound_is_caught() {
    broken(
        new Altered() {
          @Override
          public Fickle create(SeatContext context, PlayerSettings settings) {
            if (settings.get(FickleProvider.TURN) == 100) {
              throw new IllegalArgumentException("too late");
            }
            return FICKLE.create(context, settings);
          }
        },
        "a player sits down with any value of a setting: expected a player with turn=100",
        "too late");
  }

  @Test
  void a_provider_without_a_player_for_a_bound_is_caught() {
    broken(
        new Altered() {
          @Override
          @SuppressWarnings("NullAway") // What is tested.
          public Fickle create(SeatContext context, PlayerSettings settings) {
            return settings.get(FickleProvider.SLIPS) == 1
                ? null
                : FICKLE.create(context, settings);
          }
        },
        "expected a player with slips=1, found no player (null)");
  }

  @Test
  void a_player_that_differs_with_the_defaults_is_caught() {
    broken(
        new Altered() {
          @Override
          public Fickle create(SeatContext context) {
            return new Fickle(context, true, 8, 0.25, false);
          }
        },
        "default settings are those of a player without settings: expected play ");
  }

  @Test
  void a_provider_that_declares_other_settings_when_asked_again_is_caught() {
    AtomicInteger asked = new AtomicInteger();
    broken(
        new Altered() {
          @Override
          public List<PlayerSetting<?>> settings() {
            List<PlayerSetting<?>> settings = new ArrayList<>(FICKLE.settings());
            settings.add(PlayerSetting.yesOrNo("x" + asked.getAndIncrement(), "new", true));
            return settings;
          }
        },
        "a provider always declares the same settings: expected ");
  }

  @Test
  void players_that_no_provider_creates_have_no_settings() {
    PlayerContract<HighCardView, Play, HighCardEvent> contract =
        new PlayerContract<>(GAME, GAME.rules(), FICKLE::create);
    assertThatCode(() -> contract.check(PlayerContract.Check.SETTINGS)).doesNotThrowAnyException();
  }
}
