/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BannerGroup } from './banner-group.ts';
import type { BannerWordsByLanguage } from './banner-words-by-language.ts';
import type { ContentState } from './content-state.ts';
import type { LinkageType } from './linkage-type.ts';

/**
 * A banner as an operator manages it.
 */
export interface ManagedBanner {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  bannerId: string;
  groupName: BannerGroup;
  /**
     * The picture; a path of this site or an https address.
     * @maxLength 2048
     */
  url: string;
  /** What a click opens; null, and the banner cannot be clicked. */
  linkageType: LinkageType | null;
  /**
     * The target of the click; null exactly where `linkageType` is null.
     * @minLength 1
     * @maxLength 2048
     * @nullable
     */
  linkage: string | null;
  words: BannerWordsByLanguage;
  /**
     * Its place in the carousel, the lowest first.
     * @minimum 0
     * @maximum 10000
     */
  position: number;
  /**
     * From when it is shown.
     * @maxLength 30
     */
  startsAt: string;
  /**
     * Until when, not included; null, and it stays until it is withdrawn.
     * @maxLength 30
     * @nullable
     */
  endsAt: string | null;
  state: ContentState;
  /**
     * Counts the changes, from 1.
     * @minimum 1
     * @maximum 1000000
     */
  version: number;
  /**
     * The operator who changed it last.
     * @minLength 1
     * @maxLength 64
     */
  updatedBy: string;
  /**
     * When.
     * @maxLength 30
     */
  updatedAt: string;
}
