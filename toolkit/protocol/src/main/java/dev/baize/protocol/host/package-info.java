/**
 * The host's end of the protocol: programs in any language as players. Start with {@link
 * dev.baize.protocol.host.BotHost}, which starts programs, or {@link
 * dev.baize.protocol.host.Referee}, which is started by one.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.protocol.host;

import org.jspecify.annotations.NullMarked;
