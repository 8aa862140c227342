package dev.baize.study.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CsvTest {

  @Test
  void fields_are_quoted_only_where_they_must_be() {
    Map<String, Object> row = new LinkedHashMap<>();
    row.put("plain", "two words");
    row.put("comma", "a,b");
    row.put("quote", "say \"no\"");
    row.put("line", "a\nb");
    row.put("whole", 3L);
    row.put("part", 0.25);
    row.put("truth", false);
    row.put("nothing", null);
    assertThat(Csv.text(List.of(row)))
        .isEqualTo(
            "plain,comma,quote,line,whole,part,truth,nothing\n"
                + "two words,\"a,b\",\"say \"\"no\"\"\",\"a\nb\",3,0.25,false,\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"=1+1", "+1", "-1", "@SUM(A1)", "=\"a\"&\"b\"", "＝1", "\t=1", "-"})
  void text_that_a_spreadsheet_would_calculate_stays_text(String formula) {
    assertThat(Csv.text(List.of(Map.of("player", formula))))
        .isEqualTo("player\n\"'" + formula.replace("\"", "\"\"") + "\"\n");
  }

  @Test
  void a_number_is_no_formula_and_neither_is_text_with_a_sign_within() {
    assertThat(Csv.text(List.of(Map.of("n", -3L)))).isEqualTo("n\n-3\n");
    assertThat(Csv.text(List.of(Map.of("n", -0.25)))).isEqualTo("n\n-0.25\n");
    assertThat(Csv.text(List.of(Map.of("n", "a=b+c-d@e")))).isEqualTo("n\na=b+c-d@e\n");
    assertThat(Csv.text(List.of(Map.of("n", "")))).isEqualTo("n\n\n");
  }
}
