package dev.baize.study.tournament;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.primitives.Longs;
import dev.baize.core.lines.FormatReader;
import dev.baize.core.record.MalformedFileException;
import dev.baize.core.text.Excerpt;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.StudyResult;
import dev.baize.study.simulation.StudySetup;
import dev.baize.study.statistics.Estimate;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The exact result of a tournament, whose players are numbered from 0 in their order. */
public final class TournamentResult implements StudyResult<TournamentResult> {

  private static final FormatReader<TournamentResult> READER =
      new FormatReader<>(
          TournamentText.KIND,
          false,
          MalformedFileException::new,
          (bytes, source) -> TournamentText.read(bytes, source, TournamentResult::new));

  private static final int MAX_SHOWN = 60;

  private final StudySetup setup;
  private final GameSet requested;
  private final GameSet completed;
  private final Optional<SequentialTest> test;
  private final Crosstable table;

  /** Keeps the table, which must not be modified any more. */
  TournamentResult(
      StudySetup setup,
      GameSet requested,
      GameSet completed,
      Optional<SequentialTest> test,
      Crosstable table) {
    checkArgument(
        requested.plus(completed).equals(requested),
        "played %s; expected some of %s",
        completed,
        requested);
    for (Forfeits forfeits : table.forfeits()) {
      checkArgument(
          completed.overlaps(GameSet.of(GameRange.only(forfeits.round()))),
          "player %s failed in round %s: expected one that was played",
          forfeits.player(),
          forfeits.round());
    }
    this.setup = setup;
    this.requested = requested;
    this.completed = completed;
    this.test = test;
    this.table = table;
  }

  /**
   * {@return the result in a file} If the file does not begin like a result, only the beginning is
   * read.
   *
   * @param file contains what {@link #text} printed
   * @throws MalformedFileException if the file is not the result of a tournament, or was damaged
   * @throws IOException that names the file, if it cannot be read
   */
  public static TournamentResult read(Path file) throws IOException {
    return READER.read(file);
  }

  /**
   * {@return the result with this text}
   *
   * @param text printed by {@link #text}
   * @throws MalformedFileException if the text is not the result of a tournament, or was damaged
   */
  public static TournamentResult parse(String text) {
    return READER.parse(text);
  }

  @Override
  public String text() {
    return TournamentText.print(this, test, table);
  }

  @Override
  public StudySetup setup() {
    return setup;
  }

  /** {@return the rounds that were requested; with a test, the most that could be played} */
  @Override
  public GameSet requested() {
    return requested;
  }

  @Override
  public GameSet completed() {
    return completed;
  }

  /** {@return the test of the first player against the second that ends it, if there is one} */
  public Optional<SequentialTest> test() {
    return test;
  }

  /**
   * {@return the verdict of the {@link #test}, if there was one} If it was interrupted between two
   * looks at the score, it is {@linkplain Verdict#UNDECIDED undecided}.
   */
  public Optional<Verdict> verdict() {
    long rounds = completed.games();
    boolean looked = completed.equals(requested) || SequentialTest.nextLook(rounds) == rounds;
    return test.map(t -> looked ? t.verdict(Longs.asList(table.scores()[0])) : Verdict.UNDECIDED);
  }

  /** {@return whether all requested rounds were played, or a test is decided} */
  @Override
  public boolean isComplete() {
    return StudyResult.super.isComplete()
        || verdict().filter(v -> v != Verdict.UNDECIDED).isPresent();
  }

  @Override
  public TournamentResult partOf(GameSet all) {
    return new TournamentResult(setup, all, completed, test, table);
  }

  /**
   * {@return this result as that of a tournament which a test ends}
   *
   * @param by a test of the first of two players against the second, in all rounds from 0 on
   */
  public TournamentResult tested(SequentialTest by) {
    checkArgument(
        setup.players().size() == 2
            && completed.equals(GameSet.of(GameRange.first(completed.games()))),
        "a sequential test of %s players and %s; expected two, and all rounds from 0 on",
        setup.players().size(),
        rounds(completed));
    return new TournamentResult(setup, requested, completed, Optional.of(by), table);
  }

  /** {@return this result as that of a tournament of the same rounds without a sequential test} */
  public TournamentResult untested() {
    return new TournamentResult(setup, requested, completed, Optional.empty(), table);
  }

  /** {@return whether only the first of three players or more met the others} */
  public boolean isGauntlet() {
    return table.schedule().isGauntlet();
  }

  /**
   * {@return whether two players met}
   *
   * @param one the number of a player, from 0
   * @param other the number of another
   */
  public boolean meet(int one, int other) {
    return table.schedule().meet(one, other);
  }

  /**
   * {@return the result of a player against another}
   *
   * @param first the number of the player, from 0
   * @param second the number of its opponent
   */
  public Pairing pairing(int first, int second) {
    requireOpponents(first, second);
    return first < second ? table.pairing(first, second) : table.pairing(second, first).mirrored();
  }

  /**
   * {@return the mean score of a player in all its games: 1 for a win, ½ for a draw, 0 for a loss}
   * Its error is that of the scores of whole rounds, as that of {@link Pairing#score}.
   *
   * @param player the number of the player, from 0
   */
  public Estimate score(int player) {
    return table.score(Objects.checkIndex(player, setup.players().size()));
  }

  /**
   * {@return by how much a player has outscored another; empty if it is not known, because all
   * their rounds are from results without margins or had a forfeited game}
   *
   * @param first the number of the player, from 0
   * @param second the number of its opponent
   */
  public Optional<Margin> margin(int first, int second) {
    requireOpponents(first, second);
    return first < second
        ? table.margin(first, second)
        : table.margin(second, first).map(Margin::mirrored);
  }

  private void requireOpponents(int first, int second) {
    checkArgument(first != second, "player %s against itself", first);
    checkArgument(meet(first, second), "players %s and %s did not meet", first, second);
  }

  /** {@return the pairings of all that met, ascending, the lower number first in each} */
  public List<Pairing> pairings() {
    return table.pairings();
  }

  /**
   * {@return all players from the highest rating to the lowest; on ties, the lower number first}
   * The mean of the ratings is 0.
   */
  public List<Standing> standings() {
    return standings(null);
  }

  /**
   * {@return all players as {@link #standings()} does, with ratings and errors relative to one of
   * them} Its own error is 0.
   *
   * @param anchor a player of this tournament, and the rating that it has; null for a mean of 0
   */
  public List<Standing> standings(@Nullable Anchor anchor) {
    if (anchor != null) {
      Objects.checkIndex(anchor.player(), setup.players().size());
    }
    return new Ratings(table)
        .standings(anchor).stream()
            .sorted(Comparator.comparingDouble((Standing s) -> s.rating().value()).reversed())
            .toList();
  }

  /**
   * {@return the games that players have forfeited, by the number of the player} Empty if nobody
   * has. They are among the lost games of their pairings. Where each player plays alone, a game
   * that two players forfeit is drawn between them.
   */
  public List<Forfeits> forfeits() {
    return table.forfeits();
  }

  /**
   * {@inheritDoc} What they were to do {@linkplain OnFailure on failure} may differ: a round that
   * was completed without one is the same in both cases. Results of a sequential test do not merge.
   */
  @Override
  public TournamentResult merge(TournamentResult other) {
    StudySetup merged = setup.merge(other.setup);
    checkArgument(
        !test.isPresent() && !other.test.isPresent(),
        "results of a sequential test cannot be merged");
    checkArgument(
        !completed.overlaps(other.completed),
        "both have %s",
        rounds(completed.intersection(other.completed)));
    checkArgument(isGauntlet() == other.isGauntlet(), "results of a gauntlet and of a round robin");
    checkArgument(
        table.games() == other.table.games(),
        "results with %s and %s games a round",
        table.games(),
        other.table.games());
    Crosstable both = new Crosstable(table.schedule(), table.games());
    both.add(table);
    both.add(other.table);
    return new TournamentResult(
        merged, requested.plus(other.requested), completed.plus(other.completed), test, both);
  }

  private static String rounds(GameSet rounds) {
    return Excerpt.of(rounds.toString().replace("game", "round"), MAX_SHOWN);
  }
}
