import { sql } from 'drizzle-orm';
import type { AgentAnnouncementPage, Announcement, Language } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { agentAnnouncements, agentAnnouncementTexts } from '#server/db/schema/messages.ts';
import type { Services } from '#server/services.ts';
import { rangeOf } from '../../ground/date-range.ts';
import { cleanHtml } from '../../ground/html/html.ts';
import type { MessageWords } from '../../ground/messages/send-messages.ts';
import { type PageQuery, paged, piece } from '../../ground/paging/paging.ts';
import type { Session } from '../../identity/session/session.ts';
import { requireAgent } from '../line/require-agent.ts';

export interface AnnouncementQuery extends PageQuery {
  readonly search?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** One text per announcement: in the requested language, else in the site's, else in any. */
const FROM = `
  agent_announcements a cross join lateral (
    select title, content from agent_announcement_texts
    where announcement_id = a.id order by language = $1 desc, language = $2 desc, language limit 1
  ) t`;
const list = {
  name: 'agent_announcements',
  order: sql`a.published_at desc, a.id desc`,
  columns: sql`a.id, a.published_at as at, t.title, t.content`,
};

type Row = Omit<Announcement, 'timestamp'> & { readonly at: Date };

/** A page of the announcements to agents, newest first (AGENT-02). `error_not_agent` for everybody else. */
export async function listAgentAnnouncements(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  session: Session,
  query: AnnouncementQuery,
  language: Language,
): Promise<AgentAnnouncementPage> {
  requireAgent(session);
  const now = clock();
  const { from, to } = rangeOf(query, now, brand.timeZone);
  const search = query.search?.trim();
  const where = [
    sql`a.enabled and a.published_at <= ${new Date(now)} and a.published_at >= ${from} and a.published_at < ${to}`,
    search ? sql`position(lower(${search}) in lower(t.title)) > 0` : undefined,
  ];
  const wanted = { ...list, from: piece(FROM, language, brand.defaultLanguage), where };
  const { content, totalPages, totalElements } = await paged<Row>(db, wanted, query);
  const announcements = content.map(({ at, ...row }) => ({ ...row, timestamp: at.getTime() }));
  return { content: announcements, totalPages, totalElements };
}

export interface NewAgentAnnouncement {
  readonly id: string;
  readonly publishedAt: Date;
  readonly texts: Readonly<Record<Language, MessageWords>>;
}

/** Stores announcements to agents with cleaned HTML (NOTICE-06). No other code writes them. */
export async function storeAgentAnnouncements(tx: Queries, all: readonly NewAgentAnnouncement[]): Promise<void> {
  await tx.orm.insert(agentAnnouncements).values(all.map(({ id, publishedAt }) => ({ id, publishedAt })));
  const texts = all.flatMap(({ id, texts: { EN, VI } }) => [
    { announcementId: id, language: 'EN' as const, ...EN },
    { announcementId: id, language: 'VI' as const, ...VI },
  ]);
  await tx.orm
    .insert(agentAnnouncementTexts)
    .values(texts.map((text) => ({ ...text, content: cleanHtml(text.content) })));
}
