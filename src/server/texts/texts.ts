import type { Language } from '#generated/model/index.ts';
import { en } from './en.ts';
import { vi } from './vi.ts';

/** What the server itself says to members: their messages, and words for what happened to their money. */
export type Texts = typeof en;

export const texts: Readonly<Record<Language, Texts>> = { EN: en, VI: vi };

/** A text in every language. */
export function inEveryLanguage<T>(write: (texts: Texts, language: Language) => T): Readonly<Record<Language, T>> {
  return { EN: write(en, 'EN'), VI: write(vi, 'VI') };
}
