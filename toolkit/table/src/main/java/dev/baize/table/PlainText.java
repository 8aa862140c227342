package dev.baize.table;

import dev.baize.core.game.View;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.TextWidth;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes the text forms of views and events readable: one field per line, seats by name. */
final class PlainText {

  private static final Pattern SEAT = Pattern.compile("\\bseat ([0-9]{1,2})\\b");
  private static final Pattern INNER_CAPITAL = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

  /** The form of the default {@link Object#toString}, which is meaningless to people. */
  private static final Pattern ADDRESS = Pattern.compile("[\\w.$/]+@[0-9a-f]+");

  /** The fields of many views, which the table shows in its own way or not at all. */
  private static final List<String> SHOWN_OTHERWISE = List.of("seat", "turn", "legal");

  private final Speech speech;

  PlainText(Speech speech) {
    this.speech = speech;
  }

  /** A text with the names of seats instead of their numbers. */
  String named(String text) {
    return SEAT.matcher(text).replaceAll(this::name);
  }

  private String name(MatchResult found) {
    int index = Integer.parseInt(found.group(1));
    List<String> names = speech.names();
    if (index >= names.size()) {
      return found.group();
    }
    String name = names.get(index).strip();
    boolean own = index == speech.seat().index();
    return Matcher.quoteReplacement(own ? name + " (you)" : name);
  }

  /** The lines of a view: one field per line if its text has the form of a record. */
  List<String> lines(View view, int width) {
    String text = view.toString();
    Map<String, String> fields = RecordText.fields(text);
    List<String> lines = new ArrayList<>();
    if (ADDRESS.matcher(text).matches()) {
      return lines;
    }
    if (fields.isEmpty()) {
      text.lines().forEach(line -> lines.addAll(wrapped(line, width)));
      return lines;
    }
    fields.keySet().removeAll(SHOWN_OTHERWISE);
    int widest =
        fields.keySet().stream().mapToInt(name -> TextWidth.of(words(name))).max().orElse(0);
    String indent = " ".repeat(widest + 2);
    for (Map.Entry<String, String> field : fields.entrySet()) {
      String label = words(field.getKey());
      String lead = label + indent.substring(TextWidth.of(label));
      for (String line : wrapped(RecordText.items(field.getValue()), width - indent.length())) {
        lines.add(lead + line);
        lead = indent;
      }
    }
    return lines;
  }

  /** Such as {@code cards left} for {@code cardsLeft}. */
  private static String words(String name) {
    return INNER_CAPITAL.matcher(name).replaceAll(" ").toLowerCase(Locale.ROOT);
  }

  private List<String> wrapped(String text, int width) {
    return StyledText.of(named(text)).wrapped(width).stream().map(StyledText::plain).toList();
  }
}
