package dev.baize.euchre.kernel;

/** What is fixed once a hand is dealt, apart from the cards in hand; hands count from 0. */
public record HandSetup(int number, int dealer, int upcard, HandRules rules) {

  /** {@return the legal bids after a number of passes, a {@link DecisionMask}} */
  public long legalBids(int passes) {
    return rules.legal(passes, EuchreCards.suit(upcard));
  }

  /** {@return the seat that makes trump} {@code passes} is the number of passes before. */
  public int maker(int passes) {
    return (dealer + 1 + passes) % Hand.SEATS;
  }

  /** {@return the seat that leads to the first trick, if trump was made after some passes} */
  public int firstLeader(int passes, int sittingOut) {
    boolean isEldest = sittingOut == SittingOut.NOBODY || !rules.leftLeads();
    return SittingOut.after(isEldest ? dealer : alone(maker(passes), sittingOut), sittingOut);
  }

  /** The seat that plays alone: the maker, or else a defender. */
  private static int alone(int maker, int sittingOut) {
    return SittingOut.contains(sittingOut, SittingOut.partnerOf(maker))
        ? maker
        : SittingOut.partnerOf(Integer.numberOfTrailingZeros(sittingOut));
  }
}
