package dev.baize.protocol.shared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The schemas for programs that have a referee, which refer to those for players. */
class RefereeSchemaTest {

  private static final String RECORD = "'record':'baize record 1\\ngame: euchre\\n'";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'type':'hello','protocol':1,'host':'test'}",
        "{'type':'begin','match':0,'request':1,'seat':1,'seats':4,'rules':'','seed':'-5067'}",
        "{'type':'decide','match':0,'question':0,'view':{'seat':1,'turn':0},'legal':['pass']}",
        "{'type':'end','match':0,'scores':[4,10],'winners':[1]}",
        "{'type':'played','request':1,'scores':[4,10],'winners':[1]," + RECORD + "}",
        "{'type':'played','request':1," + RECORD + "}",
        "{'type':'stopped','request':1}",
        "{'type':'legal','request':1,'seat':3,'legal':['pass'],'numbers':[48]}",
        "{'type':'legal','request':1,'legal':[]}",
        "{'type':'position','request':1," + RECORD + ",'seat':1,'ended':false}",
        "{'type':'view','request':1,'seat':1,'view':{'seat':1,'turn':0},'array':[0,1]}",
        "{'type':'outcome','request':1,'ended':false}",
        "{'type':'outcome','request':1,'ended':true,'scores':[1,0],'winners':[0]}",
        "{'type':'advice','request':1,'seat':2,'decision':'pass','unit':'points','samples':9,"
            + "'values':[{'decision':'pass','value':1,'error':0.5}]}",
        "{'type':'refusal','request':8,'message':'points 0: expected 1 to 1000'}",
        "{'type':'refusal','message':'no number'}",
        "{'type':'error','message':'too late'}",
      })
  void a_line_of_a_referee_is_accepted(String line) {
    assertThat(ProtocolSchema.REFEREE.errors(json(line))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'type':'begin','match':0,'seat':1,'seats':4,'rules':'','seed':'-5067'}",
        "{'type':'begin','match':0,'request':1,'seat':1,'seats':4,'rules':'','seed':1}",
        "{'type':'decide','match':0,'question':0,'view':{'seat':1},'legal':['pass']}",
        "{'type':'played','request':1,'scores':[4,10],'winners':[1]}",
        "{'type':'played','request':1,'scores':[4,10]," + RECORD + "}",
        "{'type':'stopped'}",
        "{'type':'legal','request':1}",
        "{'type':'position','request':1," + RECORD + "}",
        "{'type':'view','request':1,'seat':1,'view':{'seat':1}}",
        "{'type':'outcome','request':1}",
        "{'type':'advice','request':1,'seat':2,'decision':'pass','unit':'points'}",
        "{'type':'advice','request':1,'seat':2,'unit':'points',"
            + "'values':[{'decision':'pass','value':1}]}",
        "{'type':'refusal','request':8}",
        "{'type':'error'}",
      })
  void a_broken_line_of_a_referee_is_refused(String line) {
    assertThat(ProtocolSchema.REFEREE.errors(json(line))).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'type':'hello','protocol':1,'simultaneous':8}",
        "{'type':'decision','question':0,'number':48}",
        "{'type':'play','request':1}",
        "{'type':'play','request':1,'rules':'american','seed':'42'}",
        "{'type':'play','request':1," + RECORD + "}",
        "{'type':'stop','request':2,'match':0}",
        "{'type':'legal','request':2," + RECORD + "}",
        "{'type':'apply','request':2," + RECORD + ",'number':48}",
        "{'type':'view','request':2," + RECORD + ",'seat':3}",
        "{'type':'outcome','request':2," + RECORD + "}",
        "{'type':'advice','request':2," + RECORD + ",'player':'Master:samples=300'}",
        "{'type':'goodbye'}",
      })
  void a_line_to_a_referee_is_accepted(String line) {
    assertThat(ProtocolSchema.PROGRAM.errors(json(line))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'type':'decision','question':0}",
        "{'type':'play'}",
        "{'type':'play','request':'1'}",
        "{'type':'play','request':1,'seed':42}",
        "{'type':'play','request':1,'seed':'0003'}",
        "{'type':'play','request':1,'seed':'-0'}",
        "{'type':'play','request':1,'seed':'+3'}",
        "{'type':'play','request':1,'seed':'٣'}",
        "{'type':'stop','request':2}",
        "{'type':'legal','request':2}",
        "{'type':'apply','request':2," + RECORD + "}",
        "{'type':'apply'," + RECORD + ",'number':48}",
        "{'type':'view','request':2," + RECORD + "}",
        "{'type':'outcome','request':-2," + RECORD + "}",
        "{'type':'advice','request':2," + RECORD + "}",
        "{'type':'deal','request':2}",
      })
  void a_broken_line_to_a_referee_is_refused(String line) {
    assertThat(ProtocolSchema.PROGRAM.errors(json(line))).isNotEmpty();
  }

  private static String json(String line) {
    return line.replace('\'', '"');
  }
}
