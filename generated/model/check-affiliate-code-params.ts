/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AffiliateCode } from './affiliate-code.ts';
import type { PageHost } from './page-host.ts';

export type CheckAffiliateCodeParams = {
/**
 * The affiliate code, from the address or the form.
 */
code: AffiliateCode;
/**
 * The host of the page that asks, with its port if it has one.
 */
domain?: PageHost;
};
