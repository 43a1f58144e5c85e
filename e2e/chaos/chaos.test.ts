import { expect, test } from 'vitest';
import { compare } from './check-books.ts';
import { runChaos } from './run-chaos.ts';

const say = () => undefined;

test('WALLET-12 trust 6: a server killed under load keeps every acknowledged movement, once', async () => {
  const { acknowledged, repeated, wrong } = await runChaos({ store: 'pglite', kills: 3, databaseKills: 0, say });
  expect(wrong).toEqual([]);
  expect(acknowledged).toBeGreaterThan(50);
  // The kills did hit calls.
  expect(repeated).toBeGreaterThan(0);
});

test('WALLET-12 trust 6: neither does a killed PostgreSQL lose or double one, and the server goes on', async () => {
  const { repeated, wrong } = await runChaos({ store: 'postgres', kills: 1, databaseKills: 1, say });
  expect(wrong).toEqual([]);
  expect(repeated).toBeGreaterThan(0);
});

test('a movement that is missing, doubled, changed or unasked is found', () => {
  const acknowledged = ['a', 'b', 'c', 'd'].map((reference) => ({ reference, cents: 5 }));
  const booked = [...['a', 'b', 'b', 'e'].map((reference) => ({ reference, cents: 5 })), { reference: 'c', cents: 6 }];
  expect(compare(booked, acknowledged)).toEqual([
    'b was acknowledged and is booked 2 times',
    'c is booked with 6 cents, not 5',
    'd was acknowledged and is booked 0 times',
    'e was booked unasked',
  ]);
});
