import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BetState, GameCategory } from '#generated/model/index.ts';
import { openTestDatabase, TEST_NOW, type TestDatabase } from '#server/db/testing.ts';
import type { Session } from '../../identity/session/session.ts';
import { give } from '../../payments/funds/testing.ts';
import { MENU } from '../../play/catalogue/snapshot.ts';
import { openGame } from '../../play/seamless/testing.ts';
import { addMembers, HOUR, MINUTE, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { getBet } from './get-bet.ts';

let db: TestDatabase;
let services: TestServices;
let session: Session;
let members = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  services = await testServices(db);
  members += 1;
  const account = `detail${members}`;
  await addMembers(db, [{ account }]);
  session = await sessionOf(services, account);
});
afterAll(() => db.close());

interface Stored {
  readonly state?: BetState;
  readonly category?: GameCategory;
  readonly vendor?: string;
  readonly nodeId?: number | null;
  readonly summary?: string;
  readonly result?: string | null;
  readonly endedAt?: Date | null;
}

const INSERT = `
  insert into bets (id, member_id, vendor_code, category, node_id, game_name, round_id, state, summary, stake, payout,
    valid_turnover, placed_at, moved_at, settled_at, ended_at, result)
  values ($1, $2, $3, $4, $5, 'Lantern Road', 'round-' || $1, $6, $7, 4, 3, 2, $8, $8, $9, $10, $11)`;
let bets = 0;
/** A bet of an hour ago with these parts, in a language. */
async function read(stored: Stored, language: 'EN' | 'VI' = 'EN') {
  bets += 1;
  const { state = 'lost', category = 'RNG', vendor = 'SAF', nodeId = 20_001, summary = '', result = null } = stored;
  const at = new Date(TEST_NOW - HOUR);
  const settledAt = state === 'open' ? null : new Date(TEST_NOW);
  const values = [vendor, category, nodeId, state, summary, at, settledAt, stored.endedAt ?? null, result];
  await db.query('test_bet_insert', INSERT, [`b-${bets}`, session.memberId, ...values]);
  return getBet(services, session.memberId, `b-${bets}`, language);
}

describe('a bet', () => {
  test('has every figure of a settled round, and its round as its only line', async () => {
    const { bet, lines } = await read({ state: 'won', summary: '20 lines of 0.20' });
    expect(bet).toEqual({
      betId: `b-${bets}`,
      state: 'won',
      gameType: 'RNG',
      vassalage: 'SAF',
      vendorName: 'Saffron Play',
      nodeId: '20001',
      gameName: 'Lantern Road',
      summary: '20 lines of 0.20',
      roundId: `round-b-${bets}`,
      drawId: null,
      odds: null,
      stake: '4.00',
      payout: '3.00',
      net: '-1.00',
      validTurnover: '2.00',
      placedAt: '2026-01-05T08:30:00.000Z',
      settledAt: '2026-01-05T09:30:00.000Z',
    });
    expect(lines).toEqual([
      {
        playType: null,
        selection: '20 lines of 0.20',
        lines: 1,
        unit: '4.00',
        stake: '4.00',
        odds: null,
        hits: null,
        payout: '3.00',
        state: 'won',
      },
    ]);
  });

  test('has the name of its game where the vendor told no selection, and no game where it named none', async () => {
    const { bet, lines, rules } = await read({ nodeId: null });
    expect([bet.nodeId, lines[0]?.selection, rules.returnToPlayer]).toEqual([null, 'Lantern Road', null]);
  });

  test('has the code of a vendor that the catalogue has no longer', async () => {
    const bare = { ...(await services.catalogue.current()), vendors: new Map() };
    services = { ...services, catalogue: { current: async () => bare } };
    expect((await read({})).bet.vendorName).toBe('SAF');
  });
});

describe('the rules of a bet', () => {
  test('are told for every category of the menu, in the language of the request', async () => {
    for (const category of MENU) {
      const english = (await read({ category })).rules;
      const vietnamese = (await read({ category }, 'VI')).rules;
      expect(english.text, category).toMatch(/^[A-Z][\w ,;-]{20,}\.$/);
      expect(vietnamese.text, category).toMatch(/[ạảấầậắằặẹếềệịọốồộớờợụứừựỳđưươ].*\.$/);
      expect(english.helpPath).toBe('/help#betting-rules');
    }
  });

  test('of draws and of events name the odds that were shown; a slot names its return to player', async () => {
    const text = async (category: GameCategory) => (await read({ category })).rules.text;
    expect(await text('LOTT')).toContain('numbers of the draw, at the odds that were shown');
    expect(await text('ELOTT')).toBe(await text('LOTT'));
    expect(await text('SPORTS')).toContain('official result of the event, at the odds that were shown');
    expect(await text('ESPORTS')).toBe(await text('SPORTS'));
    const game = (await services.catalogue.current()).byNodeId.get('20001');
    expect((await read({})).rules.returnToPlayer).toBe(game?.rtp);
  });
});

describe('the result of a bet', () => {
  test.each([
    ['push', 'The stake came back by the rules of the game.', 'Tiền cược được hoàn lại theo luật của trò chơi.'],
    ['void', 'The round was cancelled; the stake came back.', 'Ván bị hủy; tiền cược được hoàn lại.'],
    ['lost', 'The provider did not say more about the result.', 'Nhà cung cấp không cho biết thêm về kết quả.'],
  ] as const)('%s without words of the vendor is told as such', async (state, english, vietnamese) => {
    expect((await read({ state })).result).toBe(english);
    expect((await read({ state }, 'VI')).result).toBe(vietnamese);
  });

  test('is told as the vendor told it, with the moment at which the round ended', async () => {
    const ended = new Date(TEST_NOW - MINUTE);
    const { result, evidence } = await read({ result: '3 lanterns', endedAt: ended });
    expect(result).toBe('3 lanterns');
    expect(evidence).toEqual({
      source: 'vendor',
      drawnAt: '2026-01-05T09:29:00.000Z',
      drawName: null,
      resultVersion: null,
      prizes: [],
      algorithm: null,
      commitment: null,
      seed: null,
      clientSeed: null,
    });
    expect((await read({})).evidence?.drawnAt).toBe('2026-01-05T09:30:00.000Z');
    // A round that has ended can still be open until its vendor settles it.
    expect(await read({ state: 'open', endedAt: ended })).toMatchObject({ result: null, evidence: null });
  });
});

test('every change of a bet is told to the open pages of its member', async () => {
  await give(services, session, '10.00');
  const player = await openGame(services, session.account);
  const told = async (betId: string) => {
    const sql = `select count(*)::int as count from live_events where kind = 'bets' and member_id = $1 and subject = $2`;
    return (await db.query<{ count: number }>('test_told', sql, [session.memberId, betId]))[0]?.count;
  };
  const round = `told-${members}`;
  const betId = (await player.debit(`${round}-1`, round, '2.00')).betId ?? '';
  expect(await told(betId)).toBe(1);
  await player.debit(`${round}-2`, round, '3.00');
  expect(await told(betId)).toBe(2);
  await player.rollback(`${round}-3`, round, `${round}-2`);
  expect(await told(betId)).toBe(3);
  await player.credit(`${round}-4`, round, '7.00');
  expect(await told(betId)).toBe(4);
});
