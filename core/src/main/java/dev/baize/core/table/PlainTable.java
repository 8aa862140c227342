package dev.baize.core.table;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.text.Excerpt;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * A table for any game: the text of the view, and the legal decisions with their numbers. What does
 * not fit is on further pages. Tables of games may hand on to it what they do not say themselves.
 *
 * @param <V> what the seat may know
 * @param <D> what it decides
 * @param <E> what happens
 */
public final class PlainTable<V extends View, D extends Decision, E extends Event>
    implements GameTable<V, D, E> {

  private static final int MARGIN = 1;
  private static final int TOP = 2;
  private static final int MOST_CHOICES = 6;
  private static final int WIDTH = Canvas.WIDTH - 2 * MARGIN;

  private final String game;
  private final Speech speech;
  private final Function<String, D> decisions;
  private final PlainText text;
  private List<String> choices = List.of();
  private int page;

  /**
   * A table where nothing has happened.
   *
   * @param game the name of the game
   * @param speech where the person sits, and what to call the seats
   * @param decisions reads the text form of a decision, and refuses any other text with an {@link
   *     IllegalArgumentException}
   */
  public PlainTable(String game, Speech speech, Function<String, D> decisions) {
    this.game = requireNonNull(game);
    this.speech = requireNonNull(speech);
    this.decisions = requireNonNull(decisions);
    this.text = new PlainText(speech);
  }

  @Override
  public StyledText describe(E event) {
    return StyledText.of("\n" + text.named(event.text()));
  }

  @Override
  public List<StyledText> draw(V view, boolean asked) {
    Canvas canvas = new Canvas(HEIGHT);
    canvas.left(0, MARGIN, StyledText.strong(game));
    canvas.right(0, "You are " + speech.names().get(view.seat().index()));
    List<String> chosen = asked ? Columned.lines(choices, WIDTH) : List.of();
    int bottom = HEIGHT - Math.min(chosen.size(), MOST_CHOICES);
    show(canvas, TOP, asked ? bottom - 1 : HEIGHT, text.lines(view, WIDTH));
    show(canvas, bottom, HEIGHT, chosen);
    return canvas.lines();
  }

  /** Shows as many lines as have room between two rows: those of this page. */
  private void show(Canvas canvas, int from, int to, List<String> lines) {
    int room = to - from;
    if (lines.size() <= room) {
      for (int i = 0; i < lines.size(); i++) {
        canvas.left(from + i, MARGIN, lines.get(i));
      }
      return;
    }
    int rows = room - 1;
    int pages = (lines.size() + rows - 1) / rows;
    int first = page % pages * rows;
    for (int i = 0; i < rows && first + i < lines.size(); i++) {
      canvas.left(from + i, MARGIN, lines.get(first + i));
    }
    String foot = "(page %d of %d; Enter turns it)".formatted(page % pages + 1, pages);
    canvas.left(to - 1, MARGIN, StyledText.faint(foot));
  }

  @Override
  public void turnPage() {
    page++;
  }

  @Override
  public Question<D> ask(V view, List<D> legal) {
    page = 0;
    List<String> texts = legal.stream().map(Decision::text).toList();
    boolean numbered = texts.stream().noneMatch(PlainTable::isNumber);
    choices = new ArrayList<>();
    List<Answer<D>> answers = new ArrayList<>();
    for (int i = 0; i < legal.size(); i++) {
      String number = Integer.toString(i + 1);
      choices.add(numbered ? number + ": " + texts.get(i) : texts.get(i));
      answers.add(
          Answer.of(legal.get(i), texts.get(i), numbered ? number : texts.get(i), texts.get(i)));
    }
    String range = legal.isEmpty() || !numbered ? "" : " (" + numbers(legal.size()) + ")";
    return new Question<>(
        "Your decision" + range,
        answers,
        typed -> parse(typed).decision(),
        typed -> parse(typed).refusal(),
        rules(texts, numbered));
  }

  private static boolean isNumber(String text) {
    return text.chars().allMatch(Character::isDigit);
  }

  private static String numbers(int count) {
    return count == 1 ? "1" : "1-" + count;
  }

  private static List<StyledText> rules(List<String> texts, boolean numbered) {
    String example = texts.isEmpty() ? "" : ", such as " + Excerpt.quote(texts.get(0));
    String how =
        (numbered ? "Type the number of a decision, or the decision itself" : "Type the decision")
            + example
            + ".";
    return List.of(
        StyledText.of(how),
        StyledText.of("Where the table has more pages than one, Enter turns them."));
  }

  /**
   * What a text means.
   *
   * @param decision empty if it means none
   * @param refusal why not; empty if there is a decision or nothing to say
   */
  private record Parsed<D>(Optional<D> decision, String refusal) {}

  /** Decisions that are legal but not listed are typed as they are written. */
  private Parsed<D> parse(String typed) {
    if (typed.isEmpty()) {
      return new Parsed<>(Optional.empty(), "");
    }
    try {
      return new Parsed<>(Optional.of(decisions.apply(typed)), "");
    } catch (IllegalArgumentException e) {
      return new Parsed<>(Optional.empty(), Objects.requireNonNullElse(e.getMessage(), ""));
    }
  }

  @Override
  public String result(V view, Outcome outcome) {
    List<String> scores = new ArrayList<>();
    for (int i = 0; i < outcome.scores().size(); i++) {
      scores.add(speech.object(Seat.of(i)) + " " + outcome.scores().get(i));
    }
    return winners(outcome) + " Scores: " + String.join(", ", scores) + ".";
  }

  private String winners(Outcome outcome) {
    List<Seat> winners = outcome.winners();
    if (winners.isEmpty()) {
      return "Nobody wins.";
    }
    if (winners.size() == 1) {
      return speech.does(winners.get(0), "win", "wins") + ".";
    }
    if (winners.size() == outcome.scores().size()) {
      return "A draw.";
    }
    List<String> names = winners.stream().map(speech::name).toList();
    int last = names.size() - 1;
    return String.join(", ", names.subList(0, last)) + " and " + names.get(last) + " win.";
  }
}
