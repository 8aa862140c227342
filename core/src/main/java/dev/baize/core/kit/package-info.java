/**
 * The kit: a game in one file. Whoever adds a game extends {@link dev.baize.core.kit.CardGame} and
 * writes its rules, views and decisions as records and enums, the deal, and a {@link
 * dev.baize.core.kit.Position} of a hand. Everything else follows from these: checks, copies,
 * events, texts, the sampler of hidden cards where all deals can be listed, views for programs in
 * other languages, a transcript and a table.
 *
 * <p>{@link dev.baize.core.kit.TrickRules} and {@link dev.baize.core.kit.HiddenHands} are the
 * pieces that games of tricks have in common.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.core.kit;

import org.jspecify.annotations.NullMarked;
