package dev.baize.beans.screen;

import static dev.baize.beans.screen.Questions.cards;
import static dev.baize.beans.screen.Questions.name;

import dev.baize.beans.Bean;
import dev.baize.beans.BeansDecision;
import dev.baize.beans.BeansEvent;
import dev.baize.beans.BeansView;
import dev.baize.beans.Chain;
import dev.baize.beans.Display;
import dev.baize.beans.Phase;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.table.Fact;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Group;
import dev.baize.core.table.Piece;
import dev.baize.core.table.Place;
import dev.baize.core.table.Question;
import dev.baize.core.table.Scene;
import dev.baize.core.table.Speech;
import dev.baize.core.table.Style;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.Plural;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Bean trading in progress, for the person at one seat. */
record BeansTable(Speech speech) implements GameTable<BeansView, BeansDecision, BeansEvent> {

  private static final String BEAN = String.join("|", Questions.NAMES.keySet());
  private static final String BETWEEN = "(?<=" + BEAN + ") (?=" + BEAN + ")";

  /** Two letters, of which no two beans have the same. */
  private static StyledText mark(Bean bean) {
    boolean black = bean == Bean.BLACK;
    return black ? StyledText.of("Bk", Style.GREY) : name(bean).subSequence(0, 2);
  }

  private static Piece card(Bean bean) {
    return Piece.of(name(bean), mark(bean));
  }

  @Override
  public boolean isNews(BeansEvent event) {
    return !(event instanceof BeansEvent.Dealt);
  }

  @Override
  public StyledText describe(BeansEvent event) {
    if (event instanceof BeansEvent.TurnBegan began) {
      String whose = began.seat() == speech.seat() ? "Your" : speech.name(began.seat()) + "'s";
      return StyledText.strong("\n" + whose + " turn:");
    }
    String from = event instanceof BeansEvent.PickedUp ? " from the discard pile" : "";
    String text = event.text().replaceFirst("\\b1 coins", "1 coin").replaceAll(BETWEEN, ", ");
    return event instanceof BeansEvent.GameEnded
        ? StyledText.EMPTY
        : speech.sentence(text + from, Questions.NAMES);
  }

  @Override
  public Question<BeansDecision> ask(BeansView view, List<BeansDecision> legal) {
    return new Questions(view, speech.name(view.other())).ask();
  }

  @Override
  public String result(BeansView view, Outcome outcome) {
    int ours = view.coins(view.seat());
    int theirs = view.coins(view.other());
    Seat winner = ours > theirs ? view.seat() : view.other();
    String who = ours == theirs ? "a draw" : "seat " + winner.index() + " wins";
    String coins = Display.coins(Math.max(ours, theirs)) + " to " + Math.min(ours, theirs);
    return speech.sentence(who + ", " + coins, Map.of()).plain();
  }

  @Override
  public Scene scene(BeansView view, boolean asked) {
    String held = ", " + Plural.of(view.handSize(view.other()), "card") + " in hand";
    StyledText top = view.topOfPile().map(Questions::name).orElse(StyledText.of("none"));
    List<Piece> area = view.tradeArea().stream().map(BeansTable::card).toList();
    List<StyledText> prices = Stream.of(Bean.values()).map(BeansTable::prices).toList();
    return new Scene(
        "Beans",
        List.of(Fact.of("", "Deck " + view.deckSize()), Fact.of("Top of the discard pile", top)),
        List.of(place(view, view.seat(), "", asked), place(view, view.other(), held, false)),
        List.of(Group.of("Trade area", area, area.isEmpty() ? "empty" : "")),
        List.of(Fact.of("Cards for 1, 2, 3, 4 coins", StyledText.list(",  ", prices))));
  }

  private Place place(BeansView view, Seat of, String held, boolean asked) {
    StyledText status = StyledText.of(Display.coins(view.coins(of)) + held);
    List<Group> chains = chains(view, of, asked && view.phase() == Phase.SALE);
    List<Group> hand = of == view.seat() ? List.of(hand(view, asked)) : List.of();
    return new Place(speech.name(of), List.of(), status, chains, hand);
  }

  private static List<Group> chains(BeansView view, Seat of, boolean numbered) {
    List<Group> groups = new ArrayList<>();
    for (Chain chain : view.chains(of)) {
      String key = numbered ? Integer.toString(groups.size() + 1) : "";
      List<Piece> cards = Collections.nCopies(chain.length(), Piece.of(mark(chain.bean())));
      StyledText worth = StyledText.of(worth(chain));
      groups.add(new Group(name(chain.bean()).plain(), cards, worth, false, key));
    }
    while (groups.size() < view.chainLimit(of)) {
      groups.add(Group.of("free", List.of()));
    }
    return groups;
  }

  /** What a chain sells for now, and how many cards it takes to sell for more. */
  private static String worth(Chain chain) {
    String more =
        Questions.coins(chain.bean())
            .filter(coins -> coins > chain.coins())
            .mapToObj(
                coins ->
                    " now, " + coins + " with " + Plural.of(cards(chain.bean(), coins), "card"))
            .findFirst()
            .orElse(", the most");
    return Display.coins(chain.coins()) + more;
  }

  private static Group hand(BeansView view, boolean asked) {
    boolean numbered = asked && view.phase() == Phase.DISCARD;
    List<Piece> pieces = new ArrayList<>();
    for (Bean bean : view.hand()) {
      pieces.add(card(bean).withKey(numbered ? Integer.toString(pieces.size() + 1) : ""));
    }
    return Group.of("Your hand, the front first", pieces);
  }

  private static StyledText prices(Bean bean) {
    StyledText line = name(bean);
    for (int coins = 1; coins <= Questions.MAX_COINS; coins++) {
      line = line.plus(cards(bean, coins) > 0 ? " " + cards(bean, coins) : " -");
    }
    return line;
  }
}
