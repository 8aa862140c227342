package dev.baize.core;

import dev.baize.core.player.Console;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;

/** Answers with words decided beforehand, and keeps all that it is shown. */
public final class ScriptedConsole implements Console {

  private final Queue<String> words;
  private final StringBuilder printed = new StringBuilder();
  private final List<String> complaints = new ArrayList<>();

  /** A person who will say these words. */
  public ScriptedConsole(String... words) {
    this.words = new ArrayDeque<>(List.of(words));
  }

  @Override
  public void print(String text) {
    printed.append(text);
  }

  @Override
  public void complain(String line) {
    complaints.add(line);
  }

  @Override
  public Optional<String> nextWord() {
    return Optional.ofNullable(words.poll());
  }

  /** All that was shown. */
  public String printed() {
    return printed.toString();
  }

  /** Why answers were refused. */
  public List<String> complaints() {
    return complaints;
  }

  /** How many words were not asked for. */
  public int wordsLeft() {
    return words.size();
  }
}
