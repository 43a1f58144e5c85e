import { readFileSync } from 'node:fs';
import { StartError } from '../config/start-error.ts';
import { parseAddress } from '../shared/addresses.ts';

/** The ranges of one family, sorted. IPv6 ranges use their first 64 bits; countries do not share these. */
interface Ranges {
  readonly first: bigint[];
  readonly last: bigint[];
  readonly countries: string[];
}

/**
 * Reads a file of address ranges, `first,last,country` a line in any order. Returns a function that finds the country
 * of an address (STATUS-10). `ZZ` and `XX` mean unknown in such files. A line that cannot be read is a `StartError`
 * with its number.
 */
export function countryFinder(file: string): (ip: string) => string | null {
  const lines = textOf(file).split(/\r?\n/);
  const read = lines.flatMap((line, index) => (line.trim() === '' ? [] : [rangeOf(file, line, index + 1)]));
  const families = { ipv4: ordered(read, 'ipv4'), ipv6: ordered(read, 'ipv6') };
  return (ip) => {
    const address = parseAddress(ip);
    return address === undefined ? null : find(families[address.kind()], numberOf(address));
  };
}

interface Range {
  readonly family: 'ipv4' | 'ipv6';
  readonly first: bigint;
  readonly last: bigint;
  readonly country: string;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new StartError(`GEOIP_DB ${file} cannot be read; correct it or make the file readable.`);
  }
}

function rangeOf(file: string, line: string, number: number): Range {
  const [from = '', to = '', country = ''] = line.split(',').map((cell) => cell.trim().replace(/^"|"$/g, ''));
  const [first, last] = [parseAddress(from), parseAddress(to)];
  if (first === undefined || last?.kind() !== first.kind() || !/^[A-Z]{2}$/.test(country)) {
    throw new StartError(`Line ${number} of GEOIP_DB ${file} is not like 203.0.113.0,203.0.113.255,VN; correct it.`);
  }
  return { family: first.kind(), first: numberOf(first), last: numberOf(last), country };
}

function ordered(ranges: readonly Range[], family: Range['family']): Ranges {
  const own = ranges.filter((range) => range.family === family).sort((a, b) => (a.first < b.first ? -1 : 1));
  return {
    first: own.map(({ first }) => first),
    last: own.map(({ last }) => last),
    countries: own.map(({ country }) => country),
  };
}

function find({ first, last, countries }: Ranges, address: bigint): string | null {
  let [low, high] = [0, first.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((first[middle] ?? 0n) <= address) low = middle + 1;
    else high = middle;
  }
  const country = low > 0 && address <= (last[low - 1] ?? -1n) ? countries[low - 1] : undefined;
  return country === undefined || country === 'ZZ' || country === 'XX' ? null : country;
}

/** The first 64 bits of an IPv6 address, or all 32 of an IPv4 address. */
function numberOf(address: NonNullable<ReturnType<typeof parseAddress>>): bigint {
  return address
    .toByteArray()
    .slice(0, 8)
    .reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
}
