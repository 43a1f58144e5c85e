import type { Feedback, FeedbackPayload } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { addressKey } from '#server/shared/addresses.ts';
import type { Visitor } from '#server/shared/exchange.ts';
import { Failure } from '#server/shared/failure.ts';
import { secretHash } from '../../ground/encryption/secret.ts';
import type { Session } from '../../identity/session/session.ts';

const HOUR = 3_600_000;
/** How long the same words of one sender count as the same feedback. */
const SAME = 600_000;

interface Row {
  readonly id: number;
  readonly receivedAt: Date;
}

// Requests from one address wait for each other, so that they exceed neither the limit nor the duplicate check
// together.
const QUEUE = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';
const SENT = `
  select id, received_at as "receivedAt" from feedback
  where address_hash = $1 and received_at > $2 and category = $3 and content = $4
    and contact is not distinct from $5 and member_id is not distinct from $6
  order by id desc limit 1`;
const COUNTED = `
  select id, received_at as "receivedAt" from feedback where address_hash = $1 and received_at > $2
  order by received_at desc, id desc offset $3 limit 1`;
const ADD = `
  insert into feedback (member_id, address_hash, category, content, contact, received_at)
  values ($1, $2, $3, $4, $5, $6) returning id, received_at as "receivedAt"`;

/**
 * Stores a visitor's feedback, as the member's where a session is present (CHAT-09, CHAT-10). The same words of one
 * sender within ten minutes are stored once. Failure: `rate_limited` beyond the configured number per hour and address.
 */
export async function sendFeedback(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  { category, content, contact = null }: Omit<FeedbackPayload, 'contact'> & { readonly contact?: string | null },
  { visitor, session }: { readonly visitor: Visitor; readonly session: Session | undefined },
): Promise<Feedback> {
  const now = clock();
  const address = secretHash(`address:${addressKey(visitor.ip)}`);
  const memberId = session?.memberId ?? null;
  return db.transaction(async (tx) => {
    await tx.query('feedback_queue', QUEUE, [address]);
    const same = [address, new Date(now - SAME), category, content, contact, memberId];
    const [sent] = await tx.query<Row>('feedback_sent', SENT, same);
    if (sent !== undefined) return receipt(sent);
    await holdLimit(tx, address, config.feedbackLimitPerAddress, now);
    const row = [memberId, address, category, content, contact, new Date(now)];
    const [stored] = await tx.query<Row>('feedback_add', ADD, row);
    if (stored === undefined) throw new Error('the feedback was not stored');
    return receipt(stored);
  });
}

async function holdLimit(tx: Queries, address: string, limit: number | undefined, now: number): Promise<void> {
  if (limit === undefined) return;
  const [oldest] = await tx.query<Row>('feedback_counted', COUNTED, [address, new Date(now - HOUR), limit - 1]);
  if (oldest === undefined) return;
  const wait = oldest.receivedAt.getTime() + HOUR - now;
  throw new Failure('rate_limited', { retryAfterSeconds: Math.max(Math.ceil(wait / 1_000), 1) });
}

function receipt({ id, receivedAt }: Row): Feedback {
  return { feedbackId: `fb-${id}`, receivedAt: receivedAt.toISOString() };
}
