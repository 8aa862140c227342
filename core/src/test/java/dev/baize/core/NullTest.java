package dev.baize.core;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Deck;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Stock;
import dev.baize.core.card.Suit;
import dev.baize.core.game.HouseSetting;
import dev.baize.core.game.HouseSettings;
import dev.baize.core.game.Measure;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.game.ViewFields;
import dev.baize.core.kit.CardGameEvent;
import dev.baize.core.kit.DecisionTexts;
import dev.baize.core.kit.HiddenHands;
import dev.baize.core.kit.TextTemplate;
import dev.baize.core.kit.Trick;
import dev.baize.core.kit.TrickRules;
import dev.baize.core.match.Match;
import dev.baize.core.player.Advice;
import dev.baize.core.player.DecisionValue;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.record.RecordWriter;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.Entrant;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.MissingProviderException;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.PlayerSettings;
import dev.baize.core.registry.RandomFamily;
import dev.baize.core.registry.Registry;
import dev.baize.core.shuffle.InShuffle;
import dev.baize.core.shuffle.NoShuffle;
import dev.baize.core.shuffle.RiffleCut;
import dev.baize.core.shuffle.UniformShuffle;
import dev.baize.core.table.Answer;
import dev.baize.core.table.Fact;
import dev.baize.core.table.Group;
import dev.baize.core.table.Piece;
import dev.baize.core.table.Question;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import dev.baize.core.table.TableOption;
import dev.baize.core.toy.FickleProvider;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.KuhnRules;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.RandomProvider;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

class NullTest {

  private static final HighCard GAME = new HighCard();
  private static final HighCardRules RULES = GAME.rules();
  private static final RandomProvider RANDOM = new RandomProvider();
  private static final Registry REGISTRY = new Registry(List.of(GAME), List.of(RANDOM));
  private static final Seed SEED = Seed.of(1);

  @TempDir private Path folder;

  @TestFactory
  Stream<DynamicTest> public_types_refuse_null() throws IOException {
    NullChecks checks =
        new NullChecks(Seat.class)
            .sample(String.class, "Judea")
            .sample(int.class, 1)
            .sample(long.class, 1L)
            .sample(int[].class, new int[] {0, 1});
    cardsAndGames(checks);
    events(checks);
    playersAndMatches(checks);
    records(checks);
    tables(checks);
    return checks
        // These take no random numbers, wherever they would come from.
        .ignore(InShuffle.class, "shuffle")
        .ignore(NoShuffle.class, "shuffle")
        .ignore(RiffleCut.class, "shuffle")
        // The seat of a decision follows from those before.
        .ignore(RecordWriter.class, "decided")
        // Called for every game.
        .ignore(Entrant.class, "seat")
        .tests();
  }

  private static void cardsAndGames(NullChecks checks) {
    HouseSetting<Boolean> setting =
        HouseSetting.yesOrNo("open", house -> house, (house, open) -> open);
    checks
        .samples(Card.of(Rank.ACE, Suit.SPADES), CardSet.all(), Deck.french())
        .samples(Stock.of(Deck.french()), Seat.of(1), SEED)
        .samples(new InShuffle(), new NoShuffle(), new UniformShuffle())
        .samples(new RiffleCut(1))
        .samples(new UniformShuffle().times(1))
        .samples(ViewFields.of(Map.of("seat", 1)), ViewFields.builder())
        .samples(new Measure("points", "of a hand"), new Outcome(List.of(1L), List.of()))
        .samples(new KuhnRules().chanceOutcomes().get(0))
        .samples(setting, new HouseSettings<>(() -> true, List.of(setting), Map.of(), "open yes"));
  }

  private static void events(NullChecks checks) {
    checks
        .samples(HighCardEvent.TEXTS)
        .samples(
            new CardGameEvent.Dealt<Play>(Seat.of(0), "cards"),
            CardGameEvent.Shown.<Play>toAll("cards"),
            new CardGameEvent.Decided<>(Seat.of(0), new Play(Card.at(0)), false),
            new CardGameEvent.HandScored<Play>(0, List.of(1L)))
        .samples(new DecisionTexts<>("\"play CARD\"", List.of(Play.of(Card.at(0)))))
        .samples(new TextTemplate<>(Play.class, "{card}", null))
        .samples(HiddenHands.of(CardSet.all()).build())
        .samples(HiddenHands.of(CardSet.all()), TrickRules.noTrump(), Trick.ledBy(Seat.of(0)));
  }

  private static void playersAndMatches(NullChecks checks) {
    SeatContext context = SeatContext.of(SEED, Seat.of(0));
    Play play = Play.of(Card.of(Rank.ACE, Suit.SPADES));
    DecisionValue<Play> value = new DecisionValue<>(play, 0, 0);
    List<Player<HighCardView, Play, HighCardEvent>> players =
        Stream.generate(() -> RANDOM.create(context))
            .<Player<HighCardView, Play, HighCardEvent>>map(player -> player)
            .limit(RULES.seats())
            .toList();
    Match.Builder<HighCardView, Play, HighCardEvent> builder = Match.builder(RULES, players, SEED);
    checks
        .sample(GameProvider.class, GAME)
        .sample(PlayerProvider.class, RANDOM)
        .samples(FickleProvider.TURN, PlayerSettings.of(List.of(FickleProvider.TURN)))
        .sample(
            MissingProviderException.class,
            catchThrowableOfType(
                MissingProviderException.class, () -> REGISTRY.game("No such game")))
        .samples(context, REGISTRY, value, new Advice<>("points", 0, List.of(value)))
        .samples(builder, builder.build())
        .samples(Entrant.of(RANDOM), new RandomFamily());
  }

  private void records(NullChecks checks) throws IOException {
    Participant participant = new Participant(RANDOM.name(), "Judea");
    Header header =
        new Header(
            GAME.name(),
            RULES.text(),
            SEED,
            Stream.generate(() -> participant).limit(RULES.seats()).toList());
    MatchRecord record = MatchRecord.of(header);
    RecordedMatch<?, ?, ?> recorded = RecordedMatch.of(record, GAME);
    RecordWriter writer = RecordWriter.create(folder.resolve("record"), record);
    writer.close();
    checks.samples(participant, header, record, recorded, writer);
  }

  private static void tables(NullChecks checks) {
    Speech speech = new Speech(Seat.of(0), List.of("Judea", "Ivan"));
    Answer<Play> answer = Answer.choice(Play.of(Card.of(Rank.ACE, Suit.SPADES)), "a", "ace");
    checks
        .samples(
            speech,
            answer,
            Fact.of("trump", "hearts"),
            Piece.FACE_DOWN,
            Group.of("pile", List.of()),
            StyledText.of("ace"))
        .samples(Question.of("card", List.of(answer), text -> "", List.of()))
        .samples(new TableOption<>("hands", "HANDS", "how many", 1));
  }
}
