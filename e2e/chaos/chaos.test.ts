import { expect, test } from 'vitest';
import { compare } from './check-books.ts';
import { runChaos } from './under-load.ts';

test('WALLET-12 trust 6: neither a killed server nor a killed PostgreSQL loses or doubles a movement, and both go on', async () => {
  const { repeated, wrong } = await runChaos({ store: 'postgres', kills: 1, databaseKills: 1, say: () => undefined });
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
