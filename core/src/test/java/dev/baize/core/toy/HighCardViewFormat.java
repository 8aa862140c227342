package dev.baize.core.toy;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Seat;
import dev.baize.core.game.ViewFields;
import dev.baize.core.game.ViewFormat;
import java.util.List;

/** Writes views of high card. */
final class HighCardViewFormat implements ViewFormat<HighCardView, Play> {

  @Override
  public ViewFields write(HighCardView view) {
    return ViewFields.builder()
        .put("seat", view.seat().index())
        .put("turn", view.turn())
        .put("leader", view.leader().index())
        .texts("hand", view.hand())
        .texts("trick", view.trick())
        .put("taken", view.taken())
        .build();
  }

  @Override
  public List<Play> legal(HighCardView view) {
    int seats = view.taken().size();
    boolean toAct = (view.leader().index() + view.trick().size()) % seats == view.seat().index();
    return toAct ? view.hand().stream().map(Play::of).toList() : List.of();
  }

  @Override
  public HighCardView read(ViewFields fields, List<Play> legal) {
    return new HighCardView(
        Seat.of(fields.number("seat", 0, 3)),
        fields.number("turn", 0, Long.MAX_VALUE),
        Seat.of(fields.number("leader", 0, 3)),
        CardSet.of(fields.parseAll("hand", Card::parse).toArray(Card[]::new)),
        fields.parseAll("trick", Card::parse),
        fields.numbers("taken", 0, 52));
  }

  @Override
  public int arrayLength() {
    return 52;
  }

  /** Whether the seat holds each card. */
  @Override
  public void fill(int[] array, HighCardView view) {
    view.hand().forEach(card -> array[card.index()] = 1);
  }
}
