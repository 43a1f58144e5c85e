import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { InhouseEvidence } from '#generated/model/index.ts';
import { givenOf, workOutGiven } from './given.ts';
import { checksOf } from './worked-out-steps.tsx';

// The round ms-90412 of the contract's examples, which was flown by version 1 of the rules.
const flight: InhouseEvidence = {
  roundId: 'ms-90412',
  gameId: 'moonshot',
  rulesVersion: 1,
  algorithm: 'portico-hmac-sha256-1',
  serverSeedHash: 'ab2111473c93a356ea06315b5c8a8a8e341dcc9defe5aba5661cd9ff3296b9be',
  serverSeed: '21439a33c33bc912b6473b457e4427fdcdda1cdd26e666390d77060b5a7f8b50',
  clientSeed: '474d9c547c839d0edb9cde0d1258c21dd9304327f3df869e3c98bf68308e3eda',
  clientSeeds: ['trial-luck-3', 'khoa-may-man', 'lan'],
  label: 'ms-90412:474d9c547c839d0edb9cde0d1258c21dd9304327f3df869e3c98bf68308e3eda',
  choice: { game: 'moonshot', cashOutAt: '5.00' },
  opened: [],
  dealt: [],
  multiplier: '1.84',
  outcome: ['2.45'],
  revealedAt: '2026-01-05T09:25:24.956Z',
};
const bet = (place: number, clientSeed: string, takenBack = false) => {
  return { place, placedAt: '2026-01-05T09:25:04.000Z', clientSeed, demo: false, takenBack };
};

function check(evidence: InhouseEvidence) {
  const given = givenOf(evidence);
  return checksOf(workOutGiven(given, evidence), given, evidence);
}

test('LOBBY-19 a shared round fits where the seeds of its bets give its seed', () => {
  expect(check(flight)).toEqual({ seal: true, players: true, outcome: true, pays: undefined });
  const bets = [bet(1, 'trial-luck-3'), bet(2, 'gone', true), bet(3, 'khoa-may-man'), bet(4, 'lan')];
  expect(check({ ...flight, bets }).players).toBe(true);
});

test.each([
  ['a seed was left out', { clientSeeds: ['trial-luck-3', 'lan'] }],
  ['the order was changed', { clientSeeds: ['khoa-may-man', 'trial-luck-3', 'lan'] }],
  ['a seed was added', { clientSeeds: ['trial-luck-3', 'khoa-may-man', 'lan', 'of-the-house'] }],
  ['no bet is said to have been there', { clientSeeds: [] }],
  ['the list of bets is another one', { bets: [bet(1, 'trial-luck-3'), bet(2, 'khoa-may-man')] }],
  ['a seed of a bet that was taken back counts', { bets: [bet(1, 'trial-luck-3', true), bet(2, 'khoa-may-man')] }],
])('LOBBY-19 a shared round does not fit where %s', (_, changed) => {
  expect(check({ ...flight, ...changed })).toMatchObject({ seal: true, players: false, outcome: true });
});

test('LOBBY-19 a flight is worked out by the rules that it began with', () => {
  const clientSeed = createHash('sha256').update('').digest('hex');
  // Nobody bet. Its numbers are 997358 and 660598: 99 * 10^6 / 2642 = 37471.6, 99 * 10^12 / 2641339402 = 37480.9.
  const empty = { ...flight, roundId: 'ms-40', clientSeed, clientSeeds: [], label: `ms-40:${clientSeed}` };
  const ends = [1, 2].map((rulesVersion) => workOutGiven(givenOf({ ...empty, rulesVersion }), undefined).outcome);
  expect(ends).toEqual([['374.71'], ['374.80']]);
  expect(check({ ...empty, rulesVersion: 2, outcome: ['374.80'] })).toMatchObject({ players: true, outcome: true });
  expect(check({ ...empty, rulesVersion: 2, outcome: ['374.71'] }).outcome).toBe(false);
});

test('LOBBY-19 a seal, an outcome or a price that differs is found', () => {
  expect(check({ ...flight, serverSeedHash: '0'.repeat(64) }).seal).toBe(false);
  expect(check({ ...flight, outcome: ['2.46'] }).outcome).toBe(false);
  const seed = 'd8080e71ba289c09c5938f4e0cc5e078de6bc5f7c48d268ed468d06eadc899e5';
  const lamp: InhouseEvidence = {
    roundId: 'r-5101',
    gameId: 'lumo-lamp',
    rulesVersion: 1,
    algorithm: 'portico-hmac-sha256-1',
    serverSeedHash: createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'),
    serverSeed: seed,
    clientSeed: 'trial-luck-1',
    label: 'r-5101:trial-luck-1',
    choice: { game: 'lumo-lamp', light: 'AMBER' },
    opened: [],
    dealt: [],
    multiplier: '3.96',
    outcome: ['AMBER'],
    revealedAt: '2026-01-05T09:21:30Z',
  };
  expect(check(lamp)).toEqual({ seal: true, players: undefined, outcome: true, pays: true });
  expect(check({ ...lamp, multiplier: '3.95' }).pays).toBe(false);
});

test('LOBBY-19 the numbers of Keno fit in the order drawn and in the rising order of earlier rounds', () => {
  const keno: InhouseEvidence = {
    ...flight,
    gameId: 'keno',
    clientSeed: 'lan',
    choice: { game: 'keno', numbers: [7] },
    clientSeeds: undefined,
  };
  const drawn = workOutGiven(givenOf(keno), keno).outcome;
  const rising = drawn.toSorted((a, b) => Number(a) - Number(b));
  expect(drawn).not.toEqual(rising);
  expect([drawn, rising].map((outcome) => check({ ...keno, outcome: [...outcome] }).outcome)).toEqual([true, true]);
  expect(check({ ...keno, outcome: ['1', ...drawn.slice(1)] }).outcome).toBe(drawn[0] === '1');
});
