// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useReadNotices } from './read-notices.ts';

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

const notice = (id: string, timestamp = 1_000) => ({ id, timestamp });
const setUp = () => renderHook(useReadNotices).result;

describe('which announcements were read', () => {
  test('is kept, one by one', () => {
    const read = setUp();
    expect(read.current.isRead(notice('a-1'))).toBe(false);
    act(() => read.current.markRead(notice('a-1')));
    expect([read.current.isRead(notice('a-1')), read.current.isRead(notice('a-2'))]).toEqual([true, false]);
    expect(setUp().current.isRead(notice('a-1'))).toBe(true);
  });

  test('all at once are those that were published until now, and none that comes later', () => {
    const read = setUp();
    act(() => read.current.markAllRead(2_000));
    expect(read.current.isRead(notice('a-1', 2_000))).toBe(true);
    expect(read.current.isRead(notice('a-2', 2_001))).toBe(false);
  });

  test('does not grow without end', () => {
    const read = setUp();
    act(() => {
      for (let n = 0; n < 250; n += 1) read.current.markRead(notice(`a-${n}`));
    });
    expect(JSON.parse(window.localStorage.getItem('readNotices') ?? '').ids).toHaveLength(200);
    expect(read.current.isRead(notice('a-249'))).toBe(true);
  });

  test.each(['', 'nonsense', 'null', '[]', '{"until":"x","ids":[]}', '{"until":0,"ids":{}}'])(
    'begins anew where something else stands there: %j',
    (stored) => {
      window.localStorage.setItem('readNotices', stored);
      const read = setUp();
      expect(read.current.isRead(notice('a-1'))).toBe(false);
      act(() => read.current.markRead(notice('a-1')));
      expect(read.current.isRead(notice('a-1'))).toBe(true);
    },
  );
});
