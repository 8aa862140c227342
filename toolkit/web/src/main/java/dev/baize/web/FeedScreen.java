package dev.baize.web;

import dev.baize.core.table.StyledText;
import java.util.ArrayList;
import java.util.List;

/** Tells and shows one run of a match on a feed. */
abstract class FeedScreen {

  final SeatFeed feed;
  private final List<String> said = new ArrayList<>();
  private int shown;
  private String last = "";

  FeedScreen(SeatFeed feed) {
    this.feed = feed;
    feed.restart();
  }

  /** Adds a sentence to the log; a line feed in front begins a paragraph. */
  void tell(StyledText sentence) {
    boolean begins = sentence.plain().startsWith("\n");
    StyledText line = sentence.subSequence(begins ? 1 : 0, sentence.length());
    if (line.length() > 0 || begins) {
      said.add(TableHtml.sentence(line, begins));
    }
  }

  /** Shows a table, and what was told since the last. */
  void publish(String html, int pause) {
    last = html;
    feed.publish(decorated(html), pause, said, shown);
    shown = said.size();
  }

  /** Shows what was told since, and nothing else that is new. */
  void refresh() {
    publish(last, 0);
  }

  /** A table with what stands above it; nothing by default. */
  String decorated(String html) {
    return html;
  }
}
