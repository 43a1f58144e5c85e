// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';

/** A portal that was just opened, without any lazy texts. */
async function fresh() {
  vi.resetModules();
  const [{ i18n, loadArea }, { showLanguage }] = await Promise.all([import('./i18n.ts'), import('./language.ts')]);
  return { text: () => i18n.t('session.submit'), loadArea, showLanguage };
}

afterEach(() => vi.resetModules());

describe('lazy texts', () => {
  test('are there after their area was requested', async () => {
    const { text, loadArea } = await fresh();
    expect(text()).toBe('session.submit');
    await loadArea('session');
    expect(text()).toBe('Log in');
  });

  test('I18N-01 follow when the language changes', async () => {
    const { text, loadArea, showLanguage } = await fresh();
    await loadArea('session');
    await showLanguage('VI');
    expect(text()).toBe('Đăng nhập');
  });

  test('load in the language that was chosen meanwhile', async () => {
    const { text, loadArea, showLanguage } = await fresh();
    await Promise.all([loadArea('session'), showLanguage('VI')]);
    expect(text()).toBe('Đăng nhập');
    await showLanguage('EN');
    expect(text()).toBe('Log in');
  });
});
