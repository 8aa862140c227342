/**
 * Euchre once more, on plain lists and by the letter of the specification: slow, simple, and
 * written without a look at the rules that it checks.
 *
 * <p>Start with {@link dev.baize.euchre.naive.NaiveGame}.
 */
package dev.baize.euchre.naive;
