# shellcheck shell=sh disable=SC2154 # the launcher sets home
# shellcheck disable=SC3013 # every sh has -ef and -nt, and POSIX since 2024

# Builds the program in a clone if a source is newer than the last build. The launcher, whose functions
# this uses, reads it with home set to the clone's; it sets app to the folder of the jars.

# Whether the last build is up to date; sets app to its folder.
is_fresh() {
  [ -f "$state/current" ] || return
  read -r app <"$state/current"
  app=$state/$app/lib
  [ -f "$app/baize-cli.jar" ] || return
  # Two searches at the same time.
  none_newer "$home"/pom.xml "$home"/*/pom.xml "$home"/toolkit/*/pom.xml "$home"/c*/src/main &
  one=$!
  none_newer "$home"/[!c]*/src/main "$home"/toolkit/*/src/main &
  wait "$one" && wait $!
}

# For a process of its own: the search takes its place.
none_newer() {
  exec find "$@" -newer "$state/current" -exec false {} +
}

# Only one process builds at a time: the lock is a dangling link whose target is its process ID.
lock() {
  waited=
  until ln -s "$$" "$state/lock" 2>/dev/null; do
    [ -w "$state" ] || die "cannot write to $state"
    holder=$(readlink "$state/lock") || continue
    if kill -0 "$holder" 2>/dev/null; then
      [ -n "$waited" ] || tell "waiting for process $holder, which is building"
      waited=yes
      sleep 1
    elif mv "$state/lock" "$state/lock.$$" 2>/dev/null; then
      rm -f "$state/lock.$$"
    fi
  done
  trap unlock EXIT
  trap_signals
}

unlock() {
  rm -f "$state/lock"
  trap - EXIT HUP INT TERM
}

build() {
  command -v mvn >/dev/null || die 'Maven (mvn), which builds the program, is missing'
  tell 'building, which takes a while the first time'
  id=build-$(date +%Y%m%d%H%M%S)-$$
  # Written before the build, so that whatever changes during it is newer.
  echo "$id" >"$state/next"
  (
    cd "$home" &&
      mvn -q -B -ntp -Pquick -pl cli -am package
  ) >"$state/log" 2>&1 </dev/null || {
    cat "$state/log" >&2
    die 'the build failed'
  }
  # Programs run from a copy, which the next build does not change under them.
  if ! {
    mkdir "$state/$id" &&
      cp -R "$home/cli/target/lib" "$state/$id" &&
      cp "$(newest_jar)" "$state/$id/lib/baize-cli.jar" &&
      mv -f "$state/next" "$state/current"
  }; then
    die "cannot write to $state"
  fi
  for old in "$state"/build-*; do
    # Another process may be about to start the previous build.
    [ "$old" = "$state/$id" ] || [ "$old/lib" = "${app:-}" ] || rm -rf "$old"
  done
  app=$state/$id/lib
}

newest_jar() {
  jar=
  for file in "$home"/cli/target/baize-cli-*.jar; do
    case $file in
      *-sources.jar | *-javadoc.jar) ;;
      *) [ "$jar" -nt "$file" ] || jar=$file ;;
    esac
  done
  echo "$jar"
}

state=$home/cli/target/launcher
if ! is_fresh; then
  mkdir -p "$state" || die "cannot write to $home/cli/target"
  lock
  is_fresh || build
  unlock
fi
