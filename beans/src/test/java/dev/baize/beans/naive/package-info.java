/**
 * A reference model of bean trading on plain lists, step by step as the rules read: to be compared
 * with the game, not to be fast.
 */
package dev.baize.beans.naive;
