package dev.baize.table;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Splitter;
import dev.baize.core.card.Card;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.table.Answer;
import dev.baize.core.table.Fact;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Group;
import dev.baize.core.table.Piece;
import dev.baize.core.table.Question;
import dev.baize.core.table.Scene;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import dev.baize.core.table.TableProvider;
import dev.baize.core.text.Excerpt;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A table for any game: the fields of the view, with cards as cards, and the numbered legal
 * decisions. A game's own table may delegate to it.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public final class PlainTable<V extends View, D extends Decision, E extends Event>
    implements GameTable<V, D, E> {

  private static final Pattern NUMBER = Pattern.compile("(?<!\\w)[0-9]+(?!\\w)");

  private static final Pattern INNER_CAPITAL = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

  /** The form of the default {@link Object#toString}, which is meaningless to people. */
  private static final Pattern ADDRESS = Pattern.compile("[\\w.$/]+@[0-9a-f]+");

  /** The fields of many views, which the table shows in its own way or not at all. */
  private static final List<String> SHOWN_OTHERWISE = List.of("seat", "turn", "legal");

  private static final Splitter ITEMS = Splitter.on(", ");

  private final String game;
  private final Speech speech;
  private final Function<String, D> decisions;

  /**
   * A table before the first event.
   *
   * @param game the name of the game
   * @param speech the person's seat and the names of all seats
   * @param decisions parses the text form of a decision; throws {@link IllegalArgumentException}
   *     for any other text
   */
  public PlainTable(String game, Speech speech, Function<String, D> decisions) {
    this.game = requireNonNull(game);
    this.speech = requireNonNull(speech);
    this.decisions = requireNonNull(decisions);
  }

  /**
   * {@return the table at which a person plays a game: its own, or a plain one if it has none}
   *
   * @param game any game
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param <E> the events of the game
   */
  public static <V extends View, D extends Decision, E extends Event>
      TableProvider<V, D, E> unlessProvided(GameProvider<V, D, E> game) {
    return game.table().orElseGet(() -> provider(game));
  }

  static <V extends View, D extends Decision, E extends Event> TableProvider<V, D, E> provider(
      GameProvider<V, D, E> game) {
    return new TableProvider<>(
        "Play " + game.name() + ".",
        speech -> new PlainTable<>(game.name(), speech, game::decision));
  }

  @Override
  public StyledText describe(E event) {
    return StyledText.join("\n", speech.sentence(event.text(), Map.of()));
  }

  @Override
  public Scene scene(V view, boolean asked) {
    List<Fact> own =
        speech.seat().stream()
            .map(seat -> Fact.of("", "You are " + speech.names().get(view.seat().index())))
            .toList();
    return new Scene(game, own, List.of(), groups(view), List.of());
  }

  /** The fields of a view if its text has the form of a record, otherwise its lines. */
  private List<Group> groups(View view) {
    String text = view.toString();
    Map<String, String> fields = RecordText.fields(text);
    if (ADDRESS.matcher(text).matches()) {
      return List.of();
    }
    if (fields.isEmpty()) {
      return text.lines()
          .map(line -> Group.of("", List.of(), speech.words(line, Map.of())))
          .toList();
    }
    fields.keySet().removeAll(SHOWN_OTHERWISE);
    return fields.entrySet().stream()
        .map(field -> group(words(field.getKey()), RecordText.items(field.getValue())))
        .toList();
  }

  /** A field: cards if all of its items are, otherwise its text. */
  private Group group(String caption, String items) {
    List<Piece> cards = new ArrayList<>();
    for (String item : ITEMS.split(items)) {
      try {
        cards.add(Piece.of(Card.parse(item)));
      } catch (IllegalArgumentException e) {
        return Group.of(caption, List.of(), speech.words(items, Map.of()));
      }
    }
    return Group.of(caption, cards);
  }

  /** Such as {@code cards left} for {@code cardsLeft}. */
  private static String words(String name) {
    return INNER_CAPITAL.matcher(name).replaceAll(" ").toLowerCase(Locale.ROOT);
  }

  @Override
  public Question<D> ask(V view, List<D> legal) {
    List<String> texts = legal.stream().map(Decision::text).toList();
    List<String> own = ownNumbers(texts);
    boolean counted = own.isEmpty();
    List<Answer<D>> answers = new ArrayList<>();
    for (int i = 0; i < legal.size(); i++) {
      String text = texts.get(i);
      answers.add(
          Answer.button(legal.get(i), counted ? Integer.toString(i + 1) : own.get(i), text, text));
    }
    return new Question<>(
        "Your decision",
        answers,
        typed -> parse(typed).decision(),
        typed -> parse(typed).refusal(),
        rules(texts, counted || !own.equals(texts)));
  }

  /**
   * What is typed for decisions with numbers of their own, so that 2 stands for {@code bid 2}: the
   * number, or the text where there is none; empty if no decision has one, or two have the same.
   */
  private static List<String> ownNumbers(List<String> texts) {
    List<String> keys = new ArrayList<>();
    boolean found = false;
    for (String text : texts) {
      List<String> numbers = NUMBER.matcher(text).results().map(MatchResult::group).toList();
      boolean isOne = numbers.size() == 1;
      found |= isOne;
      keys.add(isOne ? numbers.get(0) : text);
    }
    boolean taken = keys.stream().anyMatch(Screen.OWN_WORDS::contains);
    return found && !taken && Set.copyOf(keys).size() == keys.size() ? keys : List.of();
  }

  private List<StyledText> rules(List<String> texts, boolean numbered) {
    String example = texts.isEmpty() ? "" : ", such as " + Excerpt.quote(texts.get(0));
    String how =
        (numbered ? "Type the number of a decision, or the decision itself" : "Type the decision")
            + example
            + ".";
    List<StyledText> rules = new ArrayList<>();
    rules.add(StyledText.of(how));
    rules.add(StyledText.of("If the table has more than one page, Enter shows the next."));
    rules.add(StyledText.of("rules tells how the game is played."));
    return rules;
  }

  /** A typed text after parsing: a decision, or why it is none if there is a reason to give. */
  private record Parsed<D>(Optional<D> decision, String refusal) {}

  /** Legal decisions that are not listed are typed in their text form. */
  private Parsed<D> parse(String typed) {
    if (typed.isEmpty()) {
      return new Parsed<>(Optional.empty(), "");
    }
    try {
      return new Parsed<>(Optional.of(decisions.apply(typed)), "");
    } catch (IllegalArgumentException e) {
      return new Parsed<>(Optional.empty(), Objects.requireNonNullElse(e.getMessage(), ""));
    } catch (RuntimeException | StackOverflowError e) {
      // The game's parser has a bug; treat the text as not a decision.
      return new Parsed<>(Optional.empty(), "");
    }
  }

  @Override
  public String result(V view, Outcome outcome) {
    List<String> scores = new ArrayList<>();
    for (int i = 0; i < outcome.scores().size(); i++) {
      scores.add("seat " + i + " " + outcome.scores().get(i));
    }
    return winners(outcome) + speech.words(" Scores: " + String.join(", ", scores) + ".", Map.of());
  }

  private String winners(Outcome outcome) {
    List<Seat> winners = outcome.winners();
    if (winners.isEmpty()) {
      return "Nobody wins.";
    }
    if (winners.size() == 1) {
      return speech.sentence("seat " + winners.get(0).index() + " wins", Map.of()).plain();
    }
    if (winners.size() == outcome.scores().size()) {
      return "A draw.";
    }
    List<String> names = winners.stream().map(speech::name).toList();
    int last = names.size() - 1;
    return String.join(", ", names.subList(0, last)) + " and " + names.get(last) + " win.";
  }
}
