import type { Audience } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { publish } from '../../ground/publish.ts';

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
