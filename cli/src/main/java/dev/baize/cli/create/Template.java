package dev.baize.cli.create;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A text with placeholders, such as <code>{{name}}</code>, that is a resource. */
final class Template {

  private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\{(\\w+)}}");

  private Template() {}

  static boolean exists(String name) {
    return Template.class.getResource(name) != null;
  }

  /** The text of a template. */
  static String fill(String name, Map<String, String> values) {
    return PLACEHOLDER
        .matcher(text(name))
        .replaceAll(found -> Matcher.quoteReplacement(value(found, name, values)));
  }

  private static String value(MatchResult found, String name, Map<String, String> values) {
    String value = values.get(found.group(1));
    if (value == null) {
      throw new IllegalStateException(name + ": no value of " + found.group());
    }
    return value;
  }

  private static String text(String name) {
    try (InputStream in = Template.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IOException("the resource " + name + " is missing");
      }
      return new String(in.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
