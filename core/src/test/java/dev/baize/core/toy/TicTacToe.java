package dev.baize.core.toy;

import java.util.List;

/** Provides tic-tac-toe. */
public final class TicTacToe extends SmallProvider<TicTacToeView, Mark> {

  @Override
  public String name() {
    return "TicTacToe";
  }

  @Override
  public TicTacToeRules rules() {
    return new TicTacToeRules();
  }

  @Override
  public TicTacToeRules rules(String text) {
    return only(rules(), rules().text(), text);
  }

  @Override
  public Mark decision(String text) {
    return parse(text, decisions());
  }

  @Override
  public List<Mark> decisions() {
    return Mark.ALL;
  }
}
