assert new File(basedir, 'build.log').text.contains('Cautious wins 200, Random 0')
