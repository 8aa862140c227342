package dev.baize.blackjack.report;

import dev.baize.blackjack.analysis.Choice;
import java.util.Set;

/** What the cell of a strategy card says, in the letters that are usual. */
public enum CardLetter {
  HIT("H", Choice.HIT, Choice.HIT, "hit"),
  STAND("S", Choice.STAND, Choice.STAND, "stand"),
  DOUBLE("D", Choice.DOUBLE, Choice.HIT, "double if allowed, otherwise hit"),
  DOUBLE_OR_STAND("Ds", Choice.DOUBLE, Choice.STAND, "double if allowed, otherwise stand"),
  SPLIT("P", Choice.SPLIT, Choice.HIT, "split"),
  /** Split if that pays because hands of the split may be doubled. */
  SPLIT_OR_HIT("Ph", Choice.SPLIT, Choice.HIT, "split if doubles may follow, otherwise hit"),
  SURRENDER_OR_HIT("Rh", Choice.SURRENDER, Choice.HIT, "surrender if allowed, otherwise hit"),
  SURRENDER_OR_STAND("Rs", Choice.SURRENDER, Choice.STAND, "surrender if allowed, otherwise stand"),
  SURRENDER_OR_SPLIT("Rp", Choice.SURRENDER, Choice.SPLIT, "surrender if allowed, otherwise split");

  private final String text;
  private final Choice choice;
  private final Choice otherwise;
  private final String meaning;

  CardLetter(String text, Choice choice, Choice otherwise, String meaning) {
    this.text = text;
    this.choice = choice;
    this.otherwise = otherwise;
    this.meaning = meaning;
  }

  static CardLetter of(Choice choice, Choice otherwise) {
    return switch (choice) {
      case HIT -> HIT;
      case STAND -> STAND;
      case DOUBLE -> otherwise == Choice.STAND ? DOUBLE_OR_STAND : DOUBLE;
      case SPLIT -> otherwise == Choice.HIT ? SPLIT_OR_HIT : SPLIT;
      case SURRENDER ->
          switch (otherwise) {
            case SPLIT -> SURRENDER_OR_SPLIT;
            case STAND -> SURRENDER_OR_STAND;
            default -> SURRENDER_OR_HIT;
          };
    };
  }

  static String letter(Choice choice) {
    return of(choice, choice).text.substring(0, 1);
  }

  public Choice choice() {
    return choice;
  }

  Choice among(Set<Choice> allowed) {
    return allowed.contains(choice) ? choice : otherwise;
  }

  public String meaning() {
    return meaning;
  }

  @Override
  public String toString() {
    return text;
  }
}
