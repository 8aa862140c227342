'use strict';

// A deal among friends: this browser commits to random bytes, reveals them when all have committed, and keeps
// what it was shown, so that it can compare at the end.

// SHA-256 (FIPS 180-4) in hexadecimal digits, which browsers do not offer to pages of plain HTTP.
function sha256(text) {
  const primes = [];
  for (let n = 2; primes.length < 64; n++) {
    if (primes.every(prime => n % prime)) {
      primes.push(n);
    }
  }
  const fraction = x => (x % 1) * 2 ** 32 | 0;
  const turn = (x, bits) => x >>> bits | x << 32 - bits;
  const constants = primes.map(prime => fraction(Math.cbrt(prime)));
  let hash = primes.slice(0, 8).map(prime => fraction(Math.sqrt(prime)));
  const bytes = new TextEncoder().encode(text);
  const data = new DataView(new ArrayBuffer((bytes.length + 72 >> 6) * 64));
  bytes.forEach((byte, i) => data.setUint8(i, byte));
  data.setUint8(bytes.length, 0x80);
  data.setUint32(data.byteLength - 4, bytes.length * 8);
  for (let block = 0; block < data.byteLength; block += 64) {
    const words = [];
    let [a, b, c, d, e, f, g, h] = hash;
    for (let i = 0; i < 64; i++) {
      if (i < 16) {
        words[i] = data.getInt32(block + 4 * i);
      } else {
        const x = words[i - 15];
        const y = words[i - 2];
        words[i] = words[i - 16] + (turn(x, 7) ^ turn(x, 18) ^ x >>> 3)
            + words[i - 7] + (turn(y, 17) ^ turn(y, 19) ^ y >>> 10) | 0;
      }
      const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + (e & f ^ ~e & g) + constants[i] + words[i];
      const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + (a & b ^ a & c ^ b & c);
      [a, b, c, d, e, f, g, h] = [first + second | 0, a, b, c, d + first | 0, e, f, g];
    }
    hash = [a, b, c, d, e, f, g, h].map((word, i) => word + hash[i] | 0);
  }
  return hash.map(word => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function hashOfLines(...lines) {
  return sha256(lines.join('\n') + '\n');
}

// What this browser keeps of its part in a deal. Several seats of a table may be in one browser.
const PART = 'baize deal ';
const LAST = 'baize last ';

function keptPart(key) {
  return JSON.parse(localStorage.getItem(key) ?? 'null');
}

function keep(key, changes) {
  localStorage.setItem(key, JSON.stringify({...keptPart(key), ...changes}));
}

// One thing after another, since frames may come faster than answers.
let dealing = Promise.resolve();

function addToDeal(form, say) {
  dealing = dealing.then(() => takePart(form, say)).catch(failure => {
    // The server did not answer.
    if (failure instanceof TypeError && form.isConnected) {
      setTimeout(addToDeal, 3000, form, say);
    }
  });
}

async function takePart(form, say) {
  const last = LAST + location.pathname;
  const shown = form.querySelector('#deal');
  if (!shown) {
    const key = localStorage.getItem(last);
    if (key && keptPart(key)?.revealed) {
      keep(key, {played: true});
    }
    return;
  }
  const {table, seat} = shown.dataset;
  const key = PART + table + ' ' + seat;
  localStorage.setItem(last, key);
  if (!seat) {
    return;
  }
  const commitments = {};
  shown.querySelectorAll('code').forEach(code => { commitments[code.dataset.seat] = code.textContent; });
  if (!keptPart(key)) {
    keep(key, {table, seat, path: location.pathname, bytes: randomBytes(), commitments});
  }
  const part = keptPart(key);
  const own = hashOfLines('baize commit 1', table, seat, part.bytes);
  if (!('reveal' in shown.dataset)) {
    if (await sendPart({table, commitment: own})) {
      keep(key, {committed: true});
    }
  } else if (commitments.server !== part.commitments.server || (part.committed && commitments[seat] !== own)) {
    keep(key, {alarm: 'The server showed other commitments than before, so this browser revealed nothing.'});
    say(keptPart(key).alarm);
  } else if (commitments[seat] === own) {
    keep(key, {commitments, revealed: true});
    await sendPart({table, bytes: part.bytes});
  }
}

async function sendPart(fields) {
  return (await fetch('deal', {method: 'POST', body: new URLSearchParams(fields)})).ok;
}

function randomBytes() {
  return [...crypto.getRandomValues(new Uint8Array(32))].map(byte => byte.toString(16).padStart(2, '0')).join('');
}

// Says in words whether the record of the game that is over proves its deal.
async function checkDeal(say) {
  const reply = await fetch('record');
  const record = await reply.text();
  const parts = Object.keys(localStorage).filter(key => key.startsWith(PART)).map(keptPart);
  say(reply.ok ? verdict(record, parts, location.pathname) : record);
}

function verdict(record, parts, path) {
  const values = start => record.split('\n\n')[0].split('\n')
      .filter(line => line.startsWith(start)).map(line => line.slice(start.length));
  const [table] = values('note: deal: table ');
  const shares = values('note: deal: ').slice(1).map(line => {
    const [seat, commitment, bytes, ...name] = line.split(' ');
    return {seat, commitment, bytes, name: name.join(' ')};
  });
  const names = shares.map(share => share.name);
  const own = parts.filter(part => part.table === table && part.revealed);
  const wrong = new Set(parts.filter(part => part.path === path && part.alarm).map(part => part.alarm));
  if (!shares.length) {
    wrong.add('The record has no proof of the deal: the host\u2019s computer chose the cards.');
  } else if (shares.some((share, i) => i ? i > 1 && +share.seat <= +shares[i - 1].seat : share.seat !== 'server')) {
    wrong.add('The seats are out of order.');
  }
  if (shares.length && !table?.endsWith(hashOfLines('baize rules 1', ...values('game: '), ...values('rules: ')).slice(0, 16))) {
    wrong.add('The rules are not those of the deal.');
  }
  for (const {seat, commitment, bytes, name} of shares) {
    if (hashOfLines('baize commit 1', table, seat, bytes) !== commitment) {
      wrong.add('The bytes of ' + name + ' are not those of the commitment.');
    }
  }
  for (const part of own) {
    const added = shares.find(share => share.seat === part.seat);
    if (added?.bytes !== part.bytes) {
      wrong.add('The bytes that this browser added' + (added ? ' for ' + added.name : '') + ' are not in it.');
    }
    for (const seat of new Set([...Object.keys(part.commitments), ...shares.map(share => share.seat)])) {
      const share = shares.find(each => each.seat === seat);
      if (share?.commitment !== part.commitments[seat]) {
        wrong.add('The commitment of ' + (share?.name ?? 'seat ' + seat) + ' is not the one that was shown before.');
      }
    }
  }
  const hash = hashOfLines('baize seed 1', table, ...shares.map(share => share.bytes));
  const seed = String(BigInt.asIntN(64, BigInt('0x' + hash.slice(0, 16))));
  if (shares.length && (values('seed: ')[0] !== seed || values('deal: ').length)) {
    wrong.add('The cards do not follow from the bytes.');
  }
  const lines = wrong.size ? ['The deal is not proven.', ...wrong] : [
    (own.length ? 'Nobody chose the cards: they' : 'By the record, the cards') + ' follow from random bytes of '
        + names.slice(0, -1).join(', ') + ' and ' + names.at(-1) + '.',
    own.length
        ? 'Those of this browser are among them, and all commitments are those that it was shown before.'
        : 'This browser has no bytes of its own among them, and cannot compare; if it is the one with which you sat'
            + ' down, and was not left out, they are not yours.'];
  if (shares.length) {
    values('player: Human ').map(name => name.replaceAll('\\\\', '\\')).filter(name => !names.includes(name))
        .forEach(name => lines.push(name + ' added none.'));
  }
  const anew = parts.filter(part => part.path === path && part.revealed && !part.played).length;
  if (anew) {
    lines.push('Deals at this table to which this browser revealed its bytes, and whose games it did not show: ' + anew
        + '. If one was made anew, who did not reveal was named then, and may have known those cards first.');
  }
  lines.push('What this cannot show: the host\u2019s computer deals, and whoever owns it could have looked at hands'
      + ' or changed this page.'
      + (shares.length ? ' The record has the proof, too, for baize verify or any other program.' : ''));
  return lines.join('\n');
}
