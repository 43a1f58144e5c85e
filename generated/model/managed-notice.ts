/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContentState } from './content-state.ts';
import type { NoticeType } from './notice-type.ts';
import type { NoticeWordsByLanguage } from './notice-words-by-language.ts';

/**
 * An announcement as an operator manages it.
 */
export interface ManagedNotice {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  noticeId: string;
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
  state: ContentState;
  /**
     * Counts the changes, from 1.
     * @minimum 1
     * @maximum 1000000
     */
  version: number;
  /**
     * The operator who changed it last.
     * @minLength 1
     * @maxLength 64
     */
  updatedBy: string;
  /**
     * When.
     * @maxLength 30
     */
  updatedAt: string;
}
