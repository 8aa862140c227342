package dev.baize.study.dataset;

import dev.baize.study.report.Json;
import java.util.Map;

/** Writes the row of a decision, whose fields have these names. */
interface RowFormat {

  String MATCH = "match";
  String TURN = "turn";
  String HAND = "hand";
  String SEAT = "seat";
  String PLAYER = "player";
  String VIEW = "view";
  String ARRAY = "array";
  String LEGAL = "legal";
  String NUMBERS = "numbers";
  String DECISION = "decision";
  String NUMBER = "number";
  String ADVICE = "advice";
  String HAND_SCORES = "hand_scores";
  String SCORES = "scores";
  String WINNERS = "winners";

  /** Writes each row as a JSON object on a line. */
  RowFormat JSON = Json::line;

  /** What precedes the first row; empty by default. */
  default byte[] top() {
    return new byte[0];
  }

  byte[] row(Map<String, Object> fields);
}
