String log = new File(basedir, 'build.log').text
assert log.contains('Ducker in seat 1 scores -0.5012')
assert log.contains('Outcome[scores=[0, -2, 0, -1], winners=[seat 0, seat 2]]')
