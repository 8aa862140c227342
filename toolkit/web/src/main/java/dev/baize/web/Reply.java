package dev.baize.web;

import com.google.common.html.HtmlEscapers;
import java.util.concurrent.CompletableFuture;

/**
 * What a request is answered with.
 *
 * @param status the status of HTTP
 * @param kind what the body is
 * @param body a page or a part of one; where to go on if the status is that of a redirect
 */
record Reply(int status, Kind kind, String body) {

  static final int OK = 200;
  static final int SEE_OTHER = 303;
  static final int BAD_REQUEST = 400;
  static final int FORBIDDEN = 403;
  static final int NOT_FOUND = 404;
  static final int NOT_ALLOWED = 405;
  static final int CONFLICT = 409;
  static final int TOO_LARGE = 413;
  static final int WRONG_TYPE = 415;
  static final int MISDIRECTED = 421;
  static final int NO_ANSWER = 422;
  static final int DOUBTFUL = 428;
  static final int BUSY = 429;
  static final int FAILED = 500;

  static final Reply NOTHING = text(NOT_FOUND, "There is nothing here.");

  enum Kind {
    /** A page or a part of one, whose scripts and styles come from this server. */
    PAGE("text/html; charset=utf-8"),
    /** A page that brings its own styles, and has no script. */
    DOCUMENT("text/html; charset=utf-8"),
    /** One line for people. */
    TEXT("text/plain; charset=utf-8"),
    STYLE("text/css; charset=utf-8"),
    SCRIPT("text/javascript; charset=utf-8");

    private final String type;

    Kind(String type) {
      this.type = type;
    }

    String type() {
      return type;
    }
  }

  /** The answer to a request that takes no time. */
  CompletableFuture<Reply> now() {
    return CompletableFuture.completedFuture(this);
  }

  static Reply page(String html) {
    return new Reply(OK, Kind.PAGE, html);
  }

  static Reply document(String html) {
    return new Reply(OK, Kind.DOCUMENT, html);
  }

  static Reply text(int status, String line) {
    return new Reply(status, Kind.TEXT, line);
  }

  static Reply redirect(String path) {
    return new Reply(SEE_OTHER, Kind.TEXT, path);
  }

  /** A line for people as a paragraph, which says why a request has changed nothing. */
  static Reply refusal(int status, String line) {
    return new Reply(status, Kind.PAGE, "<p>" + HtmlEscapers.htmlEscaper().escape(line) + "</p>");
  }
}
