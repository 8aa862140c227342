/**
 * Search for games with hidden cards: start with {@link dev.baize.search.TreeSearch}, or {@link
 * dev.baize.search.FlatMonteCarlo} if a tree is too much. {@link dev.baize.search.Thinker} is the
 * player built on them.
 *
 * <p>They work on every game whose rules have a {@linkplain
 * dev.baize.core.game.Rules#determinization determinization}. Budgets are counted, so equal seeds
 * give equal results on any machine, unless a {@linkplain dev.baize.search.TreeSearch#within time
 * limit} is set.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.search;

import org.jspecify.annotations.NullMarked;
