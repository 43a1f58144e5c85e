import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { en } from './locales/en/en.ts';

/** The one i18next instance. English is bundled; Vietnamese arrives through `loadTexts`. */
export const i18n = i18next;

i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  initAsync: false,
  resources: { en: { translation: en } },
  // React escapes what it renders.
  interpolation: { escapeValue: false },
});

/** Makes sure that the texts of a language are there before it is shown. */
export async function loadTexts(locale: 'en' | 'vi'): Promise<void> {
  if (i18n.hasResourceBundle(locale, 'translation')) return;
  const { vi } = await import('./locales/vi/vi.ts');
  i18n.addResourceBundle('vi', 'translation', vi);
}
