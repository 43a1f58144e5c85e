import { timingSafeEqual } from 'node:crypto';
import { requestHeaders } from '#generated/server/headers.ts';
import { type CallerKeys, keyHash, sandboxVendorKey } from '../config/caller-keys.ts';
import type { Session } from '../domain/identity/session/session.ts';
import type { Services } from '../services.ts';
import type { Visitor } from '../shared/exchange.ts';
import { Failure } from '../shared/failure.ts';
import type { CallLimit } from './attempt-limits.ts';
import type { OperationEntry } from './operation-entries.ts';

/** The caller of an operation, as far as the operation asks for it. */
export interface Caller {
  readonly session: Session | undefined;
  /** The vendor code of the given key. */
  readonly vendor: string | undefined;
  /** The operator name of the given key. */
  readonly operator: string | undefined;
}

/** The dependencies for identifying callers. */
export interface CallerContext {
  readonly services: Services;
  readonly authenticate: (
    services: Services,
    token: string,
    options: { readonly background: boolean },
  ) => Promise<Session | 'unknown' | 'expired'>;
  /** Counts wrong keys. Callers with a valid key are not limited. */
  readonly limit: CallLimit | undefined;
}

type CallerReader = (headers: Headers, visitor: Visitor, background: boolean) => Promise<Caller>;

/** A caller that was not identified. */
export const nobody: Caller = { session: undefined, vendor: undefined, operator: undefined };

/** The headers in which callers send their keys. */
const keyHeaders = {
  merchant: requestHeaders.xMerchantKey,
  operator: requestHeaders.xOperatorKey,
  vendor: requestHeaders.xVendorKey,
} as const;

/**
 * Creates the reader of an operation's caller. It throws `unauthenticated` if the required credentials are missing or
 * wrong.
 */
export function callerReader(context: CallerContext, security: OperationEntry['security']): CallerReader {
  if (security === 'none') return async () => nobody;
  if (security === 'session') {
    return async (headers, _visitor, background) => ({
      ...nobody,
      session: await sessionOf(context, headers, background),
    });
  }
  const holder = keyReader(context.services.config.callerKeys, security);
  const header = keyHeaders[security];
  return async (headers, visitor) => {
    const given = headers.get(header);
    const caller = given !== null ? holder(given) : undefined;
    if (caller !== undefined) return caller;
    await context.limit?.(visitor);
    throw new Failure('unauthenticated');
  };
}

/**
 * Creates the reader of the caller of an operation that guests may use too. A caller with an invalid token is a guest.
 */
export function guestReader(context: CallerContext): CallerReader {
  return async (headers, _visitor, background) => {
    const token = tokenOf(headers);
    const session =
      token === undefined ? 'unknown' : await context.authenticate(context.services, token, { background });
    return typeof session === 'string' ? nobody : { ...nobody, session };
  };
}

async function sessionOf(context: CallerContext, headers: Headers, background: boolean): Promise<Session> {
  const token = tokenOf(headers);
  if (token === undefined) throw new Failure('unauthenticated');
  const session = await context.authenticate(context.services, token, { background });
  if (session === 'unknown') throw new Failure('unauthenticated');
  if (session === 'expired') throw new Failure('session_expired');
  return session;
}

function tokenOf(headers: Headers): string | undefined {
  return /^Bearer ([\x21-\x7e]{1,256})$/i.exec(headers.get('Authorization') ?? '')?.[1];
}

/** The vendor of a key, one of this process's own sandbox vendors too; undefined for every other key. */
export function vendorOfKey(keys: CallerKeys, key: string): string | undefined {
  return keyReader(keys, 'vendor')(key)?.vendor;
}

/** Finds the owner of a key by hash, in constant time, so that timing reveals nothing. */
export function keyReader(
  keys: CallerKeys,
  security: 'merchant' | 'operator' | 'vendor',
): (key: string) => Caller | undefined {
  if (security === 'merchant') {
    const known = keys.merchant;
    return (key) => (known !== undefined && timingSafeEqual(known, keyHash(key)) ? nobody : undefined);
  }
  const names = security === 'vendor' ? keys.vendors : keys.operators;
  const callers = [...names].map(([name, known]) => ({ known, caller: { ...nobody, [security]: name } }));
  return (key) => {
    const hash = keyHash(key);
    const named = callers.filter(({ known }) => timingSafeEqual(known, hash))[0]?.caller;
    return named ?? (security === 'vendor' ? sandboxCaller(keys, key, hash) : undefined);
  };
}

function sandboxCaller(keys: CallerKeys, key: string, hash: Uint8Array): Caller | undefined {
  const vendor = /^sandbox\.([A-Z0-9_]{2,20})\./.exec(key)?.[1];
  if (vendor === undefined || !timingSafeEqual(keyHash(sandboxVendorKey(keys, vendor)), hash)) return undefined;
  return { ...nobody, vendor };
}
