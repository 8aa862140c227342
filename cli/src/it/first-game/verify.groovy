assert new File(basedir, 'target/classes/FirstGame.class').exists()
