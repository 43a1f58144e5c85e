import { expect, test } from 'vitest';
import { families } from '../../src/shared/lottery/testing/families.ts';
import { simulateDraws } from './draws.ts';

const DRAWS = 10_000;

test.each(families)(
  'LOTTERY-11 10,000 draws of %s return what is published, within three standard errors',
  (family) => {
    const { simulated, errors } = simulateDraws(family, DRAWS);
    expect(simulated).toBeGreaterThan(0.8);
    expect(Math.abs(errors)).toBeLessThanOrEqual(3);
  },
);
