import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBetsDefaults } from '#generated/server/defaults.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { beginLottery, lineOn, prepareLottery, slipOn } from '../../lottery/bets/testing.ts';
import { getBet } from '../../pages/bets/get-bet.ts';
import { testServices } from '../../testing.ts';
import { trialPlayer } from '../games/testing.ts';
import { listBets } from './list-bets.ts';
import { profitLoss } from './profit-loss.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  await prepareLottery(db, ['drawbets', 'drawlong']);
});
afterAll(() => db.close());

test('MEMBER-07 LOTTERY-10 a bet on a draw has its game, its picks and its odds in the language of the reader', async () => {
  const { services, sessions, place } = await beginLottery(db, 'drawbets');
  const [session] = sessions;
  if (session === undefined) throw new Error('no session');
  const { bets } = await place(session, slipOn('VN_NORTH-20260105', [lineOn('DE', '22', '27')]));
  const betId = bets[0]?.betId ?? '';
  const bet = {
    betId,
    state: 'open',
    gameType: 'LOTT',
    vassalage: 'TCG_SEA',
    vendorName: 'Sea Lottery',
    nodeId: '31001',
    roundId: null,
    drawId: 'VN_NORTH-20260105',
    odds: '98.00',
    stake: '2.00',
    payout: null,
    net: null,
    validTurnover: null,
    placedAt: '2026-01-05T09:30:00.000Z',
    settledAt: null,
  };
  const listed = async (language: 'EN' | 'VI') =>
    (await listBets(services, session.memberId, listBetsDefaults, language)).content;
  expect(await listed('EN')).toEqual([{ ...bet, gameName: 'VN North', summary: 'Đề, special prize: 22 27' }]);
  const vietnamese = { ...bet, gameName: 'Xổ số miền Bắc', summary: 'Đề đặc biệt: 22 27' };
  expect(await listed('VI')).toEqual([vietnamese]);
  const detail = await getBet(services, session.memberId, betId, 'VI');
  expect(detail).toMatchObject({
    bet: vietnamese,
    result: null,
    evidence: null,
    lines: [{ playType: 'DE', selection: '22 27', lines: 2, unit: '1.00', stake: '2.00', odds: '98.00' }],
  });
  expect(detail.ledgerEntryIds).toEqual([expect.stringMatching(/^le-\d+$/)]);
  // What is open is neither won nor lost.
  expect(await profitLoss(services, session, {})).toMatchObject({
    currency: 'USD',
    asOf: '2026-01-05T09:30:00.000Z',
    categories: [],
    totals: { bets: 0, stake: '0.00', net: '0.00', openStake: '2.00' },
  });
  // A play type that its game has no more leaves what was stored.
  await db.query('test_gone', `update lottery_bets set play_type = 'GONE' where bet_id = $1`, [betId]);
  await db.query('test_stored', `update bets set summary = 'As stored' where id = $1`, [betId]);
  expect((await listed('VI')).map(({ summary }) => summary)).toEqual(['As stored']);
});

test('MEMBER-07 LOTTERY-10 the picks of a long bet on a draw are told up to 200 characters', async () => {
  const { services, sessions, place } = await beginLottery(db, 'drawlong');
  const [session] = sessions;
  if (session === undefined) throw new Error('no session');
  const numbers = Array.from({ length: 80 }, (_, n) => `${n + 10}`);
  await place(session, slipOn('VN_NORTH-20260105', [lineOn('DE', ...numbers)]));
  const { content } = await listBets(services, session.memberId, listBetsDefaults, 'EN');
  expect(content.map(({ summary }) => summary)).toEqual([`Đề, special prize: ${numbers.join(' ')}`.slice(0, 200)]);
});

test('MEMBER-07 LOBBY-19 a round of the house has its words in the language of the reader, and its seed as evidence', async () => {
  const services = await testServices(db);
  const player = await trialPlayer(services);
  const { round } = await player.play({ game: 'lumo-lamp', light: 'TEAL' }, '2.00');
  const { bet, lines, result, evidence, rules } = await getBet(services, player.memberId, round.betId, 'VI');
  expect(bet).toMatchObject({
    summary: 'Xanh ngọc',
    roundId: round.roundId,
    drawId: null,
    vendorName: 'Lumo Originals',
  });
  expect(lines).toMatchObject([{ selection: 'Xanh ngọc', stake: '2.00', payout: round.payout }]);
  const lights = { TEAL: 'Xanh ngọc', AMBER: 'Hổ phách', ROSE: 'Hồng', WHITE: 'Trắng', DARK: 'Tối' };
  expect(result).toBe(lights[round.outcome[0] as keyof typeof lights]);
  expect(rules).toMatchObject({ returnToPlayer: 9_900 });
  expect(evidence).toMatchObject({ source: 'inhouse', clientSeed: 'lucky', drawnAt: '2026-01-05T09:30:00.000Z' });
  expect(
    createHash('sha256')
      .update(Buffer.from(evidence?.seed ?? '', 'hex'))
      .digest('hex'),
  ).toBe(evidence?.commitment);
});
