/**
 * What all games have in common: rules, a game in progress, views, decisions and events.
 *
 * <p>Start with {@link dev.baize.core.game.Game}, the state machine, and {@link
 * dev.baize.core.game.Rules}, which starts one.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.core.game;

import org.jspecify.annotations.NullMarked;
