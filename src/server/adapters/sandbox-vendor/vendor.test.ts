import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sandboxVendorKey } from '../../config/caller-keys.ts';
import type { Database } from '../../db/database.ts';
import { openTestDatabase, TEST_NOW } from '../../db/testing.ts';
import { loadCatalogue } from '../../domain/catalogue/catalogue.ts';
import { giveLaunchToken } from '../../domain/launch/launch-token.ts';
import { expectReconciled, mainBalance, storedBet } from '../../domain/seamless/testing.ts';
import { authenticator } from '../../domain/session/session.ts';
import { handlers } from '../../handlers/handlers.ts';
import { signIn } from '../../testing/sign-in.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { type WalletClient, walletClient } from './wallet-client.ts';

const MINUTE = 60_000;
let now = TEST_NOW;
const clock = () => now;
let drawn = 0;
/** No two draws are alike, and each run has the same ones. */
const random = (length: number) => {
  drawn += 1;
  return createHash('shake256', { outputLength: length }).update(`vendor/${drawn}`).digest();
};

let db: Database;
let server: TestServer;
let token: string;
/** What goes wrong on the way to the wallet. */
let faults: { -readonly [Call in keyof WalletClient]?: WalletClient[Call] } = {};
const scheduled: { readonly roundId: string; readonly at: number }[] = [];
const real = walletClient({
  url: () => server.url,
  key: (vendor) => sandboxVendorKey(server.services.config.callerKeys, vendor),
});
const wallet: WalletClient = {
  ...real,
  debit: (...call) => (faults.debit ?? real.debit)(...call),
  credit: (...call) => (faults.credit ?? real.credit)(...call),
  rollback: (...call) => (faults.rollback ?? real.rollback)(...call),
};
const lost = async () => ({ kind: 'lost' }) as const;

beforeAll(async () => {
  db = await openTestDatabase();
  const catalogue = await loadCatalogue(db, clock, ['AV', 'TF']);
  const env = { RATE_LIMIT_PER_MINUTE: 'off', SANDBOX_VENDORS: 'on' };
  const jobs = {
    send: async (_tx: unknown, _name: unknown, data: object | null, at?: Date) => {
      if (data !== null && 'roundId' in data)
        scheduled.push({ roundId: String(data.roundId), at: at?.getTime() ?? now });
    },
  };
  const parts = { db, clock, random, handlers, catalogue, env, jobs, wallet, authenticate: authenticator(db) };
  server = await startTestServer(parts);
  ({ token } = await signIn(server.url, 'player01', 'Portico123'));
});
afterEach(() => {
  faults = {};
});
afterAll(async () => {
  await expectReconciled(db);
  await server.stop();
  await db.close();
});

const MEMBER = '1000001';
const games = {
  slot: { vendor: 'SAF', nodeId: '20001', gameId: 'lantern-road', selection: 'spin' },
  table: { vendor: 'VEL', selection: 'player' },
  fish: { vendor: 'TID', selection: 'minnow,shark' },
  duel: { vendor: 'FLV', selection: 'higher' },
  match: { vendor: 'GLP', selection: '' },
} as const;

async function launchOf(vendor: string, subject: { readonly nodeId?: string; readonly gameId?: string } = {}) {
  const session = await authenticator(db)({ clock }, token, { background: true });
  if (typeof session === 'string') throw new Error(session);
  const place = { vendor, nodeId: null, gameId: null, roomId: null, language: 'EN', ...subject } as const;
  return (await giveLaunchToken(server.services, session, token, place))?.token ?? '';
}

async function act(vendor: string, name: string, fields: Record<string, string>) {
  const path = `/sandbox/${vendor}/lobby/wallet/${name}`;
  const response = await fetch(server.url + path, { method: 'POST', body: new URLSearchParams(fields) });
  return { status: response.status, ...(await response.json()) };
}

async function open(vendor: string) {
  const { play } = await act(vendor, 'open', { launch: await launchOf(vendor) });
  const { lanes } = await server.services.catalogue.current();
  const game = lanes.flatMap((lane) => lane.games).find((one) => one.game.vassalage === vendor)?.game.gameId ?? '';
  const stake = (selection: string, unit = '1.00') => act(vendor, 'play', { play, game, selection, unit });
  return { play: String(play), game, stake };
}

const balance = async () => Number(await mainBalance(db, MEMBER));
const lastRound = () => scheduled.at(-1)?.roundId ?? '';
const settle = (roundId: string) => server.services.sandboxVendor?.settle(roundId);
const betOf = async (roundId: string) =>
  (await storedBet(db, MEMBER, roundId)) as Readonly<Record<string, unknown>> | undefined;

describe('a round', () => {
  test.each(['slot', 'table', 'fish', 'duel'] as const)(
    'of the %s takes its stake, pays its outcome and stands in the bets',
    async (kind) => {
      const { vendor, selection } = games[kind];
      const { stake } = await open(vendor);
      const before = await balance();
      const answer = await stake(selection, '2.00');
      expect(answer).toMatchObject({ status: 200, late: false, stake: kind === 'fish' ? '4.00' : '2.00' });
      const after = await balance();
      expect(after).toBeCloseTo(before - Number(answer.stake) + Number(answer.payout), 6);
      expect(Number(answer.balance)).toBe(after);
      const category = { slot: 'RNG', table: 'LIVE', fish: 'FISH', duel: 'PVP' }[kind];
      expect(await betOf(lastRound())).toMatchObject({
        ...{ category, stake: Number(answer.stake), payout: Number(answer.payout), ended: true },
        result: expect.stringMatching(/.+/),
      });
    },
  );

  test('that the balance does not cover is refused in words, and nothing is kept of it', async () => {
    const { stake } = await open('FLV');
    faults.debit = async () => ({ kind: 'refused', code: 'insufficient_balance' });
    expect(await stake('higher')).toMatchObject({ status: 422, code: 'insufficient_balance' });
    faults = {};
    now += MINUTE;
    await settle(lastRound());
    expect(await betOf(lastRound())).toBeUndefined();
  });

  test.each([
    ['selection of no game', { selection: 'lower' }],
    ['chip of no currency', { unit: '3.00' }],
    ['stake below zero', { unit: '-1.00' }],
  ])('with a %s is not on offer, and does not reach the wallet', async (_, wrong) => {
    const { play, game } = await open('FLV');
    const before = [await balance(), scheduled.length];
    const order = { play, game, selection: 'higher', unit: '1.00', ...wrong };
    expect(await act('FLV', 'play', order)).toMatchObject({ status: 400, code: 'validation_failed' });
    expect([await balance(), scheduled.length]).toEqual(before);
  });
});

describe('the wallet fails', () => {
  test('a credit without an answer is repeated until it has one, and pays once', async () => {
    const { stake } = await open('FLV');
    const before = await balance();
    faults.credit = lost;
    const answer = await stake('higher', '5.00');
    expect(answer).toMatchObject({ status: 200, late: true });
    expect(await balance()).toBe(before - 5);
    now += MINUTE;
    await expect(settle(lastRound())).rejects.toThrow('the wallet did not take the credit: lost');
    // The wallet takes it, and its answer is lost.
    faults.credit = async (...call) => {
      await real.credit(...call);
      return lost();
    };
    await expect(settle(lastRound())).rejects.toThrow('lost');
    faults = {};
    await settle(lastRound());
    await settle(lastRound());
    expect(await balance()).toBeCloseTo(before - 5 + Number(answer.payout), 6);
    expect(await betOf(lastRound())).toMatchObject({ payout: Number(answer.payout), ended: true });
  });

  test('a stake whose answer is lost is given back, and the round does not count', async () => {
    const { stake } = await open('FLV');
    const before = await balance();
    faults.debit = async (...call) => {
      await real.debit(...call);
      return lost();
    };
    expect(await stake('higher', '5.00')).toMatchObject({ status: 503, code: 'unavailable' });
    expect(await balance()).toBe(before);
    expect(await betOf(lastRound())).toMatchObject({ state: 'void', stake: 5, payout: 5, turnover: 0 });
    now += MINUTE;
    await settle(lastRound());
    expect(await balance()).toBe(before);
  });

  test('a rollback without an answer is repeated', async () => {
    const { stake } = await open('FLV');
    const before = await balance();
    faults.debit = async (...call) => {
      await real.debit(...call);
      return lost();
    };
    faults.rollback = lost;
    expect(await stake('higher', '5.00')).toMatchObject({ status: 503 });
    expect(await balance()).toBe(before - 5);
    now += MINUTE;
    await expect(settle(lastRound())).rejects.toThrow('the wallet did not take the rollback: lost');
    faults = {};
    await settle(lastRound());
    await settle(lastRound());
    expect(await balance()).toBe(before);
  });

  test('a stake that came to the wallet after it was given up is refused there', async () => {
    const { stake } = await open('FLV');
    const before = await balance();
    const late: (() => ReturnType<WalletClient['debit']>)[] = [];
    faults.debit = async (...call) => {
      late.push(() => real.debit(...call));
      return lost();
    };
    expect(await stake('higher', '5.00')).toMatchObject({ status: 503 });
    expect(await late[0]?.()).toEqual({ kind: 'refused', code: 'transaction_rolled_back' });
    expect(await balance()).toBe(before);
  });

  test('a round that stopped between stake and outcome gives the stake back', async () => {
    const { stake } = await open('FLV');
    const before = await balance();
    // The process waits for the answer while its job comes first.
    faults.debit = async (...call) => {
      const taken = await real.debit(...call);
      now += MINUTE;
      await settle(lastRound());
      return taken;
    };
    expect(await stake('higher', '5.00')).toMatchObject({ status: 503, code: 'unavailable' });
    expect(await balance()).toBe(before);
    expect(await betOf(lastRound())).toMatchObject({ state: 'void' });
  });

  test('what its own job has given up is tried again for a day', async () => {
    const { stake } = await open('FLV');
    const before = await balance();
    faults.credit = lost;
    const answer = await stake('higher', '5.00');
    now += 20 * MINUTE;
    await expect(server.services.sandboxVendor?.settleOverdue()).rejects.toThrow('lost');
    faults = {};
    await server.services.sandboxVendor?.settleOverdue();
    expect(await balance()).toBeCloseTo(before - 5 + Number(answer.payout), 6);
  });
});

describe('bets on matches', () => {
  beforeAll(async () => {
    // The rounds before took their time, and playing does not keep the session.
    ({ token } = await signIn(server.url, 'player01', 'Portico123'));
  });

  test('are settled by a job after the match, also for a player who has left', async () => {
    const { play, game, stake } = await open('GLP');
    const { open: fixtures } = await act('GLP', 'matches', { play, game });
    const [match] = fixtures;
    const before = await balance();
    expect(await stake(`${match.id}:home`, '10.00')).toMatchObject({ status: 200, stake: '10.00' });
    expect(await balance()).toBe(before - 10);
    const { roundId, at } = scheduled.at(-1) ?? { roundId: '', at: 0 };
    expect(at).toBe(match.endsAt);
    now = match.endsAt - 1;
    await settle(roundId);
    expect(await betOf(roundId)).toMatchObject({ state: 'open', ended: false });
    now = match.endsAt;
    await settle(roundId);
    const bet = await betOf(roundId);
    const [, home = 0, away = 0] = /(\d)-(\d)$/.exec(String(bet?.['result']))?.map(Number) ?? [];
    const payout = home > away ? 10 * Number(match.prices.home) : 0;
    expect(bet).toMatchObject({ category: 'SPORTS', ended: true });
    expect(bet?.['payout']).toBeCloseTo(payout, 6);
    expect(await balance()).toBeCloseTo(before - 10 + payout, 6);
  });

  test('all end with the one result of their match, which the list tells', async () => {
    const { play, game, stake } = await open('GLP');
    const { open: fixtures } = await act('GLP', 'matches', { play, game });
    const [match] = fixtures;
    const before = await balance();
    for (const pick of ['home', 'draw', 'away']) await stake(`${match.id}:${pick}`);
    now = match.endsAt;
    const { bets, ended } = await act('GLP', 'matches', { play, game });
    const { result } = ended.find(({ id }: { id: string }) => id === match.id);
    const mine = bets.filter((bet: { match: { id: string } }) => bet.match.id === match.id);
    expect(
      mine.filter(({ payout }: { payout: string }) => Number(payout) > 0).map(({ pick }: { pick: string }) => pick),
    ).toEqual([result]);
    expect(await balance()).toBeCloseTo(before - 3 + Number(match.prices[result]), 6);
  });

  test('that has begun are refused', async () => {
    const { play, game, stake } = await open('AV');
    const { open: fixtures } = await act('AV', 'matches', { play, game });
    const [match] = fixtures;
    expect(Object.keys(match.prices)).toEqual(['home', 'away']);
    now = match.startsAt;
    expect(await stake(`${match.id}:home`)).toMatchObject({ status: 409, code: 'conflict' });
    expect(await stake(`${match.id}:draw`)).toMatchObject({ status: 400 });
    expect(await stake('GLP-1:home')).toMatchObject({ status: 400 });
  });
});

describe('what is not the player’s own', () => {
  test('a launch token opens once, within a minute, at its vendor', async () => {
    const launch = await launchOf('FLV');
    expect(await act('TID', 'open', { launch })).toMatchObject({ status: 422, code: 'launch_token_invalid' });
    expect(await act('FLV', 'open', { launch: `lt_${'A'.repeat(32)}` })).toMatchObject({
      code: 'launch_token_invalid',
    });
    expect(await act('FLV', 'open', { launch })).toMatchObject({ status: 200, nickname: 'Minh Khoa' });
    expect(await act('FLV', 'open', { launch })).toMatchObject({ status: 422, code: 'launch_token_invalid' });
    const slow = await launchOf('FLV');
    now += 61_000;
    expect(await act('FLV', 'open', { launch: slow })).toMatchObject({ status: 422, code: 'launch_token_invalid' });
  });

  test('a play token is good at its vendor, and for its game alone', async () => {
    const { play, game } = await open('FLV');
    const order = { play, selection: 'minnow', unit: '1.00' };
    const { game: sea } = await open('TID');
    expect(await act('TID', 'play', { ...order, game: sea })).toMatchObject({ code: 'play_token_expired' });
    expect(await act('FLV', 'play', { ...order, play: 'pl_forged', game })).toMatchObject({
      code: 'play_token_expired',
    });
    const { vendor, nodeId, gameId } = games.slot;
    const one = await act(vendor, 'open', { launch: await launchOf(vendor, { nodeId, gameId }) });
    const { game: other } = await open('NOR');
    expect(await act(vendor, 'play', { ...order, play: one.play, game: other })).toMatchObject({ status: 404 });
    const { lanes } = await server.services.catalogue.current();
    const next = lanes
      .flatMap((lane) => lane.games)
      .find((it) => it.game.vassalage === vendor && it.game.gameId !== gameId);
    const wrong = { ...order, play: one.play, game: next?.game.gameId ?? '', selection: 'spin' };
    expect(await act(vendor, 'play', wrong)).toMatchObject({ status: 403, code: 'forbidden' });
  });

  test('another member’s bets are not shown', async () => {
    const { play, game, stake } = await open('GLP');
    const { open: fixtures } = await act('GLP', 'matches', { play, game });
    await stake(`${fixtures[0].id}:home`);
    const mine = token;
    ({ token } = await signIn(server.url, 'promoter41', 'Portico123'));
    const other = await open('GLP');
    expect(await act('GLP', 'matches', { play: other.play, game })).toMatchObject({ bets: [] });
    token = mine;
    const { bets } = await act('GLP', 'matches', { play, game });
    expect(bets.length).toBeGreaterThan(0);
  });

  test('after the member has logged out no stake is taken', async () => {
    const { stake } = await open('FLV');
    const before = await balance();
    const headers = { Authorization: `Bearer ${token}` };
    const out = await fetch(`${server.url}/wps/session/logout`, { method: 'DELETE', headers });
    expect(out.status).toBe(200);
    expect(await stake('higher')).toMatchObject({ status: 422, code: 'play_token_expired' });
    expect(await balance()).toBe(before);
  });
});
