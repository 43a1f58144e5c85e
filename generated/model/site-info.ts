/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Analytics } from './analytics.ts';
import type { Brand } from './brand.ts';
import type { CustomerService } from './customer-service.ts';
import type { PromoSwitches } from './promo-switches.ts';
import type { Register } from './register.ts';
import type { Resource } from './resource.ts';
import type { SiteSettings } from './site-settings.ts';
import type { SocialLogin } from './social-login.ts';
import type { WhitelabelNode } from './whitelabel-node.ts';

/**
 * Everything about the site that does not depend on who asks.
 */
export interface SiteInfo {
  brand: Brand;
  /**
     * The switches of the brand.
     * @maxItems 100
     */
  whitelabel: WhitelabelNode[];
  register: Register;
  /**
     * The links out of the site, at most one of a type.
     * @maxItems 40
     */
  resources: Resource[];
  customerService: CustomerService;
  analytics: Analytics;
  /**
     * Origins that serve pictures, in order of preference; none means this one.
     * @maxItems 10
     * @items.maxLength 2048
     */
  imageCDNs: string[];
  /**
     * Origins that games may be started from; none means this one.
     * @maxItems 10
     * @items.maxLength 2048
     */
  launchGameCDNs: string[];
  settings: SiteSettings;
  promos: PromoSwitches;
  socialLogin: SocialLogin;
}
