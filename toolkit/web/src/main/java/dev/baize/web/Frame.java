package dev.baize.web;

import static com.google.common.base.Strings.lenientFormat;

import java.util.List;

/**
 * What a seat is shown at one moment, from which it follows what the browser shows.
 *
 * @param id the run of the match and the number of the frame in it
 * @param pause how long it is shown before the next, as a multiple of the time for a move
 * @param table the scene and the question, as HTML
 * @param from how many sentences were said before those here
 * @param said the sentences that follow, each an element
 */
record Frame(String id, int pause, String table, int from, List<String> said) {

  /** The frame as an element on one line. */
  String html() {
    return lenientFormat(
        "<div class=\"frame\" data-frame=\"%s\" data-pause=\"%s\""
            + " data-from=\"%s\">%s<ol>%s</ol></div>",
        id, pause, from, table.replace("\n", ""), String.join("", said));
  }
}
