/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { NoticeType } from './notice-type.ts';
import type { NoticeWordsByLanguage } from './notice-words-by-language.ts';

/**
 * An announcement as it shall be.
 */
export interface UpdateNoticePayload {
  /**
     * The version that was read; another one by now is refused.
     * @minimum 1
     * @maximum 1000000
     */
  version: number;
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
