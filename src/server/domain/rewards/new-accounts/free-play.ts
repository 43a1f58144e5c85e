import * as zod from 'zod';
import type { FreePlayPayload, LoginResult } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { Visitor } from '#server/shared/exchange.ts';
import { Failure } from '#server/shared/failure.ts';
import type { RandomBytes } from '#server/shared/random.ts';
import { audit } from '../../ground/audit/audit.ts';
import { openSession } from '../../identity/session/open-session.ts';
import { openWithCredit } from '../../money/wallet/open-wallet.ts';

const TRIAL_CREDIT = '2000.00';
const TOLERANCE = 2 * 60_000;

const ticketOf = zod.strictObject({ nonce: zod.string().regex(/^[A-Za-z0-9_-]{22,128}$/), at: zod.int() });

/**
 * Creates a trial account (type 4) with play credit and opens a session for it (API-14, ROLE-07). Failures:
 * `free_play_unavailable` without the switch `FREEPLAY3`; `encryption_invalid` for a random string that cannot be
 * decrypted, is not current or was used before.
 */
export async function freePlay(services: Services, payload: FreePlayPayload, visitor: Visitor): Promise<LoginResult> {
  const { brand, db, clock, keys, random } = services;
  if (!brand.flags.FREEPLAY3) throw new Failure('free_play_unavailable');
  const now = clock();
  const ticket = ticketOf.safeParse(await keys.open(payload.randomString));
  if (!ticket.success || Math.abs(now - ticket.data.at) > TOLERANCE) throw new Failure('encryption_invalid');
  const { nonce, at } = ticket.data;
  const session = await db.transaction(async (tx) => {
    await useNonce(tx, nonce, now, at + TOLERANCE);
    const memberId = await openTrial(tx, random, new Date(now));
    const credit = { kind: 'trial_credit', amount: TRIAL_CREDIT, currency: brand.currency.code } as const;
    await openWithCredit(tx, { ...credit, memberId, at: new Date(now) });
    const opened = await openSession(services, tx, memberId, visitor, { method: null });
    await audit(tx, { at: new Date(now), kind: 'trial_opened', memberId, data: { ip: visitor.ip } });
    return opened;
  });
  return { ...session, passwordExpired: false, passwordDefault: false };
}

const FORGET_OLD = 'delete from used_nonces where expires_at < $1';
const USE = 'insert into used_nonces (nonce, expires_at) values ($1, $2) on conflict do nothing returning nonce';

async function useNonce(tx: Queries, nonce: string, now: number, until: number): Promise<void> {
  await tx.query('nonces_forget', FORGET_OLD, [new Date(now)]);
  const used = await tx.query('nonce_use', USE, [nonce, new Date(until)]);
  if (used.length === 0) throw new Failure('encryption_invalid');
}

const INSERT = `
  insert into members (account, nickname, type, member_access, password_changed_at, created_at)
  values ($1, $2, 4, true, $3, $3) on conflict (account) do nothing returning id`;

/** Names are random; if one is taken, another is drawn. */
async function openTrial(tx: Queries, random: RandomBytes, now: Date): Promise<number> {
  for (let tries = 0; tries < 20; tries++) {
    const name = trialName(random);
    const [row] = await tx.query<{ id: number }>('trial_insert', INSERT, [`trial_${name}`, `Trial ${name}`, now]);
    if (row !== undefined) return row.id;
  }
  throw new Error('no free trial name in 20 tries');
}

/** 32 unambiguous letters and digits: each uses five bits of a byte, so all are equally likely. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

function trialName(random: RandomBytes): string {
  return Array.from(random(6), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}
