import type { InhouseGameId, Language } from '#generated/model/index.ts';
import { texts } from '#server/texts/texts.ts';
import { dicePrices } from '#shared/games/dice.ts';
import type { Price } from '#shared/games/exact.ts';
import { hiLoPrices } from '#shared/games/hi-lo.ts';
import { kenoPrices } from '#shared/games/keno.ts';
import { reelPrices } from '#shared/games/lantern-reels.ts';
import { wheelPrices } from '#shared/games/lucky-wheel.ts';
import { lampPrices } from '#shared/games/lumo-lamp.ts';
import { minesPrices } from '#shared/games/mines.ts';
import { plinkoPrices } from '#shared/games/plinko.ts';
import { linePays, paylines, type ReelSymbol, reels, symbols } from '#shared/games/reels.ts';
import { coarseMoonshot, moonshot } from './moonshot.ts';
import { endsAtOnce, FIRST_VERSIONS, type Sheet, type Texts } from './sheet.ts';

const first = { version: 1, validFrom: FIRST_VERSIONS, unfinishedRule: endsAtOnce } as const;
const tablePrice: Texts = {
  EN: 'As the table of prices says.',
  VI: 'Theo bảng giá trả thưởng.',
};

const dice: Sheet = {
  ...first,
  gameId: 'dice',
  html: {
    EN: '<p>A roll from 0.00 to 99.99 is drawn; each of the ten thousand is equally likely. You say whether it comes over or under your target. On the target it loses. Between 1 and 98 of 100 rolls must win.</p><p>The table shows every hundredth chance; the formula holds for all others too.</p>',
    VI: '<p>Một số từ 0.00 đến 99.99 được rút ra; mười nghìn số có khả năng như nhau. Bạn đoán số đó lớn hơn hay nhỏ hơn mục tiêu của mình. Bằng đúng mục tiêu là thua. Tỷ lệ thắng phải từ 1 đến 98 phần trăm.</p><p>Bảng cho thấy từng phần trăm cơ hội; công thức cũng đúng với mọi mục tiêu khác.</p>',
  },
  multiplierRule: {
    EN: '0.99 / (rolls that win / 10000), cut to four decimals',
    VI: '0.99 / (số kết quả thắng / 10000), cắt còn bốn chữ số thập phân',
  },
  prices: dicePrices,
  label: ([direction, target], language) => {
    const words = { over: { EN: 'Over', VI: 'Trên' }, under: { EN: 'Under', VI: 'Dưới' } };
    return `${words[direction === 'over' ? 'over' : 'under'][language]} ${target}`;
  },
  maxStake: 500,
  maxPayout: 50_000,
};

const lumoLamp: Sheet = {
  ...first,
  gameId: 'lumo-lamp',
  html: {
    EN: '<p>The lamp has a hundred lights: 50 teal, 25 amber, 10 rose, 2 white and 13 dark. One comes on. If it has the colour that you named, you are paid.</p>',
    VI: '<p>Đèn có một trăm bóng: 50 xanh ngọc (TEAL), 25 hổ phách (AMBER), 10 hồng (ROSE), 2 trắng (WHITE) và 13 tối. Một bóng sáng lên. Nếu đúng màu bạn chọn, bạn được trả thưởng.</p>',
  },
  multiplierRule: {
    EN: '0.99 / (lights of the colour / 100)',
    VI: '0.99 / (số bóng cùng màu / 100)',
  },
  prices: lampPrices,
  label: ([light]) => String(light),
  maxStake: 500,
  maxPayout: 25_000,
};

const plinko: Sheet = {
  ...first,
  gameId: 'plinko',
  html: {
    EN: '<p>A ball falls through 8 to 16 rows of pins. In each row it goes left or right, both equally likely. The pocket that it reaches says what you are paid; the further from the middle, the more. You choose the rows and how far the prices lie apart. A pocket below 1.00 pays less than the stake.</p>',
    VI: '<p>Bóng rơi qua 8 đến 16 hàng chốt. Ở mỗi hàng bóng sang trái hoặc phải với khả năng như nhau. Ô mà bóng rơi vào cho biết bạn được trả bao nhiêu; càng xa giữa càng nhiều. Bạn chọn số hàng và mức rủi ro. Ô dưới 1.00 trả ít hơn tiền cược.</p>',
  },
  multiplierRule: tablePrice,
  prices: plinkoPrices,
  label: ([rows, risk, left, right], language) => {
    const pockets = left === right ? `${left}` : `${left}, ${right}`;
    const { games } = texts[language];
    return [games.rows(`${rows}`), games.risk(`${risk}`), games.pocket(pockets)].join(', ');
  },
  maxStake: 100,
  maxPayout: 100_000,
};

const keno: Sheet = {
  ...first,
  gameId: 'keno',
  html: {
    EN: '<p>You name one to ten numbers from 1 to 40. Ten are drawn, none twice. What you are paid depends on how many you named and how many of them were drawn. A price below 1.00 is less than the stake.</p>',
    VI: '<p>Bạn chọn một đến mười số từ 1 đến 40. Mười số được rút, không số nào hai lần. Tiền thưởng tùy theo bạn chọn bao nhiêu số và trúng bao nhiêu số. Giá dưới 1.00 là ít hơn tiền cược.</p>',
  },
  multiplierRule: tablePrice,
  prices: kenoPrices,
  label: ([named, hits], language) =>
    ({ EN: `${named} named, ${hits} drawn`, VI: `Chọn ${named}, trúng ${hits}` })[language],
  maxStake: 100,
  maxPayout: 100_000,
};

const luckyWheel: Sheet = {
  ...first,
  gameId: 'lucky-wheel',
  html: {
    EN: '<p>A wheel of 10 to 50 segments turns; each is equally likely to stop at the pointer. The segment says what you are paid. Low risk pays little and often, high risk has one segment that pays. Segments are numbered from 0, clockwise.</p>',
    VI: '<p>Vòng quay có 10 đến 50 ô; mỗi ô có khả năng dừng ở kim như nhau. Ô đó cho biết bạn được trả bao nhiêu. Rủi ro thấp trả ít nhưng thường xuyên, rủi ro cao chỉ có một ô trả thưởng. Các ô được đánh số từ 0, theo chiều kim đồng hồ.</p>',
  },
  multiplierRule: tablePrice,
  prices: wheelPrices,
  label: ([segments, risk, multiplier]: Price['bet'], language) => {
    const { games } = texts[language];
    return [games.segments(`${segments}`), games.risk(`${risk}`), `${multiplier}×`].join(', ');
  },
  maxStake: 500,
  maxPayout: 25_000,
};

const mines: Sheet = {
  gameId: 'mines',
  version: 1,
  validFrom: FIRST_VERSIONS,
  html: {
    EN: '<p>Below 25 cells lie as many mines as you choose. Each safe cell that you open raises the multiplier; a mine ends the round, and the stake is lost. You may cash out after any safe cell. The last safe cell, and a multiplier that pays the maximum payout, cash out by themselves.</p>',
    VI: '<p>Dưới 25 ô có số mìn do bạn chọn. Mỗi ô an toàn bạn mở làm tăng hệ số; trúng mìn thì ván kết thúc và mất tiền cược. Bạn có thể rút sau bất kỳ ô an toàn nào. Ô an toàn cuối cùng, và hệ số đạt mức trả tối đa, được tự động rút.</p>',
  },
  multiplierRule: {
    EN: '0.99 / probability of opening so many safe cells, cut to four decimals',
    VI: '0.99 / xác suất mở được chừng ấy ô an toàn, cắt còn bốn chữ số thập phân',
  },
  prices: minesPrices,
  label: ([count, opened], language) =>
    ({
      EN: `${count} ${count === 1 ? 'mine' : 'mines'}, ${opened} ${opened === 1 ? 'cell' : 'cells'}`,
      VI: `${count} mìn, ${opened} ô`,
    })[language],
  maxStake: 500,
  maxPayout: 25_000,
  unfinishedRule: {
    EN: 'It is cashed out at the multiplier reached; if nothing was opened, the stake comes back.',
    VI: 'Được rút ở hệ số đã đạt; nếu chưa mở ô nào, tiền cược được hoàn lại.',
  },
};

const hiLo: Sheet = {
  gameId: 'hi-lo',
  version: 1,
  validFrom: FIRST_VERSIONS,
  html: {
    EN: '<p>A card is dealt. You guess whether the next one is higher or lower; the same rank is right for both, but after an ace higher means higher, and after a king lower means lower. The ace is the lowest rank, the king the highest. Every card comes from a whole deck of 52. A right guess raises the multiplier, a wrong one loses the stake. You may skip a card, and cash out after any right guess. A right guess on card 52, and a multiplier that pays the maximum payout, cash out by themselves.</p>',
    VI: '<p>Một lá bài được chia. Bạn đoán lá tiếp theo cao hơn hay thấp hơn; cùng hạng thì cả hai đều đúng, nhưng sau át phải cao hơn, và sau K phải thấp hơn. Át thấp nhất, K cao nhất. Mỗi lá đến từ một bộ bài 52 lá đầy đủ. Đoán đúng làm tăng hệ số, đoán sai mất tiền cược. Bạn có thể bỏ qua một lá, và rút sau bất kỳ lần đoán đúng nào. Đoán đúng ở lá thứ 52, và hệ số đạt mức trả tối đa, được tự động rút.</p>',
  },
  multiplierRule: {
    EN: '0.99 / product of the probabilities of all guesses, each (ranks that are right / 13), cut to four decimals',
    VI: '0.99 / tích xác suất của mọi lần đoán, mỗi lần (số hạng đúng / 13), cắt còn bốn chữ số thập phân',
  },
  prices: hiLoPrices,
  label: ([rank, guess], language) => {
    const words = { higher: { EN: 'higher', VI: 'cao hơn' }, lower: { EN: 'lower', VI: 'thấp hơn' } };
    const guessed = words[guess === 'higher' ? 'higher' : 'lower'][language];
    return `${rank === 'T' ? '10' : rank}, ${guessed}`;
  },
  maxStake: 500,
  maxPayout: 25_000,
  unfinishedRule: {
    EN: 'It is cashed out at the multiplier reached; if no guess was right yet, the stake comes back.',
    VI: 'Được rút ở hệ số đã đạt; nếu chưa đoán đúng lần nào, tiền cược được hoàn lại.',
  },
};

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

const lanternReels: Sheet = {
  gameId: 'lantern-reels',
  version: 1,
  validFrom: FIRST_VERSIONS,
  unfinishedRule: endsAtOnce,
  html: {
    EN: `<p>Five reels stop, each place of a strip equally likely at the top; three symbols of each are in view. Your stake is divided among ten lines. Three, four or five equal symbols from the left on a line pay; lanterns stand for every other symbol, and the best of a line is paid. A round may pay less than its stake.</p>${tables('EN')}`,
    VI: `<p>Năm cuộn dừng lại, mọi vị trí của cuộn có khả năng ở hàng trên như nhau; mỗi cuộn hiện ba biểu tượng. Tiền cược chia cho mười dòng. Ba, bốn hoặc năm biểu tượng giống nhau từ trái trên một dòng được trả thưởng; đèn lồng thay cho mọi biểu tượng khác, và mỗi dòng trả mức cao nhất. Một ván có thể trả ít hơn tiền cược.</p>${tables('VI')}`,
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

/** All sheets that hold now, and earlier ones, for old rounds. */
const sheets: readonly Sheet[] = [
  moonshot,
  coarseMoonshot,
  plinko,
  mines,
  dice,
  keno,
  lumoLamp,
  hiLo,
  luckyWheel,
  lanternReels,
];

/** The sheet of a game, of a version or the one that holds now. */
export function sheetOf(gameId: InhouseGameId, version?: number): Sheet | undefined {
  const own = sheets.filter((sheet) => sheet.gameId === gameId);
  return version === undefined
    ? own.toSorted((a, b) => b.version - a.version)[0]
    : own.find((sheet) => sheet.version === version);
}
