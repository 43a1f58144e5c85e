/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { NoticeType } from './notice-type.ts';
import type { NoticeWordsByLanguage } from './notice-words-by-language.ts';

/**
 * A new announcement.
 */
export interface CreateNoticePayload {
  type: NoticeType;
  words: NoticeWordsByLanguage;
  /**
     * From when it is shown.
     * @maxLength 30
     */
  startsAt: string;
  /**
     * Until when, not included; null, and it stays until it is withdrawn.
     * @maxLength 30
     * @nullable
     */
  endsAt: string | null;
}
