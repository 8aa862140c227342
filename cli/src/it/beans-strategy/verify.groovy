assert new File(basedir, 'build.log').text.contains('Gardener wins 339, Random 33')
