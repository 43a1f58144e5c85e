/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AvatarId } from './avatar-id.ts';
import type { ContactsChange } from './contacts-change.ts';
import type { Language } from './language.ts';

/**
 * The parts of the profile to change; at least one. What is missing stays as it is.
 */
export interface ProfileChange {
  /**
     * The name that others see. 2 to 20 characters, trimmed; it may not pretend to be staff.
     * @minLength 2
     * @maxLength 20
     */
  nickname?: string;
  avatarId?: AvatarId;
  /**
     * The real name: letters without accents, words separated by single spaces. Once only.
     * @minLength 3
     * @maxLength 80
     * @pattern ^[A-Za-z]+( [A-Za-z]+)+$
     */
  payeeName?: string;
  /**
     * The day of birth. Once only.
     * @maxLength 10
     */
  birthday?: string;
  language?: Language;
  contacts?: ContactsChange;
}
