/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A message of an agent to somebody of its team. Both texts are plain text, never HTML.
 */
export interface TeamMessagePayload {
  /**
     * Its title; it must not be blank.
     * @minLength 1
     * @maxLength 80
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  title: string;
  /**
     * Its text, in one or more lines; it must not be blank.
     * @minLength 1
     * @maxLength 1000
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  text: string;
}
