/**
 * Euchre for four, as in the course specifications of 2015 and 2024: 24 cards, stick the dealer, no
 * going alone; other {@linkplain dev.baize.euchre.EuchreHouseRules house rules} can be chosen.
 *
 * <p>Start with {@link dev.baize.euchre.EuchreRules}, and {@link dev.baize.euchre.EuchrePlayer} to
 * write a player.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.euchre;

import org.jspecify.annotations.NullMarked;
