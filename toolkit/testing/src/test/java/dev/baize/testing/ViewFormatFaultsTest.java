package dev.baize.testing;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNoException;

import dev.baize.core.card.CardSet;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.ViewFields;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.random.Seed;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ViewFormatFaultsTest {

  private static final HighCardRules RULES = HighCardRules.table();
  private static final SampleGame SAMPLE =
      new SampleGame(HighCard.NAME, Untyped.rules(RULES), Seed.of(5), 1000);
  private static final List<Play> ALL = new HighCard().decisions();

  /**
   * The format of the toy, in which some fields are changed, views lose their cards or a legal
   * decision, or one choice too few is counted.
   */
  private static class Faulty implements ViewFormat<HighCardView, Play> {

    private final ViewFormat<HighCardView, Play> format = RULES.viewFormat().orElseThrow();
    private final Consumer<Map<String, Object>> change;
    private final boolean loses;
    private final boolean forgets;
    private final boolean miscounts;

    Faulty(
        Consumer<Map<String, Object>> change, boolean loses, boolean forgets, boolean miscounts) {
      this.change = change;
      this.loses = loses;
      this.forgets = forgets;
      this.miscounts = miscounts;
    }

    @Override
    public ViewFields write(HighCardView view) {
      Map<String, Object> fields = new LinkedHashMap<>(format.write(view).asMap());
      change.accept(fields);
      return ViewFields.of(fields);
    }

    @Override
    public List<Play> legal(HighCardView view) {
      List<Play> legal = format.legal(view);
      return forgets ? legal.stream().skip(1).toList() : legal;
    }

    @Override
    public HighCardView read(ViewFields fields, List<Play> legal) {
      HighCardView view = format.read(fields, legal);
      return loses
          ? new HighCardView(
              view.seat(), view.turn(), view.leader(), CardSet.none(), view.trick(), view.taken())
          : view;
    }

    @Override
    public int arrayLength() {
      return 3;
    }

    @Override
    public int[] array(HighCardView view) {
      return new int[(int) Math.min(3, 4 - view.turn())];
    }

    @Override
    public int choices(HighCardView view) {
      int choices = format.choices(view);
      return miscounts ? Math.max(choices - 1, 0) : choices;
    }
  }

  @Test
  void a_good_format_passes() {
    assertThatNoException().isThrownBy(() -> checkFormat(RULES.viewFormat().orElseThrow()));
  }

  @Test
  void fields_without_the_seat_are_found() {
    found(fields -> fields.remove("seat"), false, "field seat is missing");
  }

  @Test
  void fields_with_another_turn_are_found() {
    found(fields -> fields.put("turn", 7), false, "the fields of a view have its turn");
  }

  @Test
  void a_view_that_loses_something_is_found() {
    found(fields -> {}, true, "a view is read from its fields as it was written");
  }

  @Test
  void a_legal_decision_that_is_forgotten_is_found() {
    violated(
        new Faulty(fields -> {}, false, true, false), "the format of views knows what is legal");
  }

  @Test
  void choices_that_are_not_all_legal_decisions_are_found() {
    violated(new Faulty(fields -> {}, false, false, true), "the choices are what is legal");
  }

  @Test
  void arrays_of_different_lengths_are_found() {
    found(fields -> {}, false, "an array of the length of all arrays is filled");
  }

  /** The sound format, with columns. */
  private record Tabular(ViewFormat<HighCardView, Play> format, List<String> columns)
      implements ViewFormat<HighCardView, Play> {

    @Override
    public ViewFields write(HighCardView view) {
      return format.write(view);
    }

    @Override
    public List<Play> legal(HighCardView view) {
      return format.legal(view);
    }

    @Override
    public HighCardView read(ViewFields fields, List<Play> legal) {
      return format.read(fields, legal);
    }
  }

  @Test
  void columns_of_all_fields_pass() {
    ViewFormat<HighCardView, Play> all =
        columns("seat", "turn", "leader", "hand", "trick", "taken");
    assertThatNoException().isThrownBy(() -> checkFormat(all));
  }

  @Test
  void a_field_without_a_column_is_found() {
    violated(columns("seat"), "the columns name all fields of views");
  }

  private static Tabular columns(String... names) {
    return new Tabular(RULES.viewFormat().orElseThrow(), List.of(names));
  }

  private static void found(Consumer<Map<String, Object>> change, boolean loses, String violation) {
    violated(new Faulty(change, loses, false, false), violation);
  }

  private static void violated(ViewFormat<HighCardView, Play> format, String violation) {
    assertThatExceptionOfType(ContractViolation.class)
        .isThrownBy(() -> checkFormat(format))
        .withMessageContaining(violation);
  }

  @Test
  void a_good_numbering_passes() {
    assertThatNoException().isThrownBy(() -> checkNumbering(ALL, ALL));
    assertThatNoException().isThrownBy(() -> checkNumbering(List.of(), List.of()));
  }

  @Test
  void a_numbering_that_changes_is_found() {
    misnumbered(ALL, ALL.subList(1, 52), "a game always numbers its decisions alike");
  }

  @Test
  void a_decision_without_a_number_is_found() {
    List<Play> some = ALL.subList(0, 1);
    misnumbered(some, some, "numbers all that can be legal");
  }

  @Test
  void a_decision_with_two_numbers_is_found() {
    List<Play> twice = List.of(ALL.get(3), ALL.get(3));
    misnumbered(twice, twice, "no decision has two numbers");
  }

  private static void misnumbered(List<Play> once, List<Play> again, String violation) {
    assertThatExceptionOfType(ContractViolation.class)
        .isThrownBy(() -> checkNumbering(once, again))
        .withMessageContaining(violation);
  }

  /** High card whose views are written in another way. */
  private record Written(ViewFormat<HighCardView, Play> format)
      implements Rules<HighCardView, Play, HighCardEvent> {

    @Override
    public int seats() {
      return RULES.seats();
    }

    @Override
    public Game<HighCardView, Play> start(
        Seed seed, @Nullable Consumer<? super HighCardEvent> events) {
      return RULES.start(seed, events);
    }

    @Override
    public Optional<ViewFormat<HighCardView, Play>> viewFormat() {
      return Optional.of(format);
    }

    @Override
    public String text() {
      return RULES.text();
    }
  }

  private static Verdict verdict(ViewFormat<HighCardView, Play> format, List<Play> decisions) {
    GameContract<HighCardView, Play, HighCardEvent> contract =
        new GameContract<>(new ProvidedRules<>(new HighCard(), new Written(format), decisions));
    return Verdict.of(contract.with(Samples.DEFAULT.withGames(3)));
  }

  @Test
  void a_contract_checks_the_format_of_its_rules_and_the_numbers_of_its_game() {
    ViewFormat<HighCardView, Play> sound = RULES.viewFormat().orElseThrow();
    verdict(sound, ALL).isGood();
    verdict(columns("seat"), ALL)
        .isFailureOf("the columns name all fields of views", "VIEW_FORMAT");
    verdict(sound, ALL.subList(0, 5)).isFailureOf("numbers all that can be legal", "NUMBERING");
  }

  private static void checkFormat(ViewFormat<HighCardView, Play> format) {
    GameChecks.format(SAMPLE, Untyped.format(format));
  }

  private static void checkNumbering(List<Play> once, List<Play> again) {
    GameChecks.numbering(SAMPLE.history(0), once, again, SAMPLE.seen);
  }
}
