/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { NoticeWords } from './notice-words.ts';

/**
 * The same in every bundled language.
 */
export interface NoticeWordsByLanguage {
  EN: NoticeWords;
  VI: NoticeWords;
}
