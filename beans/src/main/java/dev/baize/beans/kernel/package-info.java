/**
 * The rules on primitives, for this module alone: {@link dev.baize.beans.kernel.Table} is the state
 * machine that games wrap and that players who plan play out. Beans are numbers in the order of the
 * price list, and so are decisions, by {@link dev.baize.beans.kernel.Choices}.
 */
@NullMarked
package dev.baize.beans.kernel;

import org.jspecify.annotations.NullMarked;
