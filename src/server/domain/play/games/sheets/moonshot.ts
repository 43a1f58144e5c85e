import { moonshotPrices } from '#shared/games/moonshot.ts';
import { FIRST_VERSIONS, type Sheet } from './sheet.ts';

/** The flight that all players share, by rules whose high multipliers returned less than their sheet said. */
export const coarseMoonshot: Sheet = {
  gameId: 'moonshot',
  version: 1,
  validFrom: FIRST_VERSIONS,
  html: {
    EN: '<p>All players share one round. Bets are taken for some seconds, then the rocket takes off at 1.00 and climbs as e^(0.06 t), t in seconds. The flight ends at a point that is sealed before the first bet and that the seeds of all players decide together. You are paid the multiplier at which you leave, by hand or by itself at a multiplier that you name. Who is still in when the flight ends loses the stake.</p><p>The clock of the server decides. The table shows some multipliers; the formula holds for all others too.</p>',
    VI: '<p>Mọi người chơi chung một vòng. Cược được nhận trong vài giây, rồi tên lửa cất cánh từ 1.00 và tăng theo e^(0.06 t), t tính bằng giây. Chuyến bay kết thúc ở một điểm được niêm phong trước cược đầu tiên, do mã ngẫu nhiên của mọi người chơi cùng quyết định. Bạn được trả theo hệ số lúc bạn rút, tự tay hoặc tự động ở hệ số bạn đặt trước. Ai chưa rút khi chuyến bay kết thúc thì mất tiền cược.</p><p>Đồng hồ của máy chủ quyết định. Bảng cho thấy một số hệ số; công thức đúng với mọi hệ số khác.</p>',
  },
  multiplierRule: {
    EN: 'Of a million flights, floor(990000 / x) reach a multiplier x',
    VI: 'Trong một triệu chuyến bay, floor(990000 / x) chuyến đạt hệ số x',
  },
  prices: () => moonshotPrices(1),
  label: ([multiplier], language) => ({ EN: `Leave at ${multiplier}`, VI: `Rút ở ${multiplier}` })[language],
  maxStake: 200,
  maxPayout: 100_000,
  unfinishedRule: {
    EN: 'A flight ends on its own, even if you lose the connection: a bet with a multiplier is paid if the flight gets there, any other is lost.',
    VI: 'Chuyến bay tự kết thúc, kể cả khi bạn mất kết nối: cược có đặt hệ số được trả nếu chuyến bay đạt tới, cược khác bị mất.',
  },
};

/** The same flight, with chances fine enough for every multiplier. */
export const moonshot: Sheet = {
  ...coarseMoonshot,
  version: 2,
  validFrom: '2026-11-26T00:00:00Z',
  multiplierRule: {
    EN: 'Of 10^12 flights, floor(990000000000 / x) reach a multiplier x up to 990000.00',
    VI: 'Trong 10^12 chuyến bay, floor(990000000000 / x) chuyến đạt hệ số x, tối đa 990000.00',
  },
  prices: () => moonshotPrices(2),
};
