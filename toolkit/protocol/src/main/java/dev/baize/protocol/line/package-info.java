/**
 * The lines of the protocol: JSON objects, and what they say of settings, decisions and advice.
 * Start with {@link dev.baize.protocol.line.Line}.
 */
@NullMarked
package dev.baize.protocol.line;

import org.jspecify.annotations.NullMarked;
