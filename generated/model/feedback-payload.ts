/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FeedbackPayloadCategory } from './feedback-payload-category.ts';

/**
 * What somebody wants the site to know.
 */
export interface FeedbackPayload {
  /** What it is about. */
  category: FeedbackPayloadCategory;
  /**
     * 10 to 300 words, parted by white space, trimmed at both ends.
     * @minLength 19
     * @maxLength 6000
     * @pattern ^[^\t-\r \xa0  -   　﻿]+([\t-\r \xa0  -   　﻿]+[^\t-\r \xa0  -   　﻿]+){9,299}$
     */
  content: string;
  /**
     * Where to answer, an e-mail address or a number. Optional.
     * @minLength 3
     * @maxLength 120
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  contact?: string;
}
