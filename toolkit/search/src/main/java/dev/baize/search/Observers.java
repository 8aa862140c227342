package dev.baize.search;

/** Whose information sets a tree search distinguishes. */
public enum Observers {

  /**
   * One tree, of the decisions made: single-observer information set search (SO-ISMCTS). Cheapest;
   * it treats hidden decisions, such as a face-down discard, as observed.
   */
  SINGLE,

  /**
   * The view of each seat when it is to act: multiple-observer information set search (MO-ISMCTS).
   * Hidden decisions of others stay hidden; each step costs a view and its hash code.
   */
  MULTIPLE
}
