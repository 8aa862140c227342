package dev.baize.euchre.screen;

import static dev.baize.core.table.StyledText.format;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import dev.baize.core.table.Fact;
import dev.baize.core.table.Group;
import dev.baize.core.table.Piece;
import dev.baize.core.table.Place;
import dev.baize.core.table.Scene;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Side;
import dev.baize.euchre.Trick;
import dev.baize.euchre.Trump;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** What the person at one seat sees of euchre, with the trick that lies on the table. */
record EuchreScene(
    EuchreView view,
    Optional<Trick> trick,
    Map<Side, Integer> tricks,
    Map<Side, Integer> points,
    Speech speech) {

  private static final int SEATS = 4;

  /** A suit's name within a sentence. */
  static String word(Suit suit) {
    return suit.toString().toLowerCase(Locale.ROOT);
  }

  /** A suit's name and its sign. */
  static StyledText named(Suit suit) {
    return format("%s %s", word(suit), StyledText.of(suit));
  }

  /** Both names of a side, the person's first. */
  static String names(Side side, Speech speech) {
    String second = speech.name(side.second());
    return side.second() == speech.seat()
        ? second + " and " + speech.name(side.first())
        : speech.name(side.first()) + " and " + second;
  }

  /** A hand suit by suit, trumps before all others, the highest card first. */
  static List<Card> sorted(CardSet hand, Optional<Trump> trump) {
    Comparator<Card> bySuit =
        trump
            .map(
                made ->
                    Comparator.comparing((Card card) -> made.effectiveSuit(card) != made.suit())
                        .thenComparing(made::effectiveSuit)
                        .thenComparing(card -> made.above(card, made.effectiveSuit(card)).size()))
            .orElse(Comparator.comparing(Card::suit));
    return hand.stream().sorted(bySuit.thenComparing(Comparator.reverseOrder())).toList();
  }

  /** The scene, in which the cards are numbered that may be chosen if the person is asked. */
  Scene scene(boolean asked) {
    Side own = Side.of(view.seat());
    Side other = own.other();
    int ours = points.getOrDefault(own, 0);
    int theirs = points.getOrDefault(other, 0);
    String score = names(own, speech) + " " + ours + " : " + theirs + " " + names(other, speech);
    String taken =
        "yours " + tricks.getOrDefault(own, 0) + ", theirs " + tricks.getOrDefault(other, 0);
    return new Scene(
        "Euchre, first to " + view.pointsToWin(),
        List.of(
            Fact.of("", "Hand " + (view.handNumber() + 1)),
            Fact.of("", score),
            view.trump().map(this::trump).orElse(Fact.of("", "No trump yet")),
            Fact.of("Tricks", taken)),
        IntStream.range(0, SEATS)
            .mapToObj(i -> Seat.of((view.seat().index() + i) % SEATS))
            .map(at -> place(at, at == view.seat() ? hand(asked) : List.of()))
            .toList(),
        upcard(),
        lastTrick());
  }

  private Fact trump(Trump trump) {
    String maker = speech.object(view.maker().orElseThrow());
    return Fact.of("Trump", format("%s, made by %s", named(trump.suit()), maker));
  }

  private Place place(Seat at, List<Group> hand) {
    List<String> roles = new ArrayList<>();
    if (at == view.dealer()) {
      roles.add("dealer");
    }
    if (view.loneDefender().equals(Optional.of(at))
        || (view.isMakerAlone() && view.maker().equals(Optional.of(at)))) {
      roles.add("alone");
    }
    String status = view.isSittingOut(at) ? "sits out" : hasPassed(at) ? "passes" : "";
    return new Place(speech.name(at), roles, StyledText.of(status), played(at), hand);
  }

  /** Whether a seat has passed in this round of bidding, which begins to the dealer's left. */
  private boolean hasPassed(Seat at) {
    int after = (at.index() - view.dealer().index() - 1 + SEATS) % SEATS;
    return view.trump().isEmpty() && after < view.passes() % SEATS;
  }

  /** The seat's card of the trick, which stands out if it is the highest. */
  private List<Group> played(Seat at) {
    if (trick.isEmpty() || view.trump().isEmpty()) {
      return List.of();
    }
    boolean best = trick.get().winner(view.trump().get()) == at;
    return IntStream.range(0, trick.get().cards().size())
        .filter(i -> trick.get().playedBy(i) == at)
        .mapToObj(i -> Piece.of(trick.get().cards().get(i)).marked(best))
        .map(piece -> Group.of("", List.of(piece)))
        .toList();
  }

  /**
   * The card turned up as long as it matters: one that is turned down is put aside when trump is
   * made, unless a partner sits out.
   */
  private List<Group> upcard() {
    boolean down = view.passes() >= SEATS;
    boolean matters = view.trump().isEmpty() || !down || !view.sittingOut().isEmpty();
    StyledText note = StyledText.faint(down ? "turned down" : "turned up");
    return view.isUpcardPickedUp() || !matters
        ? List.of()
        : List.of(Group.of("", List.of(Piece.of(view.upcard())), note));
  }

  private List<Fact> lastTrick() {
    List<Trick> complete =
        view.tricks().stream()
            .filter(each -> each.cards().size() == each.size() && !trick.equals(Optional.of(each)))
            .toList();
    if (complete.isEmpty()) {
      return List.of();
    }
    Trick last = complete.get(complete.size() - 1);
    List<StyledText> played =
        IntStream.range(0, last.size())
            .mapToObj(
                i ->
                    StyledText.join(
                        speech.object(last.playedBy(i)), " ", StyledText.of(last.cards().get(i))))
            .toList();
    String taker = speech.object(last.winner(view.trump().orElseThrow()));
    return List.of(
        Fact.of("Last trick", format("%s; %s took it", StyledText.list(", ", played), taker)));
  }

  /** The hand: trumps, once they are made, before all others. */
  private List<Group> hand(boolean asked) {
    List<Card> played = trick.map(Trick::cards).orElse(List.of());
    List<Piece> trumps = new ArrayList<>();
    List<Piece> others = new ArrayList<>();
    for (Card card : sorted(view.hand(), view.trump())) {
      if (!played.contains(card)) {
        boolean legal = asked && view.legalCards().contains(card);
        String key = legal ? Integer.toString(trumps.size() + others.size() + 1) : "";
        Optional<Trump> trump =
            view.trump().filter(made -> made.effectiveSuit(card) == made.suit());
        boolean left = trump.isPresent() && trump.get().leftBower().equals(card);
        Piece piece = Piece.of(card).withKey(key).withNote(left ? "left bower" : "");
        (trump.isPresent() ? trumps : others).add(piece);
      }
    }
    Group rest = Group.of(trumps.isEmpty() ? "Your hand" : "Others", others);
    if (trumps.isEmpty()) {
      return List.of(rest);
    }
    Group own = Group.of("Your trumps", trumps);
    return others.isEmpty() ? List.of(own) : List.of(own, rest);
  }
}
