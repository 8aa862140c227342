import org.jspecify.annotations.NullMarked;

/** The rules and players of blackjack. */
@NullMarked
module dev.baize.blackjack {
  requires static org.jspecify;
  requires transitive dev.baize.core;

  exports dev.baize.blackjack.analysis;
}
