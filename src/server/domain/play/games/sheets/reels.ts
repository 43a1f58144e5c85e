import type { Language } from '#generated/model/index.ts';
import { reelPrices } from '#shared/games/lantern-reels.ts';
import { linePays, paylines, type ReelSymbol, reels, symbols } from '#shared/games/reels.ts';
import { endsAtOnce, FIRST_VERSIONS, type Sheet, type Texts } from './sheet.ts';

const names: Readonly<Record<ReelSymbol, Texts>> = {
  lantern: { EN: 'Lantern', VI: 'Đèn lồng' },
  koi: { EN: 'Koi', VI: 'Cá chép' },
  drum: { EN: 'Drum', VI: 'Trống' },
  lotus: { EN: 'Lotus', VI: 'Hoa sen' },
  fan: { EN: 'Fan', VI: 'Quạt' },
  tea: { EN: 'Tea', VI: 'Trà' },
  coin: { EN: 'Coin', VI: 'Đồng xu' },
  knot: { EN: 'Knot', VI: 'Nút thắt' },
};
const isSymbol = (value: unknown): value is ReelSymbol => symbols.some((symbol) => symbol === value);

const row = (cell: 'td' | 'th', cells: readonly (string | number)[]) =>
  `<tr>${cells.map((text) => `<${cell}>${text}</${cell}>`).join('')}</tr>`;

function tables(language: Language): string {
  const words = {
    EN: { pays: 'What a line pays', lines: 'Lines: rows from the left, 1 is the top', strips: 'Strips from place 0' },
    VI: {
      pays: 'Tiền thưởng mỗi dòng',
      lines: 'Các dòng: hàng từ trái, 1 là trên cùng',
      strips: 'Các cuộn từ vị trí 0',
    },
  }[language];
  const pays = symbols.map((symbol) => row('td', [names[symbol][language], ...linePays[symbol]]));
  const lines = paylines.map((line, index) => `<li>${index + 1}: ${line.map((place) => place + 1).join(' ')}</li>`);
  const strips = reels.map((strip) => `<li>${strip.map((symbol) => names[symbol][language]).join(', ')}</li>`);
  return [
    `<h3>${words.pays}</h3><table>${row('th', ['', '3', '4', '5'])}${pays.join('')}</table>`,
    `<h3>${words.lines}</h3><ul>${lines.join('')}</ul><h3>${words.strips}</h3><ol>${strips.join('')}</ol>`,
  ].join('');
}

export const lanternReels: Sheet = {
  gameId: 'lantern-reels',
  version: 1,
  validFrom: FIRST_VERSIONS,
  unfinishedRule: endsAtOnce,
  html: {
    EN: `<p>Five reels stop, each place of a strip equally likely at the top; three symbols of each are in view. Your stake is divided among ten lines. Three, four or five equal symbols from the left on a line pay; lanterns stand for every other symbol, and the best of a line is paid. A round may pay less than its stake.</p>${tables('EN')}`,
    VI: `<p>Năm cuộn dừng lại, mọi vị trí của cuộn có khả năng ở hàng trên như nhau; mỗi cuộn hiện ba biểu tượng. Tiền cược chia cho mười dòng. Ba, bốn hoặc năm biểu tượng giống nhau từ trái trên một dòng được trả thưởng; đèn lồng thay cho mọi biểu tượng khác, và mỗi dòng trả mức cao nhất. Một vòng có thể trả ít hơn tiền cược.</p>${tables('VI')}`,
  },
  multiplierRule: {
    EN: 'The sum of what the ten lines pay, divided by ten',
    VI: 'Tổng tiền thưởng của mười dòng, chia cho mười',
  },
  prices: reelPrices,
  label: ([symbol, count], language) =>
    `${isSymbol(symbol) ? names[symbol][language] : symbol} × ${count}, ${{ EN: 'on a line', VI: 'trên một dòng' }[language]}`,
  maxStake: 100,
  maxPayout: 100_000,
};
