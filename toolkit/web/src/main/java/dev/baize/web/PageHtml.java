package dev.baize.web;

import com.google.common.collect.ImmutableMap;
import dev.baize.core.table.Scene;
import dev.baize.table.SceneHtml;
import java.util.regex.Matcher;

/** Writes whole pages. */
final class PageHtml {

  /** Leads from a page that is below a seat back to it. */
  static final String TO_TABLE = "<a href=\"./\">Back to the table</a>";

  static final String HOW_TO_PLAY = "How to play";

  private static final String START =
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <link rel="icon" href="data:,">
      <link rel="stylesheet" href="/style.css">
      """;

  private static final String SCRIPTS =
      """
      <script src="/deal.js" defer></script>
      <script src="/script.js" defer></script>
      """;

  private static final String ENTRY = "- ";
  private static final ImmutableMap<String, String> BEGIN =
      ImmutableMap.of("", "", "p", "<p>", "pre", "<pre>", "ul", "<ul><li>");
  private static final ImmutableMap<String, String> END =
      ImmutableMap.of("", "", "p", "</p>\n", "pre", "</pre>\n", "ul", "</li></ul>");

  private PageHtml() {}

  /** A page with a title and a body, in which the script runs or not. */
  static String of(String title, boolean script, String body) {
    return START
        + (script ? SCRIPTS : "")
        + "<title>"
        + SceneHtml.of(title)
        + "</title>\n</head>\n<body>\n"
        + body
        + "</body>\n</html>\n";
  }

  /** A page with links above all else. */
  static String with(String links, String page) {
    String nav = Matcher.quoteReplacement("<nav>" + links + "</nav>\n");
    return page.replaceFirst("<main[^>]*>\n", "$0" + nav);
  }

  /** The page of a seat, whose person may go home to other tables or not. */
  static String seat(String title, Frame frame, String home) {
    StringBuilder body = new StringBuilder("<header><h1>").append(SceneHtml.of(title));
    body.append("</h1><nav><a href=\"rules\" target=\"_blank\">")
        .append(HOW_TO_PLAY)
        .append("</a>");
    if (!home.isEmpty()) {
      body.append(" <a href=\"").append(home).append("\">All games</a>");
    }
    body.append("</nav></header>\n<main data-frame=\"").append(frame.id()).append("\">\n");
    body.append("<noscript><p>This page needs its script, which asks nobody but this server.</p>");
    body.append("</noscript>\n<div id=\"place\">").append(frame.table()).append("</div>\n");
    body.append(
        "<div id=\"notice\" role=\"status\"></div>\n<p id=\"connection\" role=\"alert\"></p>\n");
    body.append(
        "<div role=\"log\" aria-label=\"What has happened\"><ol id=\"log\" tabindex=\"0\">");
    frame.said().forEach(body::append);
    return of(title, true, body.append("</ol></div>\n</main>\n").toString());
  }

  /** A text whose lines follow one another in paragraphs and lists, or stand as they are. */
  static String rules(String title, String text) {
    StringBuilder body = new StringBuilder("<main class=\"text\">\n<h1>");
    body.append(SceneHtml.of(title)).append("</h1>\n");
    String open = "";
    String said = text.isBlank() ? "This game does not say how it is played." : text;
    for (String line : said.lines().toList()) {
      boolean isEntry = line.startsWith(ENTRY);
      String kind = isEntry ? "ul" : kind(line, open);
      if (!kind.equals(open)) {
        body.append(END.get(open)).append(BEGIN.get(kind));
      } else if (isEntry) {
        body.append("</li><li>");
      }
      String words = kind.equals("ul") ? line.strip() : line;
      body.append(SceneHtml.of(words.startsWith(ENTRY) ? words.substring(ENTRY.length()) : words));
      body.append('\n');
      open = kind;
    }
    return of(title, false, body.append(END.get(open)).append("</main>\n").toString());
  }

  /** The element of a line that begins no entry; further lines of an entry are indented. */
  private static String kind(String line, String open) {
    if (line.isBlank()) {
      return "";
    }
    String indented = open.equals("ul") ? "ul" : "pre";
    return line.startsWith(" ") ? indented : "p";
  }

  /** A page of a game that is over before a decision, with links to those before and after it. */
  static String replay(Scene scene, String decision, int at, int last) {
    StringBuilder body = new StringBuilder("<main><nav>").append(TO_TABLE).append(' ');
    link(body, "First", 0);
    link(body, "Back", Math.max(at - 1, 0));
    link(body, "Next", Math.min(at + 1, last));
    link(body, "Last", last);
    body.append("</nav>\n<h2>").append(Math.min(at + 1, last)).append(" of ").append(last);
    body.append(": ").append(SceneHtml.of(decision)).append("</h2>\n").append(SceneHtml.of(scene));
    return of("Replay", false, body.append("</main>\n").toString());
  }

  private static void link(StringBuilder body, String words, int at) {
    body.append("<a href=\"replay-").append(at).append("\">").append(words).append("</a> ");
  }
}
