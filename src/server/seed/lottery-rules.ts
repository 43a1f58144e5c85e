import { northTable, southTable } from '#shared/lottery/families/vietnam.ts';
import { familyOf } from '#shared/lottery/play-types.ts';
import { pricingOf } from '#shared/lottery/pricing.ts';
import type { Queries } from '../db/database.ts';
import { type Drawing, type GamePricing, lotteryRules, lotteryStations } from '../db/schema/lottery.ts';
import { inCurrency, type SeedCurrency } from './with-amounts.ts';

/** Digits without a prize table. */
const digitsOf = (count: number): Drawing => ({ kind: 'digits', ranks: [{ prize: 'NUMBERS', count, digits: 1 }] });

const north: Drawing = { kind: 'digits', ranks: northTable.ranks };
const south: Drawing = { kind: 'digits', ranks: southTable.ranks };

const ofGroup: Readonly<Record<string, Drawing>> = {
  SSC: digitsOf(5),
  PC28: digitsOf(3),
  '11X5': { kind: 'shuffle', of: 11, take: 5 },
  PK10: { kind: 'shuffle', of: 10, take: 10 },
  K3: { kind: 'dice', count: 3 },
  VN: south,
  VN_FAST: north,
};

/** The limits of a game in the brand's currency. */
function limitsOf(drawing: Drawing, currency: SeedCurrency) {
  const own = (dollars: string) => inCurrency(dollars, currency);
  return {
    units: ['1.00', '0.10', '0.01'].map(own),
    maxMultiple: 1_000,
    maxLines: 10_000,
    maxChaseDraws: 30,
    oddsVersion: 1,
    maxStakePerDraw: own('5000.00'),
    maxPayoutPerDraw: own('200000.00'),
    // The shipped prices are in dollars.
    ...(own('1.00') !== '1.00' && { pricing: pricingIn(drawing, own) }),
  };
}

/** The shipped limits of a game's lines in another currency. */
function pricingIn(drawing: Drawing, own: (dollars: string) => string): GamePricing {
  const family = familyOf(drawing);
  if (family === null) return {};
  const { stakes, limits } = pricingOf(family);
  return {
    stakes: stakes.map(([odds, maxStake]) => [odds, own(maxStake)] as const),
    limits: Object.fromEntries(
      Object.entries(limits).map(([play, { maxStake, maxPayout }]) => [
        play,
        { maxStake: own(maxStake), maxPayout: own(maxPayout) },
      ]),
    ),
  };
}

/** Codes of the stations with their names in English and Vietnamese. */
const stations = [
  ['HN', 'Ha Noi', 'Hà Nội'],
  ['QN', 'Quang Ninh', 'Quảng Ninh'],
  ['BN', 'Bac Ninh', 'Bắc Ninh'],
  ['HP', 'Hai Phong', 'Hải Phòng'],
  ['ND', 'Nam Dinh', 'Nam Định'],
  ['TB', 'Thai Binh', 'Thái Bình'],
  ['TTH', 'Thua Thien Hue', 'Thừa Thiên Huế'],
  ['PY', 'Phu Yen', 'Phú Yên'],
  ['DLK', 'Dak Lak', 'Đắk Lắk'],
  ['QNM', 'Quang Nam', 'Quảng Nam'],
  ['DNG', 'Da Nang', 'Đà Nẵng'],
  ['KH', 'Khanh Hoa', 'Khánh Hòa'],
  ['BDH', 'Binh Dinh', 'Bình Định'],
  ['QT', 'Quang Tri', 'Quảng Trị'],
  ['QB', 'Quang Binh', 'Quảng Bình'],
  ['GL', 'Gia Lai', 'Gia Lai'],
  ['NT', 'Ninh Thuan', 'Ninh Thuận'],
  ['QNG', 'Quang Ngai', 'Quảng Ngãi'],
  ['DNO', 'Dak Nong', 'Đắk Nông'],
  ['KT', 'Kon Tum', 'Kon Tum'],
  ['HCM', 'Ho Chi Minh City', 'TP. Hồ Chí Minh'],
  ['DT', 'Dong Thap', 'Đồng Tháp'],
  ['CM', 'Ca Mau', 'Cà Mau'],
  ['BTR', 'Ben Tre', 'Bến Tre'],
  ['VT', 'Vung Tau', 'Vũng Tàu'],
  ['BL', 'Bac Lieu', 'Bạc Liêu'],
  ['DN', 'Dong Nai', 'Đồng Nai'],
  ['CT', 'Can Tho', 'Cần Thơ'],
  ['ST', 'Soc Trang', 'Sóc Trăng'],
  ['TN', 'Tay Ninh', 'Tây Ninh'],
  ['AG', 'An Giang', 'An Giang'],
  ['BTH', 'Binh Thuan', 'Bình Thuận'],
  ['VL', 'Vinh Long', 'Vĩnh Long'],
  ['BD', 'Binh Duong', 'Bình Dương'],
  ['TV', 'Tra Vinh', 'Trà Vinh'],
  ['LA', 'Long An', 'Long An'],
  ['BP', 'Binh Phuoc', 'Bình Phước'],
  ['HG', 'Hau Giang', 'Hậu Giang'],
  ['TG', 'Tien Giang', 'Tiền Giang'],
  ['KG', 'Kien Giang', 'Kiên Giang'],
  ['DL', 'Da Lat', 'Đà Lạt'],
] as const;

/** The game of a demo whose results operators enter; it draws the other games of the stations itself. */
export const ENTERED = 'VN_CENTRAL';

/** How a game is drawn. */
export function drawingOf({ code, groupCode }: { readonly code: string; readonly groupCode: string }) {
  return code === 'VN_NORTH' ? north : ofGroup[groupCode];
}

/** Inserts the drawing rules of each game and the names of the stations. */
export async function insertLotteryRules(
  { orm }: Queries,
  games: readonly { readonly code: string; readonly groupCode: string; readonly source: 'built_in' | 'external' }[],
  { currency, demo }: { readonly currency: SeedCurrency; readonly demo: boolean },
): Promise<void> {
  const rules = games.flatMap((game) => {
    const drawing = drawingOf(game);
    if (drawing === undefined) return [];
    // A site never makes up the results of a station.
    const drawnHere = game.source === 'built_in' || (demo && game.code !== ENTERED);
    return [{ gameCode: game.code, drawing, limits: limitsOf(drawing, currency), drawnHere }];
  });
  await orm.insert(lotteryRules).values(rules);
  const names = stations.flatMap(([code, EN, VI]) => [
    { code, language: 'EN' as const, name: EN },
    { code, language: 'VI' as const, name: VI },
  ]);
  await orm.insert(lotteryStations).values(names);
}
