/**
 * Blackjack once more, on plain lists and by the letter of the specification: slow, simple, and
 * written without a look at the rules that it checks.
 *
 * <p>Start with {@link dev.baize.blackjack.naive.NaiveSession}.
 */
package dev.baize.blackjack.naive;
