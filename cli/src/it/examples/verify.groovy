['kuhn.Kuhn', 'leduc.Leduc', 'hearts.Hearts', 'ohhell.OhHell'].each {
  assert new File(basedir, "target/surefire-reports/TEST-${it}Test.xml").exists()
}
