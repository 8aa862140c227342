package dev.baize.protocol.host;

import dev.baize.core.player.PlayerFailedException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The questions to one process, which it answers in order, and answers that nobody has taken. */
final class Questions {

  private record Question(long number, long match) {}

  private record Answer(long match, Received received) {}

  private final Deque<Question> open = new ArrayDeque<>();
  private final Map<Long, Answer> answers = new HashMap<>();
  private long asked;

  /** The number of the next question. */
  long next() {
    return asked;
  }

  /** Adds the next question. */
  void add(long match) {
    open.add(new Question(asked++, match));
  }

  /** Whether several are open. */
  boolean areSeveral() {
    return open.size() > 1;
  }

  /** Whether one of a match is open. */
  boolean areOpen(long match) {
    return open.stream().anyMatch(question -> question.match() == match);
  }

  /** Closes the oldest question, and returns its match. */
  long answer(long number, Received received) {
    Question oldest = open.peek();
    if (oldest == null) {
      throw new PlayerFailedException("answered question " + number + ", and none was open", null);
    }
    if (number != oldest.number()) {
      throw new PlayerFailedException(
          "was asked question " + oldest.number() + " and answered " + number, null);
    }
    open.remove();
    answers.put(number, new Answer(oldest.match(), received));
    return oldest.match();
  }

  /** The match of the oldest open question. */
  Optional<Long> oldest() {
    return Optional.ofNullable(open.peek()).map(Question::match);
  }

  /** Closes the questions of a match, which are not answered any more. */
  void withdraw(long match) {
    open.removeIf(question -> question.match() == match);
  }

  /** Takes the answer to a question; null if it is open. */
  @Nullable Received take(long number) {
    Answer answer = answers.remove(number);
    return answer == null ? null : answer.received();
  }

  /** Forgets answers to questions of a match. */
  void forget(long match) {
    answers.values().removeIf(answer -> answer.match() == match);
  }
}
