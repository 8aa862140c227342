package dev.baize.cli.analyze.house;

import dev.baize.blackjack.analysis.Choice;
import dev.baize.charts.Tint;
import java.util.Set;

/** What the cell of a strategy card says, in the letters that are usual. */
enum CardLetter {
  /** Hit. */
  HIT("H", Choice.HIT, Choice.HIT, Tint.GREEN, "hit"),
  /** Stand. */
  STAND("S", Choice.STAND, Choice.STAND, Tint.RED, "stand"),
  /** Double or hit. */
  DOUBLE("D", Choice.DOUBLE, Choice.HIT, Tint.YELLOW, "double if allowed, otherwise hit"),
  /** Double or stand. */
  DOUBLE_OR_STAND(
      "Ds", Choice.DOUBLE, Choice.STAND, Tint.YELLOW, "double if allowed, otherwise stand"),
  /** Split. */
  SPLIT("P", Choice.SPLIT, Choice.HIT, Tint.BLUE, "split"),
  /** Split if that pays because hands of the split may be doubled. */
  SPLIT_OR_HIT(
      "Ph", Choice.SPLIT, Choice.HIT, Tint.BLUE, "split if doubles may follow, otherwise hit"),
  /** Surrender or hit. */
  SURRENDER_OR_HIT(
      "Rh", Choice.SURRENDER, Choice.HIT, Tint.VIOLET, "surrender if allowed, otherwise hit"),
  /** Surrender or stand. */
  SURRENDER_OR_STAND(
      "Rs", Choice.SURRENDER, Choice.STAND, Tint.VIOLET, "surrender if allowed, otherwise stand"),
  /** Surrender or split. */
  SURRENDER_OR_SPLIT(
      "Rp", Choice.SURRENDER, Choice.SPLIT, Tint.VIOLET, "surrender if allowed, otherwise split");

  private final String text;
  private final Choice choice;
  private final Choice otherwise;
  private final Tint tint;
  private final String meaning;

  CardLetter(String text, Choice choice, Choice otherwise, Tint tint, String meaning) {
    this.text = text;
    this.choice = choice;
    this.otherwise = otherwise;
    this.tint = tint;
    this.meaning = meaning;
  }

  /** The letter for a choice, and another if the first is not allowed. */
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

  /** What to do with the first two cards. */
  Choice choice() {
    return choice;
  }

  /** What to do when less is allowed. */
  Choice among(Set<Choice> allowed) {
    return allowed.contains(choice) ? choice : otherwise;
  }

  Tint tint() {
    return tint;
  }

  String meaning() {
    return meaning;
  }

  /** The letters. */
  @Override
  public String toString() {
    return text;
  }
}
