package dev.baize.beans.screen;

import dev.baize.beans.Bean;
import dev.baize.beans.BeansView;
import dev.baize.beans.Chain;
import dev.baize.beans.Display;
import dev.baize.beans.Phase;
import dev.baize.core.game.Seat;
import dev.baize.core.table.Fact;
import dev.baize.core.table.Group;
import dev.baize.core.table.Piece;
import dev.baize.core.table.Place;
import dev.baize.core.table.Scene;
import dev.baize.core.table.Speech;
import dev.baize.core.table.Style;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.Plural;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What the person at one seat sees of bean trading. */
record BeansScene(BeansView view, boolean asked, Speech speech) {

  private static final int MAX_COINS = 4;

  /** By the index of the bean, in its colour. */
  private static final List<StyledText> NAMES =
      List.of(
          StyledText.of("Blue", Style.BLUE),
          StyledText.of("Chili", Style.MAGENTA),
          StyledText.of("Stink", Style.CYAN),
          StyledText.of("Green", Style.GREEN),
          StyledText.of("Soy", Style.YELLOW),
          StyledText.of("Black", Style.GREY),
          StyledText.of("Red", Style.RED),
          StyledText.of("Garden", Style.WHITE));

  static StyledText name(Bean bean) {
    return NAMES.get(bean.index());
  }

  /** Two letters, of which no two beans have the same. */
  private static StyledText mark(Bean bean) {
    boolean black = bean == Bean.BLACK;
    return black ? StyledText.of("Bk", Style.GREY) : name(bean).subSequence(0, 2);
  }

  private static Piece card(Bean bean) {
    return Piece.of(name(bean), mark(bean));
  }

  Scene scene() {
    String held = ", " + Plural.of(view.handSize(view.other()), "card") + " in hand";
    StyledText top = view.topOfPile().map(BeansScene::name).orElse(StyledText.of("none"));
    List<Piece> area = view.tradeArea().stream().map(BeansScene::card).toList();
    List<StyledText> prices = Stream.of(Bean.values()).map(BeansScene::prices).toList();
    return new Scene(
        "Beans",
        List.of(Fact.of("", "Deck " + view.deckSize()), Fact.of("Top of the discard pile", top)),
        List.of(place(view.seat(), "", List.of(hand())), place(view.other(), held, List.of())),
        List.of(Group.of("Trade area", area, area.isEmpty() ? "empty" : "")),
        List.of(Fact.of("Cards for 1, 2, 3, 4 coins", StyledText.list(",  ", prices))));
  }

  private Place place(Seat of, String held, List<Group> hand) {
    StyledText status = StyledText.of(Display.coins(view.coins(of)) + held);
    return new Place(speech.name(of), List.of(), status, chains(of), hand);
  }

  private List<Group> chains(Seat of) {
    boolean numbered = asked && view.phase() == Phase.SALE && of == view.seat();
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
        coins(chain.bean())
            .filter(coins -> coins > chain.coins())
            .mapToObj(
                coins ->
                    " now, " + coins + " with " + Plural.of(cards(chain.bean(), coins), "card"))
            .findFirst()
            .orElse(", the most");
    return Display.coins(chain.coins()) + more;
  }

  private Group hand() {
    List<Piece> pieces = new ArrayList<>();
    for (Bean bean : view.hand()) {
      boolean numbered = asked && view.phase() == Phase.DISCARD;
      pieces.add(card(bean).withKey(numbered ? Integer.toString(pieces.size() + 1) : ""));
    }
    return Group.of("Your hand, the front first", pieces);
  }

  /** For how many coins chains of a bean sell. */
  static IntStream coins(Bean bean) {
    return IntStream.rangeClosed(1, MAX_COINS).filter(coins -> cards(bean, coins) > 0);
  }

  /** How many cards sell for so many coins; 0 if no number does. */
  static int cards(Bean bean, int coins) {
    return bean.cardsPerCoin(coins).orElse(0);
  }

  private static StyledText prices(Bean bean) {
    StyledText line = name(bean);
    for (int coins = 1; coins <= MAX_COINS; coins++) {
      line = line.plus(cards(bean, coins) > 0 ? " " + cards(bean, coins) : " -");
    }
    return line;
  }
}
