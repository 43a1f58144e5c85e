import { describe, expect, test } from 'vitest';
import { sampleGame } from '../../entities/testing/sample-game.ts';
import { matchesFilters, noFilters } from './lobby-filters.ts';

const game = sampleGame({ gameName: 'Đua Đèn Lồng', vassalage: 'SAF', minBet: '0.20' });

describe('matchesFilters', () => {
  test.each([
    ['dua den', true],
    ['LỒNG đua', true],
    ['', true],
    ['rồng', false],
  ])('finds words in any order, whatever the case and the accents: %j %s', (gameName, found) => {
    expect(matchesFilters({ ...noFilters, gameName })(game)).toBe(found);
  });

  test.each([
    ['0.10', false],
    ['0.50', true],
    ['0.20', true],
  ])('LOBBY-08 keeps what can be played from %s or less: %s', (minBet, kept) => {
    expect(matchesFilters({ ...noFilters, minBet })(game)).toBe(kept);
  });

  test('LOBBY-08 compares stakes as decimals of any length', () => {
    expect(matchesFilters({ ...noFilters, minBet: '0.50' })(sampleGame({ minBet: '0.50000000' }))).toBe(true);
    expect(matchesFilters({ ...noFilters, minBet: '5.00' })(sampleGame({ minBet: '10.00' }))).toBe(false);
  });

  test('keeps the games of one vendor', () => {
    expect(matchesFilters({ ...noFilters, vassalage: 'NOR' })(game)).toBe(false);
    expect(matchesFilters({ ...noFilters, vassalage: 'SAF' })(game)).toBe(true);
  });
});
