/**
 * The rules on primitives, internal to this module: {@link dev.baize.euchre.kernel.Hand} is a hand
 * in progress, for games and for the rollouts of players. Cards are numbers, as {@link
 * dev.baize.euchre.kernel.EuchreCards} has them, and sets of cards 24-bit masks; decisions are
 * numbered by {@link dev.baize.euchre.kernel.DecisionMask}.
 */
@NullMarked
package dev.baize.euchre.kernel;

import org.jspecify.annotations.NullMarked;
