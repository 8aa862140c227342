package dev.baize.cli.fuzz;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Makes the case of a number: all valid ones first, and then such of which the words, a file or the
 * input is changed.
 */
final class CaseMutator {

  private static final List<String> PROGRAMS =
      List.of("euchre", "blackjack", "beans", "./euchre.exe", "/usr/bin/baize", "x\u001b[2J");

  private final Corpus corpus;
  private final List<String> contents;
  private final long seed;

  CaseMutator(Corpus corpus, long seed) {
    this.corpus = corpus;
    this.contents = List.copyOf(corpus.files().values());
    this.seed = seed;
  }

  /** Whether the case of a number is one of the corpus: those are the first. */
  boolean isValid(long number) {
    return number < corpus.all().size();
  }

  Case of(long number) throws IOException {
    if (isValid(number)) {
      return corpus.all().get((int) number);
    }
    Dice dice = new Dice(seed, number);
    ByteMutator bytes = new ByteMutator(dice, contents);
    int what = dice.below(20);
    Case call;
    if (what < 8) {
      call = withChangedWords(corpus.pick(dice, any -> true), dice);
    } else if (what < 17) {
      call = withChangedFile(corpus.pick(dice, each -> !each.files().isEmpty()), dice, bytes);
    } else if (what < 19) {
      call = corpus.pick(dice, each -> !each.in().isEmpty());
      call = call.withIn(bytes.mutate(call.in()));
    } else {
      call = corpus.pick(dice, each -> !each.files().isEmpty());
      call = withChangedFile(withChangedWords(call, dice), dice, bytes);
    }
    if (dice.oneIn(40)) {
      call = called(call, dice.pick(PROGRAMS));
    }
    return Thrift.cheap(call);
  }

  private Case withChangedWords(Case call, Dice dice) {
    return withFiles(call.withWords(new WordMutator(dice, corpus).mutate(call.words())));
  }

  /** With the files that its words name, beside those that it has. */
  private Case withFiles(Case call) {
    Case with = call;
    for (Map.Entry<String, String> file : corpus.files().entrySet()) {
      boolean named = call.words().stream().anyMatch(word -> word.contains(file.getKey()));
      if (named && !call.files().containsKey(file.getKey())) {
        with = with.withFile(file.getKey(), file.getValue());
      }
    }
    return with;
  }

  private static Case withChangedFile(Case call, Dice dice, ByteMutator mutator)
      throws IOException {
    String name = dice.pick(List.copyOf(call.files().keySet()));
    String bytes = String.valueOf(call.files().get(name));
    String mutated =
        name.equals(InputFiles.JAR) && dice.oneIn(2)
            ? JarMutator.mutate(bytes, dice, mutator)
            : mutator.mutate(bytes);
    return call.withFile(name, dice.oneIn(4) ? mutated : Seal.renewed(mutated));
  }

  /** Called by another name, of which the first word may be a part. */
  private static Case called(Case call, String program) {
    List<String> words = new ArrayList<>(call.words());
    words.remove(program);
    return new Case(program, words, call.in(), call.files());
  }
}
