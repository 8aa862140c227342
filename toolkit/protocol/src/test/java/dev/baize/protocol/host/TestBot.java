package dev.baize.protocol.host;

import dev.baize.protocol.shared.Recorded;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A program that plays high card: for the first legal decision, until it misbehaves at the second
 * question, as its argument says. It shares no code with what it tests.
 */
final class TestBot {

  private static final Pattern TYPE = Pattern.compile("\"type\":\"([a-z]+)\"");
  private static final Pattern QUESTION = Pattern.compile("\"question\":([0-9]+)");
  private static final Pattern LEGAL = Pattern.compile("\"legal\":\\[\"([^\"]*)\"");
  private static final Pattern NUMBERS = Pattern.compile("\"numbers\":\\[([0-9,]*)\\]");

  private static final Pattern FIRST_NUMBER = Pattern.compile("\"numbers\":\\[([0-9]+)");

  private static final PrintStream OUT = new PrintStream(System.out, true, StandardCharsets.UTF_8);

  private static int matches;

  /** Answers that are written when there are no more questions to read. */
  private static final StringBuilder LATER = new StringBuilder();

  private TestBot() {}

  /** The command that starts it and records what it reads and writes in a folder. */
  static BotCommand recorded(String name, Path folder, String how) {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classes =
        Path.of(TestBot.class.getProtectionDomain().getCodeSource().getLocation().getPath())
            .toString();
    return new BotCommand(
        name,
        List.of(
            java,
            "-Xshare:auto",
            "-XX:TieredStopAtLevel=1",
            "-cp",
            classes,
            Recorded.class.getName(),
            folder.toString(),
            TestBot.class.getName(),
            how));
  }

  public static void main(String[] args) throws IOException {
    String how = args[0];
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      switch (find(TYPE, line)) {
        case "hello" -> out(how).println(hello(how));
        case "setup" -> OUT.println("{\"type\":\"ready\"}");
        case "decide" -> decide(how, line);
        case "begin" -> changeMatches(how, 1);
        case "end" -> changeMatches(how, -1);
        case "goodbye" -> {
          return;
        }
        default -> {}
      }
      if (!in.ready()) {
        OUT.print(LATER);
        OUT.flush();
        LATER.setLength(0);
      }
    }
  }

  /** Some systems encode what a program prints in ways of their own. */
  private static PrintStream out(String how) {
    return how.equals("wide") ? new PrintStream(System.out, true, StandardCharsets.UTF_16LE) : OUT;
  }

  private static void changeMatches(String how, int change) {
    matches += change;
    if (how.equals("one-by-one") && matches > 1) {
      System.exit(5);
    }
  }

  private static String hello(String how) {
    return switch (how) {
      case "newer" -> "{\"type\":\"hello\",\"protocol\":2}";
      case "events" -> "{\"type\":\"hello\",\"protocol\":1,\"events\":true}";
      case "many", "many-crash", "many-malformed" ->
          "{\"type\":\"hello\",\"protocol\":1,\"simultaneous\":100,\"events\":true}";
      default -> "{\"type\":\"hello\",\"protocol\":1,\"later\":[1,{}]}";
    };
  }

  /** Keeps answers back until there are no more questions, and fails at some of them. */
  private static void decideMany(String how, String line, String good) {
    boolean failing = line.contains("play Ace of Spades");
    if (failing && how.equals("many-crash")) {
      System.err.println("out of luck");
      System.exit(3);
    }
    LATER.append(failing && how.equals("many-malformed") ? "I play the ace" : good).append('\n');
  }

  private static void decide(String how, String line) {
    long question = Long.parseLong(find(QUESTION, line));
    String decision = "\",\"decision\":\"" + find(LEGAL, line) + "\"}";
    String begin = "{\"type\":\"decision\",\"question\":";
    String good = begin + question + decision.substring(1);
    if (how.startsWith("many")) {
      decideMany(how, line, good);
      return;
    }
    if (question == 0) {
      OUT.println(good);
      return;
    }
    switch (how) {
      case "malformed" -> OUT.println("I play the ace");
      case "array" -> OUT.println("[1]");
      case "missing" -> OUT.println("{\"type\":\"decision\"}");
      case "unexpected" -> OUT.println("{\"type\":\"ready\"}");
      case "long" -> OUT.println("\"" + "x".repeat(1 << 20) + "\"");
      case "other" -> OUT.println(begin + (question + 5) + decision.substring(1));
      case "unreadable" -> OUT.println(begin + question + ",\"decision\":\"sing\"}");
      case "number" ->
          OUT.println(begin + question + ",\"number\":" + find(FIRST_NUMBER, line) + "}");
      case "illegal" -> OUT.println(begin + question + ",\"number\":" + illegal(line) + "}");
      case "no-number" -> OUT.println(begin + question + ",\"number\":52}");
      case "silent" -> {}
      case "crash" -> {
        System.err.println("out of luck");
        System.exit(3);
      }
      case "gives-up" -> OUT.println("{\"type\":\"error\",\"message\":\"no idea\"}");
      case "spaced" ->
          OUT.println(
              "{ \"type\": \"decision\", \"question\": " + question + ", \"decision\": \"sing\"}");
      case "shouts" -> OUT.println("{\"type\":\"error\",\"message\":\"\\u001b[2Jno\\nidea\"}");
      case "closes" -> System.out.close();
      case "floods" -> {
        for (int i = 0; question == 1 && i < 5_000; i++) {
          System.err.println("one of many lines for nobody, more than a pipe can hold: " + i);
        }
        OUT.println(good);
      }
      case "chatters" -> {
        while (true) {
          OUT.println(good);
        }
      }
      default -> OUT.println(good);
    }
  }

  private static int illegal(String line) {
    String legal = "," + find(NUMBERS, line) + ",";
    int number = 0;
    while (legal.contains("," + number + ",")) {
      number++;
    }
    return number;
  }

  private static String find(Pattern pattern, String line) {
    Matcher matcher = pattern.matcher(line);
    if (!matcher.find()) {
      throw new IllegalArgumentException(line);
    }
    return matcher.group(1);
  }
}
