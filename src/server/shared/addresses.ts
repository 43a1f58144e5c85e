import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** IP addresses and CIDR ranges, for look-ups. */
export type AddressRanges = readonly (readonly [network: Address, bits: number])[];

/**
 * Reads an IP address; undefined for any other text. An IPv4 address in IPv6 notation (`::ffff:203.0.113.7`, also in
 * hex), or translated by NAT64, is read as IPv4. IPv4 needs four decimal parts: `127.1` and `0x7f.0.0.1` are no addresses.
 */
export function parseAddress(text: string): Address | undefined {
  const [plain = ''] = text.split('%');
  if (ipaddr.IPv4.isValidFourPartDecimal(plain)) return ipaddr.IPv4.parse(plain);
  return ipaddr.IPv6.isValid(plain) ? untranslated(ipaddr.process(plain)) : undefined;
}

// The well-known prefix (RFC 6052). Local ones (RFC 8215) do not tell where the address in them begins.
const NAT64 = ipaddr.IPv6.parse('64:ff9b::');

/** The address behind a translator; only a public one may stand behind the well-known prefix. */
function untranslated(address: Address): Address {
  if (!(address instanceof ipaddr.IPv6 && address.match(NAT64, 96))) return address;
  const behind = new ipaddr.IPv4(address.toByteArray().slice(12));
  return behind.range() === 'unicast' ? behind : address;
}

/** Whether `text` is an IP address or a CIDR range. */
export function isAddressRange(text: string): boolean {
  return rangeOf(text) !== undefined;
}

/** A network in CIDR notation with its first address, `198.51.100.7/24` as `198.51.100.0/24`; undefined for another text. */
export function networkOf(text: string): string | undefined {
  const range = rangeOf(text);
  if (range === undefined) return undefined;
  const [address, bits] = range;
  const kind = address.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${kind.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`;
}

/** Builds the ranges from texts, each of which passes `isAddressRange`. */
export function addressRanges(texts: readonly string[]): AddressRanges {
  return texts.flatMap((text) => {
    const range = rangeOf(text);
    return range === undefined ? [] : [range];
  });
}

function rangeOf(text: string): AddressRanges[number] | undefined {
  const [base = '', bits, ...rest] = text.split('/');
  const address = parseAddress(base);
  if (address === undefined || base.includes('%') || rest.length > 0) return undefined;
  const most = address.kind() === 'ipv4' ? 32 : 128;
  if (bits === undefined) return [address, most];
  // The bits of an IPv4 range in IPv6 notation count from the start of the IPv6 address.
  const length = /^\d{1,3}$/.test(bits) ? Number(bits) - (most === 32 && base.includes(':') ? 96 : 0) : -1;
  // Visitors behind a translator are read as IPv4, so a range of all of them would contain nobody.
  if (address instanceof ipaddr.IPv6 && address.match(NAT64, 96) && length <= 96) return undefined;
  return length >= 0 && length <= most ? [address, length] : undefined;
}

/** Whether the ranges contain the address; text that is no address is in no range. */
export function contains(ranges: AddressRanges, ip: string): boolean {
  const address = parseAddress(ip);
  if (address === undefined) return false;
  return ranges.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));
}

/** Whether the address belongs to this machine. */
export function isLoopbackAddress(ip: string): boolean {
  return parseAddress(ip)?.range() === 'loopback';
}

/** Whether the address is a public address of the internet. */
export function isInternetAddress(ip: string): boolean {
  return parseAddress(ip)?.range() === 'unicast';
}

/** The address by which calls are counted. One IPv6 customer has 2^64 addresses, so the network counts. */
export function addressKey(ip: string): string {
  const address = parseAddress(ip);
  if (!(address instanceof ipaddr.IPv6)) return address?.toString() ?? ip;
  return address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}

/**
 * Reads the address of a hop in `X-Forwarded-For`, which proxies also write with a port or in brackets:
 * `203.0.113.7:51234`, `[2001:db8::1]:443`. A port may be empty (RFC 3986). Undefined where it is none, as in `unknown`.
 */
export function addressOfHop(hop: string): string | undefined {
  const [, bracketed, dotted] = /^"?(?:\[([^\]]+)\](?::\d{0,5})?|(\d+(?:\.\d+){3}):\d{0,5})"?$/.exec(hop) ?? [];
  return parseAddress(bracketed ?? dotted ?? hop)?.toString();
}

/** Whether a listening address is loopback, which only this machine can reach. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || isLoopbackAddress(host.replace(/^\[(.*)\]$/, '$1'));
}
