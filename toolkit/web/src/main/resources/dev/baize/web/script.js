'use strict';

// The page of all games. Forms are sent from here, since those of the browser do not say where they are from.
document.addEventListener('submit', async event => {
  const form = event.target;
  if (form.method !== 'post' || !form.hasAttribute('action')) {
    return;
  }
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form, event.submitter));
  const reply = await fetch(form.action, {method: 'POST', body});
  if (reply.redirected) {
    location.assign(reply.url);
  } else {
    document.getElementById('refusal').innerHTML = await reply.text();
  }
});

// The page of a seat.
if (document.getElementById('place')) {
  play();
}

function play() {
  // How long a move of another stays, in milliseconds.
  const MOVE = 700;
  const RETRY = 3000;
  const byId = id => document.getElementById(id);
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let shown = document.querySelector('main').dataset.frame;
  let waiting = [];
  let timer = 0;
  let sent = Promise.resolve();

  function say(text, isHtml) {
    const notice = byId('notice');
    if (isHtml) {
      notice.innerHTML = text;
    } else {
      notice.textContent = text;
    }
    if (text) {
      notice.scrollIntoView({block: 'nearest'});
    }
  }

  function question() {
    return byId('table')?.dataset.question ?? '0';
  }

  // Frames are shown one after another, each for its time.
  function receive(html) {
    const template = document.createElement('template');
    template.innerHTML = html;
    waiting.push(template.content.firstElementChild);
    if (!timer) {
      showNext();
    }
  }

  function showNext() {
    timer = 0;
    while (waiting.length && !timer) {
      const frame = waiting.shift();
      show(frame);
      const time = MOVE * frame.dataset.pause;
      if (time > 0) {
        timer = setTimeout(showNext, time);
      }
    }
  }

  function hurry() {
    if (timer) {
      clearTimeout(timer);
      timer = 0;
      waiting.forEach(frame => { frame.dataset.pause = 0; });
      showNext();
    }
  }

  function show(frame) {
    log(frame);
    if (frame.dataset.frame === shown) {
      return;
    }
    shown = frame.dataset.frame;
    const form = frame.querySelector('form');
    const isAsked = form.dataset.question !== '0';
    const change = () => {
      const {typed, hints} = byId('table')?.elements ?? {};
      const isSame = question() === form.dataset.question;
      const isTyping = typed && typed === document.activeElement;
      byId('place').replaceChildren(form);
      addToDeal(form, say);
      if (typed && isSame && form.elements.typed) {
        form.elements.typed.replaceWith(typed);
        form.elements.hints?.replaceWith(hints);
        (isTyping ? typed : byId('prompt')).focus({preventScroll: true});
        return;
      }
      document.title = (isAsked ? '\u25cf ' : '') + document.querySelector('h1').textContent;
      if (isAsked || form.querySelector('.tools')) {
        byId('prompt').focus({preventScroll: true});
      }
    };
    if (document.startViewTransition && !calm.matches && !document.hidden) {
      const before = name();
      let after;
      const moving = document.startViewTransition(() => {
        change();
        after = name();
      });
      // The next frame may come before it is over.
      moving.ready.then(() => gather(before, after)).catch(() => {});
    } else {
      change();
    }
  }

  // The same card before and after is one that has moved. Says where each is, and whether it stands out.
  function name() {
    const seen = new Map();
    for (const card of document.querySelectorAll('#place .card:not(.back)')) {
      let face = card.getAttribute('aria-label').split(',')[0].replaceAll(' ', '-');
      while (seen.has(face)) {
        face += '-';
      }
      card.style.viewTransitionName = face;
      const {x, y} = card.getBoundingClientRect();
      seen.set(face, {x, y, takes: card.matches('mark')});
    }
    return seen;
  }

  // Cards that leave the table go to the one among them that stood out, and so has taken them.
  function gather(before, after) {
    const left = [...before].filter(([card]) => !after.has(card));
    const taker = left.find(([, at]) => at.takes)?.[1];
    for (const [card, {x, y}] of taker ? left : []) {
      document.documentElement.animate(
          {translate: [`${taker.x - x}px ${taker.y - y}px`]},
          {duration: 280, pseudoElement: `::view-transition-group(${card})`, fill: 'forwards'});
    }
  }

  function log(frame) {
    const log = byId('log');
    const run = id => id.split('.')[0];
    if (run(frame.dataset.frame) !== run(shown)) {
      log.replaceChildren();
      say('');
    }
    const known = log.children.length - frame.dataset.from;
    const news = [...frame.querySelectorAll('ol > li')].slice(known);
    if (news.length) {
      log.append(...news);
      log.scrollTop = log.scrollHeight;
    }
  }

  // One request at a time, each about the question that was there when it was made.
  function post(path, fields) {
    const asked = question();
    sent = sent.then(() => send(path, {question: asked, ...fields}));
  }

  async function send(path, fields) {
    say(path === 'hint' ? 'Thinking \u2026' : '');
    try {
      const reply = await fetch(path, {method: 'POST', body: new URLSearchParams(fields)});
      const text = await reply.text();
      if (reply.status === 428) {
        if (confirm(text)) {
          await send(path, {...fields, sure: 'yes'});
        }
      } else if (path === 'answer' && reply.status === 409) {
        // The second press of a button.
        say('');
      } else if (text || path === 'hint') {
        say(text, reply.headers.get('Content-Type').startsWith('text/html'));
        byId('notice').scrollIntoView({block: 'nearest'});
      }
    } catch (failure) {
      say('The server does not answer.');
    }
  }

  function answer(text) {
    const word = text.trim().toLowerCase();
    if (word === 'hint' || word === 'undo') {
      post(word, {});
    } else {
      const hints = byId('table').elements.hints?.checked ? {hints: 'yes'} : {};
      post('answer', {answer: text, ...hints});
    }
  }

  byId('place').addEventListener('submit', event => {
    event.preventDefault();
    hurry();
    const button = event.submitter;
    const typed = event.target.elements.typed;
    if (!button?.name) {
      answer(typed?.value ?? '');
    } else if (button.name === 'check') {
      checkDeal(say);
    } else {
      post(button.name, {answer: button.value});
    }
  });

  document.addEventListener('keydown', event => {
    hurry();
    const target = event.target;
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) {
      return;
    }
    if (event.key === 'Enter' && target.name === 'typed') {
      // Else it would press the first button.
      event.preventDefault();
      answer(target.value);
      return;
    }
    if (target.matches('input') || question() === '0') {
      return;
    }
    if (event.key === 'Enter' && !target.matches('button, a, summary')) {
      answer('');
    } else if (event.key === '?') {
      const rules = document.querySelector('#table details');
      if (rules) {
        rules.open = !rules.open;
      }
    } else if (event.key.length === 1 && event.key !== ' ') {
      press(event);
    }
  });

  // A key that can only be one answer is that answer; any other begins one in the field.
  function press(event) {
    const key = event.key.toLowerCase();
    const keys = [...document.querySelectorAll('#table button[name=answer]')]
        .map(button => button.value.toLowerCase());
    const begun = new Set(keys.filter(each => each.startsWith(key)));
    if (begun.size === 1 && begun.has(key)) {
      event.preventDefault();
      post('answer', {answer: key});
    } else if (!begun.size && (key === 'h' || key === 'u')) {
      event.preventDefault();
      post(key === 'h' ? 'hint' : 'undo', {});
    } else {
      byId('table').elements.typed.focus();
    }
  }

  document.addEventListener('click', hurry);

  function listen() {
    const events = new EventSource('events');
    events.onopen = () => { byId('connection').textContent = ''; };
    events.onmessage = message => receive(message.data);
    events.addEventListener('elsewhere', () => {
      events.close();
      byId('connection').textContent =
          'This seat is open in other windows; load the page again to play here.';
      // Whoever comes back to this window wants to play here.
      for (const type of ['focus', 'visibilitychange']) {
        addEventListener(type, () => document.hidden || location.reload());
      }
    });
    events.onerror = () => {
      byId('connection').textContent = 'The server does not answer; trying again \u2026';
      if (events.readyState === EventSource.CLOSED) {
        setTimeout(listenIfThere, RETRY);
      }
    };
  }

  // A server that was started again may not have this table any more.
  async function listenIfThere() {
    const reply = await fetch(location).catch(() => null);
    if (reply?.status === 404) {
      byId('connection').textContent =
          'This table is not there any more; ask whoever runs the server for a new address.';
    } else {
      listen();
    }
  }

  byId('log').scrollTop = byId('log').scrollHeight;
  if (question() !== '0') {
    byId('prompt').focus({preventScroll: true});
  }
  addToDeal(byId('table'), say);
  listen();
}
