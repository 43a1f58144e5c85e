import { readFileSync } from 'node:fs';
import { isIP, isIPv4 } from 'node:net';
import { StartError } from '../config/start-error.ts';

/** The ranges of one family, in order; those of IPv6 by their first 64 bits, which nobody shares between countries. */
interface Ranges {
  readonly first: bigint[];
  readonly last: bigint[];
  readonly countries: string[];
}

/**
 * Reads a file of address ranges, `first,last,country` a line in any order, and answers what finds the country of an
 * address (STATUS-10); `ZZ` and `XX` are how such files say that they do not know. A `StartError` names the line that is
 * none.
 */
export function countryFinder(file: string): (ip: string) => string | null {
  const lines = textOf(file).split(/\r?\n/);
  const read = lines.flatMap((line, index) => (line.trim() === '' ? [] : [rangeOf(file, line, index + 1)]));
  const families = { 4: ordered(read, 4), 6: ordered(read, 6) };
  return (ip) => {
    const family = isIP(ip);
    return family === 4 || family === 6 ? find(families[family], numberOf(ip)) : null;
  };
}

interface Range {
  readonly family: number;
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
  const [first = '', last = '', country = ''] = line.split(',').map((cell) => cell.trim().replace(/^"|"$/g, ''));
  const family = isIP(first);
  if (family === 0 || isIP(last) !== family || !/^[A-Z]{2}$/.test(country)) {
    throw new StartError(`Line ${number} of GEOIP_DB ${file} is not like 203.0.113.0,203.0.113.255,VN; correct it.`);
  }
  return { family, first: numberOf(first), last: numberOf(last), country };
}

function ordered(ranges: readonly Range[], family: number): Ranges {
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

function numberOf(ip: string): bigint {
  if (isIPv4(ip)) return BigInt(ip.split('.').reduce((sum, part) => sum * 256 + Number(part), 0));
  const [head = '', tail] = ip.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(8 - groups.length - rest.length, 0);
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...rest].slice(0, 4);
  return all.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n);
}
