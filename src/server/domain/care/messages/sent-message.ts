import type { SentMessage } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { Failure } from '#server/shared/failure.ts';

interface Moments {
  readonly sentAt: Date;
  readonly recalledAt: Date | null;
}

export type SentMessageRow = Omit<SentMessage, keyof Moments> & Moments;

/** The columns of a row of `sent_messages s`. */
export const SENT_COLUMNS = `
  s.id as "sentMessageId", s.audience, array(select id::text from unnest(s.member_ids) id) as "memberIds",
  s.rank_levels as "rankLevels", s.category, s.linkage_type as "linkageType", s.linkage, s.recipients,
  (select count(*)::int from messages m where m.sent_message_id = s.id and m.read_at is not null) as readers,
  s.sent_by as "sentBy", s.sent_at as "sentAt", s.recalled_at as "recalledAt", (
    select jsonb_object_agg(t.language, jsonb_build_object('title', t.title, 'content', t.content))
    from sent_message_texts t where t.sent_message_id = s.id
  ) as words`;

const ONE = `select ${SENT_COLUMNS} from sent_messages s where s.id = $1`;

/** A message that operators sent. Failure: `not_found`. */
export async function findSentMessage(tx: Queries, id: string): Promise<SentMessage> {
  const [row] = await tx.query<SentMessageRow>('sent_message', ONE, [id]);
  if (row === undefined) throw new Failure('not_found');
  return sentMessageOf(row);
}

/** The contract's form of a row. */
export function sentMessageOf({ sentAt, recalledAt, ...row }: SentMessageRow): SentMessage {
  return { ...row, sentAt: sentAt.toISOString(), recalledAt: recalledAt?.toISOString() ?? null };
}
