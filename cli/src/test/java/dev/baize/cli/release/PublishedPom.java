package dev.baize.cli.release;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/** What a POM says, without any parent, as those that are published have none. */
final class PublishedPom {

  /** What Maven Central demands of every POM, and the organisation, as paths. */
  private static final List<String> REQUIRED =
      List.of(
          "name",
          "description",
          "url",
          "organization/name",
          "licenses/license/name",
          "licenses/license/url",
          "developers/developer/name",
          "developers/developer/email",
          "developers/developer/organization",
          "developers/developer/organizationUrl",
          "scm/connection",
          "scm/developerConnection",
          "scm/url");

  private static final String OWN_VERSION = "${project.version}";

  /** Of versions: snapshots, with or without their time, and what Maven chooses one by. */
  private static final Pattern NO_RELEASE =
      Pattern.compile(
          ".*-SNAPSHOT|.*-\\d{8}\\.\\d{6}-\\d+|LATEST|RELEASE|.*[\\[\\](),].*",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern PROPERTY = Pattern.compile("\\$\\{[^}]*}");

  /**
   * What a POM depends on, or only manages.
   *
   * @param version its version, or nothing
   */
  record Dependency(String group, String artifact, String version) {

    @Override
    public String toString() {
      return group + ":" + artifact;
    }
  }

  private final Element project;

  private PublishedPom(Element project) {
    this.project = project;
  }

  static PublishedPom read(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      // What a document type declares may be read from elsewhere.
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      DocumentBuilder builder = factory.newDocumentBuilder();
      builder.setErrorHandler(null);
      return new PublishedPom(builder.parse(in).getDocumentElement());
    } catch (ParserConfigurationException | SAXException e) {
      throw new IOException(file.getFileName() + ": " + e.getMessage(), e);
    }
  }

  /** The text at a path of names separated by slashes, nothing if it is not there. */
  String text(String path) {
    List<Element> found = elements(path);
    return found.isEmpty() ? "" : found.get(0).getTextContent().strip();
  }

  /** The elements at a path, in their order. */
  List<Element> elements(String path) {
    List<Element> found = List.of(project);
    for (String name : path.split("/", -1)) {
      found = found.stream().flatMap(parent -> children(parent, name).stream()).toList();
    }
    return found;
  }

  private static List<Element> children(Element parent, String name) {
    List<Element> children = new ArrayList<>();
    for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node instanceof Element element && element.getTagName().equals(name)) {
        children.add(element);
      }
    }
    return children;
  }

  boolean isForJar() {
    String packaging = text("packaging");
    return packaging.isEmpty() || packaging.equals("jar");
  }

  List<Dependency> dependencies() {
    List<Element> all = new ArrayList<>(elements("dependencies/dependency"));
    all.addAll(elements("dependencyManagement/dependencies/dependency"));
    return all.stream()
        .map(PublishedPom::new)
        .map(it -> new Dependency(it.text("groupId"), it.text("artifactId"), version(it)))
        .toList();
  }

  private String version(PublishedPom dependency) {
    return dependency.text("version").replace(OWN_VERSION, text("version"));
  }

  /** What is missing or does not belong into a release, one line for each. */
  List<String> faults() {
    List<String> faults = new ArrayList<>();
    for (String path : REQUIRED) {
      if (text(path).isEmpty()) {
        faults.add("no <" + path.replace("/", "><") + ">");
      }
    }
    if (!elements("parent").isEmpty()) {
      faults.add("a <parent>, which is not published");
    }
    PROPERTY
        .matcher(project.getTextContent())
        .results()
        .map(MatchResult::group)
        .filter(property -> !property.equals(OWN_VERSION))
        .distinct()
        .forEach(property -> faults.add("no value of " + property));
    if (NO_RELEASE.matcher(text("version")).matches()) {
      faults.add("version " + text("version") + ", which is no release");
    }
    for (Dependency dependency : dependencies()) {
      if (dependency.version().isEmpty()) {
        faults.add("dependency " + dependency + " without a version");
      } else if (NO_RELEASE.matcher(dependency.version()).matches()) {
        faults.add(
            "dependency "
                + dependency
                + " of version "
                + dependency.version()
                + ", which is no release");
      }
    }
    return faults;
  }
}
