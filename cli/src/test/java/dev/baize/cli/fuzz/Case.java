package dev.baize.cli.fuzz;

import com.google.common.collect.ImmutableMap;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.Printable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A call of the program.
 *
 * @param program the name that it is called by
 * @param words what follows the name
 * @param in the {@link Bytes} of standard input
 * @param files the {@link Bytes} of the files in the present folder, by name
 */
record Case(String program, List<String> words, String in, Map<String, String> files) {

  private static final int SHOWN = 2000;

  Case {
    words = List.copyOf(words);
    files = ImmutableMap.copyOf(files);
  }

  Case withWords(List<String> others) {
    return new Case(program, others, in, files);
  }

  Case withIn(String other) {
    return new Case(program, words, other, files);
  }

  Case withFile(String name, String bytes) {
    Map<String, String> more = new LinkedHashMap<>(files);
    more.put(name, bytes);
    return new Case(program, words, in, more);
  }

  /** The command line, each word in quotation marks where it is not plain. */
  String line() {
    return program
        + words.stream()
            .map(word -> word.matches("[\\w.,:=/-]+") ? word : '"' + Printable.line(word) + '"')
            .map(word -> " " + Excerpt.of(word, SHOWN))
            .collect(Collectors.joining());
  }

  /** All of it, line by line, to be read by the person who looks for the reason. */
  String description() {
    StringBuilder text = new StringBuilder(line()).append('\n');
    text.append("  standard input: ").append(Excerpt.of(Bytes.text(in), SHOWN)).append('\n');
    files.forEach(
        (name, bytes) ->
            text.append("  %s, %d bytes: ".formatted(Printable.line(name), bytes.length()))
                .append(Excerpt.of(Bytes.text(bytes), SHOWN))
                .append('\n'));
    return text.toString();
  }
}
