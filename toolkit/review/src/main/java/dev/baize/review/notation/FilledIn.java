package dev.baize.review.notation;

import dev.baize.core.card.CardCode;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Seat;
import dev.baize.core.record.Header;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.OpenDeal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The cards of a recorded game that nobody saw. They were filled in so that it can be replayed, and
 * mean nothing: what a seat should have done in that hand cannot be judged.
 *
 * @param byHand for each hand whose cards are given, the seats of which some were filled in, with
 *     these
 */
public record FilledIn(List<Map<Seat, CardSet>> byHand) {

  /**
   * {@return the cards of a game that were filled in, which are known of in euchre alone}
   *
   * @param header that of a record whose deals are valid
   */
  public static FilledIn of(Header header) {
    List<Map<Seat, CardSet>> hands = new ArrayList<>();
    if (header.game().equalsIgnoreCase(EuchreProvider.NAME)) {
      for (String text : header.deals()) {
        OpenDeal deal = OpenDeal.parse(text);
        Map<Seat, CardSet> bySeat = new TreeMap<>();
        for (int seat = 0; seat < deal.hands().size(); seat++) {
          CardSet unseen = deal.hands().get(seat).intersection(deal.filledIn());
          if (!unseen.isEmpty()) {
            bySeat.put(Seat.of(seat), unseen);
          }
        }
        hands.add(bySeat);
      }
    }
    return new FilledIn(hands);
  }

  /**
   * {@return whether all cards of all seats are known in a hand}
   *
   * @param hand from 0
   */
  public boolean knowsAll(long hand) {
    return hand >= byHand.size() || byHand.get((int) hand).isEmpty();
  }

  /**
   * {@return whether the cards of a seat are known in a hand: else nobody knows what it should do}
   *
   * @param hand from 0
   * @param seat any seat
   */
  public boolean knows(long hand, Seat seat) {
    return knowsAll(hand) || !byHand.get((int) hand).containsKey(seat);
  }

  /**
   * {@return a line that lists the cards, by hand and name; empty if there are none}
   *
   * @param names those of the seats
   */
  public String text(List<String> names) {
    List<String> hands = new ArrayList<>();
    for (int hand = 0; hand < byHand.size(); hand++) {
      if (!knowsAll(hand)) {
        hands.add("hand " + (hand + 1) + " " + text(byHand.get(hand), names));
      }
    }
    return hands.isEmpty()
        ? ""
        : "cards that nobody saw are filled in: " + String.join(", ", hands);
  }

  private static String text(Map<Seat, CardSet> bySeat, List<String> names) {
    return bySeat.entrySet().stream()
        .map(
            each ->
                each.getValue().stream().map(CardCode::of).collect(Collectors.joining(" "))
                    + " of "
                    + names.get(each.getKey().index()))
        .collect(Collectors.joining(" and "));
  }
}
