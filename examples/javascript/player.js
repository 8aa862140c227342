"use strict";

// Dice, a player of every game that decides at random. Needs Node 14 or later, and no package.

const readline = require("readline");

/** A whole number from 0 to bound - 1 that depends on a seed and a turn alone (FNV-1a, mixed). */
function draw(seed, turn, bound) {
  let hash = 0x811c9dc5;
  for (const character of `${seed}/${turn}`) {
    hash = Math.imul(hash ^ character.codePointAt(0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % bound;
}

/** The seed of each match that has begun and not ended. */
const seeds = new Map();

/** What to answer to a line of the host, if anything. */
function answer(told) {
  switch (told.type) {
    case "hello":
      return { type: "hello", protocol: 1, name: "Dice", simultaneous: 100 };
    case "setup":
      return { type: "ready" };
    case "begin":
      seeds.set(told.match, told.seed);
      return undefined;
    case "decide": {
      const chosen = draw(seeds.get(told.match), told.view.turn, told.legal.length);
      return { type: "decision", question: told.question, decision: told.legal[chosen] };
    }
    case "end":
      seeds.delete(told.match);
      return undefined;
    default:
      return undefined;
  }
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const said = line === "" ? undefined : answer(JSON.parse(line));
  if (said) process.stdout.write(JSON.stringify(said) + "\n");
});
