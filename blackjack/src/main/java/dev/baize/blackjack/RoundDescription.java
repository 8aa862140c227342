package dev.baize.blackjack;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardCode;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import dev.baize.core.game.ViewFields;
import dev.baize.core.text.WordReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * A position in words, such as {@code 10 6 against 10, seen 5 5 6, wager 20}. The cards on the
 * table need not be told as seen. Suits may be left out, and are then any. Without cards, the
 * question is how much to bet; with an ace up, it is how to play unless insurance is named.
 */
final class RoundDescription {

  private static final Set<String> IDLE =
      Set.of("the", "an", "i", "is", "my", "on", "of", "with", "card", "cards", "to");
  private static final Pattern TOTAL =
      Pattern.compile("soft|hard|pair|1[1-9]|2[01]", Pattern.CASE_INSENSITIVE);
  private static final String CARD = "a card, such as 10, K or AS";
  private static final String STATEMENT =
      "hand, against, seen, wager, bankroll, left, insurance or surrender";

  private final WordReader words;
  private final SessionSettings settings;
  private final List<List<Told>> hands = new ArrayList<>();
  private final List<Told> seen = new ArrayList<>();
  private final List<Integer> doubled = new ArrayList<>();
  private Optional<Told> upcard = Optional.empty();
  private Phase phase = Phase.PLAY;
  private OptionalLong wager = OptionalLong.empty();
  private long bankroll;
  private OptionalLong left = OptionalLong.empty();

  /** A card whose suit may be any. */
  private static final class Told {
    private final Rank rank;
    private Optional<Suit> suit;

    Told(Rank rank, Optional<Suit> suit) {
      this.rank = rank;
      this.suit = suit;
    }

    Card card() {
      return Card.of(rank, suit.orElseThrow());
    }
  }

  RoundDescription(String text, SessionSettings settings) {
    this.words = new WordReader(CardCode.abbreviated(text), IDLE);
    this.settings = settings;
    this.bankroll = settings.bankroll();
  }

  /** The view, whose legal decisions follow from the rest. */
  BlackjackView view() {
    while (words.hasNext()) {
      statement();
    }
    if (hands.isEmpty() != upcard.isEmpty()) {
      throw wrong("%s is missing", hands.isEmpty() ? "your hand" : "the dealer's up card");
    }
    if (hands.isEmpty()) {
      if (phase != Phase.PLAY || wager.isPresent()) {
        throw wrong("your hand and the dealer's up card are missing");
      }
      phase = Phase.BET;
    }
    if (wager.orElse(0) > bankroll) {
      throw wrong("the wager of %d is more than the bankroll of %d", wager.orElse(0), bankroll);
    }
    List<Told> cards = dealt();
    cards.addAll(0, seen);
    chooseSuits(cards);
    requireQuestion();
    return new BlackjackViewFormat(settings).read(fields(cards), List.of());
  }

  /** Whether to surrender is a question of its own only before the dealer looks. */
  private void requireQuestion() {
    BlackjackHouseRules house = settings.house();
    boolean first = hands.size() == 1 && hands.get(0).size() == 2;
    boolean isAce = upcard.isPresent() && upcard.get().rank == Rank.ACE;
    if (phase == Phase.INSURE && !(first && isAce && house.insurance())) {
      throw wrong(
          "insurance is not asked here: expected two cards against an ace, and rules with it");
    }
    if (phase == Phase.SURRENDER) {
      if (!first || house.surrender() == Surrender.NONE) {
        throw wrong("surrender is not possible here: expected two cards, and rules with it");
      }
      PlayRules rules = new PlayRules(house);
      int points = PackedCard.points(PackedCard.of(upcard.orElseThrow().card()));
      phase = rules.early && rules.looks(points) ? phase : Phase.PLAY;
    }
  }

  private void statement() {
    if (words.skip("against", "vs", "versus", "up", "upcard", "dealer", "dealer's")) {
      words.once("the dealer's card");
      words.skip("shows", "has", "up");
      upcard = Optional.of(upcard());
    } else if (words.skip("seen", "gone", "removed")) {
      seen.addAll(cards(CARD));
    } else if (words.skip("wager", "bet")) {
      if (words.hasNext()) {
        words.once("the wager");
        wager =
            OptionalLong.of(words.number("the wager", settings.minimum(), SessionSettings.BANK));
      }
    } else if (words.skip("bankroll")) {
      words.once("the bankroll");
      bankroll = words.number("the bankroll", settings.minimum(), SessionSettings.BANK);
    } else if (words.skip("left")) {
      words.once("left");
      left = OptionalLong.of(words.number("the cards left in the shoe", 0, Integer.MAX_VALUE));
    } else if (words.skip("insurance", "insure")) {
      ask(Phase.INSURE, "insurance");
    } else if (words.skip("surrender")) {
      ask(Phase.SURRENDER, "surrender");
    } else {
      hand();
    }
  }

  /** One card; after the hand, "a" before it is no ace. */
  private Told upcard() {
    boolean article = words.read(word -> Optional.of(word).filter("a"::equals)).isPresent();
    Optional<Told> card = words.read(RoundDescription::card);
    if (article && card.isPresent() && hands.isEmpty()) {
      throw wrong("\"a\" may be an ace or no card; expected A for an ace, or no \"a\"");
    }
    if (article && card.isEmpty()) {
      return new Told(Rank.ACE, Optional.empty());
    }
    return card.orElseThrow(() -> words.unexpected(CARD));
  }

  private void ask(Phase asked, String fact) {
    words.once(fact);
    if (words.yes()) {
      words.once("the question");
      phase = asked;
    }
  }

  private void hand() {
    boolean named = words.skip("hand", "hands", "hold", "have", "and");
    Optional<String> total = words.read(word -> Optional.of(word).filter(TOTAL.asMatchPredicate()));
    if (total.isPresent()) {
      throw wrong(
          "\"%s\" does not tell the cards of a hand; expected them, such as 10 6, A 7 or 8 8",
          total.get());
    }
    hands.add(cards(named ? CARD : STATEMENT + ", or " + CARD));
    if (words.skip("doubled") && words.yes()) {
      doubled.add(hands.size() - 1);
    }
  }

  private List<Told> cards(String expected) {
    List<Told> cards = new ArrayList<>(List.of(words.require(expected, RoundDescription::card)));
    cards.addAll(words.readAll(RoundDescription::card));
    return cards;
  }

  /**
   * The cards of the round in the order of the deal, in which a pair is split as often as it is
   * before its first hand is played.
   */
  private List<Told> dealt() {
    List<Told> dealt = new ArrayList<>();
    if (hands.size() == 1) {
      dealt.addAll(hands.get(0));
    } else {
      hands.forEach(hand -> dealt.add(hand.get(0)));
      hands.forEach(hand -> dealt.addAll(hand.subList(1, hand.size())));
      long values =
          hands.stream().map(hand -> HandValue.points(hand.get(0).rank)).distinct().count();
      if (values > 1) {
        throw wrong("hands of a split begin with cards of one value");
      }
    }
    upcard.ifPresent(card -> dealt.add(Math.min(Shoe.UPCARD, dealt.size()), card));
    return dealt;
  }

  /** Gives cards without a suit the one of which most are left. */
  private void chooseSuits(List<Told> cards) {
    for (Told told : cards) {
      requireInShoe(
          cards, other -> other.rank == told.rank, told.rank.toString(), Suit.values().length);
      if (told.suit.isPresent()) {
        Card card = told.card();
        requireInShoe(
            cards,
            other -> other.rank == told.rank && other.suit.equals(told.suit),
            card.toString(),
            1);
      }
    }
    for (Told told : cards) {
      if (told.suit.isEmpty()) {
        told.suit =
            Arrays.stream(Suit.values())
                .min(
                    Comparator.comparing(
                        suit ->
                            cards.stream()
                                .filter(other -> other.rank == told.rank)
                                .filter(other -> other.suit.equals(Optional.of(suit)))
                                .count()));
      }
    }
  }

  private void requireInShoe(List<Told> cards, Predicate<Told> same, String name, int inDeck) {
    long times = cards.stream().filter(same).count();
    long most = (long) inDeck * settings.house().decks();
    if (times > most) {
      throw wrong("the %s is told %d times; expected at most %d", name, times, most);
    }
  }

  private ViewFields fields(List<Told> cards) {
    boolean inPlay = !hands.isEmpty();
    int decks = settings.house().decks() * BlackjackHouseRules.CARDS_IN_A_DECK;
    int round = inPlay ? cards.size() - seen.size() + 1 : 0;
    long cardsLeft = left.orElse((long) decks - seen.size() - round);
    long before = cardsLeft + round;
    if (before < settings.house().reshuffleBelow()) {
      throw wrong(
          "%d cards left before the hand: with fewer than %d, the shoe is shuffled, and none are"
              + " seen",
          before, settings.house().reshuffleBelow());
    }
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("seat", 0);
    fields.put("turn", inPlay ? 1 : 0);
    fields.put("phase", phase.name().toLowerCase(Locale.ROOT));
    fields.put("bankroll", bankroll);
    fields.put("hands_played", 0);
    if (inPlay) {
      long bet = wager.orElse(settings.minimum());
      fields.put("wager", bet);
      fields.put("most_insurance", LegalSet.mostInsurance(bet, bankroll));
      fields.put("dealer_card", upcard.orElseThrow().card().toString());
      fields.put("playing", playing());
      List<Map<String, Object>> all = new ArrayList<>();
      for (int i = 0; i < hands.size(); i++) {
        boolean twice = doubled.contains(i);
        all.add(
            Map.of("cards", texts(hands.get(i)), "wager", twice ? 2 * bet : bet, "doubled", twice));
      }
      fields.put("hands", all);
    }
    fields.put("seen", texts(cards));
    fields.put("cards_left", Math.max(cardsLeft, -1));
    return ViewFields.of(fields);
  }

  /** The last hand of more than one card: those after it wait for their second one. */
  private int playing() {
    int last = hands.size() - 1;
    while (last > 0 && hands.get(last).size() == 1) {
      last--;
    }
    return last;
  }

  private static List<String> texts(List<Told> cards) {
    return cards.stream().map(told -> told.card().toString()).toList();
  }

  private static Optional<Told> card(String word) {
    String code = word.equalsIgnoreCase("ace") ? "A" : word;
    try {
      Card card = CardCode.parse(code);
      return Optional.of(new Told(card.rank(), Optional.of(card.suit())));
    } catch (IllegalArgumentException e) {
      return rank(code).map(rank -> new Told(rank, Optional.empty()));
    }
  }

  private static Optional<Rank> rank(String code) {
    String symbol = code.equalsIgnoreCase("t") ? "10" : code.toUpperCase(Locale.ROOT);
    return Arrays.stream(Rank.values())
        .filter(rank -> CardCode.of(rank).equals(symbol))
        .findFirst();
  }

  private static IllegalArgumentException wrong(String message, Object... values) {
    return new IllegalArgumentException(String.format(Locale.ROOT, message, values));
  }
}
