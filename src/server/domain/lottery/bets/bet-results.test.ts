import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import type { Drawing } from '#server/db/schema/lottery.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { getBet } from '../../pages/bets/get-bet.ts';
import { MINUTE } from '../../testing.ts';
import { requireResult } from './enter-result.ts';
import { beginLottery, laterSession, lineOn, northern, prepareLottery, slipOn } from './testing.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await prepareLottery(db, ['record01', 'record02', 'record03']);
});
afterAll(() => db.close());

const begin = async (account: string) => {
  const begun = await beginLottery(db, account);
  const [session] = begun.sessions;
  if (session === undefined) throw new Error('no session');
  const read = (betId: string | undefined, language: 'EN' | 'VI' = 'EN') =>
    getBet(begun.services, session.memberId, betId ?? '', language);
  return { ...begun, session, read };
};
const returned = {
  EN: 'The round was cancelled; the stake came back.',
  VI: 'Ván bị hủy; tiền cược được hoàn lại.',
};

test('MEMBER-07 the record of a bet has its rule, its picks in at most 500 characters, and the result that settled it', async () => {
  const { place, coming, cancel, enter, until, session, read } = await begin('record01');
  const [draw = ''] = await coming('VN_NORTH', 1);
  const picks = Array.from({ length: 130 }, (_, number) => String(number).padStart(3, '0'));
  const { bets } = await place(session, slipOn(draw, [{ ...lineOn('LO_3', ...picks), unit: '0.01' }]));
  const taken = await place(session, slipOn(draw, [lineOn('DE', '27')]));
  await cancel(session, taken.bets[0]?.betId ?? '');
  const open = await read(bets[0]?.betId);
  expect(open.lines[0]?.selection).toBe(picks.join(' ').slice(0, 500));
  expect(open.rules).toMatchObject({ helpPath: '/help#betting-rules', text: expect.stringContaining('three') });
  until('2026-01-05T11:15:00Z');
  await enter(draw, northern('12327'));
  const won = await read(bets[0]?.betId);
  expect(won).toMatchObject({ result: 'Special prize 12327', evidence: { algorithm: null, commitment: null } });
  // What was taken back before is not settled by the result.
  const back = await read(taken.bets[0]?.betId);
  expect([back.bet.state, back.result, back.evidence]).toEqual(['void', returned.EN, null]);
});

test('MEMBER-07 a bet on a draw of this server has the algorithm, one on a void draw no evidence', async () => {
  const { place, coming, declareVoid, settleDue, services, session, read } = await begin('record02');
  const [fast = ''] = await coming('SSC_1M', 1);
  const built = await place(session, slipOn(fast, [lineOn('SUM_BS', 'BIG')]));
  services.pass(2 * MINUTE);
  await settleDue();
  expect((await read(built.bets[0]?.betId)).evidence?.algorithm).toMatch(/\S/);
  const [central = ''] = await coming('VN_CENTRAL', 1);
  const { bets } = await place(session, slipOn(central, [lineOn('DE', '27')]));
  await declareVoid(central);
  for (const language of ['EN', 'VI'] as const) {
    expect(await read(bets[0]?.betId, language)).toMatchObject({ result: returned[language], evidence: null });
  }
});

test('MEMBER-07 a bet that waits for the draw before it has no result, though its own draw has', async () => {
  const { services, coming, place, enter, declareVoid, until, read } = await begin('record03');
  until('2026-01-06T08:00:00Z');
  const session = await laterSession(services, 'record03');
  const ids = await coming('VN_NORTH', 2);
  const draws = ids.map((drawId) => ({ drawId, multiple: 1 }));
  const { bets } = await place(session, slipOn(ids[0] ?? '', [lineOn('DUOI', '7')], { draws }));
  until('2026-01-07T11:15:00Z');
  await enter(ids[1] ?? '', northern('12347'));
  expect(await read(bets[1]?.betId)).toMatchObject({ bet: { state: 'open' }, result: null, evidence: null });
  await declareVoid(ids[0] ?? '');
  expect(await read(bets[1]?.betId)).toMatchObject({ bet: { state: 'won' }, result: 'Special prize 12347' });
});

const [dice, balls]: Drawing[] = [
  { kind: 'dice', count: 3 },
  { kind: 'shuffle', of: 11, take: 5 },
];
const numbers = (...drawn: string[]) => [{ prize: 'NUMBERS' as const, numbers: drawn }];
test.each([
  ['of three dice', dice, numbers('1', '6', '6'), true],
  ['of a die with seven', dice, numbers('1', '6', '7'), false],
  ['of two dice', dice, numbers('1', '6'), false],
  ['without a row', dice, [], false],
  ['with a row too many', dice, [...numbers('1', '6', '6'), ...numbers('1')], false],
  ['of five balls', balls, numbers('01', '11', '03', '04', '05'), true],
  ['with a ball twice', balls, numbers('01', '01', '03', '04', '05'), false],
  ['with a ball that is not there', balls, numbers('12', '01', '03', '04', '05'), false],
  ['with a ball 0', balls, numbers('00', '01', '03', '04', '05'), false],
  ['of balls without their zero', balls, numbers('1', '11', '03', '04', '05'), false],
])('LOTTERY-11 a result %s is taken or refused by the table of the draw', (_, drawing, prizes, isTaken) => {
  const entered = () => requireResult(drawing as Drawing, prizes);
  if (isTaken) expect(entered).not.toThrow();
  else expect(entered).toThrow(expect.objectContaining({ code: 'draw_result_invalid' }));
});

test('LOTTERY-11 a table without its last row is refused', () => {
  const ranks = northern('12327').map(({ prize, numbers: drawn }) => ({
    prize,
    count: drawn.length,
    digits: drawn[0]?.length ?? 0,
  }));
  const drawing: Drawing = { kind: 'digits', ranks };
  expect(() => requireResult(drawing, northern('12327'))).not.toThrow();
  expect(() => requireResult(drawing, northern('12327').slice(0, -1))).toThrow(
    expect.objectContaining({ code: 'draw_result_invalid' }),
  );
});
