/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AffiliateCode } from './affiliate-code.ts';
import type { PageHost } from './page-host.ts';

/**
 * An affiliate code that a registration may name.
 */
export interface Affiliate {
  code: AffiliateCode;
  /** The host that was asked about, null where none was. */
  domain: PageHost | null;
}
