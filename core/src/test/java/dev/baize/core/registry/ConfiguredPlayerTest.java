package dev.baize.core.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.game.Seat;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.toy.Fickle;
import dev.baize.core.toy.FickleProvider;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.Watchful;
import dev.baize.core.toy.WatchfulProvider;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ConfiguredPlayerTest {

  private static final HighCard GAME = new HighCard();
  private static final FickleProvider FICKLE = new FickleProvider();
  private static final Registry REGISTRY =
      new Registry(List.of(GAME), List.of(FICKLE, new WatchfulProvider()));
  private static final SeatContext PLACE = SeatContext.of(Seed.of(1), Seat.of(0));

  private record Declaring(String name, List<PlayerSetting<?>> settings)
      implements PlayerProvider<HighCardView, Play, HighCardEvent> {

    @Override
    public String game() {
      return HighCard.NAME;
    }

    @Override
    public String description() {
      return "declares settings";
    }

    @Override
    public Player<HighCardView, Play, HighCardEvent> create(SeatContext context) {
      return new Watchful();
    }
  }

  private static PlayerProvider<HighCardView, Play, HighCardEvent> player(String text) {
    return REGISTRY.player(GAME, text);
  }

  @Test
  void a_player_is_found_by_its_name_and_settings() {
    assertThat(player("fickle:SLIPS=0.50,card=HIGH").create(PLACE))
        .isEqualTo(new Fickle(PLACE, true, 8, 0.5, false));
  }

  @Test
  void its_name_is_the_same_however_it_is_spelled() {
    assertThat(player("fickle:SLIPS=0.50,card=HIGH,turn=08").name())
        .isEqualTo("Fickle:card=high,slips=0.5");
    assertThat(player("Fickle:card=high,slips=0.5").name()).isEqualTo("Fickle:card=high,slips=0.5");
  }

  @Test
  void with_the_defaults_it_is_the_player_without_settings() {
    assertThat(player("Fickle:slips=0.25,turn=8")).isSameAs(FICKLE);
  }

  @Test
  void it_has_no_settings_left() {
    PlayerProvider<HighCardView, Play, HighCardEvent> player = player("fickle:card=high");
    assertThat(player.settings()).isEmpty();
    assertThat(player.game()).isEqualTo(HighCard.NAME);
    assertThat(player.description()).isEqualTo(FICKLE.description());
    assertThat(player.create(PLACE, PlayerSettings.of(FICKLE.settings())))
        .isEqualTo(new Fickle(PLACE, true, 8, 0.25, false));
  }

  @Test
  void a_registry_takes_it_for_the_player_without_settings() {
    Registry other = new Registry(List.of(GAME), List.of(player("fickle:card=high")));
    assertThat(other.players(GAME)).containsExactly(FICKLE);
    assertThat(other.player(GAME, "Fickle:turn=3").name()).isEqualTo("Fickle:turn=3");
  }

  @Test
  void wrong_settings_are_refused_with_the_name_of_the_player() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> player("fickle:turn=x"))
        .withMessage("highcard player Fickle: \"turn=x\": expected a whole number from 0 to 100");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> player("watchful:turn=1"))
        .withMessage("highcard player Watchful: it has no settings, but there is \"turn=1\"");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> player("watchful:"))
        .withMessage("highcard player Watchful: it has no settings, but there is \"\"");
  }

  @Test
  void an_unknown_player_is_named_without_its_settings() {
    assertThatExceptionOfType(MissingProviderException.class)
        .isThrownBy(() -> player("nobody:turn=1"))
        .withMessage("no highcard player \"nobody\"; there are: Fickle, Watchful")
        .extracting(MissingProviderException::name)
        .isEqualTo("nobody");
  }

  @Test
  void a_text_that_is_too_long_for_a_record_is_refused() {
    List<PlayerSetting<?>> many =
        IntStream.range(10, 40)
            .<PlayerSetting<?>>mapToObj(i -> PlayerSetting.yesOrNo("x" + i, "any", true))
            .toList();
    Registry registry = new Registry(List.of(GAME), List.of(new Declaring("Many", many)));
    String text = String.join(",", many.stream().map(each -> each.name() + "=no").toList());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> registry.player(GAME, "Many:" + text))
        .withMessageStartingWith("highcard player Many: \"Many:x10=no,")
        .withMessageEndingWith("…\": expected at most 200 characters");
  }

  @Test
  void a_provider_declares_different_settings() {
    List<PlayerSetting<?>> twice = Collections.nCopies(2, FickleProvider.TURN);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Registry(List.of(GAME), List.of(new Declaring("Twice", twice))))
        .withMessage("highcard player Twice: two settings with the name turn");
  }

  @Test
  void a_name_cannot_be_taken_for_one_with_settings() {
    for (String name : new String[] {"a:b", "a=b"}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new Registry(List.of(), List.of(new Declaring(name, List.of()))))
          .withMessage(
              "highcard player \"%s\" (%s): a name is without settings:"
                  + " it has no colon and no equals sign",
              name, Declaring.class.getName());
    }
  }
}
