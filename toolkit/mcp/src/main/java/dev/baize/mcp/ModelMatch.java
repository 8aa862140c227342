package dev.baize.mcp;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Match;
import dev.baize.core.player.RemotePlayer;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Question;
import dev.baize.core.table.Report;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.Excerpt;
import dev.baize.protocol.line.GameLines;
import dev.baize.review.PositionAdvice;
import dev.baize.review.Reviewer;
import dev.baize.table.KeptGames;
import dev.baize.table.MatchJournal;
import dev.baize.table.Opponents;
import dev.baize.table.PlainTable;
import dev.baize.table.SceneText;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A match that a model plays. Until it is over, the model is told what its seat may know, and it is
 * written nowhere: a record has the seed.
 */
final class ModelMatch<V extends View, D extends Decision, E extends Event> {

  private static final Logger LOG = LoggerFactory.getLogger(ModelMatch.class);

  /** A match that is not over after this many decisions is stopped. */
  private static final int MAX_DECISIONS = 1_000_000;

  private static final int COLUMNS = 80;
  private static final Pattern KEYS =
      Pattern.compile(
          "(^|, | )(Type|Enter)\\b.*|^If the table has.* Enter .*|^(rules|count) tells.*");
  private static final Pattern AMOUNTS = Pattern.compile("^[A-Z][a-z]+ [0-9,]+ to [0-9,]+$");
  private static final String STOPPED =
      "The match has stopped, since a player failed or it was too long; the log of the server, if"
          + " it keeps one, says why.";

  /**
   * The model as a player of the match: keeps what has happened since it last decided, and decides
   * what it has answered.
   */
  private static final class Model<V extends View, D extends Decision, E extends Event>
      implements RemotePlayer<V, D, E> {

    final GameTable<V, D, E> table;

    /** What has happened, as sentences. */
    final List<String> sentences = new ArrayList<>();

    /** What has happened, for programs. */
    final List<String> events = new ArrayList<>();

    private @Nullable D answer;

    Model(GameTable<V, D, E> table) {
      this.table = table;
    }

    /** Says what it decides next; what happens from then on is new. */
    void answer(D decision) {
      answer = decision;
      sentences.clear();
      events.clear();
    }

    @Override
    public void observe(E event) {
      table.observe(event);
      events.add(event.text());
      StyledText sentence = table.describe(event);
      if (sentence.length() > 0) {
        sentences.add(sentence.plain().strip());
      }
    }

    @Override
    public void ask(V view) {
      // What the model sees and may decide is the answer to the tool that it called.
    }

    @Override
    public D decide(V view) {
      return requireNonNull(answer);
    }
  }

  private final String name;
  private final GameProvider<V, D, E> game;
  private final Rules<V, D, E> rules;
  private final Registry registry;
  private final MatchJournal journal;
  private final Seat seat;
  private final boolean advised;
  private final Optional<KeptGames> games;
  private final Model<V, D, E> model;
  private final Match<V, D, E> match;

  private boolean stopped;

  /** A match in which the others have decided until the model is to. */
  ModelMatch(
      String name,
      GameProvider<V, D, E> game,
      Registry registry,
      Header header,
      Seat seat,
      boolean advised,
      Optional<KeptGames> games) {
    this.name = name;
    this.game = game;
    this.rules = game.rules(header.rules());
    this.registry = registry;
    this.journal = MatchJournal.inMemory(MatchRecord.of(header));
    this.seat = seat;
    this.advised = advised;
    this.games = games;
    this.model =
        new Model<>(
            PlainTable.unlessProvided(game)
                .table()
                .apply(new Speech(seat, Opponents.shown(header))));
    this.match =
        RecordedMatch.of(journal.record(), game)
            .listen(journal)
            .resume(registry, at -> Optional.empty(), Map.of(seat, model));
    advance();
  }

  /** Whether nothing more can be decided. */
  boolean hasEnded() {
    return stopped || match.isOver();
  }

  /** Plays on until the model is to decide. A player that fails stops the match, not the server. */
  private void advance() {
    try {
      do {
        match.advance(MAX_DECISIONS);
      } while (!match.isOver() && !match.toAct().equals(seat));
    } catch (RuntimeException | LinkageError | AssertionError | StackOverflowError e) {
      // What went wrong may tell what the seat must not know.
      LOG.atError().addKeyValue("match", name).setCause(e).log("match stopped");
      stopped = true;
    }
    if (match.isOver() && !stopped) {
      keep();
    }
  }

  /** Writes the record of a match that is over. */
  private void keep() {
    try (journal) {
      games.ifPresent(journal::keep);
      if (journal.isRecorded()) {
        journal.save("");
      }
      journal.warning().ifPresent(model.sentences::add);
    } catch (IOException e) {
      LOG.atWarn().addKeyValue("match", name).setCause(e).log("match not kept");
      model.sentences.add("This game is not kept: " + e.getMessage());
    }
  }

  /** What the seat sees, what has happened since it last decided, and what it may decide. */
  Report look() {
    return new Tool.Result(text(), values());
  }

  private String text() {
    V view = match.view(seat);
    List<String> sections = new ArrayList<>();
    sections.add(heading());
    sections.add(String.join("\n", model.sentences));
    sections.add(
        SceneText.lines(model.table.scene(view, false), COLUMNS).stream()
            .map(line -> line.plain().stripTrailing())
            .collect(Collectors.joining("\n")));
    if (stopped) {
      sections.add(STOPPED);
    } else if (match.isOver()) {
      sections.add(
          model.table.result(view, match.snapshot().outcome())
              + "\nThe match is over: review tells what your mistakes were, record has all of it.");
    } else {
      List<D> legal = match.legal();
      Question<D> question = model.table.ask(view, legal);
      sections.add(withoutKeys(Stream.of(question.prompt())));
      sections.add(withoutKeys(question.rules().stream().map(StyledText::plain)));
      sections.add(
          legal.stream()
              .map(each -> "\n  " + each.text())
              .collect(Collectors.joining("", "You decide. Legal decisions:", "")));
    }
    sections.removeIf(String::isEmpty);
    return String.join("\n\n", sections) + "\n";
  }

  private String heading() {
    List<String> names = Opponents.shown(journal.header());
    String others =
        IntStream.range(0, names.size())
            .filter(at -> at != seat.index())
            .mapToObj(at -> names.get(at) + ' ' + journal.header().participants().get(at).player())
            .collect(Collectors.joining(", "));
    String with = others.isEmpty() ? "" : ", with " + others;
    return lenientFormat("%s: %s by %s; you are ", name, game.name(), rules.text())
        + lenientFormat("%s (%s)%s.", names.get(seat.index()), seat, with);
  }

  /** What a question says, without what to type, and with what a list of decisions leaves out. */
  private static String withoutKeys(Stream<String> lines) {
    return lines
        .map(each -> KEYS.matcher(each).replaceFirst("").strip())
        .map(each -> AMOUNTS.matcher(each).replaceFirst("$0, any whole amount, listed or not"))
        .filter(each -> !each.isEmpty())
        .collect(Collectors.joining("\n"));
  }

  private Map<String, ?> values() {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("match", name);
    values.put("seat", seat.index());
    values.put("turn", match.turn());
    values.put("over", match.isOver());
    values.put("events", List.copyOf(model.events));
    rules.viewFormat().ifPresent(format -> values.put("view", format.write(match.view(seat))));
    if (stopped) {
      values.put("stopped", true);
    } else if (match.isOver()) {
      GameLines.writeOutcome(match.snapshot().outcome(), values::put);
    } else {
      values.put("legal", match.legal().stream().map(Decision::text).toList());
    }
    return values;
  }

  /** Decides for the model, and has the others decide. */
  Report decide(String text) {
    requireGoingOn();
    model.answer(decision(text));
    advance();
    return look();
  }

  private D decision(String text) {
    List<D> legal = match.legal();
    for (D each : legal) {
      if (each.text().equalsIgnoreCase(text)) {
        return each;
      }
    }
    try {
      D unlisted = game.decision(text);
      if (match.snapshot().isLegal(unlisted)) {
        return unlisted;
      }
    } catch (IllegalArgumentException e) {
      // It is no text of a decision.
    }
    throw new IllegalArgumentException(
        Excerpt.quote(text)
            + " is not legal here; expected one of: "
            + legal.stream().map(Decision::text).collect(Collectors.joining(", ")));
  }

  private void requireGoingOn() {
    checkArgument(!stopped, STOPPED);
    checkArgument(!match.isOver(), "%s is over; expected a match under way", name);
  }

  private void requireOver(String what) {
    checkArgument(!stopped, STOPPED);
    checkArgument(
        match.isOver(), "%s is not over, and %s would tell what is hidden until then", name, what);
  }

  /** What the strongest player advises, by what the seat was shown. */
  Report advise() {
    requireGoingOn();
    checkArgument(
        advised, "%s was started without advice, so that it measures you; see start", name);
    return PositionAdvice.of(registry, game, journal.record(), null, null, Seed.of(0));
  }

  /** What the model's decisions cost. */
  Report review() {
    requireOver("a review");
    return Reviewer.strongest(registry).review(journal.record(), List.of(seat));
  }

  /** The record, and where it is kept. */
  Report record() {
    requireOver("the record");
    String text = journal.record().text();
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("record", text);
    journal.file().ifPresent(file -> values.put("file", file.toString()));
    return new Tool.Result(text, values);
  }
}
