import { useTranslation } from 'react-i18next';
import { currentLanguage, type Language, localeOf } from './language.ts';

/** The language on the screen and its tag for Intl; renders again when the language changes. */
export function useLanguage(): { readonly language: Language; readonly locale: 'en' | 'vi' } {
  useTranslation();
  const language = currentLanguage();
  return { language, locale: localeOf(language) };
}
