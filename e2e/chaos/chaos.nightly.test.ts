import { expect, test } from 'vitest';
import { runChaos } from './under-load.ts';

test('WALLET-12 trust 6: a server killed under load keeps every acknowledged movement, once', async () => {
  const { acknowledged, repeated, wrong } = await runChaos({
    store: 'pglite',
    kills: 3,
    databaseKills: 0,
    say: () => undefined,
  });
  expect(wrong).toEqual([]);
  expect(acknowledged).toBeGreaterThan(50);
  // The kills did hit calls.
  expect(repeated).toBeGreaterThan(0);
});
