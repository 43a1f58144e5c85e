/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Plain text, shown as it is. It must hold more than white space.
 * @minLength 1
 * @maxLength 2000
 * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
 */
export type ChatContent = string;
