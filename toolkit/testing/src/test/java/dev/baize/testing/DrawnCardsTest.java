package dev.baize.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.kit.CardGame;
import dev.baize.core.kit.CardGameEvent;
import dev.baize.core.kit.CardGameEvent.Shown;
import dev.baize.core.kit.HiddenHands;
import dev.baize.core.kit.Position;
import dev.baize.core.kit.SeatView;
import dev.baize.core.kit.Word;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A game in which cards are drawn unseen, and turned up, by decisions. */
class DrawnCardsTest {

  enum Move implements Word {
    DRAW,
    TURN_UP
  }

  record Moves(int count) {}

  record Taken(Move move, Optional<Card> card) {}

  record View(Seat seat, long turn, List<Move> legal, List<Taken> taken)
      implements SeatView<Move> {}

  /** Two seats take the top card in turn, turned up or not; high ranks win. */
  static final class Drawing extends CardGame<Moves, View, Move> {
    private static final CardSet CARDS = CardSet.suit(Suit.SPADES);

    Drawing() {
      super("drawing", new Moves(6), "{count} moves", View.class);
      decisions(List.of(Move.values()));
    }

    @Override
    protected int seats(Moves rules) {
      return 2;
    }

    private static List<Card> shuffled(CardSet cards, RandomGenerator random) {
      List<CardSet> dealt = HiddenHands.deal(cards, cards.size(), 1, random);
      return dealt.stream().map(CardSet::lowest).toList();
    }

    @Override
    protected Pile deal(Moves rules, RandomGenerator random) {
      return new Pile(rules, shuffled(CARDS, random), List.of());
    }

    @Override
    protected Function<RandomGenerator, Pile> worlds(Moves rules, View view) {
      CardSet seen =
          view.taken().stream().flatMap(each -> each.card().stream()).collect(CardSet.collector());
      List<Move> moves = view.taken().stream().map(Taken::move).toList();
      return random -> {
        List<Card> cards = new ArrayList<>(shuffled(CARDS.minus(seen), random));
        for (int i = 0; i < moves.size(); i++) {
          if (view.taken().get(i).card().isPresent()) {
            cards.add(i, view.taken().get(i).card().get());
          }
        }
        return new Pile(rules, cards, moves);
      };
    }
  }

  record Pile(Moves rules, List<Card> cards, List<Move> moves) implements Position<View, Move> {
    @Override
    public boolean isOver() {
      return moves.size() == rules.count();
    }

    @Override
    public Seat toAct() {
      return Seat.of(moves.size() % 2);
    }

    @Override
    public List<Move> legal() {
      return List.of(Move.values());
    }

    @Override
    public Pile apply(Move move) {
      List<Move> after = new ArrayList<>(moves);
      after.add(move);
      return new Pile(rules, cards, after);
    }

    @Override
    public List<Shown<Move>> revealed(Move move) {
      String top = cards.get(moves.size()).toString();
      return List.of(move == Move.DRAW ? Shown.to(toAct(), top) : Shown.toAll(top));
    }

    private boolean isSeen(int card, Seat seat) {
      return isOver() || moves.get(card) == Move.TURN_UP || card % 2 == seat.index();
    }

    @Override
    public View view(Seat seat, long turn, List<Move> legal) {
      List<Taken> taken =
          IntStream.range(0, moves.size())
              .mapToObj(
                  i ->
                      new Taken(
                          moves.get(i), Optional.of(cards.get(i)).filter(card -> isSeen(i, seat))))
              .toList();
      return new View(seat, turn, legal, taken);
    }

    @Override
    public List<Long> scores() {
      return List.of(sum(0), sum(1));
    }

    private long sum(int seat) {
      return IntStream.range(0, moves.size())
          .filter(i -> i % 2 == seat)
          .mapToLong(i -> cards.get(i).rank().index())
          .sum();
    }
  }

  private static final Drawing DRAWING = new Drawing();

  private static List<CardGameEvent<Move>> played(Move... moves) {
    List<CardGameEvent<Move>> events = new ArrayList<>();
    Game<View, Move> game = DRAWING.rules().start(Seed.of(1), events::add);
    List.of(moves).forEach(game::apply);
    return events;
  }

  private static List<String> seenBy(Seat seat, List<CardGameEvent<Move>> events) {
    return events.stream().filter(event -> event.visibleTo(seat)).map(CardGameEvent::text).toList();
  }

  @Test
  void a_game_whose_decisions_reveal_cards_keeps_the_contract() {
    new GameContract<>(DRAWING).checkAll();
  }

  @Test
  void a_drawn_card_is_told_to_its_seat_and_one_that_is_turned_up_to_all() {
    List<CardGameEvent<Move>> events = played(Move.DRAW, Move.TURN_UP);
    assertThat(seenBy(Seat.of(0), events))
        .containsExactly(
            "seat 0: draw",
            "seat 0 is shown Three of Spades",
            "seat 1: turn up",
            "all are shown King of Spades");
    assertThat(seenBy(Seat.of(1), events))
        .containsExactly("seat 0: draw", "seat 1: turn up", "all are shown King of Spades");
  }

  @Test
  void the_transcript_names_who_is_shown_a_card() {
    StringBuilder out = new StringBuilder();
    played(Move.DRAW, Move.TURN_UP)
        .forEach(DRAWING.transcript(out, List.of("Ann", "Bob"))::happened);
    assertThat(out)
        .hasToString(
            """
            Ann: draw
            Ann is shown Three of Spades
            Bob: turn up
            all are shown King of Spades
            """);
  }
}
