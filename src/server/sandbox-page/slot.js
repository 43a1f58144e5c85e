import { button, calm, data, drawing, element, move, texts } from './common.js';

const t = texts.slot;

/** Each in a square of 100. */
const symbols = {
  seven:
    '<path d="M18 16h66v14C64 48 55 64 52 88H27c3-21 13-40 30-54H18z" fill="#e2264d" stroke="#7d0f2a" stroke-width="5" stroke-linejoin="round"/><path d="M24 22h52l-4 4H24z" fill="#ff9db0"/>',
  gem: '<path d="M28 18h44l18 24-40 44L10 42z" fill="#33b8e8" stroke="#0f5c86" stroke-width="5" stroke-linejoin="round"/><path d="M28 18 38 42 50 18 62 42 72 18M10 42h80M38 42l12 44 12-44" fill="none" stroke="#c9f0ff" stroke-width="3" stroke-linejoin="round"/>',
  bell: '<path d="M50 12c4 0 7 3 7 7 14 4 20 15 20 30 0 14 5 20 11 26H12c6-6 11-12 11-26 0-15 6-26 20-30 0-4 3-7 7-7z" fill="#f4b63a" stroke="#8a5a0a" stroke-width="5" stroke-linejoin="round"/><circle cx="50" cy="82" r="8" fill="#8a5a0a"/><path d="M35 34c-3 6-4 12-4 20" stroke="#ffe6a6" stroke-width="5" stroke-linecap="round" fill="none"/>',
  star: '<path d="M50 10l12 26 28 3-21 19 6 28-25-15-25 15 6-28L10 39l28-3z" fill="#f7d34a" stroke="#93700a" stroke-width="5" stroke-linejoin="round"/><path d="M50 24l7 16" stroke="#fff3bd" stroke-width="5" stroke-linecap="round"/>',
  clover:
    '<g fill="#3fb56b" stroke="#155c33" stroke-width="4"><path d="M50 48C30 46 24 22 38 17c8-3 12 6 12 10 0-4 4-13 12-10 14 5 8 29-12 31z"/><path d="M50 48c-20 2-26 26-12 31 8 3 12-6 12-10 0 4 4 13 12 10 14-5 8-29-12-31z"/><path d="M50 48c-2-20-26-26-31-12-3 8 6 12 10 12-4 0-13 4-10 12 5 14 29 8 31-12z"/><path d="M50 48c2-20 26-26 31-12 3 8-6 12-10 12 4 0 13 4 10 12-5 14-29 8-31-12z"/></g><path d="M52 56c2 14 6 24 16 32" stroke="#155c33" stroke-width="6" fill="none" stroke-linecap="round"/>',
  cherry:
    '<path d="M34 62C36 38 48 22 74 14 66 34 66 48 68 58" fill="none" stroke="#3b7a34" stroke-width="6" stroke-linecap="round"/><path d="M74 14c-14-4-24 0-30 10 14 4 24 0 30-10z" fill="#56a84a"/><circle cx="32" cy="70" r="17" fill="#d7263d" stroke="#7a0f22" stroke-width="5"/><circle cx="68" cy="72" r="17" fill="#d7263d" stroke="#7a0f22" stroke-width="5"/><path d="M24 64c2-4 5-6 9-6M60 66c2-4 5-6 9-6" stroke="#ffb3bd" stroke-width="4" stroke-linecap="round" fill="none"/>',
};
const names = Object.keys(symbols);
/** What is drawn above and below the line, and while a reel turns, decides nothing. */
const anySymbol = () => names[Math.floor(Math.random() * names.length)];

const picture = (name) => drawing('0 0 100 100', symbols[name], 'symbol');
const TURNS = 18;

/** Three reels, one line in the middle. */
export const mount = ({ board, dock, say, stake, end, isBusy, stakeBar }) => {
  const reels = [0, 1, 2].map((place) => {
    const strip = element('div', { className: 'strip' });
    strip.append(picture(anySymbol()), picture(['cherry', 'seven', 'star'][place]), picture(anySymbol()));
    return { strip, reel: element('div', { className: 'reel' }, strip) };
  });
  const windows = element(
    'div',
    { className: 'reels', role: 'img', aria: { label: t.reels } },
    ...reels.map(({ reel }) => reel),
  );
  const cabinet = element('div', { className: 'cabinet' }, windows);
  const pays = data.rules.slot.rows.map(({ id, name, pays: times }) => {
    const shown = id === 'cherries' ? ['cherry', 'cherry'] : [id, id, id];
    const line = element('span', { className: 'mini', aria: { hidden: true } }, ...shown.map(picture));
    return element(
      'li',
      {},
      line,
      element('span', { className: 'unseen', textContent: name }),
      element('strong', { textContent: `×${times}` }),
    );
  });
  const sheet = element('ul', { className: 'paytable', aria: { label: texts.pays } }, ...pays);
  board.append(cabinet, sheet);

  const turn = async ({ strip, reel }, symbol, place) => {
    const shown = [anySymbol(), symbol, anySymbol()];
    const blur = calm ? [] : Array.from({ length: TURNS + place * 5 }, anySymbol);
    const before = [...strip.children];
    strip.replaceChildren(...shown.map(picture), ...blur.map(picture), ...before);
    // One step is a third of the window.
    const way = (strip.children.length - 3) * (reel.clientHeight / 3);
    const frames = [{ transform: `translateY(${-way}px)` }, { transform: 'translateY(0)' }];
    await move(strip, frames, { duration: 1_000 + place * 320, easing: 'cubic-bezier(.15,.55,.2,1)' });
    strip.replaceChildren(...[...strip.children].slice(0, 3));
  };

  const begin = async () => {
    if (isBusy()) return;
    delete cabinet.dataset.won;
    for (const { reel } of reels) delete reel.dataset.hit;
    for (const line of sheet.children) delete line.dataset.hit;
    say(t.spinning);
    const answer = await stake('spin');
    if (answer === undefined) return;
    const { line, pays: times } = answer.shown;
    await Promise.all(reels.map((reel, place) => turn(reel, line[place], place)));
    windows.setAttribute('aria-label', `${t.reels}: ${line.map((symbol) => t[symbol]).join(', ')}`);
    if (times > 0) {
      const alike = line.every((symbol) => symbol === line[0]);
      cabinet.dataset.won = '';
      for (const [place, { reel }] of reels.entries()) if (alike || line[place] === 'cherry') reel.dataset.hit = '';
      const row = data.rules.slot.rows.findIndex(({ id }) => id === (alike ? line[0] : 'cherries'));
      if (sheet.children[row]) sheet.children[row].dataset.hit = '';
    }
    end(answer);
  };

  dock.append(
    stakeBar(texts.stake),
    button('main wide', () => void begin(), t.spin),
  );
};
