for (name in ['highcard', 'ducker', 'kuhnplayer']) {
  assert new File(basedir, "$name/target/$name-1.jar").exists()
  assert new File(basedir, "$name/target/surefire-reports").list().any { it.endsWith('.txt') }
}
