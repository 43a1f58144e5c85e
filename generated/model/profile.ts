/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AvatarId } from './avatar-id.ts';
import type { Language } from './language.ts';
import type { MemberContacts } from './member-contacts.ts';

/**
 * What a member tells about itself.
 */
export interface Profile {
  /**
     * The account name; it never changes.
     * @minLength 1
     * @maxLength 64
     */
  account: string;
  /**
     * The name that others see.
     * @minLength 1
     * @maxLength 64
     */
  nickname: string;
  /** The avatar that the member chose, null where it has chosen none. */
  avatarId: AvatarId | null;
  /**
     * Its picture, null where it has chosen none.
     * @maxLength 2048
     * @nullable
     */
  avatarUrl: string | null;
  /**
     * The real name for deposits and withdrawals, null until it is given. Then it is locked.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  payeeName: string | null;
  /**
     * The day of birth, null until it is given. Then it is locked.
     * @maxLength 10
     * @nullable
     */
  birthday: string | null;
  /**
     * The age that a member must have reached before its first deposit or bet.
     * @minimum 0
     * @maximum 99
     */
  minimumAge: number;
  /** The language of messages and mails to the member. */
  language: Language;
  /**
     * The bound e-mail address, masked, null where there is none.
     * @minLength 1
     * @maxLength 120
     * @nullable
     */
  email: string | null;
  /**
     * The bound mobile number with its dialling code, masked, null where there is none.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  mobile: string | null;
  contacts: MemberContacts;
  /**
     * When the account was made.
     * @maxLength 30
     */
  createdAt: string;
}
