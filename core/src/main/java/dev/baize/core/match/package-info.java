/**
 * The one loop that plays every game.
 *
 * <p>Start with {@link dev.baize.core.match.Match}.
 */
package dev.baize.core.match;
