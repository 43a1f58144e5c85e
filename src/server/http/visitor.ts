import type { Config } from '../config/config.ts';
import { type AddressRanges, addressOfHop, addressRanges, contains, parseAddress } from '../shared/addresses.ts';
import type { Visitor } from '../shared/exchange.ts';
import { countryFinder } from './country-finder.ts';

/** The visitor, and whether it reached the last trusted proxy by https. */
interface Visit {
  readonly visitor: Visitor;
  readonly https: boolean;
}

/** Identifies the visitor by the connection's address and the request's headers. */
export type ReadVisit = (remoteAddress: string, headers: Pick<Headers, 'get'>) => Visit;

/**
 * Creates the function that identifies visitors. The country comes from a proxy's header, else from the address file.
 * Proxy headers count only from the configured trusted proxies (STATUS-10). The visitor's address is the last one in
 * `X-Forwarded-For` that is not a trusted proxy.
 */
export function visitReader(config: Config): ReadVisit {
  const trusted = config.trustedProxies.length > 0 ? addressRanges(config.trustedProxies) : undefined;
  const countryAt = config.geoipDb === undefined ? () => null : countryFinder(config.geoipDb);
  return (remoteAddress, headers) => {
    const peer = parseAddress(remoteAddress)?.toString() ?? remoteAddress;
    const userAgent = (headers.get('User-Agent') ?? '').slice(0, 512);
    if (!trusted || !contains(trusted, peer)) {
      return { visitor: { ip: peer, country: countryAt(peer), userAgent }, https: false };
    }
    const ip = forwardedAddress(headers.get('X-Forwarded-For') ?? '', trusted) ?? peer;
    const named = config.countryHeader === undefined ? null : countryOf(headers.get(config.countryHeader) ?? '');
    const country = named ?? countryAt(ip);
    const https = headers.get('X-Forwarded-Proto')?.split(',').at(-1)?.trim().toLowerCase() === 'https';
    return { visitor: { ip, country, userAgent }, https };
  };
}

function forwardedAddress(header: string, trusted: AddressRanges): string | undefined {
  let found: string | undefined;
  // A list may have empty elements, by RFC 9110.
  const hops = header.split(',').map((hop) => hop.trim());
  for (const hop of hops.filter((each) => each !== '').reverse()) {
    const address = addressOfHop(hop);
    if (address === undefined) break;
    found = address;
    if (!contains(trusted, address)) break;
  }
  return found;
}

/** Geolocation writes `XX` for an unknown country. */
function countryOf(header: string): string | null {
  const code = header.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : null;
}
