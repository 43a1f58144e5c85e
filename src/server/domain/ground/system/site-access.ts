import type { Brand } from '#server/config/brand.ts';
import type { Services } from '#server/services.ts';
import { addressRanges, contains } from '#server/shared/addresses.ts';
import type { Visitor } from '#server/shared/exchange.ts';
import { Failure } from '#server/shared/failure.ts';
import type { SiteRules } from '../site/site-rules.ts';

const day = 86_400;
const defaultPauseSeconds = 300;

/** Returns why this visitor may not use the site now. */
export type SiteRefusal = (visitor: Visitor) => Promise<Failure | undefined>;

/**
 * Decides who may use the site now, by the brand and by what operators have closed: returns the `Failure` to answer
 * with, or nothing. It fails closed: where the brand blocks countries, a visitor from an unknown country is blocked too.
 */
export function siteAccess({ brand, clock, site }: Pick<Services, 'brand' | 'clock' | 'site'>): SiteRefusal {
  const addresses = addressRanges(brand.blockedIps);
  const countries = brand.blockedCountries.length > 0 ? new Set(brand.blockedCountries) : undefined;
  return async ({ ip, country }) => {
    const rules = await site.current();
    if (contains(addresses, ip) || contains(rules.addresses, ip)) return new Failure('ip_restricted', { ip });
    const isBlocked = countries && (country === null || countries.has(country));
    if (isBlocked || (country !== null && rules.countries.has(country))) {
      return new Failure('region_restricted', { ip, ...(country !== null && { country }) });
    }
    const closed = maintenanceOf(brand, rules);
    return closed && new Failure('maintenance', { retryAfterSeconds: secondsUntil(closed.until, clock()) });
  };
}

/** The maintenance of the whole site, of the brand's file or an operator's. */
export function maintenanceOf(brand: Brand, { maintenance }: SiteRules): { readonly until: string | null } | undefined {
  return brand.status.state === 'maintenance' ? { until: brand.status.until } : maintenance;
}

function secondsUntil(time: string | null, now: number): number {
  if (time === null) return defaultPauseSeconds;
  const seconds = Math.ceil((Date.parse(time) - now) / 1000);
  return Math.min(Math.max(seconds, 1), day);
}
