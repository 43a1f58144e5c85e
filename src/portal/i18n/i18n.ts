import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { formatNumber } from '../lib/format.ts';
import { lazyAreas } from './areas.ts';
import { en } from './locales/en/en.ts';

/** The i18next instance. English is bundled; `loadTexts` loads Vietnamese. */
export const i18n = i18next;

i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  initAsync: false,
  resources: { en: { translation: en } },
  // React escapes what it renders.
  interpolation: { escapeValue: false },
});

i18n.services.formatter?.add('number', (value: number, locale = 'en') => formatNumber(value, locale));

type Locale = 'en' | 'vi';

export type LazyArea = keyof typeof lazyAreas;

const wanted = new Set<LazyArea>();

/** Loads the texts of a language and its requested lazy areas before the language is shown. */
export async function loadTexts(locale: Locale): Promise<void> {
  const areas = Promise.all([...wanted].map((area) => addArea(area, locale)));
  if (textsOf(locale)?.['common'] === undefined) {
    const { vi } = await import('./locales/vi/vi.ts');
    i18n.addResourceBundle('vi', 'translation', vi, true);
  }
  await areas;
}

/** Loads all areas in all languages. The server needs them, because it renders each page in its language. */
export async function loadAllTexts(): Promise<void> {
  for (const area of Object.keys(lazyAreas)) wanted.add(area as LazyArea);
  await Promise.all([loadTexts('en'), loadTexts('vi')]);
}

/** Loads the texts of a lazy area in the current language, and later in each new one. */
export async function loadArea(area: LazyArea): Promise<void> {
  wanted.add(area);
  let locale: Locale;
  do {
    locale = shownLocale();
    await addArea(area, locale);
    // The language may have changed meanwhile.
  } while (locale !== shownLocale());
}

async function addArea(area: LazyArea, locale: Locale): Promise<void> {
  if (textsOf(locale)?.[area] !== undefined) return;
  i18n.addResourceBundle(locale, 'translation', await lazyAreas[area][locale](), true);
}

function textsOf(locale: Locale): Readonly<Record<string, unknown>> | undefined {
  return i18n.getResourceBundle(locale, 'translation');
}

function shownLocale(): Locale {
  return i18n.language === 'vi' ? 'vi' : 'en';
}
