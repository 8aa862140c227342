package dev.baize.protocol.host;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.game.ViewFormat;
import dev.baize.protocol.line.Numbering;

/** A game by certain rules, whose views and decisions can be written. */
record BotGame<V extends View, D extends Decision, E extends Event>(
    Rules<V, D, E> rules, ViewFormat<V, D> format, Numbering<D> numbering) {}
