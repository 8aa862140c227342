import org.jspecify.annotations.NullMarked;

/**
 * Finished games: what a person has played, and how well. Also programs of a course, beside ours.
 *
 * @since 0.1.0
 */
@NullMarked
module dev.baize.review {
  requires com.fasterxml.jackson.core;
  requires com.google.common;
  requires dev.baize.euchre;
  requires transitive dev.baize.study;
  requires transitive dev.baize.table;
  requires static org.jspecify;
  requires org.slf4j;

  exports dev.baize.review;
  exports dev.baize.review.compare;
  exports dev.baize.review.notation;
}
