// The page of a sandbox game for money, in a frame without origin. The server decides every outcome.
import { button, data, element, fill, money, setCurrency, short, texts } from './common.js';
import { tell } from './frame.js';

const byId = (id) => document.getElementById(id);
const stage = byId('stage');
const base = location.pathname.replace(/\/$/, '');
/** After these the game cannot go on. */
const ends = ['launch_token_invalid', 'play_token_expired', 'self_excluded'];

class Refusal extends Error {
  constructor(code) {
    super(code);
    this.code = code;
  }
}

let play;
let chips = [];
let chosen;
/** Ends what the game on the stage still does. */
let leave = () => {};

const ask = async (act, fields) => {
  const answer = await fetch(`${base}/wallet/${act}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    credentials: 'omit',
  });
  const body = await answer.json();
  if (!body.success) throw new Refusal(body.code);
  return body;
};

const wordsOf = (error) =>
  texts.troubles[error.code] ?? (error instanceof Refusal ? texts.troubles.unavailable : texts.away);

const showBalance = ({ nickname, balance, currency }) => {
  setCurrency(currency);
  byId('player').hidden = false;
  if (nickname) byId('nickname').textContent = nickname;
  byId('balance').textContent = money(balance);
};

/** Shows why nothing can be played, with a way on where there is one. */
const fail = (error, retry) => {
  leave();
  tell(['launch_token_invalid', 'play_token_expired'].includes(error.code) ? 'ended' : 'error', {
    code: error.code ?? 'unavailable',
  });
  const note = element('p', { role: 'alert', textContent: wordsOf(error) });
  const again = retry && !ends.includes(error.code) ? button('main', retry, texts.again) : undefined;
  stage.replaceChildren(element('div', { className: 'wait' }, note, again));
  stage.removeAttribute('aria-busy');
};

/** The chips as a choice of one. */
const stakeBar = (label) => {
  const bar = element('fieldset', { className: 'stakes' }, element('legend', { textContent: label }));
  for (const [place, chip] of chips.entries()) {
    const input = element('input', { type: 'radio', name: 'stake', value: chip, checked: chip === chosen });
    input.addEventListener('change', () => {
      chosen = chip;
    });
    const face = element('span', { className: `chip chip-${place}`, textContent: short(chip), aria: { hidden: true } });
    const name = element('span', { className: 'unseen', textContent: money(chip) });
    bar.append(element('label', {}, input, face, name));
  }
  return bar;
};

/** The return to player, which stands at every bet: one number, or one for each bet. */
const returnsOf = (kind) => {
  const { rows } = data.rules[kind];
  const [first] = rows;
  const alike = rows.every(({ returns }) => returns === first.returns);
  const shares = alike ? `${first.returns}%` : rows.map(({ name, returns }) => `${name} ${returns}%`).join(', ');
  return element('p', { className: 'returns', textContent: `${texts.returns}: ${shares}` });
};

const openRules = (kind) => {
  const { how, rows } = data.rules[kind];
  const cell = (name, text) => element(name, { textContent: text });
  // The prices of matches stand at each of them.
  const priced = rows.some(({ pays }) => pays !== '');
  const heads = [texts.bet, ...(priced ? [texts.pays] : []), texts.returns];
  const head = element('tr', {}, ...heads.map((text) => cell('th', text)));
  for (const each of head.children) each.scope = 'col';
  const lines = rows.map(({ name, pays, returns }) => {
    const first = cell('th', name);
    first.scope = 'row';
    return element('tr', {}, first, ...(priced ? [cell('td', `×${pays}`)] : []), cell('td', `${returns}%`));
  });
  const title = element('h2', { id: 'rules-title', textContent: texts.rules });
  const close = button('main', () => dialog.close(), texts.close);
  const table = element('table', {}, element('thead', {}, head), element('tbody', {}, ...lines));
  const dialog = element(
    'dialog',
    { aria: { labelledby: 'rules-title' } },
    title,
    element('p', { textContent: how }),
    table,
    close,
  );
  dialog.addEventListener('close', () => {
    dialog.remove();
    byId('rules').focus();
  });
  document.body.append(dialog);
  dialog.showModal();
};

const openGame = async (game) => {
  leave();
  byId('name').textContent = game.name;
  byId('art').src = game.picture;
  document.title = game.name;
  const rules = byId('rules');
  rules.hidden = false;
  rules.onclick = () => openRules(game.kind);
  // Both kinds of matches look alike.
  const kind = game.kind === 'esports' ? 'match' : game.kind;
  const board = element('section', { className: `board board-${kind}`, aria: { label: game.name } });
  const say = element('p', { className: 'say', role: 'status' });
  const dock = element('section', { className: 'dock', aria: { label: texts.stake } }, say);
  const back = data.games.length > 0 ? button('quiet back', openLobby, `← ${texts.backToLobby}`) : undefined;
  stage.className = `stage-${kind}`;
  stage.replaceChildren(...(back ? [back] : []), board, dock);
  stage.removeAttribute('aria-busy');
  const tellPlayer = (text, tone = '') => {
    say.textContent = text;
    say.dataset.tone = tone;
  };
  let busy = false;
  const around = {
    ...{ game, board, dock, stakeBar },
    say: tellPlayer,
    chosen: () => chosen,
    ask: (act, fields = {}) => ask(act, { play, game: game.id, ...fields }),
    /** Stakes; undefined where it was refused, which the player is told. Games that wait show one round at a time. */
    stake: async (selection) => {
      busy = true;
      dock.dataset.busy = '';
      try {
        return await ask('play', { play, game: game.id, selection, unit: chosen });
      } catch (error) {
        if (ends.includes(error.code) || error.code === 'game_maintenance') fail(error, () => openGame(game));
        else tellPlayer(wordsOf(error), 'trouble');
        void refresh();
        around.free();
        return undefined;
      }
    },
    isBusy: () => busy,
    free: () => {
      busy = false;
      delete dock.dataset.busy;
    },
    showBalance,
    /** Says how a round ended, once it was shown. */
    end: (answer) => {
      showBalance(answer);
      const { payout, stake, push, late } = answer;
      const gain = Number(payout) - Number(stake);
      if (late && Number(payout) > 0) tellPlayer(fill(texts.late, { amount: money(payout) }), 'trouble');
      else if (push || gain === 0) tellPlayer(fill(texts.pushed, { amount: money(stake) }));
      else if (gain > 0) tellPlayer(fill(texts.won, { amount: money(gain) }), 'win');
      else tellPlayer(fill(texts.lost, { amount: money(-gain) }));
      around.free();
    },
  };
  const { mount } = await import(`./${kind}.js`);
  leave = mount(around) ?? (() => {});
  dock.append(returnsOf(game.kind));
};

const openLobby = () => {
  leave();
  leave = () => {};
  byId('rules').hidden = true;
  const tiles = data.games.map((game) => {
    const picture = element('img', { src: game.picture, alt: '', width: 150, height: 200, loading: 'lazy' });
    return button('tile', () => void openGame(game), picture, element('span', { textContent: game.name }));
  });
  stage.className = 'stage-lobby';
  stage.replaceChildren(element('h2', { textContent: texts.lobby }), element('div', { className: 'lobby' }, ...tiles));
  stage.removeAttribute('aria-busy');
};

const refresh = async () => {
  if (document.hidden || play === undefined) return;
  try {
    showBalance(await ask('balance', { play }));
  } catch (error) {
    // Without a connection the next look will do; a session that has ended ends the game.
    if (error.code === 'play_token_expired') fail(error);
  }
};

const start = async () => {
  try {
    const session = await ask('open', { launch: new URLSearchParams(location.search).get('launch') ?? '' });
    play = session.play;
    chips = session.chips;
    chosen = chips[0];
    showBalance(session);
    if (data.game) await openGame(data.game);
    else openLobby();
    tell('loaded');
    setInterval(refresh, 15_000);
  } catch (error) {
    fail(error, () => void start());
  }
};
void start();
