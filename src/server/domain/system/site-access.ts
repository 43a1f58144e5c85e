import type { Brand } from '../../config/brand.ts';
import { addressRanges, contains } from '../../shared/addresses.ts';
import type { Clock } from '../../shared/clock.ts';
import { Failure } from '../../shared/failure.ts';
import type { Visitor } from '../../shared/visitor.ts';

const day = 86_400;
const defaultPauseSeconds = 300;

/**
 * Decides who may use the site now: returns the `Failure` to answer with, or nothing. It fails closed: where the brand
 * blocks countries, a visitor from an unknown country is blocked too.
 */
export function siteAccess(brand: Brand, clock: Clock): (visitor: Visitor) => Failure | undefined {
  const addresses = brand.blockedIps.length > 0 ? addressRanges(brand.blockedIps) : undefined;
  const countries = brand.blockedCountries.length > 0 ? new Set(brand.blockedCountries) : undefined;
  return ({ ip, country }) => {
    if (addresses && contains(addresses, ip)) return new Failure('ip_restricted', { ip });
    if (countries && (country === null || countries.has(country))) {
      return new Failure('region_restricted', { ip, ...(country !== null && { country }) });
    }
    if (brand.status.state === 'maintenance') {
      return new Failure('maintenance', { retryAfterSeconds: secondsUntil(brand.status.until, clock()) });
    }
    return undefined;
  };
}

function secondsUntil(time: string | null, now: number): number {
  if (time === null) return defaultPauseSeconds;
  const seconds = Math.ceil((Date.parse(time) - now) / 1000);
  return Math.min(Math.max(seconds, 1), day);
}
