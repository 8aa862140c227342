package dev.baize.web;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.View;
import dev.baize.core.player.Player;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Question;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.Excerpt;
import dev.baize.table.HintPlayer;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A person as a player of one run of a match: shows what the seat may know, and decides what the
 * person has answered. What it shows follows from the views, the events and the questions of the
 * seat alone.
 */
final class SeatScreen<V extends View, D extends Decision, E extends Event> extends FeedScreen
    implements Player<V, D, E> {

  /** The decision that an answer means, if it does, and what the person is told. */
  record Read<D extends Decision>(Optional<D> decision, Reply reply) {}

  private final GameTable<V, D, E> table;
  private final HintPlayer<V, D, E> hints;
  private final HintPlayer<V, D, E> standIn;
  private final boolean confirms;
  private final boolean mayAskForHints;
  private V view;
  private @Nullable Question<D> question;
  private List<D> legal = List.of();
  private int number;
  private boolean watching;
  private String request = "";
  private int requestNumber;
  private @Nullable D decision;

  /** A person who has seen nothing but a view before the first event; one player may be both. */
  SeatScreen(
      GameTable<V, D, E> table,
      HintPlayer<V, D, E> hints,
      HintPlayer<V, D, E> standIn,
      SeatFeed feed,
      boolean confirms,
      boolean mayAskForHints,
      V view) {
    super(feed);
    this.table = table;
    this.hints = hints;
    this.standIn = standIn;
    this.confirms = confirms;
    this.mayAskForHints = mayAskForHints;
    this.view = view;
  }

  /** Shows events as they happen from now on; those before were shown earlier. */
  void beginToWatch() {
    watching = true;
  }

  /** Goes on with what the person has requested of a table that this one replaces. */
  void continueFrom(SeatScreen<V, D, E> replaced) {
    table.continueFrom(replaced.table);
  }

  @Override
  public void observe(E event) {
    table.observe(event);
    hints.observe(event);
    if (standIn != hints) {
      standIn.observe(event);
    }
    if (table.isNews(event)) {
      tell(table.describe(event));
    }
    if (watching && table.pause(event) > 0) {
      publish(TableHtml.waiting(table.scene(view, false), "…", false), table.pause(event));
    }
  }

  @Override
  String decorated(String html) {
    return request.isEmpty() ? html : TableHtml.withRequest(html, request, requestNumber);
  }

  /** Shows what somebody asks of the others; nothing if empty. The person may be one of them. */
  void showRequest(String sentence, boolean asks) {
    request = sentence;
    requestNumber = asks ? feed.nextQuestion() : 0;
  }

  /** Asks the person no longer to agree to the request. */
  void stopAsking() {
    requestNumber = 0;
    refresh();
  }

  /** Whether the request that the person may agree to has this number, as no question has. */
  boolean isRequest(String asked) {
    return requestNumber > 0 && asked.equals(Integer.toString(requestNumber));
  }

  /** Shows the table while nothing is asked. */
  void look(V now, String heading, int pause, boolean undo) {
    view = now;
    question = null;
    publish(TableHtml.waiting(table.scene(now, false), heading, undo), pause);
  }

  /** Asks the person, who may take back the last decision or not. */
  void ask(V now, List<D> allowed, boolean undo) {
    view = now;
    legal = allowed;
    question = table.ask(now, allowed);
    number = feed.nextQuestion();
    publish(
        TableHtml.asked(
            table.scene(now, true), question, number, table.requests(), mayAskForHints, undo),
        0);
  }

  /** Shows how the game ended. */
  void end(V now, Outcome outcome, boolean undo, boolean otherSide, boolean friends) {
    view = now;
    question = null;
    String result = table.result(now, outcome);
    publish(TableHtml.over(table.scene(now, false), result, undo, otherSide, friends), 0);
  }

  /** Whether a question with this number is open. */
  boolean isAsked(String asked) {
    return question != null && asked.equals(Integer.toString(number));
  }

  /** What an answer to the open question means; one that is likely a mistake is to be confirmed. */
  Read<D> read(String text, boolean sure, Predicate<? super D> isLegal) {
    Question<D> open = requireNonNull(question);
    List<StyledText> reply =
        text.equals("?") || text.equals("help") ? open.rules() : table.reply(view, text);
    if (!reply.isEmpty()) {
      return new Read<>(Optional.empty(), Reply.page(TableHtml.paragraphs(reply)));
    }
    Optional<D> answer = open.read(text);
    if (answer.isEmpty() && text.isEmpty() && legal.size() == 1) {
      answer = Optional.of(legal.get(0));
    }
    if (answer.isEmpty()) {
      return refused(open.why(text));
    }
    if (!isLegal.test(answer.get())) {
      return refused(Excerpt.quote(text) + " is against the rules here");
    }
    Optional<String> doubt = confirms && !sure ? table.doubt(view, answer.get()) : Optional.empty();
    return doubt.isEmpty()
        ? new Read<>(answer, Reply.page(""))
        : new Read<>(Optional.empty(), Reply.text(Reply.DOUBTFUL, doubt.get()));
  }

  private Read<D> refused(String why) {
    return new Read<>(Optional.empty(), Reply.refusal(Reply.NO_ANSWER, why));
  }

  /** What the player behind the person would do. */
  Reply hint() {
    return mayAskForHints
        ? Reply.page(TableHtml.paragraphs(hints.hint(view, requireNonNull(question), legal)))
        : Reply.refusal(Reply.CONFLICT, "There are no hints, since not all want them.");
  }

  /** What the person has decided, who is asked next. */
  void answer(D answer) {
    decision = answer;
    question = null;
  }

  /** The player that decides while the person is gone. */
  HintPlayer<V, D, E> standIn() {
    return standIn;
  }

  @Override
  public D decide(V now) {
    D answer = requireNonNull(decision, "the person has not answered");
    decision = null;
    return answer;
  }
}
