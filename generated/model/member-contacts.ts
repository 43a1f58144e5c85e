/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where else the member can be reached, as it names itself there. A field is null where the member has given none.
 */
export interface MemberContacts {
  /**
     * Its LINE id; null where the member gave none.
     * @minLength 1
     * @maxLength 64
     * @nullable
     */
  line: string | null;
  /**
     * Its WhatsApp number; null where the member gave none.
     * @minLength 1
     * @maxLength 64
     * @nullable
     */
  whatsapp: string | null;
  /**
     * Its Zalo number; null where the member gave none.
     * @minLength 1
     * @maxLength 64
     * @nullable
     */
  zalo: string | null;
  /**
     * Its Facebook name; null where the member gave none.
     * @minLength 1
     * @maxLength 64
     * @nullable
     */
  facebook: string | null;
  /**
     * Its WeChat id; null where the member gave none.
     * @minLength 1
     * @maxLength 64
     * @nullable
     */
  wechat: string | null;
  /**
     * Its QQ number; null where the member gave none.
     * @minLength 1
     * @maxLength 64
     * @nullable
     */
  qqNum: string | null;
}
