package dev.baize.spark;

/**
 * What a task reports, with the number of its part in the plan.
 *
 * @param number of the part
 * @param result that was reported
 */
record NumberedPart(int number, PartResult result) {}
