/** Calls of players of this process, any of which may fail in any way. */
@NullMarked
package dev.baize.protocol.call;

import org.jspecify.annotations.NullMarked;
