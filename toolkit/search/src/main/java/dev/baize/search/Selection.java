package dev.baize.search;

/** How a tree search chooses the decision to try next. */
public enum Selection {

  /**
   * The highest upper confidence bound (Auer, Cesa-Bianchi and Fischer, <i>Finite-time analysis of
   * the multiarmed bandit problem</i>, Machine Learning 47, 2002; Kocsis and Szepesvári, <i>Bandit
   * based Monte-Carlo planning</i>, ECML 2006), after each decision was tried once.
   */
  UCB1,

  /**
   * The highest value plus an exploration bonus in proportion to a prior (Rosin, <i>Multi-armed
   * bandits with episode context</i>, Annals of Mathematics and Artificial Intelligence 61, 2011,
   * as in AlphaGo Zero). The prior is the frequency with which the rollout policy chose the
   * decision, mixed with a uniform distribution of weight one quarter. Each step in the tree costs
   * one more decision of the policy.
   */
  PUCT
}
