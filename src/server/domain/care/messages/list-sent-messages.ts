import { sql } from 'drizzle-orm';
import type { SentMessagePage } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { rangeOf } from '../../ground/date-range.ts';
import type { PageQuery } from '../../ground/paging/page.ts';
import { paged } from '../../ground/paging/paged.ts';
import { piece } from '../../ground/paging/piece.ts';
import { SENT_COLUMNS, type SentMessageRow, sentMessageOf } from './sent-message.ts';

export interface SentMessageQuery extends PageQuery {
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
