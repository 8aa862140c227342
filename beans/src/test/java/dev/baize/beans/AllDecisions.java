package dev.baize.beans;

import java.util.ArrayList;
import java.util.List;

/** All 64 decisions. */
public final class AllDecisions {

  /** In the order in which the legal ones are listed. */
  public static final List<BeansDecision> LIST = all();

  private AllDecisions() {}

  private static List<BeansDecision> all() {
    List<BeansDecision> all = new ArrayList<>();
    List<Bean> beans = List.of(Bean.values());
    beans.forEach(bean -> all.add(BeansDecision.chain(bean)));
    beans.forEach(bean -> all.add(BeansDecision.discard(bean)));
    beans.forEach(bean -> all.add(BeansDecision.leave(bean)));
    beans.forEach(bean -> all.add(BeansDecision.sell(bean)));
    beans.forEach(bean -> all.add(BeansDecision.play(bean)));
    all.add(BeansDecision.playNoMore());
    for (int place = 0; place < 21; place++) {
      all.add(BeansDecision.discardCard(place));
    }
    all.add(BeansDecision.keepAll());
    all.add(BeansDecision.buyThirdChain());
    return List.copyOf(all);
  }
}
