package dev.baize.euchre.naive;

import dev.baize.core.card.Card;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import dev.baize.euchre.EuchreHouseRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Phase;
import dev.baize.euchre.Side;
import dev.baize.euchre.Trick;
import dev.baize.euchre.Trump;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What every seat sees; tricks taken and points are those of seats 0 and 2, then 1 and 3. */
public record TableFacts(
    long turn,
    Phase phase,
    int handNumber,
    Seat dealer,
    Card upcard,
    int passes,
    Optional<Suit> trump,
    Optional<Seat> maker,
    List<Trick> tricks,
    List<Integer> tricksTaken,
    List<Integer> points,
    int pointsToWin,
    EuchreHouseRules house,
    boolean makerAlone,
    Optional<Seat> loneDefender,
    Set<Seat> sittingOut,
    boolean pickedUp) {

  /** The facts in a view. */
  public static TableFacts of(EuchreView view) {
    return new TableFacts(
        view.turn(),
        view.phase(),
        view.handNumber(),
        view.dealer(),
        view.upcard(),
        view.passes(),
        view.trump().map(Trump::suit),
        view.maker(),
        view.tricks(),
        List.of(view.tricksTaken(Side.EVEN), view.tricksTaken(Side.ODD)),
        List.of(view.points(Side.EVEN), view.points(Side.ODD)),
        view.pointsToWin(),
        view.house(),
        view.isMakerAlone(),
        view.loneDefender(),
        view.sittingOut(),
        view.isUpcardPickedUp());
  }
}
