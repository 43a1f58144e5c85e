/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SiteInfo } from './site-info.ts';
import type { VisitorLocation } from './visitor-location.ts';

/**
 * The site, the visitor's place, and whether the site is open to it.
 */
export interface Permission {
  info: SiteInfo;
  location: VisitorLocation;
  /** Whether the site is under maintenance. */
  maintenance: boolean;
  /** Whether the visitor's place may not use the site. */
  regionRestriction: boolean;
}
