package dev.baize.web;

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
    return "<div class=\"frame\" data-frame=\""
        + id
        + "\" data-pause=\""
        + pause
        + "\" data-from=\""
        + from
        + "\">"
        + table.replace("\n", "")
        + "<ol>"
        + String.join("", said)
        + "</ol></div>";
  }
}
