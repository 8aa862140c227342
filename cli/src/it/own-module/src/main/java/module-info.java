module stranger {
  requires dev.baize.euchre;

  provides dev.baize.core.registry.PlayerProvider with
      stranger.ThriftyProvider;

  uses dev.baize.core.registry.PlayerProvider;
}
