for (name in ['kuhn.Kuhn', 'leduc.Leduc', 'hearts.Hearts', 'ohhell.OhHell']) {
  assert new File(basedir, "target/surefire-reports/TEST-${name}Test.xml").exists()
}
