import { useTranslation } from 'react-i18next';
import { loadPart } from '../lib/loading.ts';
import { localStore } from '../lib/storage.ts';
import { i18n, loadTexts } from './i18n.ts';

/** The bundled languages, by the values that the specification gives them. */
export const LANGUAGES = ['EN', 'VI'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The tag of a language for `lang` attributes and Intl. */
export function localeOf(language: Language): 'en' | 'vi' {
  return language === 'VI' ? 'vi' : 'en';
}

/** The language on the screen. */
export function currentLanguage(): Language {
  return languageOf(i18n);
}

/** The language of an instance: the server has one for each page that it renders. */
function languageOf({ language }: Pick<typeof i18n, 'language'>): Language {
  return language === 'vi' ? 'VI' : 'EN';
}

/** The language to begin with: what the visitor chose before, else the site's default, else English. */
export function resolveInitialLanguage(siteDefault?: string | null): Language {
  return [localStore.get('hisLang'), siteDefault].find(isLanguage) ?? 'EN';
}

let wanted: Language | undefined;

/** Shows a language without storing it as the visitor's choice. The later of two simultaneous calls wins. */
export async function showLanguage(language: Language): Promise<void> {
  const locale = localeOf(language);
  wanted = language;
  await loadPart(() => loadTexts(locale));
  if (wanted !== language) return;
  await i18n.changeLanguage(locale);
  document.documentElement.lang = locale;
  localStore.set('lang', language);
}

/** Makes a language the visitor's choice and shows it, without a reload. */
export async function setLanguage(language: Language): Promise<void> {
  localStore.set('hisLang', language);
  await showLanguage(language);
}

function isLanguage(value: string | null | undefined): value is Language {
  return value === 'EN' || value === 'VI';
}

/** The language on the screen and its tag for Intl; renders again when the language changes. */
export function useLanguage(): { readonly language: Language; readonly locale: 'en' | 'vi' } {
  const language = languageOf(useTranslation().i18n);
  return { language, locale: localeOf(language) };
}
