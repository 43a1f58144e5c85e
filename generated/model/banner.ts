/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BannerGroup } from './banner-group.ts';
import type { LinkageType } from './linkage-type.ts';

/**
 * A banner. Its words are the portal's to set over the picture, whose left half is kept quiet for them.
 */
export interface Banner {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  bannerId: string;
  groupName: BannerGroup;
  /**
     * The picture.
     * @maxLength 2048
     */
  url: string;
  /** What a click opens; null, and the banner cannot be clicked. */
  linkageType: LinkageType | null;
  /**
     * The target of the click; of `GAME` the vendor and the place of the game, `SAF/20001`, or the vendor alone for its lobby; null where the banner cannot be clicked.
     * @maxLength 2048
     * @nullable
     */
  linkage: string | null;
  /**
     * The line above the title; null where there is none.
     * @maxLength 60
     * @nullable
     */
  kicker: string | null;
  /**
     * The title.
     * @minLength 1
     * @maxLength 80
     */
  title: string;
  /**
     * A sentence below it; null where there is none.
     * @maxLength 160
     * @nullable
     */
  text: string | null;
  /**
     * The words of its button; null where there is none.
     * @maxLength 40
     * @nullable
     */
  actionLabel: string | null;
  /**
     * What it costs and until when; null where it says nothing.
     * @maxLength 120
     * @nullable
     */
  terms: string | null;
}
