/**
 * What is studied: which game, by which rules, between whom, from which seed, and which games of
 * it.
 *
 * <p>Start with {@link dev.baize.core.study.Study} and {@link dev.baize.core.study.GameRange}.
 */
@NullMarked
package dev.baize.core.study;

import org.jspecify.annotations.NullMarked;
