import org.jspecify.annotations.NullMarked;

/** The rules and players of the bean trading game. */
@NullMarked
module dev.baize.beans {
  requires static org.jspecify;
  requires transitive dev.baize.core;
}
