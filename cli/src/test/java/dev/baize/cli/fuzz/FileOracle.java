package dev.baize.cli.fuzz;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What becomes of files: those that were there stay, and new ones are as they should be. */
final class FileOracle {

  private static final String LOG_FILE = "--log-file";
  private static final Pattern LOG = Pattern.compile("(?s)(\\d{4}-\\d\\d-\\d\\dT.*)?");
  private static final List<String> SAVE = List.of("save", "pause");

  private FileOracle() {}

  static void check(Case call, Outcome outcome, Consumer<String> complaints) {
    Map<String, String> after = outcome.files();
    call.files().forEach((name, bytes) -> checkOld(call, name, bytes, after.get(name), complaints));
    after.forEach(
        (name, bytes) -> {
          if (!call.files().containsKey(name)) {
            checkNew(call, name, bytes, complaints);
          }
        });
  }

  private static void checkOld(
      Case call, String name, String bytes, @Nullable String after, Consumer<String> complaints) {
    if (after == null || !after.startsWith(Contents.withoutEmptyEnd(bytes))) {
      complaints.accept("%s has changed".formatted(name));
    } else if (after.length() > bytes.length()) {
      boolean logged =
          LOG.matcher(bytes).matches()
              && call.words().stream().anyMatch(word -> word.startsWith(LOG_FILE));
      if (!logged && !bytes.isEmpty() && !call.words().contains("resume")) {
        complaints.accept("%s has grown".formatted(name));
      }
      requireWritten(name, logged ? after.substring(bytes.length()) : after, complaints);
    }
  }

  private static void checkNew(Case call, String name, String bytes, Consumer<String> complaints) {
    if (!isAskedFor(call, name)) {
      complaints.accept("%s was not asked for".formatted(name));
    }
    requireWritten(name, bytes, complaints);
  }

  private static boolean isAskedFor(Case call, String name) {
    return call.words().stream().anyMatch(word -> word.contains(Datasets.named(name)))
        || isSaved(call, name);
  }

  /** Whether a person has saved a game, under a name or one that the program gives. */
  private static boolean isSaved(Case call, String name) {
    String in = Bytes.text(call.in());
    return SAVE.stream().anyMatch(in::contains)
        && (in.contains(name) || name.matches("[a-z]+[.]baize"));
  }

  private static void requireWritten(String name, String bytes, Consumer<String> complaints) {
    if (!Contents.areWritten(bytes) && !Datasets.areWhole(name, bytes)) {
      complaints.accept("%s cannot be read again".formatted(name));
    }
  }
}
