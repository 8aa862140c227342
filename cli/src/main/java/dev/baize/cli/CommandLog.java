package dev.baize.cli;

import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Logs the start and the end of a command, and the tables that are skipped. A class of its own, so
 * that the program starts without loading SLF4J.
 */
final class CommandLog {

  private static final Logger LOG = LoggerFactory.getLogger(CommandLog.class);

  private CommandLog() {}

  static void started(List<String> words) {
    LOG.atDebug()
        .addKeyValue("words", words)
        .addKeyValue("java", Runtime.version())
        .log("command started");
  }

  static void passedOver(String game, Throwable cause) {
    LOG.atDebug().addKeyValue("game", game).setCause(cause).log("table skipped");
  }

  static void ended(int status) {
    LOG.atDebug().addKeyValue("status", status).log("command ended");
  }
}
