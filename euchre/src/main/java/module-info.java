import org.jspecify.annotations.NullMarked;

/** The rules and players of euchre. */
@NullMarked
module dev.baize.euchre {
  requires static org.jspecify;
  requires transitive dev.baize.core;
}
