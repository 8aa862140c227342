def write = { List<String> words ->
  def java = javaHome + '/bin/java'
  def classPath = new File(basedir, '../../lib').canonicalPath + '/*' + File.pathSeparator +
      new File(basedir, '../../classes').canonicalPath
  def program = new ProcessBuilder([java, '-cp', classPath, 'dev.baize.cli.Main', 'new'] + words)
      .directory(basedir).inheritIO().start()
  assert program.waitFor() == 0
}
write(['game', 'highcard', 'highcard'])
write(['player', 'euchre', 'Ducker', 'ducker'])
write(['player', 'kuhn', 'KuhnPlayer', 'kuhnplayer',
    '--players', new File(basedir, '../../../../examples/kuhn').canonicalPath])
