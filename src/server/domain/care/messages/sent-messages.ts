import { sql } from 'drizzle-orm';
import type { Audience, SendMessagePayload, SentMessage, SentMessagePage } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { sentMessages, sentMessageTexts } from '#server/db/schema/messages.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { audit } from '../../ground/audit/audit.ts';
import { rangeOf } from '../../ground/date-range.ts';
import { cleanHtml } from '../../ground/html/html.ts';
import { summaryOf } from '../../ground/messages/send-messages.ts';
import { type PageQuery, paged, piece } from '../../ground/paging/paging.ts';
import { publish } from '../../ground/publish.ts';
import { checkTarget, checkWords, refuseField, type TargetNeeds } from '../notices/check-payload.ts';

/** Refuses with `validation_failed` what no schema can check. Never call it inside of a transaction. */
export async function checkMessage(dependencies: TargetNeeds, payload: SendMessagePayload): Promise<void> {
  const { audience, memberIds, rankLevels } = payload;
  if ((audience === 'members') !== memberIds.length > 0) {
    refuseField('memberIds', 'with_audience', 'Must have ids exactly where the audience is members');
  }
  if ((audience === 'ranks') !== rankLevels.length > 0) {
    refuseField('rankLevels', 'with_audience', 'Must have ranks exactly where the audience is ranks');
  }
  checkWords(payload.words);
  await checkTarget(dependencies, payload);
}

const KNOWN = 'select count(*)::int as known from members where id = any($1) and type <> 4';

/**
 * Sends a checked message to members in the name of an operator, with cleaned HTML (NOTICE-06). A job goes on where the
 * audience is large. Failure: `not_found` for an id without an inbox; then nothing is sent.
 */
export async function sendToAudience(
  services: Pick<Services, 'brand' | 'clock' | 'random' | 'jobs'>,
  tx: Queries,
  operator: string,
  { words, memberIds, rankLevels, ...payload }: SendMessagePayload,
): Promise<SentMessage> {
  const sentAt = new Date(services.clock());
  const id = `sm-${Buffer.from(services.random(9)).toString('base64url')}`;
  const ids = await idsOf(tx, memberIds);
  const row = { ...payload, id, memberIds: ids, rankLevels: [...new Set(rankLevels)], sentBy: operator, sentAt };
  await tx.orm.insert(sentMessages).values(row);
  const texts = (['EN', 'VI'] as const).map((language) => {
    const { title, content } = words[language];
    return { sentMessageId: id, language, title, content: cleanHtml(content), summary: summaryOf(content) };
  });
  await tx.orm.insert(sentMessageTexts).values(texts);
  if (await deliverNext(services, tx, id)) await services.jobs.send(tx, 'message_delivery', { sentMessageId: id });
  const data = { operator, sentMessageId: id, audience: payload.audience, category: payload.category };
  await audit(tx, { at: sentAt, kind: 'message_sent', memberId: null, data });
  return findSentMessage(tx, id);
}

/** How many accounts a transaction serves. */
const BATCH = 1_000;

const LOCK = `
  select audience, delivered_to as "deliveredTo", recalled_at is not null as "isRecalled" from sent_messages
  where id = $1 for update`;

// Trial accounts have no inbox. Accounts that were opened later are not of the audience.
const batchOf = (isAddressed: string) => `
  with turn as (
    select m.id, m.status, coalesce(m.language, $2) as language
    from sent_messages s join members m on ${isAddressed}
    where s.id = $1 and m.id > s.delivered_to and m.type <> 4 and m.created_at <= s.sent_at
    order by m.id limit $3
  ), put as (
    insert into messages (member_id, category, language, linkage_type, linkage, sent_message_id, sent_at)
    select turn.id, s.category, turn.language, s.linkage_type, s.linkage, s.id, s.sent_at
    from turn join sent_messages s on s.id = $1
    where s.category <> 'promotion' or turn.status <> 'excluded'
    returning member_id
  )
  select (select max(id) from turn) as last, (select count(*)::int from turn) as turns,
    array(select member_id::text from put) as receivers`;

const BATCHES: Readonly<Record<Audience, string>> = {
  members: batchOf('m.id = any(s.member_ids)'),
  ranks: batchOf('m.rank_level = any(s.rank_levels)'),
  all: batchOf('true'),
};

const ADVANCE = 'update sent_messages set delivered_to = $2, recipients = recipients + $3 where id = $1';

interface Batch {
  readonly last: number | null;
  readonly turns: number;
  readonly receivers: readonly string[];
}

/**
 * Puts a message into the inboxes of the next accounts of its audience, in the caller's transaction; promotions not
 * into those of excluded members (trust 13). Answers whether there may be more.
 */
export async function deliverNext(
  { brand, clock }: Pick<Services, 'brand' | 'clock'>,
  tx: Queries,
  id: string,
): Promise<boolean> {
  const [sent] = await tx.query<{ audience: Audience; deliveredTo: number | null; isRecalled: boolean }>(
    'message_delivery_lock',
    LOCK,
    [id],
  );
  if (sent === undefined || sent.deliveredTo === null || sent.isRecalled) return false;
  const values = [id, brand.defaultLanguage, BATCH] as const;
  const [batch] = await tx.query<Batch>(`message_delivery_${sent.audience}`, BATCHES[sent.audience], values);
  if (batch === undefined) throw new Error('a delivery answers one row');
  const next = batch.turns < BATCH ? null : batch.last;
  await tx.query('message_delivery_advance', ADVANCE, [id, next, batch.receivers.length]);
  const changes = batch.receivers.map((memberId) => ({ kind: 'messages' as const, memberId: Number(memberId) }));
  await publish(tx, new Date(clock()), changes);
  return next !== null;
}

/** Delivers what is left of a message, each batch in a transaction of its own. */
export async function deliverMessage(
  services: Pick<Services, 'db' | 'brand' | 'clock'>,
  sentMessageId: string,
): Promise<void> {
  while (await services.db.transaction((tx) => deliverNext(services, tx, sentMessageId)));
}

interface Moments {
  readonly sentAt: Date;
  readonly recalledAt: Date | null;
}

type SentMessageRow = Omit<SentMessage, keyof Moments> & Moments;

/** The columns of a row of `sent_messages s`. */
const SENT_COLUMNS = `
  s.id as "sentMessageId", s.audience, array(select id::text from unnest(s.member_ids) id) as "memberIds",
  s.rank_levels as "rankLevels", s.category, s.linkage_type as "linkageType", s.linkage, s.recipients,
  (select count(*)::int from messages m where m.sent_message_id = s.id and m.read_at is not null) as readers,
  s.sent_by as "sentBy", s.sent_at as "sentAt", s.recalled_at as "recalledAt", (
    select jsonb_object_agg(t.language, jsonb_build_object('title', t.title, 'content', t.content))
    from sent_message_texts t where t.sent_message_id = s.id
  ) as words`;

const ONE = `select ${SENT_COLUMNS} from sent_messages s where s.id = $1`;

/** A message that operators sent. Failure: `not_found`. */
async function findSentMessage(tx: Queries, id: string): Promise<SentMessage> {
  const [row] = await tx.query<SentMessageRow>('sent_message', ONE, [id]);
  if (row === undefined) throw new Failure('not_found');
  return sentMessageOf(row);
}

/** The contract's form of a row. */
function sentMessageOf({ sentAt, recalledAt, ...row }: SentMessageRow): SentMessage {
  return { ...row, sentAt: sentAt.toISOString(), recalledAt: recalledAt?.toISOString() ?? null };
}

async function idsOf(tx: Queries, memberIds: readonly string[]): Promise<number[]> {
  if (memberIds.length === 0) return [];
  const wanted = [...new Set(memberIds)];
  if (!wanted.every((id) => /^[1-9]\d{0,14}$/.test(id))) throw new Failure('not_found');
  const ids = wanted.map(Number);
  const [row] = await tx.query<{ known: number }>('message_receivers', KNOWN, [ids]);
  if (row?.known !== ids.length) throw new Failure('not_found');
  return ids;
}

interface SentMessageQuery extends PageQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What operators sent in a range, the newest first. Failure: `validation_failed` for a wrong range. */
export async function listSentMessages(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  query: SentMessageQuery,
): Promise<SentMessagePage> {
  const { from, to } = rangeOf(query, clock(), brand.timeZone);
  const wanted = {
    name: 'sent_messages',
    from: sql`sent_messages s`,
    where: [sql`s.sent_at >= ${from} and s.sent_at < ${to}`],
    order: sql`s.sent_at desc, s.id desc`,
    columns: piece(SENT_COLUMNS),
  };
  const { content, totalPages, totalElements } = await paged<SentMessageRow>(db, wanted, query);
  return { content: content.map(sentMessageOf), totalPages, totalElements };
}

const RECALL = `update sent_messages set recalled_at = $2 where id = $1 and recalled_at is null returning id`;
const TAKE_BACK = `
  update messages set deleted_at = $2 where sent_message_id = $1 and deleted_at is null
  returning member_id as "memberId"`;

/** Takes a message out of every inbox, and stops what is left of its delivery. A second time changes nothing. */
export function recallMessage(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  operator: string,
  id: string,
): Promise<SentMessage> {
  const at = new Date(clock());
  return db.transaction(async (tx) => {
    const recalled = await tx.query('message_recall', RECALL, [id, at]);
    if (recalled.length > 0) {
      const taken = await tx.query<{ memberId: number }>('message_take_back', TAKE_BACK, [id, at]);
      await publish(
        tx,
        at,
        taken.map(({ memberId }) => ({ kind: 'messages', memberId })),
      );
      await audit(tx, { at, kind: 'message_recalled', memberId: null, data: { operator, sentMessageId: id } });
    }
    return findSentMessage(tx, id);
  });
}
