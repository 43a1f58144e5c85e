/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The words of a banner in one language.
 */
export interface BannerWords {
  /**
     * The line above the title; null for none.
     * @minLength 1
     * @maxLength 60
     * @nullable
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  kicker: string | null;
  /**
     * The title.
     * @minLength 1
     * @maxLength 80
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  title: string;
  /**
     * A sentence below it; null for none.
     * @minLength 1
     * @maxLength 160
     * @nullable
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  text: string | null;
  /**
     * The words of its button; null for none.
     * @minLength 1
     * @maxLength 40
     * @nullable
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  actionLabel: string | null;
  /**
     * What it costs and until when; null for none.
     * @minLength 1
     * @maxLength 120
     * @nullable
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  terms: string | null;
}
