package dev.baize.protocol.host;

import dev.baize.protocol.line.Json;
import dev.baize.protocol.line.Line;
import dev.baize.protocol.line.LineWriter;
import dev.baize.protocol.line.RefusalLine;
import java.util.Map;
import java.util.OptionalLong;

/** Sends the answers to requests. */
record AnswerLines(BotConnection connection) {

  /** Sends an answer, or refuses the request if the line would be too long. */
  void send(String type, long request, Map<String, Object> fields) {
    LineWriter answer = new LineWriter().begin(type).put(RefusalLine.REQUEST, request);
    fields.forEach(answer::put);
    byte[] line = answer.end();
    if (line.length - 1 > Line.MAX_LENGTH) {
      refuse(OptionalLong.of(request), "the answer has more than 1 MiB");
    } else {
      connection.send(line);
    }
  }

  /** Refuses a request. */
  void refuse(OptionalLong request, String reason) {
    connection.send(Json.line(RefusalLine.of(request, reason)));
  }
}
