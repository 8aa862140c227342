package dev.baize.beans;

import dev.baize.core.match.Listener;
import java.util.List;

/** Tells a game. */
public final class Transcript implements Listener<BeansDecision, BeansEvent> {
  Transcript(Appendable out, List<String> names) {}
}
