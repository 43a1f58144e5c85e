import type { Config } from '../config/config.ts';
import { type AddressRanges, addressOfHop, addressRanges, contains, parseAddress } from '../shared/addresses.ts';
import type { Visitor } from '../shared/visitor.ts';
import { countryFinder } from './country-finder.ts';

/** The visitor, and whether https lies between it and the last trusted proxy. */
interface Visit {
  readonly visitor: Visitor;
  readonly https: boolean;
}

/** Tells who calls, by the address of the connection and the request's headers. */
export type ReadVisit = (remoteAddress: string, headers: Pick<Headers, 'get'>) => Visit;

/**
 * Makes what tells who calls, and from which country as far as a proxy's header or else the file of addresses says.
 * What proxies say counts only from those that the configuration trusts (STATUS-10): the address is the last one in
 * `X-Forwarded-For` that is not a trusted proxy itself.
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
    const told = config.countryHeader === undefined ? null : countryOf(headers.get(config.countryHeader) ?? '');
    const country = told ?? countryAt(ip);
    const https = headers.get('X-Forwarded-Proto')?.split(',').at(-1)?.trim().toLowerCase() === 'https';
    return { visitor: { ip, country, userAgent }, https };
  };
}

function forwardedAddress(header: string, trusted: AddressRanges): string | undefined {
  let found: string | undefined;
  for (const hop of header.split(',').reverse()) {
    const address = addressOfHop(hop.trim());
    if (address === undefined) break;
    found = address;
    if (!contains(trusted, address)) break;
  }
  return found;
}

/** `XX` is how geolocation says that it does not know. */
function countryOf(header: string): string | null {
  const code = header.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : null;
}
