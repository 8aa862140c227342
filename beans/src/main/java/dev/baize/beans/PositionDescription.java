package dev.baize.beans;

import dev.baize.beans.kernel.Progress;
import dev.baize.beans.kernel.SeatState;
import dev.baize.core.game.ViewFields;
import dev.baize.core.text.WordReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A position in words, such as {@code hand Blue Chili, chains Red 3 soy 1, coins 2, other chains
 * Blue 4, other hand 5, top Stink, deck 51, drawn Red, area Red Green}: the fields of a view, and
 * what is asked.
 */
final class PositionDescription {

  private static final Set<String> IDLE =
      Set.of("the", "a", "i", "is", "my", "of", "for", "and", "trade", "card", "cards", "bean");
  private static final int MAX_CARDS = 104;
  private static final String BEAN = "a bean: Blue, Chili, Stink, Green, soy, black, Red or garden";
  private static final String STATEMENT =
      "hand, chains, coins, third chain, other, area, top, deck, sold,"
          + " or the question: left, next, discard, drawn or sell";

  private final WordReader words;
  private final Map<String, Object> fields = new LinkedHashMap<>();
  private List<String> hand = List.of();
  private int deck;

  PositionDescription(String text) {
    this.words = new WordReader(text, IDLE);
    for (String name : List.of("chains", "other_chains", "trade_area", "sold")) {
      fields.put(name, List.of());
    }
    for (String prefix : List.of("", "other_")) {
      fields.put(prefix + "coins", 0);
      fields.put(prefix + "chain_limit", 2);
    }
  }

  /** The view, whose legal decisions follow from the rest. */
  BeansView view(boolean openingDraw, boolean finalSale) {
    while (words.hasNext()) {
      statement();
    }
    require("phase", "the question is missing; expected left, next, discard, drawn or sell");
    require("deck_size", "\"deck\" is missing; expected how many cards it has");
    require("other_hand_size", "\"other hand\" is missing; expected how many cards it has");
    if (!hand.isEmpty() && fields.containsValue(Phase.PLAY_AGAIN.text())) {
      fields.putIfAbsent("card", hand.get(0));
    }
    int seat = (Progress.of(openingDraw, deck).turns() + 1) % 2;
    fields.putAll(Map.of("hand", hand, "seat", seat, "turn", 0, "to_act", seat));
    try {
      return new BeansViewFormat(openingDraw, finalSale).read(ViewFields.of(fields), List.of());
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(inWords(String.valueOf(e.getMessage())), e);
    }
  }

  /** What is wrong with fields, about the words that they were read from. */
  private static String inWords(String wrong) {
    return wrong
        .replace("fields ", "the words ")
        .replace("field ", "")
        .replace("_size", "")
        .replace('_', ' ');
  }

  private void require(String field, String otherwise) {
    if (!fields.containsKey(field)) {
      throw new IllegalArgumentException(otherwise);
    }
  }

  private void statement() {
    if (words.skip("other", "other's", "opponent", "opponent's", "north", "their")) {
      if (words.skip("hand")) {
        words.once("the other hand");
        fields.put("other_hand_size", number("the cards in the other hand", 0, SeatState.MAX_HELD));
      } else {
        seat("other_");
      }
    } else if (words.skip("hand", "hold")) {
      words.once("the hand");
      hand = beans();
    } else if (words.skip("area", "table")) {
      words.once("the area");
      fields.put("trade_area", beans());
    } else if (words.skip("top", "pile")) {
      words.once("the top");
      fields.put("top_of_pile", bean());
    } else if (words.skip("deck")) {
      words.once("the deck");
      deck = number("the cards in the deck", 0, MAX_CARDS);
      fields.put("deck_size", deck);
    } else if (words.skip("sold")) {
      words.once("what was sold");
      fields.put("sold", counted("cards"));
    } else if (!question()) {
      seat("");
    }
  }

  private boolean question() {
    if (words.skip("left")) {
      ask(Phase.LEFT_CARD, Optional.of(bean()));
    } else if (words.skip("drawn", "drew")) {
      ask(Phase.DRAWN_CARD, Optional.of(bean()));
    } else if (words.skip("sell", "room")) {
      ask(Phase.SALE, Optional.of(bean()));
    } else if (words.skip("next")) {
      ask(Phase.PLAY_AGAIN, words.read(PositionDescription::bean));
    } else if (words.skip("discard", "throw")) {
      ask(Phase.DISCARD, Optional.empty());
    } else {
      return false;
    }
    return true;
  }

  private void ask(Phase phase, Optional<String> card) {
    words.once("the question");
    fields.put("phase", phase.text());
    card.ifPresent(bean -> fields.put("card", bean));
  }

  /** What both seats have. */
  private void seat(String prefix) {
    String whose = prefix.replace('_', ' ');
    if (words.skip("chains", "chain")) {
      words.once(whose + "chains");
      fields.put(prefix + "chains", counted("length"));
    } else if (words.skip("coins", "coin")) {
      words.once(whose + "coins");
      fields.put(prefix + "coins", number("the coins", 0, MAX_CARDS));
    } else if (words.skip("third")) {
      words.skip("chain");
      words.once(whose + "third chain");
      fields.put(prefix + "chain_limit", words.yes() ? 3 : 2);
    } else {
      throw words.unexpected(STATEMENT);
    }
  }

  /** Beans, each with a number. */
  private List<Map<String, Object>> counted(String what) {
    List<Map<String, Object>> all = new ArrayList<>();
    for (Optional<String> bean = Optional.of(bean());
        bean.isPresent();
        bean = words.read(PositionDescription::bean)) {
      int most = Bean.parse(bean.get()).count();
      all.add(Map.of("bean", bean.get(), what, number("how many " + bean.get(), 1, most)));
    }
    return all;
  }

  private int number(String what, int least, int most) {
    return (int) words.number(what, least, most);
  }

  private List<String> beans() {
    List<String> beans = new ArrayList<>(List.of(bean()));
    beans.addAll(words.readAll(PositionDescription::bean));
    return beans;
  }

  private String bean() {
    return words.require(BEAN, PositionDescription::bean);
  }

  private static Optional<String> bean(String word) {
    String lower = word.toLowerCase(Locale.ROOT);
    return Stream.of(Bean.values())
        .map(Bean::toString)
        .filter(bean -> bean.toLowerCase(Locale.ROOT).equals(lower))
        .findFirst();
  }
}
