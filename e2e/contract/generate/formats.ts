import fc, { type Arbitrary } from 'fast-check';
import type { Lengths } from './pattern/text.ts';

const lettersAndDigits = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

function label(min: number, max: number): Arbitrary<string> {
  return fc.string({ unit: fc.constantFrom(...lettersAndDigits), minLength: min, maxLength: Math.max(min, max) });
}

/** Seconds, sometimes with a fraction: RFC 3339 allows both. */
const moments = fc
  .tuple(fc.integer({ min: 0, max: 4_102_444_799 }), fc.constantFrom('', '.5', '.123'))
  .map(([seconds, fraction]) => `${new Date(seconds * 1000).toISOString().slice(0, 19)}${fraction}Z`);

function uris({ max }: Lengths): Arbitrary<string> {
  const room = Math.max(0, Math.min(max, 120) - 'https://.example/'.length);
  return fc
    .tuple(label(1, Math.min(20, room)), fc.array(label(1, 6), { maxLength: Math.min(3, Math.floor(room / 20)) }))
    .map(([host, path]) => `https://${host}.example/${path.join('/')}`);
}

function emails({ min, max }: Lengths): Arbitrary<string> {
  const rest = '@a.example'.length;
  // The local part of an address has at most 64 characters; the host takes the rest.
  const mailbox = Math.min(64, Math.max(1, min - rest));
  const host = Math.max(1, Math.min(63, min - rest - mailbox + 1));
  return fc
    .tuple(label(mailbox, Math.min(64, max - rest, mailbox + 12)), label(host, Math.min(63, host)))
    .map(([name, place]) => `${name}@${place}.example`);
}

const formats: Readonly<Record<string, (lengths: Lengths) => Arbitrary<string>>> = {
  'date-time': () => moments,
  date: () => moments.map((moment) => moment.slice(0, 10)),
  time: () => moments.map((moment) => moment.slice(11)),
  uri: uris,
  url: uris,
  'uri-reference': (lengths) =>
    fc.oneof(
      uris(lengths),
      fc.array(label(1, 6), { minLength: 1, maxLength: 3 }).map((path) => `/${path.join('/')}`),
    ),
  email: emails,
  uuid: () => fc.uuid({ version: 4 }),
  hostname: ({ max }) => label(1, Math.min(30, Math.max(1, max - 8))).map((name) => `${name}.example`),
  ipv4: () => fc.ipV4(),
  ipv6: () => fc.ipV6(),
  byte: () => fc.uint8Array({ maxLength: 24 }).map((bytes) => Buffer.from(bytes).toString('base64')),
};

/** Texts of a format; undefined if the format is unknown, so any text is allowed. */
export function formatted(format: unknown, lengths: Lengths): Arbitrary<string> | undefined {
  return typeof format === 'string' && Object.hasOwn(formats, format) ? formats[format]?.(lengths) : undefined;
}

const broken: Readonly<Record<string, readonly string[]>> = {
  'date-time': ['2026-13-01T00:00:00Z', '2026-02-30T10:00:00Z', '2026-01-05', 'yesterday', '2026-01-05T25:00:00Z'],
  date: ['2026-13-01', '2026-02-30', '05/01/2026', 'today'],
  time: ['25:00:00Z', 'noon'],
  uri: ['no address', '://', 'http//a', '/only/a/path'],
  url: ['no address', '://'],
  'uri-reference': ['a b', 'http://[', '%zz'],
  email: ['nobody', 'a@', '@example.com', 'a b@example.com', 'a@@example.com'],
  uuid: ['0f8fad5b-d9cb-469f-a165-7086772895', 'not-a-uuid', 'gggggggg-d9cb-469f-a165-70867728950e'],
  hostname: ['-a.example', 'a b', 'a..b'],
  ipv4: ['256.0.0.1', '1.2.3', 'localhost'],
  ipv6: ['::1::', '12345::', '1.2.3.4'],
  byte: ['*', 'a==='],
};

/** Texts that resemble the format and break it. */
export function brokenFormat(format: unknown): readonly string[] {
  return typeof format === 'string' && Object.hasOwn(broken, format) ? (broken[format] ?? []) : [];
}
