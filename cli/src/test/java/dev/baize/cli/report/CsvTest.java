package dev.baize.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

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
}
