module stranger {
  requires dev.baize.euchre;

  opens stranger.open to
      dev.baize.core;

  provides dev.baize.core.registry.PlayerProvider with
      stranger.ThriftyProvider;

  uses dev.baize.core.registry.PlayerProvider;
}
