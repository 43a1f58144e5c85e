import { expect, test } from 'vitest';
import { playTypesOf } from '../../src/shared/lottery/play-types.ts';
import { families } from '../../src/shared/lottery/testing/families.ts';
import { simulateDraws } from './draws.ts';

const DRAWS = 4_000;

test.each(families)(
  'LOTTERY-11 of 4,000 draws of %s each play type returns what is published, within three standard errors',
  (family) => {
    const returned = simulateDraws(family, DRAWS);
    expect([...returned.keys()]).toEqual(playTypesOf(family).map(({ playType }) => playType));
    for (const [playType, { errors }] of returned) expect(Math.abs(errors), playType).toBeLessThanOrEqual(3);
  },
);
