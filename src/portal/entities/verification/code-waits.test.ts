// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';

const NOW = 1_767_600_000_000;

/** Returns the modules as after a page load; only the tab's storage survives a reload. */
async function loadPage(time: number) {
  cleanup();
  vi.resetModules();
  const { setClock } = await import('../../lib/clock.ts');
  setClock(() => time);
  const { beginWait, useCodeWait } = await import('./code-field.tsx');
  return { beginWait, waitOf: (target: string) => renderHook(() => useCodeWait(target)).result.current };
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  // Other test files of the process must not get the modules with the fixed clock.
  vi.resetModules();
});

describe('the wait for the next code', () => {
  test('SMS-01 continues after a reload, only for the number that received the code', async () => {
    const before = await loadPage(NOW);
    before.beginWait('login 84 912345678', { until: NOW + 300_000, sent: true });
    before.beginWait('register 84 912345678', { until: NOW + 20_000, sent: false });
    const after = await loadPage(NOW + 100_000);
    expect(after.waitOf('login 84 912345678')).toEqual({ seconds: 200, sent: true });
    expect(after.waitOf('register 84 912345678')).toMatchObject({ seconds: 0 });
    expect(after.waitOf('login 84 987654321')).toEqual({ seconds: 0, sent: false });
  });

  test('leaves the storage when it is over', async () => {
    const page = await loadPage(NOW);
    page.beginWait('login 84 912345678', { until: NOW + 1_000, sent: true });
    const later = await loadPage(NOW + 2_000);
    later.beginWait('login 84 987654321', { until: NOW + 300_000, sent: true });
    expect(sessionStorage.getItem('codeWaits')).not.toContain('912345678');
  });

  test.each([
    'nonsense',
    '{"a":1}',
    '[1,null,["x"],["w",null],["w",{"until":"9"}]]',
    '[["w",{"until":1,"sent":true}]]',
  ])('ignores other content in the storage: %s', async (kept) => {
    sessionStorage.setItem('codeWaits', kept);
    const { waitOf } = await loadPage(NOW);
    expect(waitOf('w')).toMatchObject({ seconds: 0 });
  });
});
