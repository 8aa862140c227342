package dev.baize.review.notation;

import dev.baize.core.card.CardCode;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Seat;
import dev.baize.core.record.Header;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.OpenDeal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The cards of a recorded game that nobody saw. They were filled in so that it can be replayed, and
 * mean nothing: what a seat should have done in that hand cannot be judged.
 */
public final class FilledIn {

  private FilledIn() {}

  /**
   * {@return for each hand whose cards are given, the seats of which some were filled in, with
   * these} Such cards are known of in euchre alone.
   *
   * @param header that of a record whose deals are valid
   */
  public static List<Map<Seat, CardSet>> byHand(Header header) {
    List<Map<Seat, CardSet>> hands = new ArrayList<>();
    if (!header.game().equalsIgnoreCase(EuchreProvider.NAME)) {
      return hands;
    }
    for (String text : header.deals()) {
      OpenDeal deal = OpenDeal.parse(text);
      Map<Seat, CardSet> bySeat = new LinkedHashMap<>();
      for (int seat = 0; seat < deal.hands().size(); seat++) {
        CardSet unseen = deal.hands().get(seat).intersection(deal.filledIn());
        if (!unseen.isEmpty()) {
          bySeat.put(Seat.of(seat), unseen);
        }
      }
      hands.add(bySeat);
    }
    return hands;
  }

  /**
   * {@return a line that lists the cards that were filled in, by hand and name; empty if there are
   * none}
   *
   * @param header that of a record whose deals are valid
   */
  public static String text(Header header) {
    List<String> hands = new ArrayList<>();
    List<Map<Seat, CardSet>> all = byHand(header);
    for (int hand = 0; hand < all.size(); hand++) {
      List<String> seats = new ArrayList<>();
      all.get(hand)
          .forEach(
              (seat, cards) ->
                  seats.add(
                      cards.stream().map(CardCode::of).collect(Collectors.joining(" "))
                          + " of "
                          + header.names().get(seat.index())));
      if (!seats.isEmpty()) {
        hands.add("hand " + (hand + 1) + " " + String.join(" and ", seats));
      }
    }
    return hands.isEmpty()
        ? ""
        : "cards that nobody saw are filled in: " + String.join(", ", hands);
  }
}
