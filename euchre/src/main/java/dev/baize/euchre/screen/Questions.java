package dev.baize.euchre.screen;

import static dev.baize.core.table.StyledText.format;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardCode;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.table.Answer;
import dev.baize.core.table.Question;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import dev.baize.euchre.Alone;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreHouseRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.HandResult;
import dev.baize.euchre.Phase;
import dev.baize.euchre.Trick;
import dev.baize.euchre.Trump;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What a person is asked at euchre, what may be answered, and the rules for it. */
record Questions(EuchreView view, Speech speech) {

  private static final String[] PASS = {"pass", "no", "n"};
  private static final List<String> ORDER = List.of("order", "yes", "y", "up", "order up");
  private static final List<String> ALONE = List.of("alone", "a", "order up alone");
  private static final String[] DEFEND = {"defend alone", "alone", "yes", "y", "defend"};

  /** A suit's name within a sentence. */
  static String word(Suit suit) {
    return suit.toString().toLowerCase(Locale.ROOT);
  }

  /** A suit's name and its sign. */
  static StyledText named(Suit suit) {
    return format("%s %s", word(suit), StyledText.of(suit));
  }

  /** A hand suit by suit, trumps before all others, the highest card first. */
  static List<Card> sorted(CardSet hand, Optional<Trump> trump) {
    Comparator<Card> bySuit =
        trump
            .map(
                made ->
                    Comparator.comparing((Card card) -> made.effectiveSuit(card) != made.suit())
                        .thenComparing(made::effectiveSuit)
                        .thenComparing(card -> made.above(card, made.effectiveSuit(card)).size()))
            .orElse(Comparator.comparing(Card::suit));
    return hand.stream().sorted(bySuit.thenComparing(Comparator.reverseOrder())).toList();
  }

  Question<EuchreDecision> ask() {
    return switch (view.phase()) {
      case ROUND_ONE -> Question.of("", bids(true), text -> "", roundOne());
      case ROUND_TWO -> {
        String prompt = view.mayPass() ? "Name another suit" : "You must name another suit";
        yield Question.of(prompt, bids(false), this::refusedBid, roundTwo());
      }
      case DEFENCE -> defence();
      case DISCARD -> {
        String rule = "Put any of your six cards away, the %s included; nobody sees it.";
        StyledText upcard = StyledText.of(view.upcard());
        yield ofCards("Put a card away", "put away ", List.of(format(rule, upcard)));
      }
      case LEAD -> {
        String rule = "Lead any card; the others must follow its suit if they can.";
        yield ofCards("Lead a card", "lead ", List.of(StyledText.of(rule), order()));
      }
      case FOLLOW -> ofCards("Play a card", "play ", follow(view.trick()));
      case OVER -> throw new IllegalStateException("the game is over");
    };
  }

  private Question<EuchreDecision> defence() {
    String maker = speech.does(view.maker().orElseThrow(), "have", "has");
    StyledText trump = named(view.trump().orElseThrow().suit());
    EuchreHouseRules house = view.house();
    int more = house.points(HandResult.LONE_DEFENCE, view.isMakerAlone());
    int usual = house.points(HandResult.EUCHRED, view.isMakerAlone());
    String stake =
        "if the makers take fewer than three tricks, your side scores "
            + (more == usual
                ? usual + ", as with your partner."
                : more + " instead of " + usual + ".");
    EuchreDecision pass = EuchreDecision.pass();
    return Question.of(
        "",
        List.of(
            Answer.button(EuchreDecision.defendAlone(), "a", DEFEND[0], DEFEND[0], DEFEND),
            Answer.button(pass, "p", "with your partner", "defend with partner", PASS)),
        text -> "",
        List.of(format("%s made %s trump. Without your partner, %s", maker, trump, stake)));
  }

  private List<Answer<EuchreDecision>> bids(boolean proposed) {
    List<Answer<EuchreDecision>> answers = new ArrayList<>();
    for (EuchreDecision decision : view.legal()) {
      if (decision instanceof EuchreDecision.OrderUp order) {
        answers.add(bid(order, proposed));
      }
    }
    if (view.mayPass()) {
      answers.add(Answer.button(EuchreDecision.pass(), "p", "pass", "pass", PASS));
    }
    return answers;
  }

  /** Makes a suit trump; in round one, the only answer that does so, alone or not, means yes. */
  private Answer<EuchreDecision> bid(EuchreDecision.OrderUp order, boolean proposed) {
    boolean yes = proposed && !(order.alone() && view.mayOrderUpWithPartner(order.suit()));
    String word = word(order.suit());
    String end = order.alone() ? " alone" : "";
    String letters = word.charAt(0) + (order.alone() ? "a" : "");
    List<String> words = new ArrayList<>(yes ? ORDER : List.of());
    words.addAll(proposed && order.alone() ? ALONE : List.of());
    words.addAll(List.of(word + end, word.charAt(0) + end, StyledText.of(order.suit()) + end));
    words.addAll(List.of(letters, "order up " + word + end));
    String verb = proposed ? "order up %s%s" : "make %s trump%s";
    StyledText label = format(verb, named(order.suit()), end);
    return yes
        ? new Answer<>(order, "o", "order up " + word + end, label, words)
        : new Answer<>(
            order, proposed ? "a" : letters, proposed ? "alone" : word + end, label, words);
  }

  private String refusedBid(String text) {
    String proposed = word(view.upcard().suit());
    if (!text.isEmpty() && proposed.startsWith(text.toLowerCase(Locale.ROOT))) {
      return "Everybody has passed on " + proposed + "; it cannot be named any more.";
    }
    return Stream.of(PASS).anyMatch(text::equalsIgnoreCase)
        ? "You are the dealer and everybody has passed twice, so you must name a suit."
        : "";
  }

  private Question<EuchreDecision> ofCards(String prompt, String verb, List<StyledText> rules) {
    List<Card> hand = sorted(view.hand(), view.trump());
    List<Answer<EuchreDecision>> answers = new ArrayList<>();
    for (Card card : hand) {
      if (view.legalCards().contains(card)) {
        boolean away = view.phase() == Phase.DISCARD;
        EuchreDecision decision = away ? EuchreDecision.discard(card) : EuchreDecision.play(card);
        StyledText label = StyledText.join(verb, StyledText.of(card));
        String number = Integer.toString(hand.indexOf(card) + 1);
        answers.add(new Answer<>(decision, number, "", label, names(card)));
      }
    }
    return Question.of(prompt, answers, text -> refusedCard(text, hand), rules);
  }

  /** How a card may be typed: in letters, with its sign, and in full. */
  private static List<String> names(Card card) {
    return List.of(
        CardCode.of(card).toLowerCase(Locale.ROOT), StyledText.of(card).plain(), card.toString());
  }

  private static String refusedCard(String text, List<Card> hand) {
    return hand.stream()
        .filter(
            card ->
                text.equals(Integer.toString(hand.indexOf(card) + 1))
                    || names(card).stream().anyMatch(text::equalsIgnoreCase))
        .map(card -> StyledText.of(card) + " does not follow suit; type ? to see why.")
        .findFirst()
        .orElse("");
  }

  private List<StyledText> roundOne() {
    Suit suit = view.upcard().suit();
    StyledText card = StyledText.of(view.upcard());
    boolean mayStay = view.mayOrderUpAlone(suit) && view.partner() == view.dealer();
    String who = speech.within(view.dealer(), "take", "takes");
    StyledText taken =
        view.mayOrderUpWithPartner(suit)
            ? format(
                "%s the %s for another card%s", who, card, mayStay ? ", unless you play alone" : "")
            : format("by Canadian rules you play alone; nobody takes the %s", card);
    return List.of(
        format("Ordering up makes %s trump, and %s.", word(suit), taken),
        held(suit),
        StyledText.of(stakes() + " If all four pass, another suit may be named."));
  }

  private String stakes() {
    EuchreHouseRules house = view.house();
    int euchred = house.loneEuchred();
    return "The makers score 1 point for three or four tricks, 2 for five"
        + (house.alone() == Alone.NO
            ? ""
            : ", or " + house.loneMarch() + " if the maker plays alone")
        + "; with fewer, the other side scores 2"
        + (euchred == HandResult.EUCHRED.points() ? "" : ", or " + euchred + " from a maker alone")
        + (house.alone() == Alone.BOTH ? ", or 4 if one of them defends alone." : ".");
  }

  /** The trumps that the person would hold, with the upcard if it is for the person to take. */
  private StyledText held(Suit suit) {
    Trump trump = Trump.of(suit);
    boolean takes = view.dealer() == view.seat();
    CardSet hand = takes ? view.hand().with(view.upcard()) : view.hand();
    List<StyledText> cards =
        sorted(hand.intersection(trump.cards(suit)), Optional.of(trump)).stream()
            .map(
                card ->
                    StyledText.of(card)
                        .plus(card.equals(trump.leftBower()) ? " (the left bower)" : ""))
            .toList();
    return format(
        "In %s you would hold %s.",
        word(suit), cards.isEmpty() ? "none" : StyledText.list(", ", cards));
  }

  private List<StyledText> roundTwo() {
    String ifAllPass =
        !view.house().dealerStuck()
            ? "If all pass again, the hand is thrown in and nobody scores."
            : view.mayPass()
                ? "If all pass again, the dealer has to name a suit."
                : "You are the dealer and everybody else has passed twice, so you have to name one.";
    return List.of(StyledText.of(ifAllPass), StyledText.of(stakes()));
  }

  /** The trumps from the highest. */
  private StyledText order() {
    Trump trump = view.trump().orElseThrow();
    List<Card> cards = sorted(trump.cards(trump.suit()), view.trump());
    List<StyledText> texts = cards.stream().map(StyledText::of).toList();
    return format("Trumps from the highest: %s.", StyledText.list(" ", texts));
  }

  private List<StyledText> follow(Trick trick) {
    Trump trump = view.trump().orElseThrow();
    Suit led = trick.suitLed(trump);
    String may =
        view.canFollow()
            ? "%s led %s and you hold some, so you must play one of those."
            : led == trump.suit()
                ? "%s led %s, trump, and you hold none: you may play any card, but it cannot win."
                : "%s led %s and you hold none, so you may play any card; only a trump can take the"
                    + " trick.";
    List<StyledText> sentences = new ArrayList<>();
    sentences.add(format(may, speech.name(trick.leader()), word(led)));
    Card left = trump.leftBower();
    if (view.hand().contains(left) || trick.cards().contains(left)) {
      String suit = word(trump.suit());
      sentences.add(
          format("The %s is the left bower and belongs to %s.", StyledText.of(left), suit));
    }
    String who = speech.within(trick.winner(trump), "are", "is");
    sentences.add(
        format("So far %s winning it with %s.", who, StyledText.of(trick.highest(trump))));
    sentences.add(order());
    return sentences;
  }
}
