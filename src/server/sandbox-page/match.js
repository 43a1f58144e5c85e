import { button, drawing, element, fill, money, texts } from './common.js';

const t = texts.match;
const LOOK = 2_000;

const crest = ({ name, hue }) => {
  const letters = name
    .split(' ')
    .map((word) => word[0])
    .join('')
    .slice(0, 2);
  return drawing(
    '0 0 40 46',
    `<path d="M20 2 37 8v15c0 11-8 18-17 21C11 41 3 34 3 23V8z" fill="hsl(${hue} 45% 34%)" stroke="hsl(${hue} 60% 70%)" stroke-width="2.500"/>
    <path d="M20 2 37 8v15c0 11-8 18-17 21z" fill="hsl(${(hue + 40) % 360} 45% 26%)"/>
    <text x="20" y="27" text-anchor="middle" font-size="14" font-weight="700" fill="#fff">${letters}</text>`,
    'crest',
  );
};

const sides = ({ home, away }) =>
  element(
    'div',
    { className: 'sides' },
    ...[home, away].map((side) =>
      element('span', { className: 'side' }, crest(side), element('b', { textContent: side.name })),
    ),
  );

const titleOf = ({ home, away }) => `${home.name} – ${away.name}`;
const section = (title, className, ...rest) =>
  element('section', { className }, element('h2', { textContent: title }), ...rest);

/** Matches to bet on, in play and over, and the player's bets. */
export const mount = ({ board, dock, say, stake, ask, showBalance, free, isBusy, stakeBar }) => {
  const open = element('ul', { className: 'fixtures' });
  const playing = element('ul', { className: 'fixtures' });
  const results = element('ul', { className: 'results' });
  const bets = element('ul', { className: 'bets' });
  const none = element('p', { className: 'faint', textContent: t.noBets });
  board.append(
    section(t.open, 'ahead', open),
    element(
      'div',
      { className: 'aside' },
      section(t.myBets, 'mine', none, bets),
      section(t.playing, 'now', playing),
      section(t.results, 'past', results),
    ),
  );

  let chosen;
  const cards = new Map();
  /** The server's clock less this one's. */
  let ahead = 0;

  const choose = (match, pick, price, pressed) => {
    for (const one of open.querySelectorAll('[aria-pressed="true"]')) one.setAttribute('aria-pressed', 'false');
    const again = chosen?.selection === `${match.id}:${pick}`;
    chosen = again ? undefined : { match, selection: `${match.id}:${pick}` };
    pressed.setAttribute('aria-pressed', String(!again));
    place.disabled = again;
    say(again ? t.choose : fill(t.chosen, { match: titleOf(match), pick: t[pick], price }));
  };

  const cardOf = (match) => {
    const time = element('span', { className: 'time', role: 'timer' });
    const odds = Object.entries(match.prices).map(([pick, price]) => {
      const made = button(
        'odds',
        () => choose(match, pick, price, made),
        element('span', {}, element('span', { className: 'unseen', textContent: `${titleOf(match)}: ` }), t[pick]),
        element('strong', { textContent: price }),
      );
      made.setAttribute('aria-pressed', 'false');
      return made;
    });
    const card = element(
      'li',
      { className: 'fixture' },
      sides(match),
      time,
      element('div', { className: `prices prices-${odds.length}` }, ...odds),
    );
    return { match, card, time };
  };
  const tick = () => {
    const now = Date.now() + ahead;
    for (const [id, { match, card, time }] of cards) {
      const seconds = Math.ceil((match.startsAt - now) / 1_000);
      time.textContent = fill(t.startsIn, { seconds: Math.max(0, seconds) });
      if (seconds > 1) continue;
      // A match that has begun takes its choice with it, and the focus goes on to the next one.
      const focused = card.contains(document.activeElement);
      if (chosen?.match.id === id) {
        chosen = undefined;
        place.disabled = true;
        say(texts.troubles.conflict, 'trouble');
      }
      cards.delete(id);
      card.remove();
      if (focused) open.querySelector('button')?.focus();
    }
  };

  const betLine = ({ pick, stake: staked, payout, price, ended, match }) => {
    const won = ended && Number(payout) > 0;
    const state = !ended
      ? fill(t.toReturn, { amount: money((Number(staked) * Number(price)).toFixed(2)) })
      : won
        ? fill(t.betWon, { amount: money(payout) })
        : t.betLost;
    return element(
      'li',
      { className: 'bet' },
      element('b', { textContent: match ? titleOf(match) : '' }),
      element('span', { textContent: `${t[pick]} ${price}, ${money(staked)}` }),
      element('span', {
        className: `badge badge-${ended ? (won ? 'won' : 'lost') : 'open'}`,
        textContent: ended ? state : `${t.waits}. ${state}`,
      }),
    );
  };
  const bare = (match, score) =>
    element(
      'li',
      { className: 'result' },
      sides(match),
      element('strong', { className: 'score', textContent: score ?? '…' }),
    );

  let known = '';
  const look = async () => {
    const told = await ask('matches');
    ahead = told.now - Date.now();
    for (const match of told.open) {
      if (cards.has(match.id)) continue;
      const made = cardOf(match);
      cards.set(match.id, made);
      open.append(made.card);
    }
    playing.replaceChildren(...told.playing.map((match) => bare(match)));
    results.replaceChildren(...told.ended.slice(0, 4).map((match) => bare(match, match.score)));
    const written = JSON.stringify(told.bets.map(({ id, ended }) => [id, ended]));
    if (written !== known) {
      const settled = known !== '' && told.bets.some(({ id, ended }) => ended && known.includes(`["${id}",false]`));
      known = written;
      bets.replaceChildren(...told.bets.map(betLine));
      none.hidden = told.bets.length > 0;
      if (settled) await tellSettled(told.bets.find(({ ended }) => ended));
    }
    tick();
  };
  const tellSettled = async ({ match, payout }) => {
    const won = Number(payout) > 0;
    say(`${titleOf(match)}: ${won ? fill(t.betWon, { amount: money(payout) }) : t.betLost}`, won ? 'win' : '');
    showBalance(await ask('balance'));
  };

  const place = button(
    'main wide',
    async () => {
      if (isBusy() || chosen === undefined) return;
      const answer = await stake(chosen.selection);
      if (answer === undefined) return;
      showBalance(answer);
      free();
      for (const one of open.querySelectorAll('[aria-pressed="true"]')) one.setAttribute('aria-pressed', 'false');
      chosen = undefined;
      // A disabled button would lose the focus.
      const focused = document.activeElement === place;
      place.disabled = true;
      if (focused) open.querySelector('button')?.focus();
      say(fill(t.placed, { amount: money(answer.stake) }), 'win');
      await look().catch(() => undefined);
    },
    t.place,
  );
  place.disabled = true;
  dock.append(stakeBar(texts.stake), place);
  say(t.choose);

  let looking;
  const again = async () => {
    // A look that fails is repeated by the next one.
    if (!document.hidden) await look().catch(() => undefined);
    looking = setTimeout(again, LOOK);
  };
  void again();
  const ticking = setInterval(tick, 500);
  return () => {
    clearTimeout(looking);
    clearInterval(ticking);
  };
};
