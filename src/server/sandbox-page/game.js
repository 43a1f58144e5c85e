// The page of a sandbox game, in a frame without origin and credentials. Its launch token opens the player once.
import { tell } from './frame.js';

(() => {
  const byId = (id) => document.getElementById(id);
  const data = JSON.parse(byId('data').textContent);
  const { texts } = data;
  const stage = byId('stage');
  const base = location.pathname.replace(/\/$/, '');

  const element = (name, properties = {}, ...children) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };
  const button = (label, onClick, className = '') => {
    const made = element('button', { type: 'button', className, textContent: label });
    made.addEventListener('click', onClick);
    return made;
  };

  class Refusal extends Error {
    constructor(code) {
      super(code);
      this.code = code;
    }
  }
  const ask = async (act, fields) => {
    const answer = await fetch(`${base}/${act}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      credentials: 'omit',
    });
    const body = await answer.json();
    if (!body.success) throw new Refusal(body.code);
    return body;
  };

  const failures = {
    launch_token_invalid: 'token',
    play_token_expired: 'ended',
    self_excluded: 'excluded',
    game_maintenance: 'maintenance',
  };
  const fail = (error, retry) => {
    const kind = failures[error.code] ?? 'away';
    tell(kind === 'token' || kind === 'ended' ? 'ended' : 'error', { code: error.code ?? 'unavailable' });
    const note = element('p', { textContent: texts.failures[kind] });
    note.setAttribute('role', 'alert');
    stage.replaceChildren(
      element('div', { className: 'middle' }, note, ...(kind === 'away' ? [button(texts.again, retry, 'main')] : [])),
    );
    stage.removeAttribute('aria-busy');
  };

  let play;
  let points = 1_000;
  // As the portal writes money, in either language.
  const money = (amount, currency) =>
    new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(amount);
  const number = new Intl.NumberFormat(data.language === 'VI' ? 'vi-VN' : 'en-US');
  const showPlayer = ({ nickname, balance, currency }) => {
    byId('player').hidden = false;
    if (nickname) byId('nickname').textContent = nickname;
    byId('balance').textContent = money(balance, currency);
    byId('balance').title = texts.balance;
  };

  const symbolOf = (text, side) => {
    const red = /[♥♦]/.test(text) ? ' red' : '';
    const look = side === 'reels' ? ' reel' : /[♠♣♥♦]/.test(text) ? ' card' : '';
    const made = element('span', {
      className: `symbol${look}${red}`,
      textContent: texts.fish[text] ?? texts.choices[text] ?? text,
    });
    if (side === 'reels') made.dataset.symbol = text;
    return made;
  };
  const table = (game, round) => {
    const sides = round
      ? round.hands.map(({ side, symbols }) =>
          element(
            'div',
            { className: 'hand' },
            element('h2', { textContent: texts.sides[side] }),
            element('p', { className: 'symbols' }, ...symbols.map((symbol) => symbolOf(symbol, side))),
          ),
        )
      : [element('p', { className: 'intro', textContent: texts.choose[game.kind] })];
    return element('div', { className: 'hands' }, ...sides);
  };

  const openGame = (game) => {
    byId('name').textContent = game.name;
    byId('art').src = game.picture;
    document.title = game.name;
    const result = element('p', { className: 'result' });
    result.setAttribute('role', 'status');
    const purse = element('p', { className: 'points' });
    const count = () =>
      purse.replaceChildren(`${texts.points}: `, element('strong', { textContent: number.format(points) }));
    const felt = element('div', { className: 'felt' }, table(game));
    felt.style.backgroundImage = `url("${encodeURI(game.picture)}")`;
    let busy = false;
    const begin = async (choice) => {
      if (busy) return;
      busy = true;
      felt.classList.add('rolling');
      try {
        const { round } = await ask('round', { play, game: game.id, choice });
        points += round.points;
        felt.replaceChildren(table(game, round));
        felt.dataset.outcome = round.outcome;
        result.textContent = texts.outcomes[round.outcome].replace('{points}', number.format(Math.abs(round.points)));
        count();
      } catch (error) {
        fail(error, () => openGame(game));
      } finally {
        busy = false;
        felt.classList.remove('rolling');
      }
    };
    count();
    const choices = element(
      'div',
      { className: 'choices' },
      ...game.choices.map((choice) => button(texts.choices[choice], () => void begin(choice), 'main')),
    );
    const back = data.games.length > 0 ? [button(`← ${texts.backToLobby}`, openLobby, 'quiet')] : [];
    stage.replaceChildren(...back, felt, result, choices, purse);
    stage.removeAttribute('aria-busy');
  };

  const openLobby = () => {
    const tiles = data.games.map((game) => {
      const tile = button('', () => openGame(game), 'tile');
      tile.append(
        element('img', { src: game.picture, alt: '', width: 150, height: 200, loading: 'lazy' }),
        element('span', { textContent: game.name }),
      );
      return tile;
    });
    stage.replaceChildren(
      element('h2', { textContent: texts.lobby }),
      element('div', { className: 'lobby' }, ...tiles),
    );
    stage.removeAttribute('aria-busy');
  };

  const start = async () => {
    const query = new URLSearchParams(location.search);
    try {
      const session = await ask('open', { launch: query.get('launch') ?? '' });
      play = session.play;
      showPlayer(session);
      if (data.game) openGame(data.game);
      else openLobby();
      tell('loaded');
      setInterval(refresh, 15_000);
    } catch (error) {
      fail(error, () => void start());
    }
  };
  const refresh = async () => {
    if (document.hidden) return;
    try {
      showPlayer(await ask('balance', { play }));
    } catch (error) {
      // Without a connection the next look will do; a session that has ended ends the game.
      if (error instanceof Refusal && error.code === 'play_token_expired') fail(error);
    }
  };
  void start();
})();
