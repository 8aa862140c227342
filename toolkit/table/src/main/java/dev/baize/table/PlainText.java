package dev.baize.table;

import com.google.common.base.Splitter;
import dev.baize.core.card.Card;
import dev.baize.core.game.View;
import dev.baize.core.table.Group;
import dev.baize.core.table.Piece;
import dev.baize.core.table.Speech;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** Makes the text forms of views readable: one field per line, seats by name. */
final class PlainText {

  private static final Pattern INNER_CAPITAL = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

  /** The form of the default {@link Object#toString}, which is meaningless to people. */
  private static final Pattern ADDRESS = Pattern.compile("[\\w.$/]+@[0-9a-f]+");

  /** The fields of many views, which the table shows in its own way or not at all. */
  private static final List<String> SHOWN_OTHERWISE = List.of("seat", "turn", "legal");

  private static final Splitter ITEMS = Splitter.on(", ");

  private final Speech speech;

  PlainText(Speech speech) {
    this.speech = speech;
  }

  /** The fields of a view if its text has the form of a record, otherwise its lines. */
  List<Group> groups(View view) {
    String text = view.toString();
    Map<String, String> fields = RecordText.fields(text);
    if (ADDRESS.matcher(text).matches()) {
      return List.of();
    }
    if (fields.isEmpty()) {
      return text.lines()
          .map(line -> Group.of("", List.of(), speech.words(line, Map.of())))
          .toList();
    }
    fields.keySet().removeAll(SHOWN_OTHERWISE);
    return fields.entrySet().stream()
        .map(field -> group(words(field.getKey()), RecordText.items(field.getValue())))
        .toList();
  }

  /** A field: cards if all of its items are, otherwise its text. */
  private Group group(String caption, String items) {
    List<Piece> cards = new ArrayList<>();
    for (String item : ITEMS.split(items)) {
      try {
        cards.add(Piece.of(Card.parse(item)));
      } catch (IllegalArgumentException e) {
        return Group.of(caption, List.of(), speech.words(items, Map.of()));
      }
    }
    return Group.of(caption, cards);
  }

  /** Such as {@code cards left} for {@code cardsLeft}. */
  private static String words(String name) {
    return INNER_CAPITAL.matcher(name).replaceAll(" ").toLowerCase(Locale.ROOT);
  }
}
