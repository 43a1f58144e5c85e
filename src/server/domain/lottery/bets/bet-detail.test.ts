import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { getBet } from '../../pages/bets/get-bet.ts';
import { listBets } from '../../play/bets/list-bets.ts';
import { MINUTE } from '../../testing.ts';
import { drawEvidence } from '../draws/evidence.ts';
import { beginLottery, laterSession, lineOn, northern, prepareLottery, slipOn } from './testing.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await prepareLottery(db, ['reader01', 'reader02']);
});
afterAll(() => db.close());

const page = { pageNo: 1, pageSize: 20 };

test('MEMBER-07 LOTTERY-10 the betting record has bets on draws with what was picked, in the language of the reader', async () => {
  const { place, coming, services, until } = await beginLottery(db);
  until('2026-01-12T08:00:00Z');
  const session = await laterSession(services, 'reader01');
  const [draw = ''] = await coming('VN_NORTH', 1);
  const { bets } = await place(session, slipOn(draw, [lineOn('LO_2', '27', '36')]));
  const betId = bets[0]?.betId ?? '';
  const { content, totals } = await listBets(services, session.memberId, page, 'VI');
  expect(content).toMatchObject([
    {
      betId,
      state: 'open',
      gameType: 'LOTT',
      vassalage: 'TCG_SEA',
      drawId: draw,
      roundId: null,
      odds: '99.00',
      summary: 'Lô 2 số: 27 36',
      stake: '54.00',
      payout: null,
    },
  ]);
  expect(totals).toMatchObject({ count: 1, openCount: 1, openStake: '54.00' });
  const open = await getBet(services, session.memberId, betId, 'EN');
  expect(open).toMatchObject({ result: null, evidence: null, rules: { returnToPlayer: 9900 } });
  expect(open.lines).toEqual([
    {
      playType: 'LO_2',
      selection: '27 36',
      lines: 54,
      unit: '1.00',
      stake: '54.00',
      odds: '99.00',
      hits: null,
      payout: null,
      state: 'open',
    },
  ]);
});

test('MEMBER-07 LOTTERY-11 a settled bet leads to the evidence of its draw and to its entries in the ledger', async () => {
  const { sessions, place, coming, services, settleDue, enter, until } = await beginLottery(db, 'reader02');
  const [session] = sessions;
  if (session === undefined) throw new Error('no session');
  const [fast = ''] = await coming('SSC_1M', 1);
  const [north = ''] = await coming('VN_NORTH', 1);
  const built = await place(session, slipOn(fast, [lineOn('SUM_BS', 'BIG', 'SMALL')]));
  const outside = await place(session, slipOn(north, [lineOn('DE', '27')]));
  services.pass(2 * MINUTE);
  await settleDue();
  const bet = await getBet(services, session.memberId, built.bets[0]?.betId ?? '', 'EN');
  const { seed, commitment, versions } = await drawEvidence(services, fast, 'EN');
  // A bet that covers both sides of a draw is no valid turnover.
  expect(bet.bet).toMatchObject({ state: 'lost', payout: '1.94', net: '-0.06', validTurnover: '0.00' });
  expect(bet.result).toBe(versions[0]?.prizes[0]?.numbers.join(' '));
  const vietnamese = await getBet(services, session.memberId, built.bets[0]?.betId ?? '', 'VI');
  expect([bet.bet.gameName, vietnamese.bet.gameName]).toEqual(['SSC 1 minute', 'SSC 1 phút']);
  expect(vietnamese.bet.summary).toMatch(/: Tài; Xỉu$/);
  expect(vietnamese.lines[0]?.selection).toBe('Tài; Xỉu');
  expect(bet.evidence).toMatchObject({
    source: 'built_in',
    drawName: 'SSC 1 minute, 0105-0991',
    resultVersion: 1,
    seed,
    commitment,
    prizes: versions[0]?.prizes,
  });
  expect(bet.ledgerEntryIds).toHaveLength(2);
  until('2026-01-05T11:15:00Z');
  await enter(north, northern('12327'));
  const won = await getBet(services, session.memberId, outside.bets[0]?.betId ?? '', 'VI');
  expect(won).toMatchObject({
    result: 'Giải đặc biệt 12327',
    lines: [{ hits: 1, payout: '98.00', state: 'won' }],
    evidence: { source: 'external', drawName: 'Xổ số miền Bắc, Hà Nội', resultVersion: 1, seed: null, algorithm: null },
  });
});
