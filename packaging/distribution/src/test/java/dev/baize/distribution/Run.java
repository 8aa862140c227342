package dev.baize.distribution;

/**
 * What a script came to.
 *
 * @param status what it exited with
 * @param out what it wrote to standard output
 * @param err what it wrote to standard error
 */
record Run(int status, String out, String err) {}
