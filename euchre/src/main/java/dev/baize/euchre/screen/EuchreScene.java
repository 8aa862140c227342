package dev.baize.euchre.screen;

import static dev.baize.core.table.StyledText.format;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
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
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** What the person at one seat sees of euchre, with the trick that lies on the table. */
record EuchreScene(
    EuchreView view,
    Optional<Trick> trick,
    Map<Side, Integer> tricks,
    Map<Side, Integer> points,
    Speech speech) {

  private static final int SEATS = 4;

  /** The scene, in which the cards are numbered that may be chosen if the person is asked. */
  Scene scene(boolean asked) {
    Side own = Side.of(view.seat());
    Side other = own.other();
    StyledText score =
        format(
            "%s %s : %s %s",
            EventSentences.names(own, speech),
            points.getOrDefault(own, 0),
            points.getOrDefault(other, 0),
            EventSentences.names(other, speech));
    StyledText taken =
        format("yours %s, theirs %s", tricks.getOrDefault(own, 0), tricks.getOrDefault(other, 0));
    List<Fact> facts =
        List.of(
            Fact.of("", "Hand " + (view.handNumber() + 1)),
            Fact.of("", score),
            view.trump().map(this::trump).orElse(Fact.of("", "No trump yet")),
            Fact.of("Tricks", taken));
    List<Place> places = new ArrayList<>();
    for (int i = 0; i < SEATS; i++) {
      places.add(
          place(Seat.of((view.seat().index() + i) % SEATS), i == 0 ? hand(asked) : List.of()));
    }
    return new Scene(
        "Euchre, first to " + view.pointsToWin(), facts, places, upcard(), lastTrick());
  }

  private Fact trump(Trump trump) {
    return Fact.of(
        "Trump",
        format(
            "%s, made by %s",
            EventSentences.named(trump.suit()), speech.object(view.maker().orElseThrow())));
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
    Optional<Trump> trump = view.trump();
    if (trick.isEmpty() || trump.isEmpty()) {
      return List.of();
    }
    List<Card> cards = trick.get().cards();
    List<Group> groups = new ArrayList<>();
    for (int i = 0; i < cards.size(); i++) {
      if (trick.get().playedBy(i) == at) {
        boolean best = trick.get().winner(trump.get()) == at;
        groups.add(Group.of("", List.of(Piece.of(cards.get(i)).marked(best))));
      }
    }
    return groups;
  }

  /**
   * The card turned up as long as it matters: one that is turned down is put aside when trump is
   * made, unless a partner sits out.
   */
  private List<Group> upcard() {
    boolean down = view.passes() >= SEATS;
    boolean matters = view.trump().isEmpty() || !down || !view.sittingOut().isEmpty();
    return view.isUpcardPickedUp() || !matters
        ? List.of()
        : List.of(
            Group.of(
                "",
                List.of(Piece.of(view.upcard())),
                StyledText.faint(down ? "turned down" : "turned up")));
  }

  private List<Fact> lastTrick() {
    Optional<Trump> trump = view.trump();
    List<Trick> complete =
        view.tricks().stream()
            .filter(each -> each.cards().size() == each.size() && !trick.equals(Optional.of(each)))
            .toList();
    if (complete.isEmpty() || trump.isEmpty()) {
      return List.of();
    }
    Trick last = complete.get(complete.size() - 1);
    List<StyledText> played =
        IntStream.range(0, last.size())
            .mapToObj(
                i ->
                    format(
                        "%s %s",
                        speech.object(last.playedBy(i)), StyledText.of(last.cards().get(i))))
            .toList();
    String taker = speech.object(last.winner(trump.get()));
    return List.of(
        Fact.of("Last trick", format("%s; %s took it", StyledText.list(", ", played), taker)));
  }

  /** The hand: trumps, once they are made, before all others. */
  private List<Group> hand(boolean asked) {
    Set<Card> played = new HashSet<>(trick.map(Trick::cards).orElse(List.of()));
    List<Card> cards =
        HandOrder.of(view.hand(), view.trump()).stream()
            .filter(card -> !played.contains(card))
            .toList();
    CardSet trumps = view.trump().map(trump -> trump.cards(trump.suit())).orElse(CardSet.none());
    List<Piece> own = new ArrayList<>();
    List<Piece> others = new ArrayList<>();
    for (int i = 0; i < cards.size(); i++) {
      Card card = cards.get(i);
      boolean legal = asked && view.legalCards().contains(card);
      boolean left = view.trump().filter(trump -> trump.leftBower().equals(card)).isPresent();
      Piece piece =
          Piece.of(card)
              .withKey(legal ? Integer.toString(i + 1) : "")
              .withNote(left ? "left bower" : "");
      (trumps.contains(card) ? own : others).add(piece);
    }
    if (own.isEmpty()) {
      return List.of(Group.of("Your hand", others));
    }
    return others.isEmpty()
        ? List.of(Group.of("Your trumps", own))
        : List.of(Group.of("Your trumps", own), Group.of("Others", others));
  }
}
