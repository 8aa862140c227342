/**
 * A program that plays, as a process of the operating system. Start with {@link
 * dev.baize.protocol.process.BotProcess}.
 */
@NullMarked
package dev.baize.protocol.process;

import org.jspecify.annotations.NullMarked;
