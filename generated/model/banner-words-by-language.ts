/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BannerWords } from './banner-words.ts';

/**
 * The same in every bundled language.
 */
export interface BannerWordsByLanguage {
  EN: BannerWords;
  VI: BannerWords;
}
