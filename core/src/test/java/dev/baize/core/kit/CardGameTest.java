package dev.baize.core.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.card.Rank;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.game.Seat;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.match.Match;
import dev.baize.core.player.Place;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.testing.GameContract;
import dev.baize.core.testing.PlayerContract;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CardGameTest {

  /** A number of coins, which is bid in secret. */
  record Bid(int coins) implements Decision {
    @Override
    public String text() {
      return "bid " + coins;
    }
  }

  record Table(int hands) {
    Table {
      if (hands < 1 || hands > 9) {
        throw new IllegalArgumentException(hands + " hands: expected 1 to 9");
      }
    }
  }

  /** What a seat knows of a seat: of another, the card and the bid once the hand is over. */
  record Other(boolean hasBid, long score, Optional<Rank> card, Optional<Bid> bid) {}

  record View(Seat seat, long turn, List<Bid> legal, int handNumber, List<Other> seats)
      implements SeatView<Bid> {}

  /**
   * In each hand both seats are dealt a rank and bid up to three coins in secret; the product of
   * both is scored.
   */
  static final class Auction extends CardGame<Table, View, Bid> {
    private static final List<Bid> BIDS = IntStream.range(0, 4).mapToObj(Bid::new).toList();

    Auction() {
      super("auction", new Table(2), "{hands} hands", View.class);
      preset("long", new Table(9));
      decisions(BIDS);
      player("Miser", "bids nothing", place -> view -> view.legal().get(0));
    }

    @Override
    protected int seats(Table rules) {
      return 2;
    }

    @Override
    protected Position deal(Table rules, RandomGenerator random) {
      return Position.dealt(rules, 0, List.of(0L, 0L), random);
    }

    @Override
    protected Function<RandomGenerator, Position> worlds(Table rules, View view) {
      List<Long> scores = view.seats().stream().map(Other::score).toList();
      return random -> {
        List<Rank> cards = new ArrayList<>();
        List<Optional<Bid>> bids = new ArrayList<>();
        for (Other other : view.seats()) {
          cards.add(other.card().orElseGet(() -> Position.rank(random)));
          Optional<Bid> any =
              Optional.of(BIDS.get(random.nextInt(BIDS.size()))).filter(bid -> other.hasBid());
          bids.add(other.card().isPresent() ? other.bid() : any);
        }
        return new Position(rules, view.handNumber(), cards, bids, scores);
      };
    }

    private record Position(
        Table rules, int number, List<Rank> cards, List<Optional<Bid>> bids, List<Long> before)
        implements HandPosition<View, Bid> {

      static Position dealt(Table rules, int number, List<Long> scores, RandomGenerator random) {
        return new Position(
            rules,
            number,
            List.of(rank(random), rank(random)),
            List.of(Optional.empty(), Optional.empty()),
            scores);
      }

      static Rank rank(RandomGenerator random) {
        return Rank.at(random.nextInt(3));
      }

      @Override
      public boolean isOver() {
        return isHandOver() && number == rules.hands() - 1;
      }

      @Override
      public Seat toAct() {
        return Seat.of(bids.get(0).isEmpty() ? 0 : 1);
      }

      @Override
      public List<Bid> legal() {
        return BIDS;
      }

      @Override
      public Position apply(Bid bid) {
        return new Position(
            rules,
            number,
            cards,
            dev.baize.core.kit.Position.with(bids, toAct(), Optional.of(bid)),
            before);
      }

      @Override
      public View view(Seat seat, long turn, List<Bid> legal) {
        List<Other> seats = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
          boolean isShown = i == seat.index() || isHandOver();
          seats.add(
              new Other(
                  bids.get(i).isPresent(),
                  before.get(i),
                  Optional.of(cards.get(i)).filter(card -> isShown),
                  bids.get(i).filter(bid -> isShown)));
        }
        return new View(seat, turn, legal, number, seats);
      }

      @Override
      public List<Long> scores() {
        return IntStream.range(0, 2)
            .mapToObj(i -> before.get(i) + (isHandOver() ? worth(i) : 0))
            .toList();
      }

      private long worth(int seat) {
        return (long) bids.get(seat).map(Bid::coins).orElse(0) * cards.get(seat).index();
      }

      @Override
      public String dealt(Seat seat) {
        return cards.get(seat.index()).toString();
      }

      @Override
      public boolean isSecret(Bid bid) {
        return true;
      }

      @Override
      public long hand() {
        return number;
      }

      @Override
      public boolean isHandOver() {
        return bids.get(1).isPresent();
      }

      @Override
      public Position nextHand(RandomGenerator random) {
        return dealt(rules, number + 1, scores(), random);
      }
    }
  }

  private static final Auction AUCTION = new Auction();

  private static Game<View, Bid> started(List<CardGameEvent<Bid>> events) {
    return AUCTION.rules().start(Seed.of(5), events::add);
  }

  @Test
  void the_players_of_a_game_keep_the_contract_of_players() {
    AUCTION
        .players()
        .forEach(player -> new PlayerContract<>(AUCTION, AUCTION.rules(), player).checkAll());
  }

  @Test
  void a_game_of_the_kit_keeps_the_contract() {
    new GameContract<>(AUCTION).checkAll();
    new GameContract<>(AUCTION, AUCTION.rules("long")).checkAll();
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
    assertThat(format.write(game.view(Seat.of(1))).names()).doesNotContain("legal");
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
    assertThat(all.players(AUCTION))
        .extracting(PlayerProvider::name)
        .contains("Miser", "Random", "Thinker");
    var random = all.player(AUCTION, "random");
    var players =
        IntStream.range(0, 2)
            .mapToObj(i -> random.create(Place.of(Seed.of(1), Seat.of(i))))
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
