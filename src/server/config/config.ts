import { randomBytes } from 'node:crypto';
import * as zod from 'zod';
import type { SocialProvider } from '#generated/model/index.ts';
import { builtPortal, shippedBrand } from '../paths.ts';
import { isAddressRange, isLoopback } from '../shared/addresses.ts';
import { type CallerKeys, callerKeysOf, key, operatorKeys, secret, vendorKeys } from './caller-keys.ts';
import { configKeys } from './config-keys.ts';
import { type DemoConfig, demoConfig } from './demo.ts';
import { StartError } from './start-error.ts';

/** Vendors that are called over the network. */
interface VendorLaunch {
  /** The addresses for their launches, by vendor code. */
  readonly urls: ReadonlyMap<string, string>;
  readonly timeoutMilliseconds: number;
}

const upTo999 = zod
  .string()
  .regex(/^[1-9]\d{0,2}$/)
  .transform(Number);
const seconds = upTo999;

const webAddress = zod.string().refine((url) => /^https?:\/\//.test(url) && URL.canParse(url));

/** `SAF=https://saf.example/launch,NOR=https://nor.example/launch`. */
const vendorUrls = zod
  .string()
  .transform((list) => list.split(',').map((entry) => /^([^=]*)=(.*)$/.exec(entry.trim())?.slice(1)))
  .pipe(zod.array(zod.tuple([zod.string().regex(/^[A-Z0-9_]{2,20}$/), webAddress])))
  .transform((entries): VendorLaunch['urls'] => new Map(entries));

/** The server's configuration, read from the environment once at start. */
export interface Config extends DemoConfig {
  readonly port: number;
  readonly host: string;
  /** Where the inside pages are served on 127.0.0.1; undefined: nowhere. */
  readonly adminPort: number | undefined;
  /** How long the server goes on taking work after SIGTERM. */
  readonly stopDelaySeconds: number;
  readonly dataDir: string;
  /** A PostgreSQL server; undefined means the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** The same without a pooler. */
  readonly databaseDirectUrl: string | undefined;
  /** Of one process to that server, for calls and for jobs. */
  readonly databaseConnections: number;
  readonly databaseJobConnections: number;
  /** Encrypts account numbers and secrets of two-step login; undefined: the key in the database. */
  readonly dataKey: Uint8Array | undefined;
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
  readonly brandFile: string;
  readonly portalDir: string;
  readonly trustedProxies: readonly string[];
  /** In lower case. */
  readonly countryHeader: string | undefined;
  /** A file of address ranges and countries. */
  readonly geoipDb: string | undefined;
  /** Undefined is off, as in the three below. */
  readonly rateLimitPerMinute: number | undefined;
  readonly loginLimitPerAccount: number | undefined;
  readonly loginLimitPerAddress: number | undefined;
  readonly feedbackLimitPerAddress: number | undefined;
  readonly captchaAfterFailures: number;
  readonly lockAfterFailures: number;
  /** How many passwords are hashed at once. */
  readonly hashThreads: number;
  /** How long each flight takes bets. */
  readonly moonshotBettingSeconds: number;
  /** The portal's address without a trailing slash; undefined where it is not set. */
  readonly publicUrl: string | undefined;
  /** The providers of sign-in besides the site itself. */
  readonly social: Readonly<Record<SocialProvider, SocialConfig>>;
  /** The callers whose keys are accepted. */
  readonly callerKeys: CallerKeys;
  /** Vendors that are called over the network; the sandbox plays the others. */
  readonly vendorLaunch: VendorLaunch;
  /** The secret of the signatures on reports of payments. */
  readonly paymentKey: Uint8Array;
  /** Whether tests may make members with money at `/dev/members`. */
  readonly testMembers: boolean;
  /** Services that send messages; undefined is the outbox, or nothing where that is off. */
  readonly smsGateway: SmsGateway | undefined;
  readonly smtp: SmtpServer | undefined;
  /** Undefined: the server's own slider puzzle. */
  readonly botCheck: RemoteService | undefined;
  /** Undefined: Firebase proves no number. */
  readonly firebase: FirebaseProject | undefined;
  /** `NODE_ENV=production`: answers are not validated before they are sent. */
  readonly production: boolean;
}

/** A provider of sign-in. Without a client id it is off. */
export interface SocialConfig {
  readonly issuer: string;
  readonly clientId: string | undefined;
  readonly clientSecret: string | undefined;
}

const count = zod
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

/** A service that sends SMS over HTTP. */
export interface SmsGateway extends RemoteService {
  /** The sender's name or number. */
  readonly sender: string | undefined;
}

/** An external service over HTTP. */
export interface RemoteService {
  readonly url: string;
  /** Sent as bearer token. */
  readonly key: string | undefined;
  readonly timeoutMilliseconds: number;
}

/** A server that accepts e-mail. */
export interface SmtpServer {
  /** `smtp://` or `smtps://`, with user and password where the server requires them. */
  readonly url: string;
  /** The sender's address. */
  readonly from: string;
  readonly timeoutMilliseconds: number;
}

/** A Firebase project that verifies mobile numbers. */
export interface FirebaseProject {
  readonly projectId: string;
  /** The address of the issuer's keys, as JWKS. */
  readonly keysUrl: string;
}

const limit = zod.union([zod.literal('off').transform(() => undefined), count]);

/** Sign-in requires https; http is only for a provider on this machine. */
const issuer = zod.string().refine((text) => {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname)));
});
const credential = zod.string().max(200).optional();

const bearer = zod.string().regex(/^[\x21-\x7e]{1,1000}$/);

const portNumber = zod
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((port) => port <= 65_535);

const databaseAddress = zod.string().refine((url) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url));

const variables = {
  PORT: portNumber,
  ADMIN_PORT: portNumber.optional(),
  STOP_DELAY: zod
    .string()
    .regex(/^([1-5]?\d|60)$/)
    .transform(Number)
    .optional(),
  HOST: zod.string().regex(/^[A-Za-z0-9.:_-]+$/),
  DATA_DIR: zod.string().min(1),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_CONNECTIONS: upTo999,
  DATABASE_JOB_CONNECTIONS: upTo999,
  DATA_KEY: key.optional(),
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
  GEOIP_DB: zod.string().optional(),
  RATE_LIMIT_PER_MINUTE: limit,
  LOGIN_LIMIT_PER_ACCOUNT: limit,
  LOGIN_LIMIT_PER_ADDRESS: limit,
  FEEDBACK_LIMIT_PER_ADDRESS: limit,
  CAPTCHA_AFTER_FAILURES: count,
  LOCK_AFTER_FAILURES: count,
  HASH_THREADS: zod
    .string()
    .regex(/^[1-4]$/)
    .transform(Number),
  MOONSHOT_BETTING_SECONDS: seconds,
  PUBLIC_URL: zod
    .string()
    .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? '') && !/[?#]/.test(text))
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  GOOGLE_ISSUER: issuer,
  GOOGLE_CLIENT_ID: credential,
  GOOGLE_CLIENT_SECRET: credential,
  FACEBOOK_ISSUER: issuer,
  FACEBOOK_CLIENT_ID: credential,
  FACEBOOK_CLIENT_SECRET: credential,
  MERCHANT_KEY: key.optional(),
  OPERATOR_KEY: key.optional(),
  OPERATOR_KEYS: operatorKeys.default(new Map()),
  VENDOR_KEYS: vendorKeys.default(new Map()),
  VENDOR_LAUNCH_URLS: vendorUrls.default(new Map()),
  VENDOR_TIMEOUT: seconds,
  DEMO: zod.enum(['0', '1']).optional(),
  OUTBOX: zod.enum(['on', 'off']).optional(),
  PAYMENT_KEY: secret.optional(),
  SANDBOX_PAYMENTS: zod.enum(['on', 'off']).optional(),
  SANDBOX_REVIEWER: zod.enum(['on', 'off']).optional(),
  SANDBOX_VENDORS: zod.enum(['on', 'off']).optional(),
  TEST_MEMBERS: zod.enum(['on', 'off']),
  SMS_GATEWAY_URL: webAddress.optional(),
  SMS_GATEWAY_KEY: bearer.optional(),
  BOT_CHECK_URL: webAddress.optional(),
  BOT_CHECK_KEY: bearer.optional(),
  SMS_SENDER: zod.string().max(40).optional(),
  SMTP_URL: zod
    .string()
    .refine((url) => /^smtps?:\/\//.test(url) && URL.canParse(url))
    .optional(),
  EMAIL_FROM: zod.string().regex(/^[^\r\n]{3,254}$/),
  MESSAGE_TIMEOUT: seconds,
  FIREBASE_PROJECT: zod
    .string()
    .regex(/^[a-z0-9-]{4,40}$/)
    .optional(),
  FIREBASE_KEYS_URL: webAddress,
} satisfies Record<(typeof configKeys)[number]['name'], zod.ZodType>;

const schema = zod.object(variables);

const wanted: Record<keyof typeof variables, string> = {
  PORT: 'a port number from 0 to 65535',
  ADMIN_PORT: 'a port number from 0 to 65535',
  STOP_DELAY: 'a whole number of seconds from 0 to 60',
  HOST: 'an IP address or a host name',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'an address like postgres://user:password@host:5432/name',
  DATABASE_DIRECT_URL: 'an address like postgres://user:password@host:5432/name',
  DATABASE_CONNECTIONS: 'a whole number from 1 to 999',
  DATABASE_JOB_CONNECTIONS: 'a whole number from 1 to 999',
  DATA_KEY: 'a key of 16 to 256 letters, digits and signs of base64',
  LOG_LEVEL: 'trace, debug, info, warn, error, fatal or silent',
  BRAND_FILE: 'a file',
  PORTAL_DIR: 'a folder',
  TRUSTED_PROXIES: 'a list of IP addresses or CIDR ranges, joined by commas',
  COUNTRY_HEADER: 'the name of a header',
  GEOIP_DB: 'a file',
  RATE_LIMIT_PER_MINUTE: 'a whole number of at least 1, or off',
  LOGIN_LIMIT_PER_ACCOUNT: 'a whole number of at least 1, or off',
  LOGIN_LIMIT_PER_ADDRESS: 'a whole number of at least 1, or off',
  FEEDBACK_LIMIT_PER_ADDRESS: 'a whole number of at least 1, or off',
  CAPTCHA_AFTER_FAILURES: 'a whole number of at least 1',
  LOCK_AFTER_FAILURES: 'a whole number of at least 1',
  HASH_THREADS: 'a number from 1 to 4',
  MOONSHOT_BETTING_SECONDS: 'a whole number of seconds from 1 to 999',
  PUBLIC_URL: 'an address like https://www.example.com',
  GOOGLE_ISSUER: 'an https address',
  GOOGLE_CLIENT_ID: 'a text of at most 200 characters',
  GOOGLE_CLIENT_SECRET: 'a text of at most 200 characters',
  FACEBOOK_ISSUER: 'an https address',
  FACEBOOK_CLIENT_ID: 'a text of at most 200 characters',
  FACEBOOK_CLIENT_SECRET: 'a text of at most 200 characters',
  MERCHANT_KEY: 'a key of 16 to 256 letters, digits and signs of base64',
  OPERATOR_KEY: 'a key of 16 to 256 letters, digits and signs of base64',
  OPERATOR_KEYS:
    'a list like Mai=key,Lan=key, with a key of its own for each operator, of 16 to 256 letters, digits and signs of base64',
  VENDOR_KEYS:
    'a list like SAF=key,NOR=key, with a key of its own for each vendor, of 16 to 256 letters, digits and signs of base64',
  VENDOR_LAUNCH_URLS: 'a list like SAF=https://saf.example/launch,NOR=https://nor.example/launch',
  VENDOR_TIMEOUT: 'a whole number of seconds from 1 to 999',
  DEMO: '1 or 0',
  OUTBOX: 'on or off',
  PAYMENT_KEY: 'a key of 16 to 256 letters, digits and signs of base64',
  SANDBOX_PAYMENTS: 'on or off',
  SANDBOX_REVIEWER: 'on or off',
  SANDBOX_VENDORS: 'on or off',
  TEST_MEMBERS: 'on or off',
  SMS_GATEWAY_URL: 'an address like https://sms.example/send',
  SMS_GATEWAY_KEY: 'a key without spaces',
  BOT_CHECK_URL: 'an address like https://check.example/slider',
  BOT_CHECK_KEY: 'a key without spaces',
  SMS_SENDER: 'a name or number of at most 40 characters',
  SMTP_URL: 'an address like smtp://user:password@host:587',
  EMAIL_FROM: 'an e-mail address, with a name or without',
  MESSAGE_TIMEOUT: 'a whole number of seconds from 1 to 999',
  FIREBASE_PROJECT: 'the id of a Firebase project',
  FIREBASE_KEYS_URL: 'an address like https://keys.example/jwk',
};

/**
 * Reads the configuration. An empty variable counts as not set. Throws a `StartError` that names the first unknown or
 * wrong variable (`PORTICO_*` is no prefix of ours). It never repeats a value, because that may hold a password.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const stray = Object.keys(env).find((name) => name.startsWith('PORTICO_'));
  if (stray !== undefined) {
    const names = configKeys.map((key) => key.name).join(', ');
    throw new StartError(`${stray} is not a configuration key of the server; remove it or use one of ${names}.`);
  }
  const given = Object.fromEntries(configKeys.map((key) => [key.name, env[key.name] || key.default || undefined]));
  const read = schema.safeParse(given);
  if (!read.success) {
    // Every issue is at a key of the object, which is the key of `wanted`.
    const name = read.error.issues[0]?.path[0] as keyof typeof variables;
    throw new StartError(`${name} must be ${wanted[name]}; correct it or remove it from the environment.`);
  }
  const value = read.data;
  const demo = demoConfig(value);
  return {
    port: value.PORT,
    host: value.HOST,
    adminPort: value.ADMIN_PORT,
    stopDelaySeconds: value.STOP_DELAY ?? (demo.demo ? 0 : 5),
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL,
    databaseDirectUrl: value.DATABASE_DIRECT_URL,
    databaseConnections: value.DATABASE_CONNECTIONS,
    databaseJobConnections: value.DATABASE_JOB_CONNECTIONS,
    dataKey: value.DATA_KEY,
    logLevel: value.LOG_LEVEL,
    brandFile: value.BRAND_FILE,
    portalDir: value.PORTAL_DIR,
    trustedProxies: value.TRUSTED_PROXIES,
    countryHeader: value.COUNTRY_HEADER,
    geoipDb: value.GEOIP_DB,
    rateLimitPerMinute: value.RATE_LIMIT_PER_MINUTE,
    loginLimitPerAccount: value.LOGIN_LIMIT_PER_ACCOUNT,
    loginLimitPerAddress: value.LOGIN_LIMIT_PER_ADDRESS,
    feedbackLimitPerAddress: value.FEEDBACK_LIMIT_PER_ADDRESS,
    captchaAfterFailures: value.CAPTCHA_AFTER_FAILURES,
    lockAfterFailures: value.LOCK_AFTER_FAILURES,
    hashThreads: value.HASH_THREADS,
    moonshotBettingSeconds: value.MOONSHOT_BETTING_SECONDS,
    publicUrl: value.PUBLIC_URL,
    social: {
      google: {
        issuer: value.GOOGLE_ISSUER,
        clientId: value.GOOGLE_CLIENT_ID,
        clientSecret: value.GOOGLE_CLIENT_SECRET,
      },
      facebook: {
        issuer: value.FACEBOOK_ISSUER,
        clientId: value.FACEBOOK_CLIENT_ID,
        clientSecret: value.FACEBOOK_CLIENT_SECRET,
      },
    },
    callerKeys: callerKeysOf(value),
    vendorLaunch: { urls: value.VENDOR_LAUNCH_URLS, timeoutMilliseconds: value.VENDOR_TIMEOUT * 1000 },
    ...demo,
    // Without a provider only this process signs reports, so any secret serves.
    paymentKey: value.PAYMENT_KEY ?? randomBytes(32),
    testMembers: value.TEST_MEMBERS === 'on',
    ...messageServices(value),
    firebase: value.FIREBASE_PROJECT
      ? { projectId: value.FIREBASE_PROJECT, keysUrl: value.FIREBASE_KEYS_URL }
      : undefined,
    production: env['NODE_ENV'] === 'production',
  };
}

function messageServices(value: zod.output<typeof schema>): Pick<Config, 'smsGateway' | 'smtp' | 'botCheck'> {
  const timeoutMilliseconds = value.MESSAGE_TIMEOUT * 1000;
  const { SMS_GATEWAY_URL: gateway, SMS_GATEWAY_KEY: key, SMS_SENDER: sender, SMTP_URL: smtp } = value;
  const { BOT_CHECK_URL: check } = value;
  return {
    smsGateway: gateway === undefined ? undefined : { url: gateway, key, sender, timeoutMilliseconds },
    botCheck: check === undefined ? undefined : { url: check, key: value.BOT_CHECK_KEY, timeoutMilliseconds },
    smtp: smtp === undefined ? undefined : { url: smtp, from: value.EMAIL_FROM, timeoutMilliseconds },
  };
}
