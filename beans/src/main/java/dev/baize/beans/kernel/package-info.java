/**
 * The rules on primitives, internal to this module: {@link dev.baize.beans.kernel.GameState} is a
 * position, and {@link dev.baize.beans.kernel.Turn} applies decisions to it, for games and for the
 * rollouts of players. Beans are numbers in the order of the price list; decisions are numbered by
 * {@link dev.baize.beans.kernel.Choices}.
 */
@NullMarked
package dev.baize.beans.kernel;

import org.jspecify.annotations.NullMarked;
