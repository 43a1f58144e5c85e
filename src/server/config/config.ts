import { BlockList, isIP } from 'node:net';
import * as zod from 'zod';
import { builtPortal, shippedBrand } from '../places.ts';
import { type CallerKeys, key, vendorKeys } from './caller-keys.ts';
import { configKeys } from './config-keys.ts';
import { StartError } from './start-error.ts';

/** The server's configuration, read from the environment once at start. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** A PostgreSQL server; undefined means the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
  readonly brandFile: string;
  readonly portalDir: string;
  readonly trustedProxies: readonly string[];
  /** In lower case. */
  readonly countryHeader: string | undefined;
  /** Undefined is off, as in the two below. */
  readonly rateLimitPerMinute: number | undefined;
  readonly loginLimitPerAccount: number | undefined;
  readonly loginLimitPerAddress: number | undefined;
  /** Whose calls by key are answered. */
  readonly callerKeys: CallerKeys;
  /** `NODE_ENV=production`: answers are sent without being validated first. */
  readonly production: boolean;
}

const limit = zod.union([
  zod.literal('off').transform(() => undefined),
  zod
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
]);

const variables = {
  PORT: zod
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((port) => port <= 65_535),
  HOST: zod.string().regex(/^[A-Za-z0-9.:_-]+$/),
  DATA_DIR: zod.string().min(1),
  DATABASE_URL: zod
    .string()
    .refine((url) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url))
    .optional(),
  LOG_LEVEL: zod.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
  BRAND_FILE: zod.string().default(shippedBrand),
  PORTAL_DIR: zod.string().default(builtPortal),
  TRUSTED_PROXIES: zod
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .refine((entries) => entries.every(isAddressRange))
    .default([]),
  COUNTRY_HEADER: zod
    .string()
    .regex(/^[A-Za-z0-9-]+$/)
    .toLowerCase()
    .optional(),
  RATE_LIMIT_PER_MINUTE: limit,
  LOGIN_LIMIT_PER_ACCOUNT: limit,
  LOGIN_LIMIT_PER_ADDRESS: limit,
  MERCHANT_KEY: key.optional(),
  OPERATOR_KEY: key.optional(),
  VENDOR_KEYS: vendorKeys.default(new Map()),
} satisfies Record<(typeof configKeys)[number]['name'], zod.ZodType>;

const wanted: Record<keyof typeof variables, string> = {
  PORT: 'a port number from 0 to 65535',
  HOST: 'an IP address or a host name',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'an address like postgres://user:password@host:5432/name',
  LOG_LEVEL: 'trace, debug, info, warn, error, fatal or silent',
  BRAND_FILE: 'a file',
  PORTAL_DIR: 'a folder',
  TRUSTED_PROXIES: 'a list of IP addresses or CIDR ranges, joined by commas',
  COUNTRY_HEADER: 'the name of a header',
  RATE_LIMIT_PER_MINUTE: 'a whole number of at least 1, or off',
  LOGIN_LIMIT_PER_ACCOUNT: 'a whole number of at least 1, or off',
  LOGIN_LIMIT_PER_ADDRESS: 'a whole number of at least 1, or off',
  MERCHANT_KEY: 'a key of 16 to 256 letters, digits and signs of base64',
  OPERATOR_KEY: 'a key of 16 to 256 letters, digits and signs of base64',
  VENDOR_KEYS:
    'a list like SAF=key,NOR=key, with a key of its own for each vendor, of 16 to 256 letters, digits and signs of base64',
};

/**
 * Reads the configuration. An empty variable counts as one that is not set. Throws a `StartError` that names the first
 * variable which is unknown (`PORTICO_*` is no prefix of ours) or wrong; a value is never repeated, for it may hold a
 * password.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const stray = Object.keys(env).find((name) => name.startsWith('PORTICO_'));
  if (stray !== undefined) {
    const names = configKeys.map((key) => key.name).join(', ');
    throw new StartError(`${stray} is not a configuration key of the server; remove it or use one of ${names}.`);
  }
  const given = Object.fromEntries(configKeys.map((key) => [key.name, env[key.name] || key.default || undefined]));
  const read = zod.object(variables).safeParse(given);
  if (!read.success) {
    // Every issue lies at a key of the object, which is the key of `wanted`.
    const name = read.error.issues[0]?.path[0] as keyof typeof variables;
    throw new StartError(`${name} must be ${wanted[name]}; correct it or remove it from the environment.`);
  }
  const value = read.data;
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL,
    logLevel: value.LOG_LEVEL,
    brandFile: value.BRAND_FILE,
    portalDir: value.PORTAL_DIR,
    trustedProxies: value.TRUSTED_PROXIES,
    countryHeader: value.COUNTRY_HEADER,
    rateLimitPerMinute: value.RATE_LIMIT_PER_MINUTE,
    loginLimitPerAccount: value.LOGIN_LIMIT_PER_ACCOUNT,
    loginLimitPerAddress: value.LOGIN_LIMIT_PER_ADDRESS,
    callerKeys: { merchant: value.MERCHANT_KEY, operator: value.OPERATOR_KEY, vendors: value.VENDOR_KEYS },
    production: env['NODE_ENV'] === 'production',
  };
}

/** Whether `text` is an IP address or a CIDR range. */
export function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** A list of IP addresses and CIDR ranges, each of which `isAddressRange`. */
export function addressList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Whether an address of the machine itself is listened on, which nobody else can reach. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
