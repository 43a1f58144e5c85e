import { expect, test } from 'vitest';
import type { Draw, LotteryGameDetail, LotterySlipPayload, PlayType } from '#generated/model/index.ts';
import { chaseDraws, chased, drawName, excessOf, moved, planOf } from './slip.ts';

function drawOf(drawId: string, day: string, station: string | null, state: Draw['state'] = 'scheduled'): Draw {
  return {
    drawId,
    gameCode: 'G',
    gameName: 'G',
    issueNo: drawId,
    source: 'built_in',
    state,
    station: station === null ? null : { code: station, name: station },
    opensAt: `${day}T00:00:00Z`,
    closesAt: `${day}T09:00:00Z`,
    drawAt: `${day}T09:15:00Z`,
    settledAt: null,
    commitment: null,
    result: null,
    voidReason: null,
  };
}
const ids = (draws: readonly { readonly drawId: string }[]) => draws.map(({ drawId }) => drawId);

const slip: LotterySlipPayload = {
  gameCode: 'G',
  oddsVersion: 1,
  stopOnWin: false,
  draws: [{ drawId: 'a', multiple: 1 }],
  lines: [{ playType: 'P', picks: [['1']], unit: '1.00', multiple: 5 }],
};

test('LOTTERY-10 a draw keeps its name when it leaves the list', () => {
  const draw = { ...drawOf('SSC_5M-20260105-170', '2026-01-05', null), issueNo: '0105-170' };
  expect([drawName([draw], draw.drawId), drawName([], draw.drawId)]).toEqual(['0105-170', '0105-170']);
  expect(drawName([], 'VN_NORTH-20260105')).toBe('');
  expect(drawName([], 'VN_SOUTH-20260105-HCM')).toBe('HCM');
});

test('LOTTERY-10 a chase of a station has its later draws alone, where several stations draw at once', () => {
  const south = [
    drawOf('mon-hcm', '2026-01-05', 'HCM', 'open'),
    drawOf('mon-dt', '2026-01-05', 'DT', 'open'),
    drawOf('tue-btr', '2026-01-06', 'BTR'),
    drawOf('sat-hcm', '2026-01-10', 'HCM'),
    drawOf('sat-la', '2026-01-10', 'LA'),
  ];
  expect(ids(chaseDraws(south, 'mon-hcm'))).toEqual(['mon-hcm', 'sat-hcm']);
  // In the north one station draws a day, and a chase goes on at the next one.
  const north = [drawOf('mon', '2026-01-05', 'HN', 'open'), drawOf('tue', '2026-01-06', 'QN')];
  expect(ids(chaseDraws(north, 'mon'))).toEqual(['mon', 'tue']);
  expect(chaseDraws(north, 'gone')).toEqual([]);
});

test('LOTTERY-10 the draws of a chase rise by its factor up to the greatest multiple, and keep it when they move on', () => {
  const draws = ['a', 'b', 'c', 'd', 'e'].map((id, day) => drawOf(id, `2026-01-0${day + 1}`, null, 'open'));
  const chase = chased(slip, draws, { count: 4, factor: 3, stopOnWin: true }, 10);
  expect(chase.draws).toEqual([
    { drawId: 'a', multiple: 1 },
    { drawId: 'b', multiple: 3 },
    { drawId: 'c', multiple: 9 },
    { drawId: 'd', multiple: 10 },
  ]);
  expect(planOf(chase)).toEqual({ count: 4, factor: 3, stopOnWin: true });
  const next = moved(chase, draws.slice(3), 10);
  expect(next.draws).toEqual([
    { drawId: 'd', multiple: 1 },
    { drawId: 'e', multiple: 3 },
  ]);
  expect(next.stopOnWin).toBe(true);
  // What is left is no chase, so nothing stops it.
  expect(moved(chase, draws.slice(4), 10)).toMatchObject({ draws: [{ drawId: 'e', multiple: 1 }], stopOnWin: false });
});

test('LOTTERY-10 the dearest draw of a chase counts for the limits of a line and of a draw', () => {
  const play = { maxStakePerLine: '20.00' } as PlayType;
  const detail = { maxLines: 10_000, maxStakePerDraw: '100.00' } as LotteryGameDetail;
  const [line] = slip.lines;
  if (line === undefined) throw new Error('the slip has no entry');
  const entries = [{ line, play, figures: undefined }];
  const excess = (multiples: readonly number[], stakePerDraw: string) =>
    excessOf(
      { ...slip, draws: multiples.map((multiple, index) => ({ drawId: `${index}`, multiple })) },
      entries,
      { lines: 1, stakePerDraw, totalStake: '0.00' },
      detail,
    );
  expect(excess([1, 2, 4], '5.00')).toBeUndefined();
  expect(excess([1, 2, 5], '5.00')).toBe('stakePerLine');
  expect(excess([1, 2, 4], '25.00')).toBeUndefined();
  expect(excess([1, 2, 4], '25.01')).toBe('stakePerDraw');
});
