module stranger {
  requires dev.baize.euchre;
  requires dev.baize.testing;

  opens stranger.open to
      dev.baize.core;

  provides dev.baize.core.registry.PlayerProvider with
      stranger.ThriftyProvider;

  uses dev.baize.core.registry.PlayerProvider;
}
