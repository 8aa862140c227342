package dev.baize.cli;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleName;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleNameEndingWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noCodeUnits;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import dev.baize.cli.io.Terminal;
import java.io.FileDescriptor;
import java.util.Locale;
import java.util.Set;

/** What the design says of all modules and the compiler does not check. */
@AnalyzeClasses(
    packages = "dev.baize",
    importOptions = {DoNotIncludeTests.class, ArchitectureTest.DoNotIncludeTestJars.class})
class ArchitectureTest {

  /** Leaves out what core's tests share with those of other modules. */
  static final class DoNotIncludeTestJars implements ImportOption {

    @Override
    public boolean includes(Location location) {
      return !location.contains("-tests.jar");
    }
  }

  private static final String CORE = "dev.baize.core..";
  private static final String CLI = "dev.baize.cli..";
  private static final String CHARTS = "dev.baize.charts..";
  private static final String STUDY = "dev.baize.study..";
  private static final String MCP = "dev.baize.mcp..";
  private static final String PROTOCOL = "dev.baize.protocol..";
  private static final String REVIEW = "dev.baize.review..";
  private static final String SEARCH = "dev.baize.search..";
  private static final String TABLE = "dev.baize.table..";
  private static final String TERMINAL = "dev.baize.terminal..";
  private static final String WEB = "dev.baize.web..";
  private static final String GUAVA = "com.google.";

  /** Asks the clock to share out work, on which no result depends. */
  private static final String CHUNK_SIZE = "dev.baize.study.simulation.ChunkSize";

  /** Asks the clock whether a program takes too long, which ends the match. */
  private static final String DEADLINE = "dev.baize.protocol.process.Deadline";

  /** Marks the processes of a program with a name that no other process has. */
  private static final String PROCESS_TREE = "dev.baize.protocol.process.ProcessTree";

  /** Asks the clock how many requests a browser makes in a second. */
  private static final String REQUESTS = "dev.baize.web.Requests";

  /** Asks the clock in a search with a limit of time, which says that it cannot be replayed. */
  private static final String SEARCH_CLOCK = "dev.baize.search.SearchClock";

  /** Asks the clock how long it may look for what a person has seen before the question comes. */
  private static final String TABLE_SESSION = "dev.baize.table.TableSession";

  /** Names seats so that nobody else finds them, on which nothing else depends. */
  private static final String TOKEN = "dev.baize.web.Token";

  /** Whatever would make two runs differ. */
  private static final Set<String> CHANCE =
      Set.of(
          "java.lang.Math.random",
          "java.lang.StrictMath.random",
          "java.lang.System.currentTimeMillis",
          "java.lang.System.nanoTime",
          "java.lang.System.identityHashCode",
          "java.time.LocalDate.now",
          "java.util.UUID.randomUUID",
          "java.util.random.RandomGenerator.getDefault",
          "java.util.random.RandomGenerator.of");

  /** Those of these that are given no locale take the default one. */
  private static final Set<String> TEXT_OF_LOCALE =
      Set.of(
          "java.lang.String.format",
          "java.lang.String.formatted",
          "java.lang.String.toLowerCase",
          "java.lang.String.toUpperCase",
          "java.io.PrintStream.format",
          "java.io.PrintStream.printf",
          "java.io.PrintWriter.format",
          "java.io.PrintWriter.printf",
          "java.util.Formatter.<init>");

  @ArchTest
  static final ArchRule the_terminal_alone_touches_the_standard_streams =
      noClasses()
          .that()
          .doNotHaveFullyQualifiedName(Terminal.class.getName())
          .should(ACCESS_STANDARD_STREAMS)
          .orShould()
          .accessField(System.class, "in")
          .orShould()
          .accessClassesThat()
          .areAssignableTo(FileDescriptor.class);

  @ArchTest
  static final ArchRule core_knows_no_game =
      noClasses()
          .that()
          .resideInAPackage(CORE)
          .should()
          .dependOnClassesThat(resideInAPackage("dev.baize..").and(resideOutsideOfPackage(CORE)));

  @ArchTest
  static final ArchRule no_module_but_the_command_line_knows_another_than_core =
      slices()
          .matching("dev.baize.(*)..")
          .should()
          .notDependOnEachOther()
          .ignoreDependency(alwaysTrue(), resideInAPackage(CORE))
          .ignoreDependency(resideInAPackage(CLI), alwaysTrue())
          // Players that search compare decisions as every search does.
          .ignoreDependency(
              resideInAnyPackage("dev.baize.euchre..", "dev.baize.beans.."),
              resideInAPackage(SEARCH))
          // Charts are drawn of results of studies and of solutions.
          .ignoreDependency(resideInAPackage(CHARTS), resideInAnyPackage(STUDY, SEARCH))
          .ignoreDependency(resideInAPackage(TERMINAL), resideInAPackage(TABLE))
          .ignoreDependency(resideInAPackage(REVIEW), resideInAnyPackage(STUDY, TABLE))
          .ignoreDependency(resideInAPackage(WEB), resideInAnyPackage(TABLE, REVIEW))
          .ignoreDependency(resideInAPackage(MCP), resideInAnyPackage(TABLE, REVIEW, PROTOCOL))
          // Other programs write down games of euchre alone.
          .ignoreDependency(resideInAPackage(REVIEW), resideInAPackage("dev.baize.euchre.."));

  @ArchTest
  static final ArchRule the_module_of_the_terminal_alone_knows_jline =
      noClasses()
          .that()
          .resideOutsideOfPackage(TERMINAL)
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.jline..");

  @ArchTest
  static final ArchRule the_module_of_the_browser_alone_knows_jetty =
      noClasses()
          .that()
          .resideOutsideOfPackage(WEB)
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.eclipse.jetty..");

  @ArchTest
  static final ArchRule the_module_of_language_models_alone_knows_their_protocol =
      noClasses()
          .that()
          .resideOutsideOfPackage(MCP)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("io.modelcontextprotocol..", "reactor..");

  @ArchTest
  static final ArchRule no_package_depends_on_itself_by_way_of_others =
      slices()
          .matching("dev.baize.(**)")
          .should()
          .beFreeOfCycles()
          // What registers the players and the table of a game names them, and they know the game.
          .ignoreDependency(simpleName("BuiltInPlayer"), alwaysTrue())
          .ignoreDependency(simpleNameEndingWith("Provider"), resideInAPackage("..screen"));

  @ArchTest
  static final ArchRule no_class_depends_on_itself_by_way_of_others =
      slices().assignedFrom(new TopLevelClasses()).should().beFreeOfCycles();

  /** One slice for each class, with those that are nested in it. */
  private static final class TopLevelClasses implements SliceAssignment {

    @Override
    public SliceIdentifier getIdentifierOf(JavaClass type) {
      return SliceIdentifier.of(type.getName().replaceFirst("\\$.*", ""));
    }

    @Override
    public String getDescription() {
      return "top-level classes";
    }
  }

  @ArchTest
  static final ArchRule the_command_line_names_a_game_only_in_what_is_its_own =
      noClasses()
          .that()
          .resideInAPackage(CLI)
          .and()
          .resideOutsideOfPackages("dev.baize.cli.classic..", "dev.baize.cli.analyze..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("dev.baize.euchre..", "dev.baize.blackjack..", "dev.baize.beans..");

  @ArchTest
  static final ArchRule commands_and_their_options_alone_know_picocli =
      noClasses()
          .that()
          .resideInAPackage(CLI)
          .and()
          .haveNameNotMatching(".*(Argument|Commands?|Options?|Converter)(\\$.*)?")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("picocli..");

  @ArchTest
  static final ArchRule chance_comes_from_seeds_alone =
      noClasses()
          .that()
          .resideOutsideOfPackage(CLI)
          .and()
          .doNotHaveFullyQualifiedName(CHUNK_SIZE)
          .and()
          .doNotHaveFullyQualifiedName(DEADLINE)
          .and()
          .doNotHaveFullyQualifiedName(PROCESS_TREE)
          .and()
          .doNotHaveFullyQualifiedName(SEARCH_CLOCK)
          .and()
          .doNotHaveFullyQualifiedName(REQUESTS)
          .and()
          .doNotHaveFullyQualifiedName(TABLE_SESSION)
          .and()
          .doNotHaveFullyQualifiedName(TOKEN)
          .should()
          .dependOnClassesThat()
          .haveNameMatching(
              "java\\.util\\.(Random|SplittableRandom|Date|Calendar)"
                  + "|java\\.util\\.concurrent\\.ThreadLocalRandom"
                  + "|java\\.util\\.random\\.RandomGeneratorFactory"
                  + "|java\\.security\\.SecureRandom"
                  // A length of time is no clock, nor is a given day.
                  + "|java\\.time\\.(?!Duration$|LocalDate$|DateTimeException$|temporal\\.ChronoUnit$).*")
          .orShould()
          .accessTargetWhere(target(describe("chance or a clock", ArchitectureTest::isChance)));

  private static boolean isChance(AccessTarget target) {
    return CHANCE.contains(target.getOwner().getName() + "." + target.getName());
  }

  @ArchTest
  static final ArchRule no_text_depends_on_the_country =
      noClasses()
          .should()
          .accessTargetWhere(
              target(describe("text of the default locale", ArchitectureTest::isOfLocale)));

  /** Whether a method writes digits or letters as they are written where the program runs. */
  private static boolean isOfLocale(AccessTarget target) {
    return target instanceof CodeUnitAccessTarget code
        && TEXT_OF_LOCALE.contains(code.getOwner().getName() + "." + code.getName())
        && code.getRawParameterTypes().stream()
            .noneMatch(type -> type.isEquivalentTo(Locale.class));
  }

  @ArchTest
  static final ArchRule no_guava_type_is_in_a_public_signature =
      noCodeUnits().that().arePublic().or().areProtected().should(nameGuavaTypes());

  private static ArchCondition<JavaCodeUnit> nameGuavaTypes() {
    return ArchCondition.from(
        describe(
            "name types of Guava",
            code ->
                isGuava(code.getReturnType())
                    || code.getParameterTypes().stream().anyMatch(ArchitectureTest::isGuava)));
  }

  @ArchTest
  static final ArchRule no_guava_type_is_in_a_public_field =
      noFields().that().arePublic().or().areProtected().should(holdGuavaTypes());

  private static ArchCondition<JavaField> holdGuavaTypes() {
    return ArchCondition.from(describe("hold types of Guava", field -> isGuava(field.getType())));
  }

  @ArchTest
  static final ArchRule no_class_extends_a_guava_type =
      noClasses().should().beAssignableTo(resideInAPackage(GUAVA + "."));

  private static boolean isGuava(JavaType type) {
    return type.getAllInvolvedRawTypes().stream()
        .anyMatch(raw -> raw.getPackageName().startsWith(GUAVA));
  }
}
