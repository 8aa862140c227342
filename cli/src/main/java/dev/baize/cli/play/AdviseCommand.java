package dev.baize.cli.play;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.command.FileName;
import dev.baize.cli.command.FormatOption;
import dev.baize.cli.command.GameArgument;
import dev.baize.cli.command.JudgeOption;
import dev.baize.cli.command.Usage;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Terminal;
import dev.baize.cli.match.TranscriptMatch;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.protocol.line.Json;
import dev.baize.protocol.line.MalformedLineException;
import dev.baize.review.PositionAdvice;
import dev.baize.review.ViewReader;
import dev.baize.table.PlainTable;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "advise",
    sortOptions = false,
    customSynopsis = {
      "baize advise [OPTIONS] GAME POSITION",
      "       baize advise [OPTIONS] FILE --at=HAND.DECISION"
    },
    description = {
      "Tell what each decision in one position is worth, the recommended one first, by what the"
          + " seat knows.",
      "The position is a sentence, as docs/advise.md says for each game, or its words with their"
          + " values, as in dealer=left; the JSON of a view, as in the protocol, of any game; or a"
          + " decision of a recorded game."
    },
    footer = {
      "",
      "Examples:",
      "",
      "  baize advise euchre dealer left, up JD, two passes, I hold 9D AD KD AS 9C, score 6 to 8",
      "  baize advise euchre \"dealer me, up 9S, left passes, partner orders up, hold JS AS KH 9H"
          + " 10D 9S\"",
      "  baize advise euchre dealer=left up=JD bids=pass,pass hand='9D AD KD AS 9C' score=6-8",
      "  baize advise blackjack 10 6 against 10, seen 5 5 6 --rules downtown",
      "  baize advise beans - < view.json",
      "  baize advise game.baize --at 3.7 --judge Thinker"
    })
public final class AdviseCommand extends ContextCommand {

  private static final String AT = "--at";
  private static final int MAX_LENGTH = 1 << 20;

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      completionCandidates = GameArgument.Names.class,
      description =
          "One that \"baize players\" lists; with --at, a record, or - for standard input.")
  private String subject;

  @Parameters(
      index = "1..*",
      paramLabel = "POSITION",
      description = "What the seat knows, as a sentence or JSON; - is standard input.")
  private List<String> words = List.of();

  @Option(
      names = AdviseCommand.AT,
      paramLabel = "HAND.DECISION",
      description =
          "The hand of a recorded game and the decision in it, of whichever seat, both from 1; the"
              + " judge knows what that seat was shown before.")
  private @Nullable String at;

  @Mixin private JudgeOption judge;

  @Option(
      names = "--rules",
      paramLabel = "TEXT",
      description =
          "The rules on one line, as in records and results, or what differs from the standard; by"
              + " default those of a new game that baize play begins.")
  private @Nullable String rules;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The judge's own randomness, any signed 64-bit number; 1 by default.")
  private Seed seed = Seed.of(1);

  @Mixin private FormatOption format;

  @Override
  public Integer call() throws IOException {
    Registry registry = registry();
    format.print(at == null ? ofPosition(registry) : ofRecord(registry, at), terminal());
    return ExitStatus.OK;
  }

  private PositionAdvice ofRecord(Registry registry, String place) throws IOException {
    if (!words.isEmpty() || rules != null) {
      throw Usage.error(AT + " is of a record, which has the position and the rules");
    }
    MatchRecord record = TranscriptMatch.read(FileName.parse(subject), terminal());
    return Usage.checked(
        () ->
            PositionAdvice.of(
                registry, registry.game(record.header().game()), record, place, judge.get(), seed));
  }

  private PositionAdvice ofPosition(Registry registry) throws IOException {
    String written = String.join(" ", words);
    if (written.isEmpty()) {
      throw Usage.error("no position; expected what the seat knows, or " + AT);
    }
    return Usage.checked(
        () -> {
          String position =
              written.equals(Terminal.INPUT)
                  ? terminal().inputText(MAX_LENGTH, "a position")
                  : written;
          return advice(registry, registry.game(subject), position.strip());
        });
  }

  private <V extends View, D extends Decision, E extends Event> PositionAdvice advice(
      Registry registry, GameProvider<V, D, E> game, String position) {
    Rules<V, D, E> played =
        rules == null
            ? PlainTable.unlessProvided(game).rules().apply(game.rules(), Map.of())
            : game.rules(rules);
    ViewReader<V, D, E> reader = new ViewReader<>(game, played);
    V view = position.startsWith("{") ? reader.written(json(position)) : reader.described(position);
    return PositionAdvice.of(registry, reader, view, judge.get(), seed);
  }

  private static Map<String, Object> json(String text) {
    try {
      return Json.parse(text.getBytes(UTF_8));
    } catch (MalformedLineException e) {
      // Without its cause, which would be that of a file.
      throw new IllegalArgumentException(e.getMessage());
    }
  }
}
