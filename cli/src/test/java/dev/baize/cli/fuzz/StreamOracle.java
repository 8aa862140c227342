package dev.baize.cli.fuzz;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the streams and the status of the program must be like, whatever it was given. */
final class StreamOracle {

  private static final Set<Integer> STATUSES = Set.of(0, 1, 2, 70, 74, 130, 141);
  private static final int OK = 0;
  private static final int SOFTWARE = 70;
  private static final int INTERRUPTED = 130;
  private static final int PIPE_CLOSED = 141;

  private static final Pattern OBEYED =
      Pattern.compile("[\\p{Cc}&&[^\\n\\t]]|[\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]");

  private static final Pattern TRACE = Pattern.compile("\\tat |^ +at \\w+[.]|a bug");
  private static final Pattern EXCEPTION =
      Pattern.compile(
          "\\b(java|javax|picocli|dev|org|com|sun)[.][\\w.]*[A-Z]\\w*(Exception|Error)");

  private static final Pattern LOGGED =
      Pattern.compile("\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z [A-Z]+ \\w+ .*");

  private static final String NAME = "baize: ";

  /** Longer than the program lets its own messages become, escapes included. */
  private static final int MAX_LENGTH = 5_000;

  /** What the classic programs say instead, on standard output. */
  private static final Pattern CLASSIC =
      Pattern.compile("(?s)(Usage: (euchre|blackjack)|Error (opening|reading) ).*");

  private StreamOracle() {}

  static void check(Case call, Outcome outcome, Consumer<String> complaints) {
    String out = Bytes.text(outcome.out());
    String err = Bytes.text(outcome.err());
    requireHarmless("standard output", outcome.out(), outcome.cut(), complaints);
    requireHarmless("standard error", outcome.err(), false, complaints);
    List<String> told = err.lines().filter(line -> !isLogged(line)).toList();
    told.stream()
        .filter(line -> line.length() > MAX_LENGTH)
        .forEach(line -> complaints.accept("a line of %d characters".formatted(line.length())));
    boolean plugIn = call.words().stream().anyMatch(word -> word.startsWith("--players"));
    for (String line : told) {
      if (TRACE.matcher(line).find() || (!plugIn && EXCEPTION.matcher(line).find())) {
        complaints.accept("a bug is told: " + line);
      }
    }
    if (!outcome.stray().isEmpty()) {
      complaints.accept("printed past the program's streams");
    }
    if (!outcome.threads().isEmpty()) {
      complaints.accept("left over: " + outcome.threads());
    }
    checkStatus(call, outcome, complaints);
    checkReason(outcome, out, told, complaints);
  }

  private static void requireHarmless(
      String stream, String bytes, boolean cut, Consumer<String> complaints) {
    if (!cut && !Bytes.isText(bytes)) {
      complaints.accept(stream + " is not UTF-8");
    }
    Matcher obeyed = OBEYED.matcher(Bytes.text(bytes));
    if (obeyed.find()) {
      complaints.accept(
          "%s has U+%04X at %d".formatted(stream, obeyed.group().codePointAt(0), obeyed.start()));
    }
    if (!cut && !bytes.isEmpty() && !bytes.endsWith("\n")) {
      complaints.accept(stream + " ends within a line");
    }
  }

  private static void checkStatus(Case call, Outcome outcome, Consumer<String> complaints) {
    int status = outcome.status();
    if (!STATUSES.contains(status)
        || (status == INTERRUPTED && !outcome.interrupted())
        || (status == PIPE_CLOSED && !outcome.cut())
        || (status == SOFTWARE && !hasFailingPlayer(call))) {
      complaints.accept("status " + status);
    }
  }

  /** Whether a player can be to blame: one of a jar, or one that has not the time it needs. */
  private static boolean hasFailingPlayer(Case call) {
    return call.words().stream()
        .anyMatch(word -> word.startsWith("--players") || word.startsWith("--time"));
  }

  /** A failure has its one line; what succeeds has none, but for what is missing in a result. */
  private static void checkReason(
      Outcome outcome, String out, List<String> told, Consumer<String> complaints) {
    long named = told.stream().filter(line -> line.startsWith(NAME)).count();
    switch (outcome.status()) {
      case OK -> {
        if (told.stream()
            .anyMatch(line -> line.startsWith(NAME) && !line.contains("partial; missing: "))) {
          complaints.accept("a failure is told, but the status is 0");
        }
      }
      case PIPE_CLOSED, INTERRUPTED -> {}
      default -> {
        if (named == 0 && !CLASSIC.matcher(lastLine(out)).matches()) {
          complaints.accept("no reason is told");
        }
        if (named > 1) {
          complaints.accept("%d reasons are told".formatted(named));
        }
      }
    }
  }

  private static String lastLine(String out) {
    return out.substring(out.lastIndexOf('\n', out.length() - 2) + 1);
  }

  static boolean isLogged(String line) {
    return LOGGED.matcher(line).matches();
  }
}
