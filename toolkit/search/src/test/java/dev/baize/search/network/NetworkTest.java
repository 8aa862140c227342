package dev.baize.search.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.baize.core.game.Seat;
import dev.baize.core.match.Match;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Kuhn;
import dev.baize.core.toy.Play;
import dev.baize.testing.PlayerContract;
import dev.baize.testing.Samples;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class NetworkTest {

  private static final HighCard GAME = new HighCard();
  private static final Registry REGISTRY = Registry.load();
  private static final SeatContext SEATED = SeatContext.of(Seed.of(1), Seat.of(0));
  private static final byte[] WHOLE = NetworkFile.ofWidths("HighCard", 1, 52, 16, 52);

  @TempDir static Path folder;

  private static Path file;

  @BeforeAll
  static void write() throws IOException {
    file = Files.write(folder.resolve("policy"), WHOLE);
  }

  private static PlayerProvider<HighCardView, Play, HighCardEvent> player(String text) {
    return REGISTRY.player(GAME, text.replace("FILE", file.toString()));
  }

  private static Network<HighCardView, Play, HighCardEvent> read(byte[] bytes) {
    try {
      return Network.read(
          new ByteArrayInputStream(bytes), "a file", GAME.name(), GAME.rules(), GAME.decisions());
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static Stream<String> decisions(
      PlayerProvider<HighCardView, Play, HighCardEvent> provider, Seed seed) {
    HighCardRules rules = HighCardRules.table();
    List<Player<HighCardView, Play, HighCardEvent>> players = new ArrayList<>();
    for (int seat = 0; seat < rules.seats(); seat++) {
      players.add(provider.create(SeatContext.of(seed, Seat.of(seat)).with(rules)));
    }
    Match<HighCardView, Play, HighCardEvent> match = Match.of(rules, players, seed);
    List<String> decisions = new ArrayList<>();
    while (!match.isOver()) {
      HighCardView view = match.view(match.toAct());
      decisions.add(players.get(match.toAct().index()).decide(view).text());
      match.step();
    }
    return decisions.stream();
  }

  @Test
  void games_with_arrays_and_numbered_decisions_have_it() {
    assertThat(REGISTRY.players(GAME)).extracting(PlayerProvider::name).contains("Network");
    assertThat(REGISTRY.players(new Kuhn()))
        .extracting(PlayerProvider::name)
        .doesNotContain("Network");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Network:file=FILE",
        "Network:file=FILE,draws=yes",
        "Thinker:iterations=8,rollout=Network:file=FILE",
        "Thinker:iterations=8,rollout=Network:file=FILE,search=flat",
        "Thinker:iterations=8,rollout=Network:file=FILE,selection=puct",
      })
  void it_keeps_the_promises_of_players_alone_and_in_a_search(String text) {
    new PlayerContract<>(GAME, GAME.rules(), player(text))
        .with(Samples.DEFAULT.withGames(2))
        .checkAll();
  }

  /** On this machine, as on any other. */
  @Test
  void the_same_file_and_seed_make_the_same_decisions() {
    assertThat(decisions(player("Network:file=FILE"), Seed.of(5)).limit(4))
        .containsExactly(
            "play Seven of Diamonds",
            "play Queen of Clubs",
            "play Five of Diamonds",
            "play Two of Spades");
    assertThat(decisions(player("Network:file=FILE,draws=yes"), Seed.of(5)).limit(4))
        .containsExactly(
            "play Nine of Spades",
            "play Queen of Clubs",
            "play Five of Diamonds",
            "play Six of Spades");
  }

  /** A network that wants to make one decision three times as often as any other. */
  private static byte[] preferring(Play decision) {
    float[] biases = new float[52];
    biases[GAME.decisions().indexOf(decision)] = (float) Math.log(3);
    return NetworkFile.of("HighCard", 1)
        .tensor("0.weight", "F32", "[52,52]", new float[52 * 52])
        .tensor("0.bias", "F32", "[52]", biases)
        .bytes();
  }

  @Test
  void decisions_are_drawn_as_often_as_the_softmax_says() {
    HighCardView view = GAME.rules().start(Seed.of(24)).view(Seat.of(0));
    List<Play> legal = GAME.rules().viewFormat().orElseThrow().legal(view);
    Network<HighCardView, Play, HighCardEvent> network = read(preferring(legal.get(1)));
    int[] counts = new int[legal.size()];
    int draws = 20_000;
    for (int i = 0; i < draws; i++) {
      SeatContext context = SeatContext.of(Seed.of(i), Seat.of(0));
      counts[legal.indexOf(network.player(context, true).decide(view))]++;
    }
    assertThat((double) counts[1] / draws).isCloseTo(0.6, within(0.01));
    assertThat((double) counts[2] / draws).isCloseTo(0.2, within(0.01));
    assertThat(network.player(SEATED, false).decide(view)).isEqualTo(legal.get(1));
  }

  @Test
  void a_network_without_a_file_is_refused_when_it_sits_down() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> player("Network").create(SEATED))
        .withMessage("Network: no network; expected Network:file=FILE");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> player("Network:file=FILE.none").create(SEATED))
        .withMessage(file + ".none cannot be read: there is no such file");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> player("Network:file=" + folder).create(SEATED))
        .withMessage(folder + " cannot be read: it is a folder");
    assertThatIllegalArgumentException().isThrownBy(() -> player("Network:file=FILE,draws=9"));
  }

  private static NetworkFile highCard() {
    return NetworkFile.of("HighCard", 1);
  }

  private static Arguments wrong(byte[] bytes, String reason) {
    return Arguments.of(Named.of(bytes.length + " bytes", bytes), reason);
  }

  static Stream<Arguments> wrong() {
    byte[] huge = WHOLE.clone();
    huge[7] = -1;
    return Stream.of(
        wrong(new byte[8], "no safetensors: it has only 8 bytes"),
        wrong(new byte[9], "no safetensors: a header of 0 bytes; expected 1 to 1"),
        wrong(huge, "a header of 18374686479671624"),
        wrong(
            Arrays.copyOf(WHOLE, WHOLE.length - 4),
            "tensor \"4.bias\": data_offsets [6720, 6928]; expected 208 of 6924 bytes"),
        wrong(Arrays.copyOf(WHOLE, WHOLE.length + 4), "bytes of data; expected"),
        wrong(
            NetworkFile.ofWidths("Kuhn", 1, 52, 52),
            "a network for the game \"Kuhn\"; expected one for \"HighCard\""),
        wrong(
            NetworkFile.ofWidths("HighCard", 1, 51, 52),
            "tensors 2.weight and 2.bias: shapes [52, 51] and [52]; expected [N, 52] and [N]"),
        wrong(
            NetworkFile.ofWidths("HighCard", 1, 52, 9),
            "9 outputs; expected 52, one for each decision of HighCard"),
        wrong(highCard().tensor("0.weight", 52, 52).bytes(), "there is no tensor 0.bias"),
        wrong(
            highCard().tensor("head", 1).bytes(),
            "tensor \"head\": expected a name such as 0.weight"),
        wrong(highCard().linear("0.", 52, 52).linear("0.outer.", 52, 52).bytes(), "are of no step"),
        wrong(
            highCard().linear("0.inner.", 52, 9).linear("0.outer.", 9, 51).bytes(),
            "step 0 adds its input to its output"),
        wrong(
            highCard().tensor("0.bias", "F16", "[2]", 0).bytes(),
            "tensor \"0.bias\": type \"F16\"; expected \"F32\""),
        wrong(
            highCard().tensor("0.bias", "F32", "[2]", 0).bytes(),
            "tensor \"0.bias\": data_offsets [0, 4]; expected 8 of 4 bytes"),
        wrong(
            highCard().tensor("0.bias", "F32", "[1]", Float.NaN).bytes(),
            "tensor \"0.bias\": NaN; expected finite numbers"),
        wrong(
            highCard().tensor("0.bias", "F32", "[99999, 99999, 99999]", 0).bytes(),
            "data_offsets [0, 4]; expected 2147483647 of 4"),
        wrong(
            highCard().tensor("0.bias", "F32", "\"none\"", 0).bytes(),
            "shape \"none\"; expected a list"),
        wrong(highCard().tensor("a", 1).tensor("a", 1).bytes(), "\"a\" is there twice"),
        wrong(highCard().bytes("[]"), "\"[]\": expected an object of JSON"),
        wrong(highCard().bytes("{\"a\": 1}"), "expected a field of JSON, without escapes"),
        wrong(
            highCard().bytes("{}"), "a network for the game none; expected one for \"HighCard\""));
  }

  @ParameterizedTest
  @MethodSource("wrong")
  void a_wrong_file_is_refused_in_one_line_that_says_why(byte[] bytes, String reason) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> read(bytes))
        .withMessageStartingWith("a file: ")
        .withMessageContaining(reason)
        .satisfies(e -> assertThat(e.getMessage()).hasLineCount(1));
  }

  private static void isReadOrRefused(byte[] bytes) {
    try {
      read(bytes).player(SEATED, true).decide(GAME.rules().start(Seed.of(1)).view(Seat.of(0)));
    } catch (IllegalArgumentException e) {
      assertThat(e.getMessage()).startsWith("a file: ").hasLineCount(1);
    }
  }

  @Test
  void a_bit_that_flips_in_the_header_makes_a_wrong_file_or_another_network() {
    for (int bit = 0; bit < 400 * Byte.SIZE; bit++) {
      byte[] bytes = WHOLE.clone();
      bytes[bit / Byte.SIZE] ^= (byte) (1 << bit % Byte.SIZE);
      isReadOrRefused(bytes);
    }
  }

  @Test
  void a_file_that_ends_early_is_refused() {
    for (int length = 0; length < WHOLE.length; length++) {
      byte[] bytes = Arrays.copyOf(WHOLE, length);
      assertThatIllegalArgumentException().isThrownBy(() -> read(bytes));
    }
  }
}
