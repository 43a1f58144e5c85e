import { beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../../testing/sign-in.ts';
import { games, lost, vendorServer } from './testing.ts';
import type { WalletClient } from './wallet-client.ts';

const MINUTE = 60_000;
const { act, at, balance, betOf, lastRound, open, real, scheduled, settle } = vendorServer();

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
        category,
        stake: Number(answer.stake),
        payout: Number(answer.payout),
        ended: true,
        result: expect.stringMatching(/.+/),
      });
    },
  );

  test('that the balance does not cover is refused in words, and nothing is kept of it', async () => {
    const { stake } = await open('FLV');
    at.faults.debit = async () => ({ kind: 'refused', code: 'insufficient_balance' });
    expect(await stake('higher')).toMatchObject({ status: 422, code: 'insufficient_balance' });
    at.faults = {};
    at.now += MINUTE;
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
    at.faults.credit = lost;
    const answer = await stake('higher', '5.00');
    expect(answer).toMatchObject({ status: 200, late: true });
    expect(await balance()).toBe(before - 5);
    at.now += MINUTE;
    await expect(settle(lastRound())).rejects.toThrow('the wallet did not take the credit: lost');
    // The wallet takes it, and its answer is lost.
    at.faults.credit = async (...call) => {
      await real.credit(...call);
      return lost();
    };
    await expect(settle(lastRound())).rejects.toThrow('lost');
    at.faults = {};
    await settle(lastRound());
    await settle(lastRound());
    expect(await balance()).toBeCloseTo(before - 5 + Number(answer.payout), 6);
    expect(await betOf(lastRound())).toMatchObject({ payout: Number(answer.payout), ended: true });
  });

  test('a stake whose answer is lost is given back, and the round does not count', async () => {
    const { stake } = await open('FLV');
    const before = await balance();
    at.faults.debit = async (...call) => {
      await real.debit(...call);
      return lost();
    };
    expect(await stake('higher', '5.00')).toMatchObject({ status: 503, code: 'unavailable' });
    expect(await balance()).toBe(before);
    expect(await betOf(lastRound())).toMatchObject({ state: 'void', stake: 5, payout: 5, turnover: 0 });
    at.now += MINUTE;
    await settle(lastRound());
    expect(await balance()).toBe(before);
  });

  test('a rollback without an answer is repeated', async () => {
    const { stake } = await open('FLV');
    const before = await balance();
    at.faults.debit = async (...call) => {
      await real.debit(...call);
      return lost();
    };
    at.faults.rollback = lost;
    expect(await stake('higher', '5.00')).toMatchObject({ status: 503 });
    expect(await balance()).toBe(before - 5);
    at.now += MINUTE;
    await expect(settle(lastRound())).rejects.toThrow('the wallet did not take the rollback: lost');
    at.faults = {};
    await settle(lastRound());
    await settle(lastRound());
    expect(await balance()).toBe(before);
  });

  test('a stake that came to the wallet after it was given up is refused there', async () => {
    const { stake } = await open('FLV');
    const before = await balance();
    const late: (() => ReturnType<WalletClient['debit']>)[] = [];
    at.faults.debit = async (...call) => {
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
    at.faults.debit = async (...call) => {
      const taken = await real.debit(...call);
      at.now += MINUTE;
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
    at.faults.credit = lost;
    const answer = await stake('higher', '5.00');
    at.now += 20 * MINUTE;
    await expect(at.server.services.sandboxVendor?.settleOverdue()).rejects.toThrow('lost');
    at.faults = {};
    await at.server.services.sandboxVendor?.settleOverdue();
    expect(await balance()).toBeCloseTo(before - 5 + Number(answer.payout), 6);
  });
});

describe('bets on matches', () => {
  beforeAll(async () => {
    // The rounds before took their time, and playing does not keep the session.
    ({ token: at.token } = await signIn(at.server.url, 'player01', 'Portico123'));
  });

  test('are settled by a job after the match, also for a player who has left', async () => {
    const { play, game, stake } = await open('GLP');
    const { open: fixtures } = await act('GLP', 'matches', { play, game });
    const [match] = fixtures;
    const before = await balance();
    expect(await stake(`${match.id}:home`, '10.00')).toMatchObject({ status: 200, stake: '10.00' });
    expect(await balance()).toBe(before - 10);
    const { roundId, at: due } = scheduled.at(-1) ?? { roundId: '', at: 0 };
    expect(due).toBe(match.endsAt);
    at.now = match.endsAt - 1;
    await settle(roundId);
    expect(await betOf(roundId)).toMatchObject({ state: 'open', ended: false });
    at.now = match.endsAt;
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
    at.now = match.endsAt;
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
    at.now = match.startsAt;
    expect(await stake(`${match.id}:home`)).toMatchObject({ status: 409, code: 'conflict' });
    expect(await stake(`${match.id}:draw`)).toMatchObject({ status: 400 });
    expect(await stake('GLP-1:home')).toMatchObject({ status: 400 });
  });
});
