/**
 * A model of euchre on plain lists, by the letter of the specification: slow, simple, and written
 * independently of the rules that it checks.
 *
 * <p>Start with {@link dev.baize.euchre.naive.NaiveGame}.
 */
package dev.baize.euchre.naive;
