package dev.baize.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class IllegalDecisionExceptionTest {

  private record Shout(String text) implements Decision {}

  private static final List<Shout> LEGAL = List.of(new Shout("yes"), new Shout("no"));

  @Test
  void says_who_may_not_do_what_and_what_would_have_been_legal_where() {
    assertThat(
            new IllegalDecisionException(Seat.of(2), new Shout("maybe"), LEGAL, "nobody listens"))
        .hasMessage("seat 2 may not \"maybe\"; legal: yes, no; position: nobody listens");
  }

  @Test
  void carries_what_it_says() {
    List<Shout> legal = new ArrayList<>(LEGAL);
    IllegalDecisionException e =
        new IllegalDecisionException(Seat.of(2), new Shout("maybe"), legal, "nobody listens");
    legal.clear();
    assertThat(e.seat()).isEqualTo(Seat.of(2));
    assertThat(e.decision()).isEqualTo(new Shout("maybe"));
    assertThat(e.legal()).isEqualTo(LEGAL);
    assertThat(e.position()).isEqualTo("nobody listens");
  }
}
