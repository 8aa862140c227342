/** Text from outside made safe to show in messages, and what else texts have in common. */
@NullMarked
package dev.baize.core.text;

import org.jspecify.annotations.NullMarked;
