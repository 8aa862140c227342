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

  private final StringBuilder html = new StringBuilder();

  private TableHtml(int question, CharSequence heading, String scene) {
    html.append("<form id=\"table\" autocomplete=\"off\" data-question=\"").append(question);
    html.append("\"><h2 id=\"prompt\" tabindex=\"-1\">").append(SceneHtml.of(heading));
    html.append(END_OF_HEADING).append(scene);
  }

  /** A seat that waits for others, or plays no more. */
  static String waiting(Scene scene, String heading, boolean undo) {
    TableHtml form = new TableHtml(0, heading, SceneHtml.of(scene));
    if (undo) {
      form.html.append("<p class=\"tools\">");
      form.tool("undo", "Undo");
      form.html.append("</p>");
    }
    return form.html.append("</form>").toString();
  }

  /** The same form with a wish of somebody, on which a person has a word if it has a number. */
  static String with(String form, String wish, int number) {
    StringBuilder html = new StringBuilder("<p class=\"tools\" role=\"alert\">");
    html.append(SceneHtml.of(wish));
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
    TableHtml form = new TableHtml(number, prompt, SceneHtml.ofForm(scene));
    form.answers(question);
    form.rules(question.rules());
    form.html.append("<p class=\"tools\">");
    if (hint) {
      form.tool("hint", "Hint");
    }
    if (undo) {
      form.tool("undo", "Undo");
    }
    requests.forEach(word -> form.button("answer", word, word, ""));
    return form.html.append("</p></form>").toString();
  }

  /** A seat whose game is over. */
  static String over(Scene scene, String result, boolean undo, boolean otherSide, boolean friends) {
    TableHtml form = new TableHtml(0, result, SceneHtml.of(scene));
    form.html.append("<p class=\"tools\">");
    form.tool("again", "Play again");
    if (otherSide) {
      form.tool("other-side", "Same cards, other side");
    }
    if (undo) {
      form.tool("undo", "Undo");
    }
    if (friends) {
      form.tool("check", "Check the deal");
      form.html.append("<a href=\"record\">Record</a>");
    }
    form.html.append("<a href=\"review\">Review your decisions</a></p></form>");
    return form.html.toString();
  }

  /** A game that is over, for those who have watched it. */
  static String watched(Scene scene, String result) {
    TableHtml form = new TableHtml(0, result, SceneHtml.of(scene));
    form.html.append("<p class=\"tools\"><a href=\"history\">The whole game</a>");
    form.html.append(" <a href=\"replay-0\">Replay it with all cards open</a>");
    form.html.append(" <a href=\"review\">Review all decisions</a></p></form>");
    return form.html.toString();
  }

  /** A seat that nobody has taken, and who has the others; nobody for a game alone. */
  static String free(String where, List<String> lines) {
    TableHtml form = new TableHtml(0, "Sit down" + where, paragraphs(lines));
    form.html.append("<div class=\"answers\"><label>Your name <input name=\"typed\" maxlength=\"");
    form.html.append(MAX_NAME).append("\" required></label>");
    if (!lines.isEmpty()) {
      form.html.append("<label><input type=\"checkbox\" name=\"hints\">");
      form.html.append(" Hints for everyone, if all want them</label>");
    }
    form.html.append("<button class=\"send\">Sit down</button></div>");
    return form.begin(false);
  }

  /** A seat whose person waits for others to sit down. */
  static String taken(String heading, List<String> lines, boolean begin) {
    return new TableHtml(0, heading, paragraphs(lines)).begin(begin);
  }

  /** A seat that is shown nothing but a line. */
  static String heading(String line) {
    return taken(line, List.of(), false);
  }

  /** A seat whose browser may add to the cards. */
  static String dealing(List<String> lines, String deal) {
    String scene = paragraphs(lines) + deal;
    return new TableHtml(0, "The cards are being dealt", scene).begin(false);
  }

  private String begin(boolean begin) {
    if (begin) {
      html.append("<p class=\"tools\">");
      tool("begin", "Begin; the computer plays the empty seats");
      html.append("</p>");
    }
    return html.append("</form>").toString();
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

  private <D extends Decision> void answers(Question<D> question) {
    html.append("<div class=\"answers\">");
    // What Enter alone decides stands out among the others.
    question
        .read("")
        .ifPresent(usual -> button("answer", "", question.label(usual).plain(), "Enter"));
    for (Answer<?> answer : question.answers()) {
      if (!answer.button().isEmpty()) {
        button("answer", answer.key(), answer.button(), answer.key());
      }
    }
    html.append("<label>or type <input name=\"typed\" maxlength=\"200\" list=\"words\">");
    html.append("</label><button class=\"send\">Answer</button><datalist id=\"words\">");
    question.words().forEach(word -> html.append("<option>").append(SceneHtml.of(word)));
    html.append("</datalist></div>");
  }

  private void rules(List<StyledText> rules) {
    if (!rules.isEmpty()) {
      html.append("<details><summary>What may I do? <kbd>?</kbd></summary>");
      html.append(paragraphs(rules)).append("</details>");
    }
  }

  private void tool(String name, String words) {
    html.append("<button name=\"").append(name).append("\">").append(words).append("</button>");
  }

  private void button(String name, String value, String words, String key) {
    html.append("<button name=\"").append(name).append("\" value=\"").append(SceneHtml.of(value));
    html.append("\">").append(SceneHtml.of(words));
    if (!key.isEmpty() && !key.equals(words)) {
      html.append(" <kbd>").append(SceneHtml.of(key)).append("</kbd>");
    }
    html.append("</button>");
  }
}
