/**
 * Players that a neural network decides for. {@link dev.baize.search.network.Network} reads one
 * from a file that a program in any language has trained.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.search.network;

import org.jspecify.annotations.NullMarked;
