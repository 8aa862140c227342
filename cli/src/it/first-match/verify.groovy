assert new File(basedir, 'build.log').text.contains('The winners are [seat 1, seat 3]')
