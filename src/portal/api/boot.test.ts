// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';

async function fresh() {
  vi.resetModules();
  return await import('./boot.ts');
}
const put = (text: string) => {
  document.body.innerHTML = `<script id="boot" type="application/json">${text}</script>`;
};

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('answers in the page', () => {
  test('are found by path, parameters in any order, and language', async () => {
    const { bootKey } = await fresh();
    const key = bootKey('/wps/x', { types: 'B,H', a: undefined, url: 'lumo.example:4000' }, 'EN');
    expect(key).toBe('GET /wps/x?types=B%2CH&url=lumo.example%3A4000|EN');
    expect(bootKey('/wps/x', { url: 'lumo.example:4000', types: 'B,H' }, 'EN')).toBe(key);
    expect(bootKey('/wps/x', {}, 'VI')).toBe('GET /wps/x?|VI');
  });

  test('serve once', async () => {
    put(JSON.stringify([{ key: 'GET /wps/x?|EN', body: { success: true } }]));
    const { takeBootAnswer } = await fresh();
    expect(takeBootAnswer('/wps/x', {}, 'VI')).toBeUndefined();
    expect(takeBootAnswer('/wps/x', {}, 'EN')).toEqual({ success: true });
    expect(takeBootAnswer('/wps/x', {}, 'EN')).toBeUndefined();
  });

  test('are missing in a page of another server', async () => {
    const { takeBootAnswer } = await fresh();
    expect(takeBootAnswer('/wps/x', {}, 'EN')).toBeUndefined();
  });
});
