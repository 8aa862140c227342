import org.jspecify.annotations.NullMarked;

/** The card-game engine: everything that is the same whatever game is played. */
@NullMarked
module dev.baize.core {
  requires static org.jspecify;
  requires com.google.common;
  requires org.slf4j;

  exports dev.baize.core.card;
  exports dev.baize.core.deck;
  exports dev.baize.core.random;
  exports dev.baize.core.shuffle;
}
