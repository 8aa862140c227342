package dev.baize.table;

import java.util.function.BiConsumer;
import java.util.function.Supplier;

/**
 * What a person at the table may look at when the game is over.
 *
 * @param word what the person types, or its first letter; no two begin with the same one
 * @param help what it is, in a few words, such as {@code shows the whole game}
 * @param look shows it on a console, with signs as the theme writes them, until the person returns
 *     to the table; throws {@link PromptAbandonedException} if the person gives up or input ends
 */
public record Aside(String word, String help, BiConsumer<TableConsole, Theme> look) {

  /**
   * {@return a text that is read page by page}
   *
   * @param word what the person types, or its first letter
   * @param help what it is, in a few words
   * @param text the text, whose lines are paragraphs
   */
  public static Aside ofText(String word, String help, Supplier<String> text) {
    return new Aside(
        word, help, (console, theme) -> Pages.ofParagraphs(theme, text.get()).show(console));
  }
}
