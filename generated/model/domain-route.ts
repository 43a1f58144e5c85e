/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DomainRouteSite } from './domain-route-site.ts';

/**
 * A domain at which the brand's site answers.
 */
export interface DomainRoute {
  /**
     * The host, with its port if it has one.
     * @minLength 1
     * @maxLength 255
     * @pattern ^[a-z0-9.:\[\]_-]+$
     */
  domain: string;
  /** Whether players or agents log in there. */
  site: DomainRouteSite;
  /**
     * Its place in the order of the site's domains, 1 the first.
     * @minimum 1
     * @maximum 100
     */
  priority: number;
}
