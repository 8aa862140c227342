package dev.baize.web;

import com.google.common.base.Splitter;
import dev.baize.core.game.Seat;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.Level;
import dev.baize.core.table.TableOption;
import dev.baize.core.table.TableProvider;
import dev.baize.table.ChosenLevels;
import dev.baize.table.KeptGames.Unfinished;
import dev.baize.table.PlainTable;
import dev.baize.table.SceneHtml;
import java.util.List;

/** Writes the page from which games are begun. */
record HomeHtml(Registry registry, ChosenLevels levels) {

  /**
   * The page, with the games that are open and those that are not over, or why these are not known.
   */
  String of(List<WebRoom> open, List<Unfinished> unfinished, String failure) {
    StringBuilder html = new StringBuilder("<header><h1>Baize</h1><nav>");
    html.append("<a href=\"statistics\">What your games came to</a></nav></header>\n<main>\n");
    html.append("<div id=\"refusal\" role=\"alert\"></div>\n");
    if (!open.isEmpty()) {
      html.append("<h2>At your tables</h2>\n<ul>\n");
      open.forEach(room -> openTable(room, html));
      html.append("</ul>\n");
    }
    if (!failure.isEmpty()) {
      html.append("<p>").append(SceneHtml.of(failure)).append("</p>\n");
    }
    resumable(unfinished, html);
    html.append("<h2>Play a game</h2>\n<ul class=\"games\">\n");
    registry.games().forEach(game -> newGame(game, html));
    return html.append("</ul>\n</main>\n").toString();
  }

  private static void openTable(WebRoom room, StringBuilder html) {
    List<Invitation> all = room.invitations();
    String title = SceneHtml.of(room.title());
    String own = all.get(0).link().getPath();
    html.append("<li>")
        .append(room.isHosts() ? "<a href=\"" + own + "\">" + title + "</a>" : title)
        .append(room.isOver() ? ", over" : "");
    if (all.size() > 1) {
      html.append("<ul class=\"links\">");
      for (Invitation each : all) {
        html.append("<li>").append(SceneHtml.of(each.guest())).append(": <code>");
        html.append(each.link()).append("</code></li>");
      }
      html.append("</ul>");
    }
    html.append("</li>\n");
  }

  private static void resumable(List<Unfinished> games, StringBuilder html) {
    if (!games.isEmpty()) {
      html.append("<h2>Go on with a game</h2>\n<form method=\"post\" action=\"resume\">\n<ul>\n");
      for (Unfinished each : games) {
        String name = SceneHtml.of(each.file().getFileName().toString());
        html.append("<li>").append(SceneHtml.of(each.text()));
        html.append(" <button name=\"game\" value=\"")
            .append(name)
            .append("\">Go on</button></li>\n");
      }
      html.append("</ul>\n</form>\n");
    }
  }

  private void newGame(GameProvider<?, ?, ?> game, StringBuilder html) {
    TableProvider<?, ?, ?> table = PlainTable.unlessProvided(game);
    String name = SceneHtml.of(game.name());
    html.append("<li><form method=\"post\" action=\"new\"><h2>").append(name);
    html.append("</h2>\n<p>").append(SceneHtml.of(table.description())).append("</p>\n");
    html.append("<input type=\"hidden\" name=\"game\" value=\"").append(name).append("\">");
    if (game.rules().seats() > 1) {
      html.append("<label>Level <select name=\"level\">");
      for (Level level : Level.values()) {
        html.append(level == levels.of(game.name()) ? "<option selected>" : "<option>")
            .append(level);
      }
      html.append("</select></label>\n");
    }
    html.append(
        "<label>People <input type=\"number\" name=\"people\" value=\"1\" min=\"1\" max=\"");
    html.append(mostPeople(game.rules().seats())).append("\"></label>\n");
    if (game.rules().seats() == 1) {
      html.append("<label class=\"tick\"><input type=\"checkbox\" name=\"alike\">");
      html.append(" the same cards for each</label>\n");
    }
    html.append("<details><summary>Rules</summary>");
    for (TableOption<?> option : table.options()) {
      field("option-" + option.name(), option.name(), option.help(), html);
    }
    if (table.options().isEmpty()) {
      field("rules", "rules", "The rules on one line; by default " + game.rules().text(), html);
    }
    html.append("</details>\n<button>Play</button></form></li>\n");
  }

  /** The maximum number of people: one a seat, or a table for each if the game has one seat. */
  static int mostPeople(int seats) {
    return seats == 1 ? Seat.MAX_COUNT : seats;
  }

  private static void field(String name, String label, String help, StringBuilder html) {
    html.append("<label>").append(SceneHtml.of(label)).append("<input name=\"");
    html.append(SceneHtml.of(name)).append("\" maxlength=\"2000\"><small>");
    html.append(SceneHtml.of(Splitter.on('\n').splitToList(help).get(0)));
    html.append("</small></label>\n");
  }
}
