package dev.baize.beans.screen;

import static dev.baize.core.table.Level.EASY;
import static dev.baize.core.table.Level.HARD;
import static dev.baize.core.table.Level.MEDIUM;

import dev.baize.beans.Bean;
import dev.baize.beans.BeansDecision;
import dev.baize.beans.BeansEvent;
import dev.baize.beans.BeansView;
import dev.baize.beans.Chain;
import dev.baize.beans.Display;
import dev.baize.beans.Phase;
import dev.baize.beans.kernel.Prices;
import dev.baize.beans.review.BeansReviewGuide;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.table.Answer;
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
import dev.baize.core.table.TableProvider;
import dev.baize.core.text.Plural;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Bean trading in progress, for the person at one seat. */
public record BeansTable(Speech speech) implements GameTable<BeansView, BeansDecision, BeansEvent> {

  /** The beans as the table names them, by their texts. */
  private static final Map<String, StyledText> NAMES =
      Stream.of(Bean.values()).collect(Collectors.toMap(Bean::toString, BeansTable::name));

  /** The table of bean trading, for a person with one opponent. */
  public static final TableProvider<BeansView, BeansDecision, BeansEvent> PROVIDER =
      new TableProvider<>(
          "Play beans: collect chains and sell them, against one opponent; nobody haggles.",
          List.of("South", "North"),
          List.of("Planner", "Greedy"),
          Map.of(EASY, "Thinker:iterations=200", MEDIUM, "Greedy", HARD, "Planner:rollouts=20"),
          List.of(),
          (rules, values) -> rules,
          new BeansReviewGuide(),
          BeansTable::new);

  private static final String BEAN = String.join("|", NAMES.keySet());
  private static final String BETWEEN = "(?<=" + BEAN + ") (?=" + BEAN + ")";

  /** The name of a bean in its colour. */
  private static StyledText name(Bean bean) {
    return switch (bean) {
      case BLUE -> StyledText.of("Blue", Style.BLUE);
      case CHILI -> StyledText.of("Chili", Style.MAGENTA);
      case STINK -> StyledText.of("Stink", Style.CYAN);
      case GREEN -> StyledText.of("Green", Style.GREEN);
      case SOY -> StyledText.of("Soy", Style.YELLOW);
      case BLACK -> StyledText.of("Black", Style.GREY);
      case RED -> StyledText.of("Red", Style.RED);
      case GARDEN -> StyledText.of("Garden", Style.WHITE);
    };
  }

  /** Two letters, of which no two beans have the same. */
  private static StyledText mark(Bean bean) {
    boolean black = bean == Bean.BLACK;
    return black ? StyledText.of("Bk", Style.GREY) : name(bean).subSequence(0, 2);
  }

  private static Piece card(Bean bean) {
    return Piece.of(name(bean), mark(bean));
  }

  /** The least number of cards that sells for a number of coins; 0 if none does. */
  private static int cards(Bean bean, int coins) {
    return bean.cardsPerCoin(coins).orElse(0);
  }

  /** For each number of coins from a first one that chains of a bean sell for, a text. */
  private static Stream<String> prices(Bean bean, int first, IntFunction<String> text) {
    return IntStream.rangeClosed(first, Prices.MAX_COINS)
        .filter(coins -> cards(bean, coins) > 0)
        .mapToObj(text);
  }

  @Override
  public boolean isNews(BeansEvent event) {
    return !(event instanceof BeansEvent.Dealt);
  }

  @Override
  public StyledText describe(BeansEvent event) {
    if (event instanceof BeansEvent.TurnBegan began) {
      String whose = speech.isYou(began.seat()) ? "Your" : speech.name(began.seat()) + "'s";
      return StyledText.strong("\n" + whose + " turn:");
    }
    String from = event instanceof BeansEvent.PickedUp ? " from the discard pile" : "";
    String text = event.text().replaceFirst("\\b1 coins", "1 coin").replaceAll(BETWEEN, ", ");
    return event instanceof BeansEvent.GameEnded
        ? StyledText.EMPTY
        : speech.sentence(text + from, NAMES);
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
    StyledText top = view.topOfPile().map(BeansTable::name).orElse(StyledText.of("none"));
    List<Piece> area = view.tradeArea().stream().map(BeansTable::card).toList();
    List<StyledText> prices = Stream.of(Bean.values()).map(BeansTable::prices).toList();
    return new Scene(
        "Beans",
        List.of(Fact.of("", "Deck " + view.deckSize()), Fact.of("Top of the discard pile", top)),
        List.of(place(view, view.seat(), asked), place(view, view.other(), false)),
        List.of(Group.of("Trade area", area, area.isEmpty() ? "empty" : "")),
        List.of(Fact.of("Cards for 1, 2, 3, 4 coins", StyledText.list(",  ", prices))));
  }

  private Place place(BeansView view, Seat of, boolean asked) {
    String held = speech.isYou(of) ? "" : ", " + Plural.of(view.handSize(of), "card") + " in hand";
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
    IntFunction<String> with =
        coins -> " now, " + coins + " with " + Plural.of(cards(chain.bean(), coins), "card");
    return Display.coins(chain.coins())
        + prices(chain.bean(), chain.coins() + 1, with).findFirst().orElse(", the most");
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
    for (int coins = 1; coins <= Prices.MAX_COINS; coins++) {
      line = line.plus(cards(bean, coins) > 0 ? " " + cards(bean, coins) : " -");
    }
    return line;
  }

  @Override
  public Question<BeansDecision> ask(BeansView view, List<BeansDecision> legal) {
    Bean bean = view.card().orElse(Bean.BLUE);
    return switch (view.phase()) {
      case LEFT_CARD ->
          question(
              view,
              "%2$s left %1$s",
              "Chain this %s, or put it on the discard pile; it cannot stay.",
              List.of(
                  of(BeansDecision.chain(bean), "chain it", "chain"),
                  of(BeansDecision.discard(bean), "discard it", "discard")));
      case SALE ->
          question(
              view,
              "Which chain to sell for %s",
              "%s needs a chain of its own, and no place is free: one of your chains must be sold"
                  + " whole, even for nothing.",
              sales(view));
      case PLAY_AGAIN ->
          question(
              view,
              "%s is next in your hand",
              "You may play this %s, too, and no more; keep or stop leaves it in your hand.",
              List.of(
                  of(BeansDecision.play(bean), "play it, too", "play"),
                  of(BeansDecision.playNoMore(), "keep it", "keep", "stop", "s")));
      case DISCARD ->
          question(
              view,
              "Throw a card away",
              "You may throw any one card onto the discard pile. Three cards are then laid out, and"
                  + " the top of the pile joins them as long as it matches one of them.",
              discards(view.hand()));
      case DRAWN_CARD ->
          question(
              view,
              "%s",
              "Chain this %s, or leave it: then %s has to chain or discard it.",
              List.of(
                  of(BeansDecision.chain(bean), "chain it", "chain"),
                  of(BeansDecision.leave(bean), named(view, "leave it to %2$s"), "leave")));
      case OVER -> throw new IllegalStateException("the game is over");
    };
  }

  /** Asks about a card and the other player, and offers a third chain if it may be bought. */
  private Question<BeansDecision> question(
      BeansView view, String prompt, String rule, List<Answer<BeansDecision>> decisions) {
    List<Answer<BeansDecision>> answers = new ArrayList<>(decisions);
    List<String> rules = new ArrayList<>(List.of(named(view, rule)));
    view.card().ifPresent(bean -> rules.add(room(view, bean) + allPrices(bean)));
    if (view.mayBuyThirdChain()) {
      BeansDecision buy = BeansDecision.buyThirdChain();
      answers.add(Answer.button(buy, "b", "buy a third chain", "buy a third chain", "buy"));
      rules.add("You may buy a third chain for 3 coins, once in a game.");
    }
    String end = view.finalSale() ? "sold" : "worth nothing";
    rules.add("Chains on the table are " + end + " when the deck runs out.");
    return Question.of(named(view, prompt), answers, text -> "", rules);
  }

  private String named(BeansView view, String text) {
    String card = view.card().map(bean -> name(bean).plain()).orElse("");
    return String.format(Locale.ROOT, text, card, speech.name(view.other()));
  }

  /** An answer that may be shortened to its first letter. */
  private Answer<BeansDecision> of(BeansDecision decision, String button, String... words) {
    return Answer.button(decision, words[0].substring(0, 1), button, label(decision), words);
  }

  private String label(BeansDecision decision) {
    return speech.words(decision.text(), NAMES).plain();
  }

  private List<Answer<BeansDecision>> sales(BeansView view) {
    List<Answer<BeansDecision>> answers = new ArrayList<>();
    for (Chain chain : view.chains(view.seat())) {
      BeansDecision sell = BeansDecision.sell(chain.bean());
      String bean = chain.bean().toString().toLowerCase(Locale.ROOT);
      answers.add(Answer.choice(sell, Integer.toString(answers.size() + 1), label(sell), bean));
    }
    return answers;
  }

  /** A card's number, or for the first card of a bean its name. */
  private List<Answer<BeansDecision>> discards(List<Bean> hand) {
    List<Answer<BeansDecision>> answers = new ArrayList<>();
    answers.add(of(BeansDecision.keepAll(), "keep all", "keep", "all"));
    for (int i = 0; i < hand.size(); i++) {
      String number = Integer.toString(i + 1);
      String name = name(hand.get(i)).plain();
      boolean alone = Collections.frequency(hand, hand.get(i)) == 1;
      String label = "throw " + name + (alone ? "" : " (" + number + ")") + " away";
      String word = hand.indexOf(hand.get(i)) == i ? name.toLowerCase(Locale.ROOT) : number;
      answers.add(Answer.choice(BeansDecision.discardCard(i), number, label, word));
    }
    return answers;
  }

  private static String room(BeansView view, Bean bean) {
    int length = view.chainLength(view.seat(), bean);
    if (length > 0) {
      return "It would make your chain of " + length + " one longer. ";
    }
    return view.chainLimit(view.seat()) > view.chains(view.seat()).size()
        ? "It would begin a chain in a free place. "
        : "You have no chain for it, so another chain would be sold to make room. ";
  }

  private static String allPrices(Bean bean) {
    return prices(bean, 1, coins -> cards(bean, coins) + " for " + Display.coins(coins))
        .collect(Collectors.joining(", ", "Chains of " + name(bean) + " sell at ", "."));
  }
}
