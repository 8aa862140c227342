package dev.baize.testing;

import dev.baize.core.kit.CardGameEvent;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.toy.Auction;
import org.junit.jupiter.api.Test;

/** A game whose author wrote no more than the kit asks for. */
class AuctionContractTest {

  private static final Auction AUCTION = new Auction();

  @Test
  void a_game_of_the_kit_keeps_the_contract() {
    new GameContract<>(AUCTION).checkAll();
    new GameContract<>(AUCTION, AUCTION.rules("long")).checkAll();
  }

  @Test
  void the_players_of_a_game_keep_the_contract_of_players() {
    for (PlayerProvider<Auction.View, Auction.Bid, CardGameEvent<Auction.Bid>> player :
        AUCTION.players()) {
      new PlayerContract<>(AUCTION, AUCTION.rules(), player).checkAll();
    }
  }
}
