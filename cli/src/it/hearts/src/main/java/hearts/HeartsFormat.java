package hearts;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Seat;
import dev.baize.core.game.ViewFields;
import dev.baize.core.game.ViewFormat;
import java.util.List;

/** Writes views for programs in other languages, and reads them back. */
record HeartsFormat(int seats) implements ViewFormat<HeartsView, Play> {
  @Override
  public ViewFields write(HeartsView view) {
    return ViewFields.builder()
        .put("seat", view.seat().index())
        .put("turn", view.turn())
        .put("leader", view.leader().index())
        .texts("hand", view.hand())
        .texts("trick", view.trick())
        .texts("played", view.played())
        .put("taken", view.taken())
        .build();
  }

  @Override
  public List<Play> legal(HeartsView view) {
    int toAct = (view.leader().index() + view.trick().size()) % seats;
    CardSet cards = view.seat().index() == toAct ? view.legalCards() : CardSet.none();
    return cards.stream().map(Play::new).toList();
  }

  @Override
  public HeartsView read(ViewFields fields, List<Play> legal) {
    return new HeartsView(
        Seat.of(fields.number("seat", 0, seats - 1)),
        fields.number("turn", 0, Long.MAX_VALUE),
        Seat.of(fields.number("leader", 0, seats - 1)),
        fields.parseAll("hand", Card::parse).stream().collect(CardSet.collector()),
        fields.parseAll("trick", Card::parse),
        fields.parseAll("played", Card::parse),
        fields.numbers("taken", 0, 13));
  }
}
