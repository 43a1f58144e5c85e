import { expect, test } from 'vitest';
import { GameCategory } from '#generated/model/index.ts';
import { isDirectLaunch } from './use-launch.ts';

test('LOBBY-05 LOBBY-22 vendors of exactly five categories are launched directly', () => {
  const direct = Object.values(GameCategory).filter(isDirectLaunch);
  expect(direct.sort()).toEqual(['ESPORTS', 'FISH', 'LIVE', 'PVP', 'SPORTS']);
});
