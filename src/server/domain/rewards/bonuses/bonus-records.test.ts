import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { give } from '../../payments/funds/testing.ts';
import { stakeableWith } from '../../play/launch/player-balance.ts';
import { expectReconciled, houseSums, openGame } from '../../play/seamless/testing.ts';
import { addMembers, auditOf, DAY, MINUTE, outcome, type TestServices, testServices } from '../../testing.ts';
import { countAllWagering, countForReader, countWagering } from './count-wagering.ts';
import { creditBonus, type NewBonus } from './credit-bonus.ts';
import { cancelBonus } from './end-bonus.ts';
import { findBonus, listBonuses, listWagering } from './read-bonuses.ts';
import { playableBy } from './stakeable.ts';

let db: TestDatabase;
let services: TestServices;
let members = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  services = await testServices(db);
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

const page = { pageNo: 1, pageSize: 20 };
const rules: NewBonus['wagering'] = {
  multiple: 3,
  base: 'bonus',
  days: 7,
  maxStake: null,
  contributions: [{ gameType: 'RNG', rate: 10_000 }],
};

/** A new member in a game of slots, and what it does. */
async function newMember() {
  members += 1;
  const account = `bonusof${members}`;
  await addMembers(db, [{ account }]);
  const game = await openGame(services, account);
  const memberId = Number(game.memberId);
  const grant = (name: string, { wagering, ...more }: Partial<NewBonus> = {}) =>
    db.transaction((tx) =>
      creditBonus(services, tx, {
        key: `${account}:${name}`,
        memberId,
        title: { EN: 'Gift', VI: 'Quà' },
        amount: '10.00',
        source: 'promotion',
        sourceId: 'p-101',
        at: new Date(services.clock()),
        ...more,
        wagering: { ...rules, ...wagering },
      }),
    );
  const cancel = (bonusId: string, of = memberId) =>
    db.transaction((tx) => cancelBonus(services, tx, { memberId: of, id: game.sessionId }, bonusId, 'EN'));
  const lose = async (round: string, amount: string) => {
    await game.debit(`${account}-${round}`, `${account}-${round}`, amount);
    await game.credit(`${account}-${round}-end`, `${account}-${round}`, '0');
  };
  const find = (bonusId: string) => findBonus(services, memberId, bonusId, 'EN');
  const list = (query: object = {}) => listBonuses(services, memberId, { ...page, ...query }, 'VI');
  return { ...game, account, memberId, grant, cancel, lose, find, list };
}

/** What moved the bonus money of a member: the kind, the reason and the amount of each posting, in order. */
const MOVED = `
  select t.kind, t.reason_kind as reason, t.reason_id as id, e.amount::numeric(24, 2)::text as amount
  from entries e join transactions t on t.id = e.transaction_id join accounts a on a.id = e.account_id
  where a.member_id = $1 and a.kind = $2 and t.kind <> 'opening' order by e.id`;
const moved = (memberId: number, purpose: string) =>
  db.query<{ amount: string }>('test_moved', MOVED, [memberId, purpose]);

describe('a bonus', () => {
  test('MEMBER-10 WALLET-12 has to be wagered from its grant for its days, the deposit too where the rules say so', async () => {
    const { memberId, grant, find } = await newMember();
    const id = await grant('of-deposit', {
      deposit: { id: 'dep-1', amount: '40.00' },
      wagering: { ...rules, base: 'bonus_and_deposit', days: 2 },
    });
    expect(id).toMatch(/^bn-.{22}$/);
    expect(await find(id)).toEqual({
      bonusId: id,
      title: 'Gift',
      source: 'promotion',
      sourceId: 'p-101',
      state: 'active',
      amount: '10.00',
      balance: '10.00',
      required: '150.00',
      counted: '0.00',
      remaining: '150.00',
      wagering: { ...rules, base: 'bonus_and_deposit', days: 2 },
      grantedAt: '2026-01-05T09:30:00.000Z',
      endsAt: '2026-01-07T09:30:00.000Z',
      endedAt: null,
      converted: null,
      forfeited: null,
    });
    expect((await find(await grant('alone', { deposit: { id: 'dep-1', amount: '40.00' } }))).required).toBe('30.00');
    const both = { ...rules, base: 'bonus_and_deposit' as const };
    expect((await find(await grant('without a deposit', { wagering: both }))).required).toBe('30.00');
    expect(await moved(memberId, 'bonus')).toEqual([
      expect.objectContaining({ kind: 'promotion', reason: 'bonus', id, amount: '10.00' }),
      expect.objectContaining({ amount: '10.00' }),
      expect.objectContaining({ amount: '10.00' }),
    ]);
    expect(await houseSums(db, memberId)).toEqual({ promotions: '-30.00' });
  });

  test('WALLET-12 without anything to wager is money of the main wallet at once', async () => {
    const { memberId, grant, find } = await newMember();
    const id = await grant('free', { wagering: { ...rules, multiple: 0 } });
    expect(await find(id)).toMatchObject({
      state: 'completed',
      balance: '0.00',
      required: '0.00',
      converted: '10.00',
      endedAt: '2026-01-05T09:30:00.000Z',
    });
    const posted = { kind: 'promotion', reason: 'bonus', id };
    expect(await moved(memberId, 'main')).toEqual([{ ...posted, amount: '10.00' }]);
    expect(await moved(memberId, 'bonus')).toEqual([
      { ...posted, amount: '10.00' },
      { ...posted, amount: '-10.00' },
    ]);
  });

  test('MEMBER-10 WALLET-12 that was lost to the last cent ends without a movement of nothing', async () => {
    const { memberId, grant, lose, find } = await newMember();
    const id = await grant('lost', { wagering: { ...rules, multiple: 1 } });
    await lose('all', '10.00');
    await countWagering(services, memberId);
    expect(await find(id)).toMatchObject({ state: 'completed', balance: '0.00', converted: '0.00' });
    expect((await moved(memberId, 'bonus')).map(({ amount }) => amount)).toEqual(['10.00', '-10.00']);
    expect(await moved(memberId, 'main')).toEqual([]);
  });

  test('MEMBER-10 is given up by its member alone, while it runs, once, and leaves the main wallet as it is', async () => {
    const [own, other] = [await newMember(), await newMember()];
    await give(services, own, '5.00');
    const id = await own.grant('cancelled');
    expect(await outcome(own.cancel(id, other.memberId))).toBe('not_found');
    expect(await outcome(findBonus(services, other.memberId, id, 'EN'))).toBe('not_found');
    expect(await outcome(listWagering(services, other.memberId, id, page))).toBe('not_found');
    services.pass(7 * DAY - 1);
    const before = (await auditOf(db, own.memberId)).length;
    expect(await own.cancel(id)).toMatchObject({
      bonusId: id,
      state: 'cancelled',
      amount: '10.00',
      balance: '0.00',
      converted: null,
      forfeited: '10.00',
      endedAt: '2026-01-12T09:29:59.999Z',
    });
    expect((await auditOf(db, own.memberId)).slice(before)).toEqual([
      ['bonus_cancelled', 'member', { bonus: id, amount: '10.00', session: own.sessionId }],
    ]);
    expect(await outcome(own.cancel(id))).toBe('conflict');
    expect(await moved(own.memberId, 'bonus')).toEqual([
      { kind: 'promotion', reason: 'bonus', id, amount: '10.00' },
      { kind: 'promotion', reason: 'bonus', id, amount: '-10.00' },
    ]);
    expect(await houseSums(db, own.memberId)).toEqual({ house: '-5.00', promotions: '0.00' });
    const late = await other.grant('late', { at: new Date(services.clock() - 7 * DAY) });
    expect(await outcome(other.cancel(late))).toBe('conflict');
  });
});

describe('the list of bonuses', () => {
  test('MEMBER-10 has the active ones first, then the newest, by state and range, with the sums of all', async () => {
    const { grant, cancel, lose, list, memberId } = await newMember();
    const first = await grant('first');
    services.pass(MINUTE);
    const second = await grant('second', { amount: '20.00' });
    services.pass(MINUTE);
    const third = await grant('third', { wagering: { ...rules, multiple: 0 } });
    services.pass(MINUTE);
    await lose('a', '4.00');
    await countForReader(services, memberId);
    await cancel(second);
    const ids = async (query: object) => (await list(query)).content.map(({ bonusId }) => bonusId);
    const { content, totals, totalElements } = await list();
    expect(content.map(({ bonusId, title, state }) => [bonusId, title, state])).toEqual([
      [first, 'Quà', 'active'],
      [third, 'Quà', 'completed'],
      [second, 'Quà', 'cancelled'],
    ]);
    // The stake counts for the first and the second, of which only the first goes on.
    expect(totals).toEqual({ amount: '40.00', balance: '10.00', remaining: '26.00', converted: '10.00' });
    expect(totalElements).toBe(3);
    expect(await ids({ state: 'completed' })).toEqual([third]);
    expect(await ids({ from: '2026-01-05T09:31:00Z', to: '2026-01-05T09:32:00Z' })).toEqual([second]);
    expect(await ids({ from: '2026-01-05T09:30:00.001Z' })).toEqual([third, second]);
  });

  test('MEMBER-10 the wagering of a bonus is told bet by bet, the newest first', async () => {
    const { account, grant, debit, credit, lose, memberId } = await newMember();
    const id = await grant('told');
    const first = await debit(`${account}-1`, `${account}-1`, '2.50');
    services.pass(MINUTE);
    await credit(`${account}-1-end`, `${account}-1`, '1.00');
    services.pass(MINUTE);
    await lose('2', '4.00');
    await countForReader(services, memberId);
    const { content, totals, totalElements } = await listWagering(services, memberId, id, { pageNo: 2, pageSize: 1 });
    expect(content).toEqual([
      {
        entryId: expect.stringMatching(/^we-\d+$/),
        betId: first.betId,
        gameName: 'Lantern Road',
        gameType: 'RNG',
        rate: 10_000,
        reason: 'counted_in_full',
        stake: '2.50',
        counted: '2.50',
        countedTotal: '2.50',
        at: '2026-01-05T09:31:00.000Z',
      },
    ]);
    expect([totals, totalElements]).toEqual([{ stake: '6.50', counted: '6.50' }, 2]);
  });
});

describe('the count of wagering', () => {
  test('MEMBER-10 ends with the bet that completes it, however many wait behind', async () => {
    const { memberId, grant, lose, find } = await newMember();
    await give(services, { memberId }, '50.00');
    const id = await grant('reached');
    await lose('a', '30.00');
    await lose('b', '5.00');
    await countWagering(services, memberId);
    expect(await find(id)).toMatchObject({ state: 'completed', counted: '30.00', converted: '10.00' });
    const { content } = await listWagering(services, memberId, id, page);
    expect(content.map(({ stake, counted }) => [stake, counted])).toEqual([['30.00', '30.00']]);
  });

  test('MEMBER-10 WALLET-12 reaches every member with a new bet or a bonus whose time is over, and no other', async () => {
    const [played, over, runs] = [await newMember(), await newMember(), await newMember()];
    const [done, kept] = [await played.grant('played'), await runs.grant('runs')];
    const ended = await over.grant('over', { wagering: { ...rules, days: 1 } });
    await played.lose('a', '4.00');
    services.pass(DAY - 1);
    await countAllWagering(services);
    expect((await played.find(done)).counted).toBe('4.00');
    expect((await over.find(ended)).state).toBe('active');
    services.pass(1);
    await countAllWagering(services);
    expect(await over.find(ended)).toMatchObject({ state: 'expired', balance: '0.00', converted: null });
    expect((await runs.find(kept)).state).toBe('active');
  });

  test('MEMBER-10 of one member that fails keeps no other waiting', async () => {
    const [broken, other] = [await newMember(), await newMember()];
    const [first, second] = [await broken.grant('broken'), await other.grant('other')];
    await broken.lose('a', '1.00');
    await other.lose('a', '2.00');
    const set = 'update bonuses set wagering = $2 where id = $1';
    await db.query('test_broken', set, [first, '{}']);
    await expect(countAllWagering(services)).rejects.toThrow('the wagering of 1 members was not counted');
    expect((await other.find(second)).counted).toBe('2.00');
    await db.query('test_broken', set, [first, JSON.stringify(rules)]);
    await countAllWagering(services);
    expect((await broken.find(first)).counted).toBe('1.00');
  });

  test('MEMBER-10 for one reader is of its own bets', async () => {
    const [one, other] = [await newMember(), await newMember()];
    const [own, another] = [await one.grant('own'), await other.grant('another')];
    await one.lose('a', '1.00');
    await other.lose('a', '2.00');
    await countForReader(services, one.memberId);
    expect([(await one.find(own)).counted, (await other.find(another)).counted]).toEqual(['1.00', '0.00']);
  });
});

describe('a stake of 4.00 main money and 6.00 of a bonus that goes back', () => {
  const wallets = async (memberId: number) => {
    const sql = `select kind, balance::numeric(24, 2)::text as balance from wallets where member_id = $1`;
    const rows = await db.query<{ kind: string; balance: string }>('test_kinds', sql, [memberId]);
    const of = (wanted: string) => rows.find(({ kind }) => kind === wanted)?.balance;
    return { main: of('main'), bonus: of('bonus') };
  };

  test.each([
    ['while it runs', { main: '4.00', bonus: '10.00' }, '-10.00', '4.00'],
    ['after it was given up', { main: '4.00', bonus: '0.00' }, '0.00', '4.00'],
    ['after it expired', { main: '4.00', bonus: '0.00' }, '0.00', '4.00'],
    ['after it was wagered', { main: '14.00', bonus: '0.00' }, '-10.00', '10.00'],
  ])('WALLET-12 %s', async (when, left, promotions, back) => {
    const { account, memberId, grant, cancel, debit, rollback } = await newMember();
    await give(services, { memberId }, '4.00');
    const id = await grant('staked');
    const { betId } = await debit(`${account}-d`, account, '10.00');
    expect(await wallets(memberId)).toEqual({ main: '0.00', bonus: '4.00' });
    if (when.endsWith('given up')) await cancel(id);
    if (when.endsWith('expired')) services.pass(7 * DAY);
    if (when.endsWith('wagered')) await db.query('test_done', 'update bonuses set required = 0 where id = $1', [id]);
    await countWagering(services, memberId);
    await rollback(`${account}-r`, account, `${account}-d`);
    expect(await wallets(memberId)).toEqual(left);
    expect(await houseSums(db, memberId)).toMatchObject({ house: '-4.00', promotions, 'vendor:SAF': '0.00' });
    const refund = { kind: 'refund', reason: 'bet', id: betId };
    expect((await moved(memberId, 'main')).at(-1)).toEqual({ ...refund, amount: back });
  });
});

test('WALLET-12 API-19 with a vendor and on games can be staked what is in the main wallet, and the bonuses for their categories', async () => {
  const { memberId, grant } = await newMember();
  await give(services, { memberId }, '1.00');
  await grant('slots', { amount: '2.00' });
  await grant('sport', {
    amount: '4.00',
    wagering: { ...rules, contributions: [{ gameType: 'SPORTS', rate: 10_000 }] },
  });
  await grant('nothing', { amount: '8.00', wagering: { ...rules, contributions: [{ gameType: 'RNG', rate: 0 }] } });
  const catalogue = await services.catalogue.current();
  const balanceAt = async (vendor: string, at = services.clock()) =>
    Number(await stakeableWith(db, catalogue, vendor, memberId, new Date(at)));
  expect(await balanceAt('SAF')).toBe(3);
  expect(await balanceAt('SAF', services.clock() + 7 * DAY)).toBe(1);
  expect(await balanceAt('nobody')).toBe(1);
  const playable = await playableBy(db, services.brand, memberId, new Date(services.clock()));
  expect(Object.fromEntries(playable.map(({ gameType, amount }) => [gameType, amount]))).toEqual({
    ELOTT: '1.00',
    LOTT: '1.00',
    LIVE: '1.00',
    SPORTS: '5.00',
    FISH: '1.00',
    RNG: '3.00',
    PVP: '1.00',
    ESPORTS: '1.00',
    INHOUSE: '1.00',
  });
});
