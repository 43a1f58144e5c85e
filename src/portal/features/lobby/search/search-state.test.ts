import { describe, expect, test } from 'vitest';
import { chosenCount, emptySearch, readSearch, searchParams, toggleFacet, writeSearch } from './search-state.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

describe('the search in the address', () => {
  test('ENTITY-25 is read from it and sent as the contract wants it', () => {
    const state = read(
      'search=lantren&search.type=RNG,LIVE&search.vendor=SAF&search.shelf=HOT&search.feature=WILDS&search.sort=rtp',
    );
    expect(searchParams(state)).toEqual({
      keyword: 'lantren',
      gameType: 'RNG,LIVE',
      vassalage: 'SAF',
      gameClassify: 'HOT',
      features: 'WILDS',
      sort: 'rtp',
      pageSize: 42,
    });
    expect(chosenCount(state)).toBe(5);
  });

  test.each([
    'search=%20%20',
    'search.type=POKER',
    'search.vendor=<script>',
    'search.shelf=COLD',
    'search.feature=a',
    'search.sort=worst',
    'search.type=,,,',
  ])('what nobody could have chosen is not chosen: %s', (query) => expect(read(query)).toEqual(emptySearch));

  test('more than the contract lets through is cut', () => {
    const many = Array.from({ length: 40 }, (_, index) => `V${index}`).join();
    expect(read(`search.vendor=${many}`).chosen.vassalage).toHaveLength(19);
    expect(read(`search=${'a'.repeat(200)}`).words).toHaveLength(60);
  });

  test('is written back without what is off; what is not its own stays', () => {
    const before = new URLSearchParams('modal=search&gameName=x&search=old&search.type=RNG');
    const after = writeSearch(before, toggleFacet({ ...emptySearch, words: 'koi' }, 'gameType', 'FISH'));
    expect(after.toString()).toBe('modal=search&gameName=x&search=koi&search.type=FISH');
    expect(writeSearch(after, emptySearch).toString()).toBe('modal=search&gameName=x');
  });

  test('a value that is chosen again is no longer chosen', () => {
    const once = toggleFacet(emptySearch, 'features', 'WILDS');
    expect(once.chosen.features).toEqual(['WILDS']);
    expect(toggleFacet(once, 'features', 'WILDS')).toEqual(emptySearch);
  });
});
