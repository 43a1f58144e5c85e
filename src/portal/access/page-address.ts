import type { Language } from '../i18n/language.ts';

/** The address of a page: its path parameters, its query and its language. */
export interface PageAddress {
  readonly language: Language;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** With its `?`, or empty. */
  readonly search: string;
}
