import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { formatNumber } from '../lib/format.ts';
import { lazyAreas } from './areas.ts';
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

i18n.services.formatter?.add('number', (value: number, locale = 'en') => formatNumber(value, locale));

type Locale = 'en' | 'vi';

export type LazyArea = keyof typeof lazyAreas;

const wanted = new Set<LazyArea>();

/** Makes sure that the texts of a language are there before it is shown, with the late areas that were asked for. */
export async function loadTexts(locale: Locale): Promise<void> {
  const late = Promise.all([...wanted].map((area) => addArea(area, locale)));
  if (textsOf(locale)?.['common'] === undefined) {
    const { vi } = await import('./locales/vi/vi.ts');
    i18n.addResourceBundle('vi', 'translation', vi, true);
  }
  await late;
}

/** Loads the texts of every area in every language: a server has them all, and renders each page in its own. */
export async function loadAllTexts(): Promise<void> {
  for (const area of Object.keys(lazyAreas)) wanted.add(area as LazyArea);
  await Promise.all([loadTexts('en'), loadTexts('vi')]);
}

/** Makes sure that the texts of a late area are there, in the language on the screen and in each that follows it. */
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
  i18n.addResourceBundle(locale, 'translation', { [area]: await lazyAreas[area][locale]() }, true);
}

function textsOf(locale: Locale): Readonly<Record<string, unknown>> | undefined {
  return i18n.getResourceBundle(locale, 'translation');
}

function shownLocale(): Locale {
  return i18n.language === 'vi' ? 'vi' : 'en';
}
