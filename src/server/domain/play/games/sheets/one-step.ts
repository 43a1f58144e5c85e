import { dicePrices } from '#shared/games/dice.ts';
import { kenoPrices } from '#shared/games/keno.ts';
import { wheelPrices } from '#shared/games/lucky-wheel.ts';
import { lampPrices } from '#shared/games/lumo-lamp.ts';
import { plinkoPrices } from '#shared/games/plinko.ts';
import type { Price } from '#shared/games/price.ts';
import { endsAtOnce, FIRST_VERSIONS, type Sheet, type Texts } from './sheet.ts';

const first = { version: 1, validFrom: FIRST_VERSIONS, unfinishedRule: endsAtOnce } as const;
const risks: Readonly<Record<string, Texts>> = {
  low: { EN: 'low risk', VI: 'rủi ro thấp' },
  medium: { EN: 'medium risk', VI: 'rủi ro vừa' },
  high: { EN: 'high risk', VI: 'rủi ro cao' },
};
const tablePrice: Texts = {
  EN: 'As the table of prices says.',
  VI: 'Theo bảng giá trả thưởng.',
};

export const dice: Sheet = {
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

export const lumoLamp: Sheet = {
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

export const plinko: Sheet = {
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
    const words = { EN: [`${rows} rows`, `pocket ${pockets}`], VI: [`${rows} hàng`, `ô ${pockets}`] }[language];
    return [words[0], risks[`${risk}`]?.[language], words[1]].join(', ');
  },
  maxStake: 100,
  maxPayout: 100_000,
};

export const keno: Sheet = {
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

export const luckyWheel: Sheet = {
  ...first,
  gameId: 'lucky-wheel',
  html: {
    EN: '<p>A wheel of 10 to 50 segments turns; each is equally likely to stop at the pointer. The segment says what you are paid. Low risk pays little and often, high risk has one segment that pays. Segments are numbered from 0, clockwise.</p>',
    VI: '<p>Vòng quay có 10 đến 50 ô; mỗi ô có khả năng dừng ở kim như nhau. Ô đó cho biết bạn được trả bao nhiêu. Rủi ro thấp trả ít nhưng thường xuyên, rủi ro cao chỉ có một ô trả thưởng. Các ô được đánh số từ 0, theo chiều kim đồng hồ.</p>',
  },
  multiplierRule: tablePrice,
  prices: wheelPrices,
  label: ([segments, risk, multiplier]: Price['bet'], language) =>
    [
      { EN: `${segments} segments`, VI: `${segments} ô` }[language],
      risks[`${risk}`]?.[language],
      `${multiplier}×`,
    ].join(', '),
  maxStake: 500,
  maxPayout: 25_000,
};
