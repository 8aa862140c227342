/** Answers to what programs ask about positions, which they give as records. */
@NullMarked
package dev.baize.protocol.request;

import org.jspecify.annotations.NullMarked;
