package dev.baize.web;

import java.net.URI;

/**
 * A link and whom it is for.
 *
 * @param guest what the seat is called, or {@code Watchers}; empty for whoever runs the server
 * @param link what the guest opens
 */
public record Invitation(String guest, URI link) {

  /** {@return the link, after its guest and a colon if it has one} */
  @Override
  public String toString() {
    return (guest.isEmpty() ? "" : guest + ": ") + link;
  }
}
