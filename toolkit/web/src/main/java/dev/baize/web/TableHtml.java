package dev.baize.web;

import dev.baize.core.game.Decision;
import dev.baize.core.table.Answer;
import dev.baize.core.table.Question;
import dev.baize.core.table.Scene;
import dev.baize.core.table.StyledText;
import dev.baize.table.SceneHtml;
import java.util.List;

/** Writes what a seat is shown as a form, in which the person chooses. */
final class TableHtml {

  /** The most characters of a person's name. */
  static final int MAX_NAME = 20;

  private static final String END_OF_HEADING = "</h2>";

  private TableHtml() {}

  private static String form(int question, CharSequence heading, String scene, String rest) {
    return "<form id=\"table\" autocomplete=\"off\" data-question=\""
        + question
        + "\"><h2 id=\"prompt\" tabindex=\"-1\">"
        + SceneHtml.of(heading)
        + END_OF_HEADING
        + scene
        + rest
        + "</form>";
  }

  /** A seat that waits for others, or plays no more. */
  static String waiting(Scene scene, String heading, boolean undo) {
    return form(0, heading, SceneHtml.of(scene), undo ? tools(undo(true)) : "");
  }

  /** The same form with a request, which a person may agree to if it has a number. */
  static String withRequest(String form, String request, int number) {
    StringBuilder html = new StringBuilder("<p class=\"tools\" role=\"alert\">");
    html.append(SceneHtml.of(request));
    if (number > 0) {
      html.append(" <button name=\"agree\" value=\"").append(number).append("\">Agree</button>");
      html.append(" <button name=\"refuse\" value=\"").append(number).append("\">No</button>");
    }
    return new StringBuilder(form)
        .insert(form.indexOf(END_OF_HEADING) + END_OF_HEADING.length(), html.append("</p>"))
        .toString();
  }

  /** A seat that is asked; requests are words for the table itself. */
  static String asked(
      Scene scene,
      Question<?> question,
      int number,
      List<String> requests,
      boolean hint,
      boolean undo) {
    String prompt = question.prompt().isEmpty() ? "Your turn" : question.prompt();
    StringBuilder html = new StringBuilder();
    answers(question, html);
    if (!question.rules().isEmpty()) {
      html.append("<details><summary>What may I do? <kbd>?</kbd></summary>");
      html.append(paragraphs(question.rules())).append("</details>");
    }
    StringBuilder words = new StringBuilder();
    requests.forEach(word -> answer(word, word, "", words));
    html.append(tools(hint ? tool("hint", "Hint") : "", undo(undo), words));
    return form(number, prompt, SceneHtml.ofForm(scene), html.toString());
  }

  /** A seat whose game is over. */
  static String over(Scene scene, String result, boolean undo, boolean otherSide, boolean friends) {
    return form(
        0,
        result,
        SceneHtml.of(scene),
        tools(
            tool("again", "Play again"),
            otherSide ? tool("other-side", "Same cards, other side") : "",
            undo(undo),
            friends ? tool("check", "Check the deal") + "<a href=\"record\">Record</a>" : "",
            "<a href=\"review\">Review your decisions</a>"));
  }

  /** A game that is over, for those who have watched it. */
  static String watched(Scene scene, String result) {
    String links =
        "<a href=\"history\">The whole game</a>"
            + " <a href=\"replay-0\">Replay it with all cards open</a>"
            + " <a href=\"review\">Review all decisions</a>";
    return form(0, result, SceneHtml.of(scene), tools(links));
  }

  /** A seat that nobody has taken, and who has the others; nobody for a game alone. */
  static String free(String where, List<String> lines) {
    String hints =
        "<label><input type=\"checkbox\" name=\"hints\">"
            + " Hints for everyone, if all want them</label>";
    String name =
        "<div class=\"answers\"><label>Your name <input name=\"typed\" maxlength=\""
            + MAX_NAME
            + "\" required></label>"
            + (lines.isEmpty() ? "" : hints)
            + "<button class=\"send\">Sit down</button></div>";
    return form(0, "Sit down" + where, paragraphs(lines), name);
  }

  /** A seat whose person waits for others to sit down. */
  static String taken(String heading, List<String> lines, boolean begin) {
    String tool = tool("begin", "Begin; the computer plays the empty seats");
    return form(0, heading, paragraphs(lines), begin ? tools(tool) : "");
  }

  /** A seat that is shown nothing but a line. */
  static String heading(String line) {
    return form(0, line, "", "");
  }

  /** A seat whose browser may add to the cards. */
  static String dealing(List<String> lines, String deal) {
    return form(0, "The cards are being dealt", paragraphs(lines), deal);
  }

  /** Sentences, each a paragraph. */
  static String paragraphs(List<? extends CharSequence> lines) {
    StringBuilder html = new StringBuilder();
    lines.forEach(line -> html.append("<p>").append(SceneHtml.of(line)).append("</p>"));
    return html.toString();
  }

  /** A sentence of the log, which may begin a paragraph. */
  static String sentence(StyledText sentence, boolean begins) {
    return (begins ? "<li class=\"begins\">" : "<li>") + SceneHtml.of(sentence) + " </li>";
  }

  private static <D extends Decision> void answers(Question<D> question, StringBuilder html) {
    html.append("<div class=\"answers\">");
    // What Enter alone decides stands out among the others.
    question.read("").ifPresent(usual -> answer("", question.label(usual).plain(), "Enter", html));
    for (Answer<?> answer : question.answers()) {
      if (!answer.button().isEmpty()) {
        answer(answer.key(), answer.button(), answer.key(), html);
      }
    }
    html.append("<label>or type <input name=\"typed\" maxlength=\"200\" list=\"words\">");
    html.append("</label><button class=\"send\">Answer</button><datalist id=\"words\">");
    question.words().forEach(word -> html.append("<option>").append(SceneHtml.of(word)));
    html.append("</datalist></div>");
  }

  private static String tools(CharSequence... tools) {
    return "<p class=\"tools\">" + String.join("", tools) + "</p>";
  }

  private static String undo(boolean undo) {
    return undo ? tool("undo", "Undo") : "";
  }

  private static String tool(String name, String words) {
    return "<button name=\"" + name + "\">" + words + "</button>";
  }

  private static void answer(String value, String words, String key, StringBuilder html) {
    html.append("<button name=\"answer\" value=\"").append(SceneHtml.of(value));
    html.append("\">").append(SceneHtml.of(words));
    if (!key.isEmpty() && !key.equals(words)) {
      html.append(" <kbd>").append(SceneHtml.of(key)).append("</kbd>");
    }
    html.append("</button>");
  }
}
