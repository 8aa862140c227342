package dev.baize.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.io.Terminal;
import dev.baize.euchre.EuchreProvider;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

class OpponentsOptionTest {

  private static final CommandContext CONTEXT =
      new CommandContext(
          new Terminal(
              InputStream.nullInputStream(),
              OutputStream.nullOutputStream(),
              OutputStream.nullOutputStream()),
          Terminal.PROGRAM);

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
    CommandSpec command = PlayGameCommand.of(CONTEXT, new EuchreProvider());
    new CommandLine(command).parseArgs("--opponents", text);
    assertThat(command.findOption("--opponents").<List<String>>getValue())
        .containsExactly(players.split(";"));
  }
}
