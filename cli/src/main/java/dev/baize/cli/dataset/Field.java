package dev.baize.cli.dataset;

/** The names of what is told of each decision. */
final class Field {

  static final String MATCH = "match";
  static final String TURN = "turn";
  static final String HAND = "hand";
  static final String SEAT = "seat";
  static final String PLAYER = "player";
  static final String VIEW = "view";
  static final String ARRAY = "array";
  static final String LEGAL = "legal";
  static final String NUMBERS = "numbers";
  static final String DECISION = "decision";
  static final String NUMBER = "number";
  static final String ADVICE = "advice";
  static final String HAND_SCORES = "hand_scores";
  static final String SCORES = "scores";
  static final String WINNERS = "winners";

  private Field() {}
}
