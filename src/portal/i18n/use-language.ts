import { useTranslation } from 'react-i18next';
import { type Language, languageOf, localeOf } from './language.ts';

/** The language on the screen and its tag for Intl; renders again when the language changes. */
export function useLanguage(): { readonly language: Language; readonly locale: 'en' | 'vi' } {
  const language = languageOf(useTranslation().i18n);
  return { language, locale: localeOf(language) };
}
