package dev.baize.core.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.card.Rank;
import dev.baize.core.game.Game;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.game.Seat;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.match.Match;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.toy.Auction;
import dev.baize.core.toy.Auction.Bid;
import dev.baize.core.toy.Auction.Table;
import dev.baize.core.toy.Auction.View;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CardGameTest {

  private static final Auction AUCTION = new Auction();

  private static Game<View, Bid> started(List<CardGameEvent<Bid>> events) {
    return AUCTION.rules().start(Seed.of(5), events::add);
  }

  @Test
  void events_tell_the_deal_and_secret_decisions_to_one_seat_and_scores_to_all() {
    List<CardGameEvent<Bid>> events = new ArrayList<>();
    Game<View, Bid> game = started(events);
    game.apply(new Bid(2));
    game.apply(new Bid(3));
    assertThat(events.stream().map(CardGameEvent::text).toList())
        .containsExactly(
            "seat 0 is dealt Three",
            "seat 1 is dealt Four",
            "seat 0 in secret: bid 2",
            "seat 1 in secret: bid 3",
            "hand 0 is over: 2 6",
            "seat 0 is dealt Two",
            "seat 1 is dealt Four");
    assertThat(
            events.stream().filter(event -> event.visibleTo(Seat.of(1))).map(CardGameEvent::text))
        .containsExactly(
            "seat 1 is dealt Four",
            "seat 1 in secret: bid 3",
            "hand 0 is over: 2 6",
            "seat 1 is dealt Four");
  }

  @Test
  void the_transcript_names_the_seats() {
    StringBuilder out = new StringBuilder();
    var transcript = AUCTION.transcript(out, List.of("Ann", "Bob"));
    List<CardGameEvent<Bid>> events = new ArrayList<>();
    started(events).apply(new Bid(2));
    events.forEach(transcript::happened);
    assertThat(out).hasToString("Ann is dealt Three\nBob is dealt Four\nAnn in secret: bid 2\n");
  }

  @Test
  void views_are_written_with_a_field_for_each_component() {
    ViewFormat<View, Bid> format = AUCTION.rules().viewFormat().orElseThrow();
    Game<View, Bid> game = started(new ArrayList<>());
    game.apply(new Bid(2));
    assertThat(format.write(game.view(Seat.of(0))))
        .hasToString(
            "{seat=0, turn=1, hand_number=0, seats=[{has_bid=true, score=0, card=Three, bid=bid 2},"
                + " {has_bid=false, score=0}]}");
    assertThat(format.write(game.view(Seat.of(1))).has("legal")).isFalse();
    assertThat(format.columns()).containsExactly("seat", "turn", "hand_number", "seats");
  }

  @Test
  void illegal_decisions_are_refused_with_what_is_legal() {
    Game<View, Bid> game = started(new ArrayList<>());
    assertThatThrownBy(() -> game.apply(new Bid(4)))
        .isInstanceOf(IllegalDecisionException.class)
        .hasMessageContaining("bid 4")
        .hasMessageContaining("bid 0, bid 1, bid 2, bid 3");
  }

  @Test
  void rules_are_read_from_their_text_or_the_name_of_a_preset() {
    assertThat(AUCTION.rules("3 hands").text()).isEqualTo("3 hands");
    assertThat(AUCTION.rules("long").text()).isEqualTo("9 hands");
    assertThat(AUCTION.presets()).containsExactly("2 hands", "long");
    for (String wrong : List.of("03 hands", "3 hand", "", "10 hands", "LONG")) {
      assertThatThrownBy(() -> AUCTION.rules(wrong))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining('"' + wrong + '"')
          .hasMessageContaining("expected");
    }
  }

  enum Pace {
    SLOW,
    FAST
  }

  record House(int seats, boolean hasHook, Pace pace) {
    House {
      if (hasHook && seats > 4) {
        throw new IllegalArgumentException("a hook is for 4 seats at most");
      }
    }
  }

  record Unsettled(List<Rank> ranks) {}

  private static <R extends Record> CardGame<R, View, Bid> withSettings(R rules, R preset) {
    return new CardGame<>("house", rules, CardGame.SETTINGS, View.class) {
      {
        preset("club", preset);
      }

      @Override
      protected int seats(R any) {
        return 4;
      }
    };
  }

  @Test
  void rules_with_many_settings_are_told_by_those_that_differ_from_the_default() {
    CardGame<House, View, Bid> game =
        withSettings(new House(4, true, Pace.SLOW), new House(7, false, Pace.SLOW));
    assertThat(game.presets()).containsExactly("standard", "club");
    assertThat(game.rules("club").text()).isEqualTo("seats 7, has hook no");
    assertThat(game.rules("club, pace FAST").text()).isEqualTo("seats 7, has hook no, pace FAST");
    assertThat(game.rules("has hook no, seats 5").text()).isEqualTo("seats 5, has hook no");
    assertThat(game.rules("standard, seats 4")).isEqualTo(game.rules());
    assertThat(game.rules(game.rules().text())).isEqualTo(game.rules());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "seats x|seats \"x\": expected",
        "has hook maybe|has hook \"maybe\": expected yes or no",
        "pace fast|pace \"fast\" is none of [SLOW, FAST]",
        "seats 5|a hook is for 4 seats at most",
        "seats 3, seats 3|seats is set twice",
        "club, club|\"club\" is a preset",
        "hook no|there are seats, has hook, pace",
        "``|expected standard or settings"
      })
  void wrong_settings_of_rules_are_refused_by_name(String text, String message) {
    CardGame<House, View, Bid> game =
        withSettings(new House(4, true, Pace.SLOW), new House(7, false, Pace.SLOW));
    assertThatThrownBy(() -> game.rules(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith('"' + text + "\": ")
        .hasMessageContaining(message);
  }

  @Test
  void the_players_of_the_game_and_a_random_one_are_registered_with_it() {
    assertThat(new Registry(List.of(AUCTION), List.of()).players(AUCTION))
        .extracting(PlayerProvider::name)
        .containsExactly("Miser");
    Registry all = Registry.load().with(List.of(AUCTION), List.of());
    assertThat(all.players(AUCTION)).extracting(PlayerProvider::name).contains("Miser", "Random");
    var random = all.player(AUCTION, "random");
    var players =
        IntStream.range(0, 2)
            .mapToObj(i -> random.create(SeatContext.of(Seed.of(1), Seat.of(i))))
            .toList();
    assertThat(Match.builder(AUCTION.rules(), players, Seed.of(1)).build().play().scores())
        .hasSize(2);
  }

  record NoLegal(Seat seat, long turn) implements SeatView<Bid> {
    @Override
    public List<Bid> legal() {
      return List.of();
    }
  }

  record Unwritable(Seat seat, long turn, List<Bid> legal, Thread thread)
      implements SeatView<Bid> {}

  record ArrayView(Seat seat, long turn, List<Bid> legal, ArrayList<Rank> cards)
      implements SeatView<Bid> {}

  private static <V extends SeatView<Bid>> void register(Class<V> views, String template) {
    new CardGame<Table, V, Bid>("wrong", new Table(1), template, views) {
      @Override
      protected int seats(Table rules) {
        return 1;
      }
    };
  }

  @Test
  void mistakes_of_an_author_are_named_at_registration() {
    assertThatThrownBy(() -> register(NoLegal.class, "{hands} hands"))
        .hasMessageContaining("NoLegal")
        .hasMessageContaining("legal");
    assertThatThrownBy(() -> register(Unwritable.class, "{hands} hands"))
        .hasMessageContaining("Unwritable")
        .hasMessageContaining("thread");
    assertThatThrownBy(() -> register(ArrayView.class, "{hands} hands"))
        .hasMessageContaining("ArrayView")
        .hasMessageContaining("cards");
    assertThatThrownBy(
            () -> withSettings(new Unsettled(List.of()), new Unsettled(List.of(Rank.TWO))))
        .hasMessageContaining("Unsettled")
        .hasMessageContaining("setting ranks");
    assertThatThrownBy(() -> register(View.class, "{hand} hands"))
        .hasMessageContaining("Table")
        .hasMessageContaining("hand");
  }
}
