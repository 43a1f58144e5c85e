// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';

/** A portal that has just been opened: nothing late is there. */
async function fresh() {
  vi.resetModules();
  const [{ i18n, loadArea }, { showLanguage }] = await Promise.all([import('./i18n.ts'), import('./language.ts')]);
  return { text: () => i18n.t('session.submit'), loadArea, showLanguage };
}

afterEach(() => vi.resetModules());

describe('texts that come late', () => {
  test('are there once their area was asked for', async () => {
    const { text, loadArea } = await fresh();
    expect(text()).toBe('session.submit');
    await loadArea('session');
    expect(text()).toBe('Log in');
  });

  test('follow when the language changes', async () => {
    const { text, loadArea, showLanguage } = await fresh();
    await loadArea('session');
    await showLanguage('VI');
    expect(text()).toBe('Đăng nhập');
  });

  test('come in the language that was chosen while they travelled', async () => {
    const { text, loadArea, showLanguage } = await fresh();
    await Promise.all([loadArea('session'), showLanguage('VI')]);
    expect(text()).toBe('Đăng nhập');
    await showLanguage('EN');
    expect(text()).toBe('Log in');
  });
});
