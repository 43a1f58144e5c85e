import { describe, expect, test } from 'vitest';
import { gameListParams, noFilters, readFilters, searchWords, writeFilters } from './lobby-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('the filters in the address', () => {
  test('LOBBY-08 are read from it', () => {
    expect(read('vassalage=SAF&gameClassify=HOT&gameName=rong&minBet=0.50')).toEqual({
      vassalage: 'SAF',
      gameClassify: 'HOT',
      gameName: 'rong',
      minBet: '0.50',
      favourites: false,
      recent: false,
      sort: undefined,
    });
  });

  test.each([
    'vassalage=<b>',
    'gameClassify=COLD',
    'minBet=0.3',
    'minBet=-1.00',
    'favourites=yes',
    'gameName=%20%20',
    'recent=2',
    'sort=worst',
  ])('what nobody could have chosen is not chosen: %s', (query) => expect(read(query)).toEqual(noFilters));

  test('LOBBY-09 favourites replace a shelf', () => {
    expect(read('gameClassify=HOT&favourites=1')).toMatchObject({ gameClassify: undefined, favourites: true });
  });

  test('LOBBY-09 recently played games replace a shelf and an order, and favourites replace them', () => {
    expect(read('gameClassify=HOT&recent=1&sort=rtp')).toEqual({ ...noFilters, recent: true });
    expect(read('favourites=1&recent=1')).toEqual({ ...noFilters, favourites: true });
    expect(read('sort=min_bet')).toEqual({ ...noFilters, sort: 'min_bet' });
  });

  test('LOBBY-08 are written back: filters that are off leave the address, other parameters stay', () => {
    const before = new URLSearchParams('modal=login&gameName=old&minBet=1.00');
    const after = writeFilters(before, { gameName: '', vassalage: 'NOR', favourites: true });
    expect(after.toString()).toBe('modal=login&minBet=1.00&vassalage=NOR&favourites=1');
    expect(writeFilters(after, noFilters).toString()).toBe('modal=login');
  });

  test('words are sent without the space around them and within the length of the contract', () => {
    expect(searchWords('  lantern road ')).toBe('lantern road');
    expect(searchWords(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59));
  });

  test('LOBBY-07 LOBBY-08 ENTITY-25 the query asks for 42 games and names only the filters that are on', () => {
    expect(gameListParams('RNG', noFilters)).toEqual({ gameType: 'RNG', pageSize: 42 });
    expect(gameListParams('RNG', read('gameClassify=NEW&minBet=5.00'))).toEqual({
      gameType: 'RNG',
      gameClassify: 'NEW',
      minBet: '5.00',
      pageSize: 42,
    });
  });
});
