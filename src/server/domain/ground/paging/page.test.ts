import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageOf, pageOfList } from './paging.ts';

test('pages of a list are disjoint, complete and full except the last; one beyond it is empty', () => {
  fc.assert(
    fc.property(fc.nat({ max: 300 }), fc.integer({ min: 1, max: 100 }), (length, pageSize) => {
      const list = Array.from({ length }, (_, index) => index);
      const page = (pageNo: number) => pageOfList(list, { pageNo, pageSize });
      const { totalPages, totalElements } = page(1);
      expect(totalElements).toBe(length);
      const pages = Array.from({ length: totalPages }, (_, at) => page(at + 1).content);
      expect(pages.flat()).toEqual(list);
      for (const content of pages.slice(0, -1)) expect(content).toHaveLength(pageSize);
      expect(pages.at(-1)).not.toEqual([]);
      expect(page(totalPages + 1)).toEqual({ content: [], totalPages, totalElements });
      expect(page(100_000).content).toEqual(totalPages === 100_000 ? expect.anything() : []);
    }),
  );
});

test('a list without rows has no page', () => {
  expect(pageOfList([], { pageNo: 1, pageSize: 42 })).toEqual({ content: [], totalPages: 0, totalElements: 0 });
});

test('one row more than a page begins another page', () => {
  expect(pageOf([], 84, { pageNo: 1, pageSize: 42 }).totalPages).toBe(2);
  expect(pageOf([], 85, { pageNo: 1, pageSize: 42 }).totalPages).toBe(3);
});
