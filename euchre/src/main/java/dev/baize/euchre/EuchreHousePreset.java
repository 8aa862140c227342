package dev.baize.euchre;

import java.util.Locale;

/** Names for rules that many people play by. */
public enum EuchreHousePreset {
  /** The game of the specification. */
  CLASSIC(""),
  /** The maker may play alone. */
  AMERICAN("alone makers"),
  /** The maker may play alone, and a defender may defend alone, as in many online games. */
  ONLINE("alone both");

  private final String settings;

  EuchreHousePreset(String settings) {
    this.settings = settings;
  }

  /** The settings that differ from the classic rules. */
  String settings() {
    return settings;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
