package dev.baize.cli.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A program that decides for the first legal decision, and ends at a question with this number. */
final class FirstLegalBot {

  private static final Pattern FIELD =
      Pattern.compile("\"(type|question|legal)\":\\[?\"?([^\",]+)");

  private FirstLegalBot() {}

  public static void main(String[] args) throws IOException {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      switch (field("type", line)) {
        case "hello" -> out.println("{\"type\":\"hello\",\"protocol\":1}");
        case "setup" -> out.println("{\"type\":\"ready\"}");
        case "decide" -> {
          String question = field("question", line);
          if (args.length > 0 && args[0].equals(question)) {
            System.err.println("question " + question + " is too much");
            System.exit(4);
          }
          out.printf(
              "{\"type\":\"decision\",\"question\":%s,\"decision\":\"%s\"}%n",
              question, field("legal", line));
        }
        default -> {}
      }
    }
  }

  private static String field(String name, String line) {
    Matcher matcher = FIELD.matcher(line);
    while (matcher.find()) {
      if (matcher.group(1).equals(name)) {
        return matcher.group(2);
      }
    }
    throw new IllegalArgumentException(line);
  }
}
