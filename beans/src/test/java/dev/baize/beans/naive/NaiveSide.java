package dev.baize.beans.naive;

import dev.baize.beans.Bean;
import dev.baize.beans.Chain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What one player has. */
public final class NaiveSide {

  /** The front card first. */
  public final List<Bean> hand = new ArrayList<>();

  /** By slot; an empty list where there is no chain. */
  public final List<List<Bean>> places =
      new ArrayList<>(Arrays.asList(new ArrayList<>(), new ArrayList<>()));

  /** The coins. */
  public int coins;

  /** The coins earned by sales. */
  public int earned;

  /** The chains in order. */
  public List<Chain> chains() {
    return places.stream()
        .filter(place -> !place.isEmpty())
        .map(place -> new Chain(place.get(0), place.size()))
        .toList();
  }

  boolean hasRoom(Bean bean) {
    return places.stream().anyMatch(place -> place.isEmpty() || place.get(0) == bean);
  }

  void chain(Bean bean) {
    for (List<Bean> place : places) {
      if (!place.isEmpty() && place.get(0) == bean) {
        place.add(bean);
        return;
      }
    }
    places.stream().filter(List::isEmpty).findFirst().orElseThrow().add(bean);
  }

  /** The cards of the chain. */
  List<Bean> sell(Bean bean) {
    List<Bean> place = placeOf(bean);
    List<Bean> cards = List.copyOf(place);
    place.clear();
    coins += price(bean, cards.size());
    earned += price(bean, cards.size());
    return cards;
  }

  private List<Bean> placeOf(Bean bean) {
    return places.stream()
        .filter(place -> !place.isEmpty() && place.get(0) == bean)
        .findFirst()
        .orElseThrow();
  }

  private static int price(Bean bean, int length) {
    int price = 0;
    for (int coins = 1; coins <= 4; coins++) {
      if (length >= cardsPerCoins(bean).get(coins - 1)) {
        price = coins;
      }
    }
    return price;
  }

  private static List<Integer> cardsPerCoins(Bean bean) {
    return switch (bean) {
      case BLUE -> List.of(4, 6, 8, 10);
      case CHILI -> List.of(3, 6, 8, 9);
      case STINK -> List.of(3, 5, 7, 8);
      case GREEN -> List.of(3, 5, 6, 7);
      case SOY -> List.of(2, 4, 6, 7);
      case BLACK -> List.of(2, 4, 5, 6);
      case RED -> List.of(2, 3, 4, 5);
      case GARDEN -> List.of(1000, 2, 3, 1000);
    };
  }

  boolean mayBuy() {
    return coins >= 3 && places.size() == 2;
  }

  void buy() {
    coins -= 3;
    places.add(new ArrayList<>());
  }
}
