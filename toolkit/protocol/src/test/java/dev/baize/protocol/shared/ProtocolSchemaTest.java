package dev.baize.protocol.shared;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The schemas are those of the page, and can tell a line from a broken one. */
class ProtocolSchemaTest {

  private static final Path PAGE = Path.of("..", "..", "docs", "protocol.md");

  private static final Pattern EXAMPLE = Pattern.compile("(?m)^([<>]) (\\{.*\\})$");
  private static final Pattern TYPE = Pattern.compile("(?m)^### `(\\w+)`$");
  private static final Pattern ROW = Pattern.compile("(?m)^\\| `(\\w+)` \\| [^|]* \\| (.*) \\|$");
  private static final Pattern LINK = Pattern.compile("\\[([^\\]]*)\\]\\([^)]*\\)");

  static List<ProtocolSchema> ends() {
    return ProtocolSchema.ENDS;
  }

  private static List<MatchResult> examples(String by) throws IOException {
    String page = Files.readString(PAGE);
    return EXAMPLE
        .matcher(page.substring(0, page.indexOf("\n## Baize as the referee")))
        .results()
        .filter(line -> line.group(1).equals(by))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("ends")
  void the_lines_in_the_page_are_as_the_schema_says(ProtocolSchema end) throws IOException {
    List<MatchResult> lines = examples(end == ProtocolSchema.HOST ? ">" : "<");
    assertThat(lines).hasSizeGreaterThan(3);
    for (MatchResult line : lines) {
      end.requireValid(line.group(2).replace("\"seat\":0,...", "\"seat\":0,\"turn\":0"));
    }
  }

  @ParameterizedTest
  @MethodSource("ends")
  void the_types_and_fields_are_those_of_the_page_with_its_words(ProtocolSchema end)
      throws IOException {
    JsonNode types = end.source().path("$defs");
    String[] sections = TYPE.split(section(end), -1);
    List<String> names = TYPE.matcher(section(end)).results().map(type -> type.group(1)).toList();
    assertThat(names).hasSizeGreaterThan(3);
    assertThat(end.source().path("allOf").findValuesAsText("const")).isEqualTo(names);
    for (int i = 0; i < names.size(); i++) {
      JsonNode fields = types.path(names.get(i)).path("properties");
      List<MatchResult> rows = ROW.matcher(firstTable(sections[i + 1])).results().toList();
      List<String> listed = rows.stream().map(row -> row.group(1)).toList();
      if (!names.get(i).equals("error")) {
        assertThat(fields.fieldNames()).toIterable().containsExactlyElementsOf(listed);
      }
      for (MatchResult row : rows) {
        assertThat(fields.path(row.group(1)).path("description").asText())
            .isEqualTo(LINK.matcher(row.group(2)).replaceAll("$1"));
      }
    }
  }

  private static String firstTable(String section) {
    int end = section.indexOf("|\n\n");
    return section.substring(0, end < 0 ? section.length() : end + 1);
  }

  private static String section(ProtocolSchema end) throws IOException {
    String title = end == ProtocolSchema.HOST ? "From the host" : "From the player";
    String page = Files.readString(PAGE);
    String from = page.substring(page.indexOf("\n## " + title + "\n") + 5);
    return from.substring(0, from.indexOf("\n## "));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'type':'hello','protocol':1,'host':'test'}",
        "{'type':'hello','protocol':1,'host':'test','later':[null]}",
        "{'type':'later'}",
        "{'type':'setup','game':'euchre','settings':{'samples':3,'bold':true,'style':'x','t':0.5}}",
        "{'type':'begin','match':0,'seat':3,'seats':4,'rules':'','seed':'-9223372036854775808'}",
        "{'type':'decide','match':0,'question':7,'view':{'seat':0,'turn':1,'x':{}},'legal':['a']}",
        "{'type':'decide','match':0,'question':7,'view':{'seat':0,'turn':1},'legal':['a'],"
            + "'numbers':[3],'array':[-1],'events':null,'time_ms':1,'advice':true}",
        "{'type':'end','match':0}",
        "{'type':'end','match':0,'scores':[-3,0],'winners':[]}",
        "{'type':'goodbye'}",
      })
  void a_line_of_a_host_is_accepted(String line) {
    assertThat(ProtocolSchema.HOST.errors(json(line))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{}",
        "[]",
        "{'type':'goodbye'}{'type':'goodbye'}",
        "{'type':'goodbye','type':'goodbye'}",
        "{'type':3}",
        "{'type':null}",
        "{'type':'hello','protocol':1}",
        "{'type':'hello','protocol':2,'host':'test'}",
        "{'type':'setup','game':'euchre'}",
        "{'type':'setup','game':'euchre','settings':{'samples':[]}}",
        "{'type':'setup','game':'euchre','settings':{'Samples':1}}",
        "{'type':'begin','match':0,'seat':3,'seats':4,'rules':'','seed':-5}",
        "{'type':'begin','match':0,'seat':3,'seats':4,'rules':'','seed':'x'}",
        "{'type':'begin','match':0,'seat':3,'seats':4,'rules':'','seed':'007'}",
        "{'type':'begin','match':0,'seat':3,'seats':4,'rules':'','seed':'-0'}",
        "{'type':'begin','match':-1,'seat':3,'seats':4,'rules':'','seed':'1'}",
        "{'type':'begin','match':0,'seat':64,'seats':4,'rules':'','seed':'1'}",
        "{'type':'begin','match':0.5,'seat':3,'seats':4,'rules':'','seed':'1'}",
        "{'type':'decide','match':0,'question':7,'view':{'seat':0},'legal':['a']}",
        "{'type':'decide','match':0,'question':7,'view':{'seat':0,'turn':1},'legal':[]}",
        "{'type':'decide','match':0,'question':7,'view':{'seat':0,'turn':1},'legal':['a','a']}",
        "{'type':'decide','match':0,'question':7,'view':{'seat':0,'turn':1},'legal':'a'}",
        "{'type':'decide','match':0,'question':7,'view':{'seat':0,'turn':1},'legal':['a'],"
            + "'time_ms':0}",
        "{'type':'decide','match':0,'view':{'seat':0,'turn':1},'legal':['a']}",
        "{'type':'end','match':0,'scores':[1]}",
        "{'type':'end','match':0,'scores':['1'],'winners':[]}",
        "{'type':'end','scores':[1],'winners':[]}",
      })
  void a_broken_line_of_a_host_is_refused(String line) {
    assertThat(ProtocolSchema.HOST.errors(json(line))).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'type':'hello','protocol':1}",
        "{'type':'hello','protocol':1,'name':null,'games':['euchre'],'events':true,'array':false,"
            + "'advice':true,'simultaneous':1000,'later':{}}",
        "{'type':'hello','protocol':1,'settings':["
            + "{'name':'samples','help':'how many','kind':'whole','min':1,'max':9,'default':3},"
            + "{'name':'t-2','help':'how hot','kind':'decimal','min':0,'max':1,'default':0.5},"
            + "{'name':'style','help':'how','kind':'word','words':['a','b'],'default':'a'},"
            + "{'name':'bold','help':'whether','kind':'flag','default':false}]}",
        "{'type':'ready'}",
        "{'type':'decision','question':0,'decision':'pass'}",
        "{'type':'decision','question':0,'number':48}",
        "{'type':'decision','question':0,'decision':null,'number':48,'advice':null}",
        "{'type':'decision','question':0,'number':48,'advice':{'unit':'points','samples':3,"
            + "'values':[{'decision':'pass','value':-1.5,'error':0.25},{'number':3,'value':1}]}}",
        "{'type':'error','message':'no idea'}",
      })
  void a_line_of_a_player_is_accepted(String line) {
    assertThat(ProtocolSchema.PLAYER.errors(json(line))).isEmpty();
  }

  private static final String SETTINGS = "{'type':'hello','protocol':1,'settings':[{";
  private static final String ADVICE =
      "{'type':'decision','question':0,'decision':'pass','advice':{";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "I play the ace",
        "{'type':'goodbye'}",
        "{'type':'hello'}",
        "{'type':'hello','protocol':'1'}",
        "{'type':'hello','protocol':1,'simultaneous':0}",
        "{'type':'hello','protocol':1,'simultaneous':1001}",
        "{'type':'hello','protocol':1,'events':1}",
        "{'type':'hello','protocol':1,'games':'euchre'}",
        SETTINGS + "'name':'S','help':'h','kind':'flag','default':true}]}",
        SETTINGS + "'name':'s','kind':'flag','default':true}]}",
        SETTINGS + "'name':'s','help':'h\\n','kind':'flag','default':true}]}",
        SETTINGS + "'name':'s','help':'h','kind':'flag','default':1}]}",
        SETTINGS + "'name':'s','help':'h','kind':'flag'}]}",
        SETTINGS + "'name':'s','help':'h','kind':'real','default':1}]}",
        SETTINGS + "'name':'s','help':'h','kind':'whole','min':1,'default':1}]}",
        SETTINGS + "'name':'s','help':'h','kind':'whole','min':1,'max':2.5,'default':1}]}",
        SETTINGS + "'name':'s','help':'h','kind':'decimal','min':1,'max':2,'default':'1'}]}",
        SETTINGS + "'name':'s','help':'h','kind':'word','default':'a'}]}",
        "{'type':'decision','question':0}",
        "{'type':'decision','decision':'pass'}",
        "{'type':'decision','question':'0','decision':'pass'}",
        "{'type':'decision','question':0,'decision':null}",
        "{'type':'decision','question':0,'number':'48'}",
        "{'type':'decision','question':0,'number':-1}",
        ADVICE + "'unit':'points'}}",
        ADVICE + "'unit':'points','values':[]}}",
        ADVICE + "'unit':'points','values':[{'value':1}]}}",
        ADVICE + "'unit':'points','values':[{'decision':'pass'}]}}",
        ADVICE + "'unit':'points','values':[{'decision':'pass','value':'1'}]}}",
        ADVICE + "'unit':'points','values':[{'decision':'pass','value':1,'error':-1}]}}",
        ADVICE + "'unit':1,'values':[{'decision':'pass','value':1}]}}",
        "{'type':'error'}",
        "{'type':'error','message':'two\\nlines'}",
      })
  void a_broken_line_of_a_player_is_refused(String line) {
    assertThat(ProtocolSchema.PLAYER.errors(json(line))).isNotEmpty();
  }

  private static String json(String line) {
    return line.replace('\'', '"');
  }
}
