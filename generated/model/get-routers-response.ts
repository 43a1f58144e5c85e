/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DomainRoute } from './domain-route.ts';
import type { Resource } from './resource.ts';

/**
 * The answer of `getRouters`.
 */
export interface GetRoutersResponse {
  /** Always true. */
  success: true;
  /**
     * Every domain of the brand, by site and in order.
     * @maxItems 100
     */
  domainList: DomainRoute[];
  /**
     * The links out of the site, at most one of a type.
     * @maxItems 40
     */
  resources: Resource[];
}
