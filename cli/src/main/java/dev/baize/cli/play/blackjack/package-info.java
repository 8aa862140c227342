/** Blackjack as the person who plays it sees it. */
package dev.baize.cli.play.blackjack;
