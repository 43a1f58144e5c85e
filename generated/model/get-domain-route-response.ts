/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DomainRoute } from './domain-route.ts';

/**
 * The answer of `getDomainRoute`.
 */
export interface GetDomainRouteResponse {
  /** Always true. */
  success: true;
  /**
     * The domains of this site that serve the visitor, in order.
     * @maxItems 50
     */
  value: DomainRoute[];
}
