package dev.baize.cli.fuzz;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.study.simulation.SimulationResult;
import dev.baize.study.tournament.TournamentResult;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Says whether the {@link Bytes} of a file are what the program may accept, or has written. */
final class Contents {

  private static final Pattern CARD =
      Pattern.compile("(Nine|Ten|Jack|Queen|King|Ace) of (Spades|Hearts|Clubs|Diamonds)");

  private static final String MARK = Bytes.of("\uFEFF");

  private static final int PACK = 24;
  private static final int WORDS_PER_CARD = 3;

  private static final Registry REGISTRY = Registry.load();

  private Contents() {}

  /**
   * Whether they are a record that is printed as it is, but for what editors change, in which every
   * decision is legal.
   */
  static boolean areRecord(String bytes) {
    try {
      MatchRecord record = MatchRecord.parse(Bytes.text(bytes));
      String plain = withoutMark(bytes).replace("\r\n", "\n");
      return withoutEmptyEnd(plain).equals(withoutEmptyEnd(Bytes.of(record.text())))
          && isLegal(REGISTRY.game(record.header().game()), record);
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /** Without a byte order mark. */
  private static String withoutMark(String bytes) {
    return bytes.startsWith(MARK) ? bytes.substring(MARK.length()) : bytes;
  }

  /** Without the empty lines at the end of a record. */
  static String withoutEmptyEnd(String bytes) {
    int end = bytes.length();
    while (bytes.startsWith("\n\n", end - 2) || bytes.startsWith("\n\r\n", end - 3)) {
      end -= bytes.startsWith("\r", end - 2) ? 2 : 1;
    }
    return bytes.substring(0, end);
  }

  private static <V extends View, D extends Decision, E extends Event> boolean isLegal(
      GameProvider<V, D, E> provider, MatchRecord record) {
    Rules<V, D, E> rules = provider.rules(record.header().rules());
    Game<V, D> game = rules.start(record.header().seed(), null);
    for (String text : record.decisions()) {
      D decision = provider.decision(text);
      boolean listed = game.legal().stream().anyMatch(legal -> legal.text().equals(text));
      if (!listed && !game.isLegal(decision)) {
        return false;
      }
      game.apply(decision);
    }
    return rules.text().equals(record.header().rules());
  }

  /** Whether they are a result that is printed as it is, with the right checksum. */
  static boolean areResult(String bytes) {
    try {
      String text = Bytes.text(bytes);
      String printed =
          text.startsWith("baize tournament ")
              ? TournamentResult.parse(text).text()
              : SimulationResult.parse(text).text();
      return withoutTest(printed).equals(withoutTest(text))
          && Bytes.isText(bytes)
          && Seal.isRight(bytes);
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /** Without the numbers of a test, in which a reader allows for more digits than Java needs. */
  private static String withoutTest(String text) {
    return text.replaceAll("(?m)^(test|crc32): .*", "");
  }

  /** Whether they are the names of 24 different cards. */
  static boolean arePack(String bytes) {
    List<String> words =
        Stream.of(Bytes.text(withoutMark(bytes)).split("\\p{javaWhitespace}+"))
            .filter(word -> !word.isEmpty())
            .toList();
    Set<String> cards = new HashSet<>();
    for (int i = 0; i + WORDS_PER_CARD <= words.size(); i += WORDS_PER_CARD) {
      String card = String.join(" ", words.subList(i, i + WORDS_PER_CARD));
      if (!CARD.matcher(card).matches() || !cards.add(card)) {
        return false;
      }
    }
    return cards.size() == PACK && words.size() == PACK * WORDS_PER_CARD;
  }

  /** Whether they are one of the files that the program writes, whole. */
  static boolean areWritten(String bytes) {
    if (withoutMark(bytes).startsWith("baize record ")) {
      return areRecord(bytes);
    }
    if (bytes.startsWith("baize result ") || bytes.startsWith("baize tournament ")) {
      return areResult(bytes);
    }
    return Pictures.areWhole(bytes) || areLog(bytes);
  }

  private static boolean areLog(String bytes) {
    return bytes.lines().allMatch(line -> StreamOracle.isLogged(line)) && bytes.endsWith("\n");
  }
}
