import { expect, test } from 'vitest';
import { type Part, stateOf } from './promotion-state.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 0, 5, hour));

test.each([
  [7, null, 'coming_soon'],
  [8, null, 'join'],
  [9, 'signed', 'signed'],
  [9, 'issued', 'issued'],
  [9, 'claimed', 'claimed'],
  [9, 'claim', 'claim'],
  [9, 'applying', 'applying'],
  [9, 'processing', 'processing'],
  [9, 'rejected', 'rejected'],
  [10, 'signed', 'closed'],
  [10, 'applying', 'closed'],
  [10, 'processing', 'closed'],
  [10, 'rejected', 'closed'],
  [10, 'issued', 'closed'],
  [10, null, 'closed'],
  [10, 'claimed', 'closed'],
  [10, 'claim', 'claim'],
] satisfies [number, Part, string][])('PROMO-08 at %i o’clock with %s it is %s', (hour, part, state) => {
  expect(stateOf(at(8), at(10), part, at(hour).getTime())).toBe(state);
});

test('PROMO-08 it never ends without an end', () => {
  expect(stateOf(at(8), null, null, at(23).getTime())).toBe('join');
});
