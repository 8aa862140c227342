package dev.baize.cli.study;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Run;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.match.Match;
import dev.baize.core.random.Seed;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.RandomProvider;
import dev.baize.protocol.line.Json;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is in a dataset. */
class DatasetTest {

  private static final String EUCHRE = "euchre Expert Simple Expert Random --seed 5 --games 4";
  private static final String HIGH_CARD = "HighCard Random --games 60";
  private static final String[] SESSION = {
    "--rules", "bankroll 100, hands 9, minimum 5, shuffle uniform"
  };

  @TempDir Path folder;

  private Path file(String name) {
    return folder.resolve(name);
  }

  private byte[] euchre(String name, String... more) throws IOException {
    return Rows.written(null, EUCHRE, file(name), more);
  }

  @ParameterizedTest
  @ValueSource(strings = {"jsonl", "jsonl.gz"})
  void the_bytes_are_the_same_on_any_number_of_threads(String format) throws IOException {
    byte[] one = euchre("one." + format, "--threads", "1");
    assertThat(euchre("two." + format, "--threads", "2")).isEqualTo(one);
    assertThat(euchre("five." + format, "--threads", "5")).isEqualTo(one);
  }

  @ParameterizedTest
  @ValueSource(strings = {"jsonl", "jsonl.gz"})
  void the_files_of_shards_one_after_another_are_the_whole(String format) throws IOException {
    ByteArrayOutputStream joined = new ByteArrayOutputStream();
    for (int i = 1; i <= 4; i++) {
      joined.write(euchre("part" + i + "." + format, "--shard", i + "/4"));
    }
    assertThat(joined.toByteArray()).isEqualTo(euchre("whole." + format));
  }

  @Test
  void compressed_it_holds_the_same() throws IOException {
    assertThat(Rows.unzipped(euchre("games.jsonl.gz")))
        .isEqualTo(new String(euchre("games.jsonl"), UTF_8));
  }

  @ParameterizedTest
  @CsvSource({"euchre, Expert, american", "beans, Planner,", "blackjack, Counting,"})
  void the_rows_of_a_game_replay_to_its_record(String game, String player, @Nullable String rules)
      throws IOException {
    String[] more =
        rules == null
            ? game.equals("blackjack") ? SESSION : new String[0]
            : new String[] {"--rules", rules};
    List<Map<String, Object>> rows =
        Rows.parse(
            Rows.written(
                null, game + " " + player + " --seed 3 --from 7 --games 2", file("a.jsonl"), more));
    replay(Registry.load().game(game), rows, more);
    for (long match = 7; match <= 8; match++) {
      long number = match;
      Seed seed = Match.seedOf(Seed.of(3), match);
      Path record = file("record" + match);
      String words =
          "match %s %s --seed %d --record %s".formatted(game, player, seed.value(), record);
      String[] all = Arrays.copyOf(words.split(" "), words.split(" ").length + more.length);
      System.arraycopy(more, 0, all, all.length - more.length, more.length);
      assertThat(Run.of(all).status()).isZero();
      assertThat(MatchRecord.read(record).decisions())
          .isEqualTo(
              rows.stream()
                  .filter(row -> Rows.number(row, "match") == number)
                  .map(row -> Rows.text(row, "decision"))
                  .toList());
    }
  }

  /** Every row is what the game says in its position. */
  private static <V extends View, D extends Decision, E extends Event> void replay(
      GameProvider<V, D, E> provider, List<Map<String, Object>> rows, String... ruled)
      throws IOException {
    var rules = ruled.length == 0 ? provider.rules() : provider.rules(ruled[1]);
    ViewFormat<V, D> format = rules.viewFormat().orElseThrow();
    Game<V, D> game = rules.start(Seed.of(0));
    Outcome end = new Outcome(List.of(), List.of());
    int turn = 0;
    for (int i = 0; i < rows.size(); i++) {
      Map<String, Object> row = rows.get(i);
      if (i == 0 || Rows.number(row, "match") != Rows.number(rows.get(i - 1), "match")) {
        Seed seed = Match.seedOf(Seed.of(3), Rows.number(row, "match"));
        game = rules.start(seed);
        end = end(rules.start(seed), provider, rows, i);
        turn = 0;
      }
      V view = game.view(game.toAct());
      Map<String, Object> expected = new LinkedHashMap<>();
      expected.put("turn", turn);
      expected.put("hand", game.hand());
      expected.put("seat", game.toAct().index());
      expected.put("view", format.write(view));
      expected.put("array", format.array(view));
      expected.put("legal", game.legal().stream().map(Decision::text).toList());
      expected.put("scores", end.scores());
      expected.put("winners", end.winners().stream().map(Seat::index).toList());
      List<D> numbered = provider.decisions();
      D decision = provider.decision(Rows.text(row, "decision"));
      if (!numbered.isEmpty()) {
        expected.put("numbers", game.legal().stream().map(numbered::indexOf).toList());
        expected.put("number", numbered.indexOf(decision));
      }
      assertThat(row).containsAllEntriesOf(Json.parse(Json.line(expected)));
      assertThat(row.containsKey("number")).isEqualTo(!numbered.isEmpty());
      game.apply(decision);
      turn++;
    }
    assertThat(game.isOver()).isTrue();
  }

  /** How the match ends of which a row is the first. */
  private static <V extends View, D extends Decision, E extends Event> Outcome end(
      Game<V, D> game, GameProvider<V, D, E> provider, List<Map<String, Object>> rows, int first) {
    for (int i = first; !game.isOver(); i++) {
      game.apply(provider.decision(Rows.text(rows.get(i), "decision")));
    }
    return game.outcome();
  }

  @Test
  void what_hands_were_worth_adds_up_to_the_scores() throws IOException {
    assertSums(Rows.parse(euchre("a.jsonl")), 0);
    byte[] session = Rows.written(null, "blackjack Counting --games 9", file("b.jsonl"), SESSION);
    assertSums(Rows.parse(session), 100);
    byte[] cards = Rows.written(FlatHighCard.REGISTRY, HIGH_CARD, file("c.jsonl"));
    assertSums(Rows.parse(cards), 0);
    for (Map<String, Object> row :
        Rows.parse(Rows.written(null, "beans Greedy --games 3", file("d.jsonl")))) {
      assertThat(row)
          .containsEntry("hand", 0L)
          .containsEntry("hand_scores", Rows.list(row, "scores"));
    }
  }

  /** The sums of distinct hands. */
  private static void assertSums(List<Map<String, Object>> rows, long start) {
    Map<Long, Map<Long, List<?>>> hands = new LinkedHashMap<>();
    Map<Long, List<?>> scores = new LinkedHashMap<>();
    for (Map<String, Object> row : rows) {
      List<?> worth = Rows.list(row, "hand_scores");
      List<?> before =
          hands
              .computeIfAbsent(Rows.number(row, "match"), match -> new LinkedHashMap<>())
              .putIfAbsent(Rows.number(row, "hand"), worth);
      assertThat(before == null ? worth : before).isEqualTo(worth);
      scores.put(Rows.number(row, "match"), Rows.list(row, "scores"));
    }
    assertThat(hands.values()).anyMatch(each -> each.size() > 1);
    hands.forEach(
        (match, each) -> {
          List<?> all = scores.getOrDefault(match, List.of());
          for (int seat = 0; seat < all.size(); seat++) {
            int index = seat;
            assertThat(each.values().stream().mapToLong(worth -> (long) worth.get(index)).sum())
                .isEqualTo((long) all.get(seat) - start);
          }
        });
  }

  @Test
  void advice_is_there_if_asked_for_and_changes_no_decision() throws IOException {
    String words =
        "euchre Master:samples=3 Simple --games 1 --rules american"
            .replace("Simple", "Simple Master:samples=3 Simple");
    List<Map<String, Object>> plain = Rows.parse(Rows.written(null, words, file("a.jsonl")));
    List<Map<String, Object>> advised =
        Rows.parse(Rows.written(null, words, file("b.jsonl"), "--advice"));
    assertThat(plain).noneMatch(row -> row.containsKey("advice"));
    for (int i = 0; i < plain.size(); i++) {
      Map<String, Object> row = new LinkedHashMap<>(advised.get(i));
      Object advice = row.remove("advice");
      assertThat(row).isEqualTo(plain.get(i));
      if (String.valueOf(row.get("player")).startsWith("Master")) {
        assertThat(String.valueOf(advice))
            .contains("{unit=chances to win, ", "value=", "error=")
            .contains(" values=[{decision=" + row.get("decision") + ", ");
        for (Object legal : Rows.list(row, "legal")) {
          assertThat(String.valueOf(advice)).contains("{decision=" + legal + ", ");
        }
      } else {
        assertThat(advice).isNull();
      }
    }
  }

  @Test
  void a_table_has_one_line_of_names_and_the_values_of_the_objects() throws IOException {
    String table = new String(Rows.written(FlatHighCard.REGISTRY, HIGH_CARD, file("a.csv")), UTF_8);
    assertThat(table)
        .startsWith(
            "match,turn,hand,seat,player,view_seat,view_turn,view_leads,view_hand,view_trick,"
                + "array_0,array_1,legal,numbers,decision,number,hand_score_0,hand_score_1,"
                + "hand_score_2,hand_score_3,score_0,score_1,score_2,score_3,won_0,won_1,won_2,"
                + "won_3\n0,0,0,0,Random,0,0,true,\"{");
    List<Map<String, Object>> rows =
        Rows.parse(Rows.written(FlatHighCard.REGISTRY, HIGH_CARD, file("a.jsonl")));
    List<String> lines = table.lines().skip(1).toList();
    assertThat(lines).hasSameSizeAs(rows).noneMatch(line -> line.startsWith("match"));
    for (int i = 0; i < lines.size(); i++) {
      Map<String, Object> row = rows.get(i);
      List<?> array = Rows.list(row, "array");
      List<?> winners = Rows.list(row, "winners");
      String scores =
          (row.get("hand_scores") + ", " + row.get("scores")).replaceAll("[\\[\\] ]", "");
      String won =
          "%s,%s,%s,%s"
              .formatted(
                  winners.contains(0L),
                  winners.contains(1L),
                  winners.contains(2L),
                  winners.contains(3L));
      assertThat(lines.get(i))
          .startsWith(
              "%s,%s,%s,%s,Random,"
                  .formatted(row.get("match"), row.get("turn"), row.get("hand"), row.get("seat")))
          .contains(",%s,%s,\"[\"\"play ".formatted(array.get(0), array.get(1)))
          .endsWith("%s,%s,%s,%s".formatted(row.get("decision"), row.get("number"), scores, won));
    }
    assertThat(Rows.unzipped(Rows.written(FlatHighCard.REGISTRY, HIGH_CARD, file("a.csv.gz"))))
        .isEqualTo(table);
  }

  @ParameterizedTest
  @CsvSource({
    "euchre Simple, view_tricks, \"[]\"",
    "blackjack Simple, view_hands, \"[]\"",
    "beans Greedy, view_sold, \"[]\""
  })
  void lists_in_views_are_json_in_a_column(String words, String column, String first)
      throws IOException {
    String table = new String(Rows.written(null, words + " --games 1", file("a.csv")), UTF_8);
    List<String> lines = table.lines().toList();
    assertThat(List.of(lines.get(0).split(","))).contains(column);
    assertThat(lines.get(1)).contains("," + first + ",");
    assertThat(table).contains("\"[{\"\"");
  }

  @Test
  void a_game_that_does_not_name_columns_is_no_table() {
    Registry unnamed = new Registry(List.of(new HighCard()), List.of(new RandomProvider()));
    Run run = Rows.run(unnamed, HIGH_CARD, file("a.csv"));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("HighCard", "columns", ".jsonl");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void the_games_are_those_of_a_simulation_of_the_same_seed() throws IOException {
    String simulated = Run.of(("simulate " + EUCHRE + " --format json").split(" ")).out();
    int decisions = Rows.parse(euchre("a.jsonl")).size();
    assertThat(simulated)
        .containsPattern("\\{\"measure\":\"decisions\"[^}]*\"sum\":" + decisions + "[,}]");
  }
}
