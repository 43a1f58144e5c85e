import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listBetsDefaults } from '#generated/server/defaults.ts';
import type { Parameter, Queries } from '#server/db/database.ts';
import { openTestDatabase, TEST_NOW, type TestDatabase } from '#server/db/testing.ts';
import { getBet } from '../../pages/bets/get-bet.ts';
import { addMembers, DAY, MINUTE, outcome, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { openGame } from '../seamless/testing.ts';
import { type BetQuery, listBets } from './list-bets.ts';

let db: TestDatabase;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  services = await testServices(db);
});
afterAll(() => db.close());

const read = (memberId: number, asked: Partial<BetQuery> = {}) =>
  listBets(services, memberId, { ...listBetsDefaults, ...asked }, 'EN');

interface StoredBet {
  readonly id: string;
  readonly category: string;
  readonly state: string;
  readonly stake: string;
  readonly payout?: string;
  readonly game?: string;
  readonly daysAgo?: number;
}

const INSERT = `
  insert into bets (id, member_id, vendor_code, category, game_name, round_id, state, summary, stake, payout,
    valid_turnover, placed_at, moved_at, settled_at)
  values ($1, $2, 'SAF', $3, $4, 'round-' || $1, $5, '', $6::numeric, $7,
    case when $5 in ('won', 'lost') then $6::numeric else 0 end, $8, $8,
    case when $5 = 'open' then null else $8::timestamptz end)`;

let members = 0;
/** A member with these bets. */
async function memberWith(stored: readonly StoredBet[]): Promise<number> {
  members += 1;
  await addMembers(db, [{ account: `better${members}` }]);
  const { memberId } = await sessionOf(services, `better${members}`);
  for (const { id, category, state, stake, payout = '0', game = 'Lantern Road', daysAgo = 1 } of stored) {
    const at = new Date(TEST_NOW - daysAgo * DAY);
    await db.query('test_bet', INSERT, [`${id}-${members}`, memberId, category, game, state, stake, payout, at]);
  }
  return memberId;
}

const idsOf = async (memberId: number, asked: Partial<BetQuery> = {}) =>
  (await read(memberId, asked)).content.map(({ betId }) => betId.split('-')[0]);

describe('the betting record', () => {
  test('MEMBER-07 sums the bets of all pages, also by category in the order of the menu', async () => {
    const memberId = await memberWith([
      { id: 'a', category: 'RNG', state: 'won', stake: '2.00', payout: '7.40', daysAgo: 1 },
      { id: 'b', category: 'RNG', state: 'lost', stake: '5.00', daysAgo: 2 },
      { id: 'c', category: 'LOTT', state: 'open', stake: '27.00', daysAgo: 3 },
      { id: 'd', category: 'LOTT', state: 'lost', stake: '10.00', daysAgo: 4 },
      { id: 'e', category: 'LIVE', state: 'push', stake: '3.00', payout: '3.00', daysAgo: 5 },
      { id: 'f', category: 'LIVE', state: 'void', stake: '4.00', payout: '4.00', daysAgo: 6 },
      { id: 'g', category: 'RNG', state: 'lost', stake: '99.00', daysAgo: 31 },
    ]);
    const { content, totals, ...page } = await read(memberId, { pageSize: 2 });
    expect(page).toEqual({ totalElements: 6, totalPages: 3 });
    expect(content.map(({ stake, payout, net, state }) => [stake, payout, net, state])).toEqual([
      ['2.00', '7.40', '5.40', 'won'],
      ['5.00', '0.00', '-5.00', 'lost'],
    ]);
    expect(totals).toEqual({
      count: 6,
      openCount: 1,
      stake: '51.00',
      openStake: '27.00',
      payout: '14.40',
      net: '-9.60',
      validTurnover: '17.00',
      categories: [
        { gameType: 'LOTT', count: 2, stake: '37.00', payout: '0.00', net: '-10.00' },
        { gameType: 'LIVE', count: 2, stake: '7.00', payout: '7.00', net: '0.00' },
        { gameType: 'RNG', count: 2, stake: '7.00', payout: '7.40', net: '0.40' },
      ],
    });
    expect((await read(memberId, { pageNo: 2, pageSize: 2 })).content[0]).toMatchObject({
      state: 'open',
      payout: null,
      net: null,
      validTurnover: null,
      settledAt: null,
    });
    expect(await idsOf(memberId, { pageNo: 4, pageSize: 2 })).toEqual([]);
  });

  test('MEMBER-07 each filter narrows bets and sums', async () => {
    const memberId = await memberWith([
      { id: 'a', category: 'RNG', state: 'won', stake: '2.00', payout: '3.00' },
      { id: 'b', category: 'LIVE', state: 'won', stake: '1.00', payout: '2.00', daysAgo: 2 },
      { id: 'c', category: 'RNG', state: 'lost', stake: '5.00', daysAgo: 3 },
    ]);
    expect(await idsOf(memberId, { gameType: 'RNG' })).toEqual(['a', 'c']);
    expect(await idsOf(memberId, { state: 'won' })).toEqual(['a', 'b']);
    expect(await idsOf(memberId, { vassalage: 'NOR' })).toEqual([]);
    const { totals } = await read(memberId, { gameType: 'RNG', state: 'won' });
    expect(totals).toMatchObject({ count: 1, net: '1.00', categories: [{ gameType: 'RNG', count: 1 }] });
  });

  test('MEMBER-07 the search finds words of the name without accents, and the id of a bet or a round', async () => {
    const memberId = await memberWith([
      { id: 'a', category: 'LIVE', state: 'lost', stake: '2.00', game: 'Xóc Đĩa' },
      { id: 'b', category: 'RNG', state: 'lost', stake: '2.00', game: 'Emperor’s Roofs', daysAgo: 2 },
      { id: 'c', category: 'RNG', state: 'lost', stake: '2.00', game: 'Dragon Coil', daysAgo: 3 },
    ]);
    expect(await idsOf(memberId, { search: 'xoc dia' })).toEqual(['a']);
    expect(await idsOf(memberId, { search: ' ĐĨA' })).toEqual(['a']);
    expect(await idsOf(memberId, { search: 'roofs emperor’s' })).toEqual(['b']);
    expect(await idsOf(memberId, { search: 'dragon roofs' })).toEqual([]);
    expect(await idsOf(memberId, { search: `c-${members}` })).toEqual(['c']);
    expect(await idsOf(memberId, { search: `round-b-${members}` })).toEqual(['b']);
    expect(await idsOf(memberId, { search: ` round-b-${members} ` })).toEqual(['b']);
    expect(await idsOf(memberId, { search: '  ' })).toEqual(['a', 'b', 'c']);
    for (const typed of ['%', "' or true --", '\\', '$1', '…'])
      expect(await idsOf(memberId, { search: typed })).toEqual([]);
  });
});

describe('a bet', () => {
  test('MEMBER-07 has its result, its rules, its evidence and the entries of the ledger', async () => {
    const player = await openGame(services, 'player01');
    const { betId } = await player.debit('bet-d', 'bet', '2.00', { detail: '20 lines of 0.10' });
    const open = await getBet(services, Number(player.memberId), betId ?? '', 'EN');
    expect(open).toMatchObject({
      bet: { betId, state: 'open', nodeId: '20001', vendorName: 'Saffron Play', roundId: expect.any(String) },
      lines: [{ selection: '20 lines of 0.10', stake: '2.00', state: 'open' }],
      result: null,
      evidence: null,
    });
    expect(open.ledgerEntryIds).toHaveLength(1);
    services.pass(MINUTE);
    await player.credit('bet-c', 'bet', '7.40', { result: '3 lanterns, x3.7' });
    const detail = await getBet(services, Number(player.memberId), betId ?? '', 'EN');
    expect(detail).toMatchObject({
      bet: { state: 'won', payout: '7.40', net: '5.40', validTurnover: '2.00', settledAt: '2026-01-05T09:31:00.000Z' },
      rules: { returnToPlayer: expect.any(Number), helpPath: '/help#betting-rules' },
      result: '3 lanterns, x3.7',
      evidence: { source: 'vendor', drawnAt: '2026-01-05T09:31:00.000Z', prizes: [], seed: null },
    });
    expect(detail.ledgerEntryIds).toHaveLength(2);
    expect(detail.ledgerEntryIds[0]).toBe(open.ledgerEntryIds[0]);
  });

  test('MEMBER-07 of another member is not found, and one that returned the stake says why', async () => {
    const owner = await memberWith([{ id: 'p', category: 'RNG', state: 'void', stake: '4.00', payout: '4.00' }]);
    const id = `p-${members}`;
    const [english, vietnamese] = [await getBet(services, owner, id, 'EN'), await getBet(services, owner, id, 'VI')];
    expect(english.result).toBe('The round was cancelled; the stake came back.');
    expect(vietnamese.result).toBe('Ván bị hủy; tiền cược được hoàn lại.');
    const stranger = await memberWith([]);
    expect(await outcome(getBet(services, stranger, id, 'EN'))).toBe('not_found');
    expect(await outcome(getBet(services, stranger, 'b-nowhere', 'EN'))).toBe('not_found');
  });
});

test('a page of 92 days reads the bets by index', async () => {
  // With few members, one of them has so many of the bets that reading all is cheaper.
  await addMembers(
    db,
    Array.from({ length: 20 }, (_, at) => ({ account: `plan${at}` })),
  );
  await db.execute(`
    insert into bets (id, member_id, vendor_code, category, game_name, round_id, state, summary, stake, placed_at, moved_at)
    select 'plan-' || m.id || '-' || n, m.id, 'SAF', 'RNG', 'Plan', 'plan-' || n, 'open', '', 1,
      '2026-01-05T09:00:00Z'::timestamptz - n * interval '4 hours', '2026-01-05T09:00:00Z'
    from members m, generate_series(1, 1000) n;
    analyze bets`);
  const asked: { text: string; values: readonly Parameter[] }[] = [];
  const query: Queries['query'] = (name, text, values = []) => {
    asked.push({ text, values });
    return db.query(name, text, values);
  };
  const { memberId } = await sessionOf(services, 'player01');
  const range = { from: new Date(TEST_NOW - 91 * DAY).toISOString() };
  for (const filter of [{}, { state: 'open' }, { search: 'plan' }] as const) {
    await listBets({ ...services, db: { ...db, query } }, memberId, { ...listBetsDefaults, ...range, ...filter }, 'EN');
  }
  for (const [at, { text, values }] of asked.entries()) {
    const plan = await db.query<{ 'QUERY PLAN': string }>(`test_plan_${at}`, `explain ${text}`, values);
    const scans = plan.map((line) => line['QUERY PLAN']).filter((line) => line.includes('Seq Scan on bets'));
    expect(scans).toEqual([]);
  }
  expect(asked).toHaveLength(3);
});
