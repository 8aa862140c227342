/**
 * What files of results have in common, whatever the results are of. Not for other modules.
 *
 * <p>Start with {@link dev.baize.core.result.ResultPrinter}, and {@link
 * dev.baize.core.result.ResultLines}, which reads what that prints and nothing else.
 */
@NullMarked
package dev.baize.core.result;

import org.jspecify.annotations.NullMarked;
