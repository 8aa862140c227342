package dev.baize.euchre.screen;

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
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
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

  /** A sentence with cards, suits and seats as the table shows them. */
  private StyledText said(String text, Object... values) {
    return speech.sentence(String.format(Locale.ROOT, text, values), Map.of());
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
      case DISCARD ->
          ofCards(
              "Put a card away",
              "put away ",
              List.of(
                  said(
                      "put any of your six cards away, the %s included; nobody sees it",
                      view.upcard())));
      case LEAD ->
          ofCards(
              "Lead a card",
              "lead ",
              List.of(said("lead any card; the others must follow its suit if they can"), order()));
      case FOLLOW -> ofCards("Play a card", "play ", follow(view.trick()));
      case OVER -> throw new IllegalStateException("the game is over");
    };
  }

  private Question<EuchreDecision> defence() {
    EuchreDecision pass = EuchreDecision.pass();
    EuchreHouseRules house = view.house();
    int more = house.points(HandResult.LONE_DEFENCE, view.isMakerAlone());
    int usual = house.points(HandResult.EUCHRED, view.isMakerAlone());
    return Question.of(
        "",
        List.of(
            Answer.button(EuchreDecision.defendAlone(), "a", DEFEND[0], DEFEND[0], DEFEND),
            Answer.button(pass, "p", "with your partner", "defend with partner", PASS)),
        text -> "",
        List.of(
            said("seat %s has made %s trump", view.maker().orElseThrow().index(), trump().suit()),
            said(
                "without your partner, if the makers take fewer than three tricks, your side scores %s",
                more == usual ? usual + ", as with your partner" : more + " instead of " + usual)));
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
    String end = order.alone() ? " alone" : "";
    String suit = word(order.suit()) + end;
    String letter = suit.substring(0, 1);
    String letters = order.alone() ? letter + "a" : letter;
    List<String> words = new ArrayList<>(yes ? ORDER : List.of());
    words.addAll(proposed && order.alone() ? ALONE : List.of());
    words.addAll(List.of(suit, letter + end, StyledText.of(order.suit()) + end, letters));
    words.add("order up " + suit);
    String text = proposed ? order.text() : "make " + order.suit() + " trump" + end;
    StyledText label = speech.words(text, Map.of());
    String button = yes ? "order up " + suit : proposed ? "alone" : suit;
    return new Answer<>(order, yes ? "o" : proposed ? "a" : letters, button, label, words);
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

  /** Asks for a card, which may be typed in letters, with its sign, and in full. */
  private Question<EuchreDecision> ofCards(String prompt, String verb, List<StyledText> rules) {
    List<Answer<EuchreDecision>> held = new ArrayList<>();
    for (Card card : sorted(view.hand(), view.trump())) {
      boolean away = view.phase() == Phase.DISCARD;
      EuchreDecision decision = away ? EuchreDecision.discard(card) : EuchreDecision.play(card);
      StyledText sign = StyledText.of(card);
      String code = CardCode.of(card).toLowerCase(Locale.ROOT);
      List<String> names = List.of(code, sign.plain(), card.toString());
      String number = Integer.toString(held.size() + 1);
      held.add(new Answer<>(decision, number, "", StyledText.join(verb, sign), names));
    }
    Question<EuchreDecision> all = Question.of(prompt, held, text -> "", rules);
    held.removeIf(answer -> !view.legal().contains(answer.decision()));
    return Question.of(prompt, held, text -> all.read(text).map(this::refused).orElse(""), rules);
  }

  private String refused(EuchreDecision play) {
    StyledText card = StyledText.of(((EuchreDecision.Play) play).card());
    return card + " does not follow suit; type ? to see why.";
  }

  private List<CharSequence> roundOne() {
    Suit suit = view.upcard().suit();
    boolean mayStay = view.mayOrderUpAlone(suit) && view.partner() == view.dealer();
    String unless = mayStay ? ", unless you play alone" : "";
    String taken =
        view.mayOrderUpWithPartner(suit)
            ? "seat %s takes the %s for another card" + unless
            : "by Canadian rules you play alone; nobody takes the %2$s";
    Trump trump = Trump.of(suit);
    CardSet hand = view.dealer() == view.seat() ? view.hand().with(view.upcard()) : view.hand();
    return List.of(
        said("ordering up makes %s trump", suit),
        said(taken, view.dealer().index(), view.upcard()),
        said("in %s you would hold %s", suit, trumps(hand, trump)),
        stakes() + " If all four pass, another suit may be named.");
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

  /** The trumps among cards, from the highest. */
  private static String trumps(CardSet cards, Trump trump) {
    CardSet trumps = cards.intersection(trump.cards(trump.suit()));
    String left = trump.leftBower().toString();
    return trumps.isEmpty()
        ? "none"
        : sorted(trumps, Optional.of(trump)).stream()
            .map(Card::toString)
            .collect(Collectors.joining(", "))
            .replace(left, left + " (the left bower)");
  }

  private List<String> roundTwo() {
    String ifAllPass =
        !view.house().dealerStuck()
            ? "If all pass again, the hand is thrown in and nobody scores."
            : view.mayPass()
                ? "If all pass again, the dealer has to name a suit."
                : "You are the dealer and everybody else has passed twice, so you have to name one.";
    return List.of(ifAllPass, stakes());
  }

  private Trump trump() {
    return view.trump().orElseThrow();
  }

  private StyledText order() {
    CardSet all = trump().cards(trump().suit());
    return said("trumps from the highest: %s", trumps(all, trump()));
  }

  private List<StyledText> follow(Trick trick) {
    Suit led = trick.suitLed(trump());
    String may =
        view.canFollow()
            ? " and you hold some, so you must play one of those"
            : led == trump().suit()
                ? ", trump, and you hold none: you may play any card, but it cannot win"
                : " and you hold none, so you may play any card; only a trump can take the trick";
    List<StyledText> sentences = new ArrayList<>();
    sentences.add(said("seat %s led %s%s", trick.leader().index(), led, may));
    Card left = trump().leftBower();
    if (view.hand().contains(left) || trick.cards().contains(left)) {
      sentences.add(said("the %s is the left bower and belongs to %s", left, trump().suit()));
    }
    int winner = trick.winner(trump()).index();
    sentences.add(said("seat %s is winning it so far with %s", winner, trick.highest(trump())));
    sentences.add(order());
    return sentences;
  }
}
