package dev.baize.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class OpponentsOptionTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Simple                        | Simple",
        "Simple,Expert,Random          | Simple;Expert;Random",
        "Own:a=1,b=2                   | Own:a=1,b=2",
        "Own:a=1,b=2,Simple,Own:b=3    | Own:a=1,b=2;Simple;Own:b=3",
        "Simple,Own:a=1,Own:a=1,b=2,Me | Simple;Own:a=1;Own:a=1,b=2;Me",
        "Own:a=1,b                     | Own:a=1;b",
        "Own:a=1,=2                    | Own:a=1,=2",
        "Simple,                       | Simple",
      })
  void a_comma_before_a_setting_is_not_between_players(String text, String players) {
    OpponentsOption option =
        CommandLine.populateCommand(new OpponentsOption(), "--opponents", text);
    assertThat(option.names()).containsExactly(players.split(";"));
  }
}
