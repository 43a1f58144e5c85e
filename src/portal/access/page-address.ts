import type { Language } from '../i18n/language.ts';

/** Where a page is opened: what stands in its path, its query, and the language that it is shown in. */
export interface PageAddress {
  readonly language: Language;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** With its `?`, or empty. */
  readonly search: string;
}
