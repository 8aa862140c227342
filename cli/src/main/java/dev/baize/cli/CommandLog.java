package dev.baize.cli;

import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Logs how a command starts and ends, and what is passed over on the way. Apart from the program,
 * which starts without SLF4J.
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
    LOG.atDebug().addKeyValue("game", game).setCause(cause).log("table passed over");
  }

  static void ended(int status) {
    LOG.atDebug().addKeyValue("status", status).log("command ended");
  }
}
