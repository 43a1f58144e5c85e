import { createHash, createHmac } from 'node:crypto';
import { requestHeaders } from '#generated/server/headers.ts';
import type { Queries } from '../db/database.ts';
import { Once, type RunOnce } from '../handlers/handler.ts';
import type { Services } from '../services.ts';
import { Failure, fieldError, invalid } from '../shared/failure.ts';
import type { Caller } from './caller.ts';
import type { OperationEntry } from './operation-entries.ts';

/** The header of operations that must not run twice. */
const header = requestHeaders.idempotencyKey;

/** An operation that a caller means to run once. */
export interface Intent {
  readonly scope: string;
  readonly operation: string;
  readonly keyHash: string;
  readonly requestHash: string;
}

/**
 * The intent of a validated request. Its hash is keyed with the caller's idempotency key, which nobody else knows. A
 * plain hash could be reversed by guessing a short secret in the request, such as a payment password.
 */
export async function intentOf(
  { id, security, content }: OperationEntry,
  { session, vendor }: Caller,
  headers: Headers,
  request: readonly unknown[],
): Promise<Intent> {
  const key = headers.get(header);
  if (key === null) throw invalid([fieldError('header', [header], 'invalid_type', 'Is required')]);
  const compared = content === 'multipart' ? await withDigests(request) : request;
  return {
    scope: session ? `member:${session.memberId}` : `${security}${vendor === undefined ? '' : `:${vendor}`}`,
    operation: id,
    keyHash: createHash('sha256').update(key).digest('base64url'),
    requestHash: createHmac('sha256', key).update(canonical(compared)).digest('base64url'),
  };
}

/** The id of an intent, for work that spans more than one transaction: what it creates takes its ids from this one. */
export function intentIdOf({ scope, operation, keyHash }: Intent): string {
  return createHash('sha256')
    .update(JSON.stringify([scope, operation, keyHash]))
    .digest('base64url');
}

/** The same values with digests for files, of which the bytes alone count. */
async function withDigests(value: unknown): Promise<unknown> {
  if (value instanceof Blob) {
    return createHash('sha256')
      .update(new Uint8Array(await value.arrayBuffer()))
      .digest('base64url');
  }
  if (Array.isArray(value)) return Promise.all(value.map(withDigests));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(async ([name, field]) => [name, await withDigests(field)] as const);
  return Object.fromEntries(await Promise.all(fields));
}

/** The same text for the same values in any order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

const FIND = `
  select request_hash as "requestHash", answer from idempotency_keys
  where scope = $1 and operation = $2 and key_hash = $3`;

/**
 * The first answer to the intent, or undefined if there is none yet. The same key with another request is
 * `idempotency_conflict`.
 */
export async function firstAnswer(db: Pick<Queries, 'query'>, intent: Intent): Promise<string | undefined> {
  const { scope, operation, keyHash, requestHash } = intent;
  const sql = [scope, operation, keyHash];
  const [row] = await db.query<{ requestHash: string; answer: string }>('idempotency_find', FIND, sql);
  if (row !== undefined && row.requestHash !== requestHash) throw new Failure('idempotency_conflict');
  return row?.answer;
}

// A repeated call waits here until the first one ends: then the row exists, or the key is free again.
const CLAIM = `
  insert into idempotency_keys (scope, operation, key_hash, request_hash, created_at) values ($1, $2, $3, $4, $5)
  on conflict do nothing returning 1`;
const KEEP = `
  update idempotency_keys set answer = $4 where scope = $1 and operation = $2 and key_hash = $3`;

/** Creates the function with which a handler runs the intent. `check` checks an answer before it is committed. */
export function runOnce(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  intent: Intent,
  check: ((answer: unknown) => void) | undefined,
): RunOnce<unknown> {
  const { scope, operation, keyHash, requestHash } = intent;
  return (work) =>
    db.transaction(async (tx) => {
      const claim = [scope, operation, keyHash, requestHash, new Date(clock())];
      if ((await tx.query('idempotency_claim', CLAIM, claim)).length === 0) {
        const first = await firstAnswer(tx, intent);
        if (first === undefined) throw new Error('An idempotency key was forgotten while it was used');
        return new Once(first);
      }
      const answer = await work(tx);
      check?.(answer);
      const json = JSON.stringify(answer);
      await tx.query('idempotency_keep', KEEP, [scope, operation, keyHash, json]);
      return new Once(json);
    });
}
