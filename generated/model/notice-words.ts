/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * An announcement or message in one language.
 */
export interface NoticeWords {
  /**
     * Its title.
     * @minLength 1
     * @maxLength 160
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  title: string;
  /**
     * HTML, cleaned by the server before it is stored.
     * @maxLength 20000
     */
  content: string;
}
