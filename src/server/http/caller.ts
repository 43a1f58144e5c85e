import { timingSafeEqual } from 'node:crypto';
import { type CallerKeys, keyHash } from '../config/caller-keys.ts';
import type { Session } from '../domain/session/session.ts';
import type { Services } from '../services.ts';
import { Failure } from '../shared/failure.ts';
import type { Visitor } from '../shared/visitor.ts';
import type { CallLimit } from './attempt-limits.ts';
import type { OperationEntry } from './operation-entries.ts';

/** Who an operation is called by, as far as it asks. */
export interface Caller {
  readonly session: Session | undefined;
  /** The code of the vendor whose key it is. */
  readonly vendor: string | undefined;
  /** The name of the operator whose key it is. */
  readonly operator: string | undefined;
}

/** What callers are told by. */
export interface CallerContext {
  readonly services: Services;
  readonly authenticate: (
    services: Services,
    token: string,
    options: { readonly background: boolean },
  ) => Promise<Session | 'unknown' | 'expired'>;
  /** Counts wrong keys; who has the right one calls as often as it needs. */
  readonly limit: CallLimit | undefined;
}

type CallerReader = (headers: Headers, visitor: Visitor, background: boolean) => Promise<Caller>;

/** Who was not asked. */
export const nobody: Caller = { session: undefined, vendor: undefined, operator: undefined };

/** Makes what tells who calls an operation; who does not show what it asks for is `unauthenticated`. */
export function callerReader(context: CallerContext, security: OperationEntry['security']): CallerReader {
  if (security === 'none') return async () => nobody;
  if (security === 'session') {
    return async (headers, _visitor, background) => ({
      ...nobody,
      session: await sessionOf(context, headers, background),
    });
  }
  const holder = keyReader(context.services.config.callerKeys, security);
  const header = `x-${security}-key`;
  return async (headers, visitor) => {
    const given = headers.get(header);
    const caller = given !== null ? holder(keyHash(given)) : undefined;
    if (caller !== undefined) return caller;
    await context.limit?.(visitor);
    throw new Failure('unauthenticated');
  };
}

/** Makes what tells whose token came along with an operation that is open to guests; one that does not hold is a guest's. */
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

/** Finds whose key a hash is of. All are compared, each in constant time, so that time tells nothing. */
function keyReader(
  keys: CallerKeys,
  security: 'merchant' | 'operator' | 'vendor',
): (hash: Uint8Array) => Caller | undefined {
  if (security === 'merchant') {
    const known = keys.merchant;
    return (hash) => (known !== undefined && timingSafeEqual(known, hash) ? nobody : undefined);
  }
  const names = security === 'vendor' ? keys.vendors : keys.operators;
  const callers = [...names].map(([name, known]) => ({ known, caller: { ...nobody, [security]: name } }));
  return (hash) => callers.filter(({ known }) => timingSafeEqual(known, hash))[0]?.caller;
}
