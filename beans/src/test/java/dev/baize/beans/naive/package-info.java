/**
 * Bean trading as the rules read, step by step on lists, written to be compared with the game and
 * not to be fast.
 */
package dev.baize.beans.naive;
