/**
 * Has language models play any game, by the Model Context Protocol: start with {@link
 * dev.baize.mcp.ModelServer}.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.mcp;

import org.jspecify.annotations.NullMarked;
