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
import dev.baize.core.table.StyledText;
import dev.baize.core.text.Plural;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;

/** What the person at one seat sees of bean trading. */
final class BeansScene {

  private static final int MAX_COINS = 4;

  private BeansScene() {}

  static Scene of(BeansView view, boolean asked, Speech speech) {
    Seat other = view.other();
    String held = Plural.of(view.handSize(other), "card") + " in hand";
    Group hand = hand(view, asked && view.phase() == Phase.DISCARD);
    Place own =
        new Place(
            speech.name(view.seat()),
            List.of(),
            StyledText.of(Display.coins(view.coins(view.seat()))),
            chains(view, view.seat(), asked && view.phase() == Phase.SALE),
            List.of(hand));
    Place others =
        new Place(
            speech.name(other),
            List.of(),
            StyledText.of(Display.coins(view.coins(other)) + ", " + held),
            chains(view, other, false),
            List.of());
    return new Scene(
        "Beans",
        List.of(
            Fact.of("", "Deck " + view.deckSize()),
            Fact.of(
                "Top of the discard pile",
                view.topOfPile().map(BeanName::of).orElse(StyledText.of("none")))),
        List.of(own, others),
        List.of(area(view.tradeArea())),
        prices());
  }

  private static Group area(List<Bean> beans) {
    List<Piece> pieces = beans.stream().map(BeanName::card).toList();
    return Group.of("Trade area", pieces, beans.isEmpty() ? "empty" : "");
  }

  private static List<Group> chains(BeansView view, Seat of, boolean numbered) {
    List<Group> groups = new ArrayList<>();
    for (Chain chain : view.chains(of)) {
      String key = numbered ? Integer.toString(groups.size() + 1) : "";
      List<Piece> cards =
          Collections.nCopies(chain.length(), Piece.of(BeanName.mark(chain.bean())));
      StyledText worth = StyledText.of(worth(chain));
      groups.add(new Group(BeanName.plain(chain.bean()), cards, worth, false, key));
    }
    while (groups.size() < view.chainLimit(of)) {
      groups.add(Group.of("free", List.of()));
    }
    return groups;
  }

  /** What a chain sells for now, and how many cards it takes to sell for more. */
  private static String worth(Chain chain) {
    String now = Display.coins(chain.coins());
    for (int coins = chain.coins() + 1; coins <= MAX_COINS; coins++) {
      OptionalInt cards = chain.bean().cardsPerCoin(coins);
      if (cards.isPresent()) {
        return now + " now, " + coins + " with " + Plural.of(cards.getAsInt(), "card");
      }
    }
    return now + ", the most";
  }

  private static Group hand(BeansView view, boolean numbered) {
    List<Piece> pieces = new ArrayList<>();
    for (Bean bean : view.hand()) {
      Piece card = BeanName.card(bean);
      pieces.add(numbered ? card.withKey(Integer.toString(pieces.size() + 1)) : card);
    }
    return Group.of("Your hand, the front first", pieces);
  }

  /** How many cards of each bean sell for one coin, for two and so on. */
  private static List<Fact> prices() {
    List<StyledText> beans = new ArrayList<>();
    for (Bean bean : Bean.values()) {
      StyledText line = BeanName.of(bean);
      for (int coins = 1; coins <= MAX_COINS; coins++) {
        OptionalInt cards = bean.cardsPerCoin(coins);
        line = line.plus(" " + (cards.isPresent() ? cards.getAsInt() : "-"));
      }
      beans.add(line);
    }
    return List.of(Fact.of("Cards for 1, 2, 3, 4 coins", StyledText.list(",  ", beans)));
  }

  /** How many cards sell for how many coins, such as {@code 4 cards 1, 6 cards 2}. */
  static String prices(Bean bean) {
    List<String> prices = new ArrayList<>();
    for (int coins = 1; coins <= MAX_COINS; coins++) {
      OptionalInt cards = bean.cardsPerCoin(coins);
      if (cards.isPresent()) {
        prices.add(cards.getAsInt() + " for " + Display.coins(coins));
      }
    }
    return String.join(", ", prices);
  }
}
