package dev.baize.euchre.kernel;

/**
 * The facts that are fixed once a hand is dealt, apart from the cards that the seats hold. {@code
 * number} is the hand's number in its game, from 0.
 */
public record HandSetup(int number, int dealer, int upcard, HandRules rules) {

  /** {@return the suit that is proposed in round one} */
  public int proposed() {
    return EuchreCards.suit(upcard);
  }

  /**
   * {@return the legal bids, a {@link DecisionMask}} {@code passes} is the number of passes before.
   */
  public long legalBids(int passes) {
    return rules.legal(passes, proposed());
  }

  /** {@return the seat that makes trump} {@code passes} is the number of passes before. */
  public int maker(int passes) {
    return (dealer + 1 + passes) % Hand.SEATS;
  }

  /**
   * {@return the seat that leads to the first trick} {@code passes} is the number of passes before
   * trump was made. {@code sittingOut} are the seats that do not play.
   */
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
