/**
 * A reference model of blackjack on plain lists, by the letter of the specification: slow, simple,
 * and independent of the rules that it checks.
 *
 * <p>Start with {@link dev.baize.blackjack.naive.NaiveSession}, or, for the rules of any house,
 * with {@link dev.baize.blackjack.naive.NaiveTable}.
 */
package dev.baize.blackjack.naive;
