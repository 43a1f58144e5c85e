/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Audience } from './audience.ts';
import type { LinkageType } from './linkage-type.ts';
import type { NoticeWordsByLanguage } from './notice-words-by-language.ts';
import type { SentMessageCategory } from './sent-message-category.ts';

/**
 * A message to members.
 */
export interface SendMessagePayload {
  audience: Audience;
  /**
     * The ids of the accounts; at least one for `members`, else empty.
     * @maxItems 1000
     * @items.minLength 1
     * @items.maxLength 40
     */
  memberIds: string[];
  /**
     * The ranks; at least one for `ranks`, else empty.
     * @maxItems 21
     * @items.minimum 0
     * @items.maximum 20
     */
  rankLevels: number[];
  category: SentMessageCategory;
  words: NoticeWordsByLanguage;
  /** What its button opens; null, and it has none. */
  linkageType: LinkageType | null;
  /**
     * The target of the button; null exactly where `linkageType` is null.
     * @minLength 1
     * @maxLength 2048
     * @nullable
     */
  linkage: string | null;
}
