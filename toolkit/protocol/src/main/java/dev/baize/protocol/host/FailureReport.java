package dev.baize.protocol.host;

import java.util.List;

/**
 * What is known of a player in another process that has failed.
 *
 * @param player its name
 * @param failure what happened, which completes a sentence that begins with the name
 * @param conversation the last lines, 40 at most, those sent after {@code >}, those received after
 *     {@code <}
 * @param errorOutput the last lines of its standard error, 64 KiB at most
 */
public record FailureReport(
    String player, String failure, List<String> conversation, List<String> errorOutput) {

  /**
   * Copies the lists.
   *
   * @param player its name
   * @param failure what happened
   * @param conversation the last lines
   * @param errorOutput the last lines of its standard error
   */
  public FailureReport {
    conversation = List.copyOf(conversation);
    errorOutput = List.copyOf(errorOutput);
  }
}
