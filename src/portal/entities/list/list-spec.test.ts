import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ListTeamQueryParams } from '#generated/zod/agent/agent.ts';
import { boundsOf } from '../date-range/date-range.ts';
import { isUsual, readList } from './list-spec.ts';
import { teamSpec } from './testing/team-list.tsx';

const read = (address: string) => readList(teamSpec, new URLSearchParams(address));
const usual = { range: { name: 'month' }, filters: {}, search: '', sort: '-turnover', page: 1 };

describe('the list state in the address', () => {
  test('MEMBER-22 reads range, filters, search, sort and page', () => {
    expect(read('range=week&type=41&uplineId=1000002&search=khoa&sort=account&page=3')).toEqual({
      range: { name: 'week' },
      filters: { type: 41, uplineId: '1000002' },
      search: 'khoa',
      sort: 'account',
      page: 3,
    });
    expect(read('')).toEqual(usual);
  });

  test.each([
    ['range', 'range=never'],
    ['filters', 'type=5'],
    ['filters', 'type='],
    ['filters', 'uplineId=1;drop'],
    ['search', 'search=%20%20'],
    ['sort', 'sort=-nickname'],
    ['sort', 'sort=--account'],
    ['page', 'page=0'],
    ['page', 'page=1e3'],
    ['page', 'page=100001'],
    ['page', 'page=-1'],
  ])('an invalid %s becomes the default, and the other values stay: %s', (_part, wrong) => {
    expect(read(wrong)).toEqual(usual);
    const name = wrong.split('=')[0] ?? '';
    const rest = ['range=today', 'type=2', 'search=an', 'sort=level', 'page=2'].filter(
      (part) => !part.startsWith(name),
    );
    expect(read([...rest, wrong].join('&'))).toEqual({ ...read(rest.join('&')) });
  });

  test('a search has at most the length that the operation accepts', () => {
    expect(read(`search=${'a'.repeat(80)}`).search).toHaveLength(60);
  });

  test('filters make it differ from the default; another sort or page does not', () => {
    const narrowed = ['range=today', 'type=2', 'search=an'].map((address) => isUsual(teamSpec, read(address)));
    expect(narrowed).toEqual([false, false, false]);
    expect(isUsual(teamSpec, read('sort=account&page=9'))).toBe(true);
  });

  test('the contract accepts the request for any address', () => {
    const names = ['range', 'first', 'last', 'type', 'uplineId', 'search', 'sort', 'page', 'other'];
    const values = fc.oneof(
      fc.string(),
      fc.constantFrom('custom', 'week', '2026-02-30', '2026-01-01', '9999-12-31', '0', '41', '-turnover', '1'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), values)), (entries) => {
        const { range, filters, search, sort, page } = readList(teamSpec, new URLSearchParams(entries));
        const bounds = range && boundsOf(range, Date.UTC(2026, 0, 5), 'Asia/Ho_Chi_Minh');
        const query = { ...bounds, ...filters, ...(search && { search }), sort, pageNo: page, pageSize: 10 };
        expect(ListTeamQueryParams.safeParse(query).success).toBe(true);
      }),
    );
  });
});
