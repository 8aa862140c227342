/**
 * The host's end of the protocol: programs in any language as players. Start with {@link
 * dev.baize.protocol.host.BotHost}.
 */
@NullMarked
package dev.baize.protocol.host;

import org.jspecify.annotations.NullMarked;
