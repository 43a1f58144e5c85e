/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The contacts to change. What is missing stays as it is, null takes a contact away.
 */
export interface ContactsChange {
  /**
     * Its LINE id; null removes it.
     * @minLength 1
     * @maxLength 64
     * @nullable
     */
  line?: string | null;
  /**
     * Its WhatsApp number; null removes it.
     * @minLength 1
     * @maxLength 64
     * @nullable
     */
  whatsapp?: string | null;
  /**
     * Its Zalo number; null removes it.
     * @minLength 1
     * @maxLength 64
     * @nullable
     */
  zalo?: string | null;
  /**
     * Its Facebook name; null removes it.
     * @minLength 1
     * @maxLength 64
     * @nullable
     */
  facebook?: string | null;
  /**
     * Its WeChat id; null removes it.
     * @minLength 1
     * @maxLength 64
     * @nullable
     */
  wechat?: string | null;
  /**
     * Its QQ number; null removes it.
     * @minLength 1
     * @maxLength 64
     * @nullable
     */
  qqNum?: string | null;
}
