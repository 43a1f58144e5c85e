import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { OperationId } from '#generated/server/operations.ts';
import type { Config } from '../config/config.ts';
import type { Database, Parameter } from '../db/database.ts';
import { addressKey } from '../shared/addresses.ts';
import type { Visitor } from '../shared/exchange.ts';
import { Failure } from '../shared/failure.ts';

const windowSeconds = 300;

/**
 * What an answer costs, in tenths of a call of the API: bytes that lie ready in memory, a picture that has to be drawn,
 * a page that has to be rendered.
 */
const costs = { bytes: 1, drawing: 5, call: 10, page: 30 };

/** Counts a call, or what else an answer costs, and throws `rate_limited` when it exceeds the limit. */
export type CallLimit = (visitor: Visitor, cost?: keyof typeof costs) => Promise<void>;

/** The operations limited as login attempts: a caller could guess a secret there, or cause costs. */
export const attemptOperations: ReadonlySet<OperationId> = new Set([
  'login',
  'freePlayLogin',
  'exchangeSessionTicket',
  'beginSocialLogin',
  'completeSocialLogin',
  'changePassword',
  'forgotPasswordByEmail',
  'resetPassword',
  'resetPasswordByPhone',
  'getCaptcha',
  'getSlider',
  'solveSlider',
  'sendSmsCode',
  'sendRegisterSmsCode',
  'sendNewIpCode',
  'checkAffiliateCode',
  'registerMember',
  'registerMemberByMobile',
] as const);

/** The same for login attempts; the body is already validated. */
export type AttemptLimit = (operation: OperationId, body: unknown, visitor: Visitor) => Promise<void>;

/**
 * Limits calls per address and minute, counted by this process. What watches the server is not limited: a proxy takes a
 * server out whose probes are refused.
 */
export function callLimit({ rateLimitPerMinute }: Config): CallLimit | undefined {
  if (rateLimitPerMinute === undefined) return undefined;
  const limiter = new RateLimiterMemory({ points: rateLimitPerMinute * costs.call, duration: 60 });
  return (visitor, cost = 'call') => limiter.consume(addressKey(visitor.ip), costs[cost]).then(() => undefined, refuse);
}

/**
 * Limits login attempts per account and per address, counted in the database. All processes share the counts, and a
 * restart keeps them. Names are stored as hashes only, because people type passwords into the wrong field.
 */
export function attemptLimit(config: Config, db: Database): AttemptLimit {
  const store = {
    storeClient: libraryClient(db),
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    duration: windowSeconds,
  };
  const limiter = (points: number | undefined) =>
    points === undefined ? undefined : new RateLimiterPostgres({ ...store, points, keyPrefix: '' });
  const perAddress = limiter(config.loginLimitPerAddress);
  const perAccount = limiter(config.loginLimitPerAccount);
  return async (operation, body, visitor) => {
    const account = accountOf(body);
    await Promise.all([
      perAddress?.consume(`${operation}:address:${addressKey(visitor.ip)}`).catch(refuse),
      account === undefined ? undefined : perAccount?.consume(`${operation}:account:${account}`).catch(refuse),
    ]);
  };
}

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  throw new Failure('rate_limited', { retryAfterSeconds: Math.max(Math.ceil(reason.msBeforeNext / 1000), 1) });
}

function accountOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { username, mobileNum }: { username?: unknown; mobileNum?: unknown } = body;
  const name = username ?? mobileNum;
  if (typeof name !== 'string') return undefined;
  return createHash('sha256').update(name.trim().toLowerCase()).digest('base64url');
}

/** The PostgreSQL client that the library expects, on whichever database is open. */
function libraryClient(db: Database) {
  return {
    query: async (statement: { name: string; text: string; values: readonly Parameter[] }) => {
      const rows = await db.query<object>(statement.name, statement.text, statement.values);
      return { rows, rowCount: rows.length };
    },
  };
}
