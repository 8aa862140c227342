package dev.baize.core.search;

/** Whose information a tree search distinguishes. */
public enum Observers {

  /**
   * One tree, of the decisions made: single-observer information-set search. Cheapest; it takes
   * hidden decisions, such as a face-down discard, for seen.
   */
  SINGLE,

  /**
   * What each seat knows when it is to act, by its view: multiple-observer information-set search.
   * Hidden decisions of others stay hidden; each step costs a view and its hash code.
   */
  MULTIPLE
}
