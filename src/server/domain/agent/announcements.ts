import type { AgentAnnouncementPage, Announcement, Language } from '../../../../generated/server/model/index.ts';
import type { Queries } from '../../db/database.ts';
import { agentAnnouncements, agentAnnouncementTexts } from '../../db/schema/messages.ts';
import type { Services } from '../../services.ts';
import { Failure } from '../../shared/failure.ts';
import { rangeOf } from '../date-range.ts';
import { cleanHtml } from '../html/clean-html.ts';
import type { MessageWords } from '../messages/send-messages.ts';
import type { Session } from '../session/session.ts';
import { requireTrueAccount } from '../session/true-account.ts';

export interface AnnouncementQuery {
  readonly search?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

// One text for each: in the wanted language, else in the site's, else in any.
const TEXTS = `
  with told as (
    select distinct on (a.published_at, a.id) a.id, a.published_at as at, t.title, t.content
    from agent_announcements a join agent_announcement_texts t on t.announcement_id = a.id
    where a.enabled and a.published_at <= $1 and a.published_at >= $2 and a.published_at < $3
    order by a.published_at desc, a.id desc, t.language = $4 desc, t.language = $5 desc, t.language
  ),
  wanted as (select * from told where $6::text is null or position(lower($6) in lower(title)) > 0)`;
const COUNT = `${TEXTS} select count(*) as total from wanted`;
const LIST = `${TEXTS} select id, at, title, content from wanted order by at desc, id desc limit $7 offset $8`;

/** A page of what the site says to agents, the newest first (AGENT-02). `error_not_agent` for everybody else. */
export async function listAgentAnnouncements(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  session: Session,
  query: AnnouncementQuery,
  language: Language,
): Promise<AgentAnnouncementPage> {
  requireAgent(session);
  const now = clock();
  const { from, to } = rangeOf(query, now);
  const wanted = [new Date(now), from, to, language, brand.defaultLanguage, query.search?.trim() || null] as const;
  const page = [query.pageSize, (query.pageNo - 1) * query.pageSize] as const;
  const [[counts], rows] = await Promise.all([
    db.query<{ total: number }>('agent_announcement_count', COUNT, wanted),
    db.query<Omit<Announcement, 'timestamp'> & { at: Date }>('agent_announcements', LIST, [...wanted, ...page]),
  ]);
  const total = counts?.total ?? 0;
  return {
    content: rows.map(({ at, ...row }) => ({ ...row, timestamp: at.getTime() })),
    totalPages: Math.ceil(total / query.pageSize),
    totalElements: total,
  };
}

/** Stops who is no agent (AGENT-15); a trial account is told what it lacks (ROLE-08). */
function requireAgent(session: Session): void {
  requireTrueAccount(session);
  if (![1, 2, 41, 42].includes(session.type)) throw new Failure('error_not_agent');
}

export interface NewAgentAnnouncement {
  readonly id: string;
  readonly publishedAt: Date;
  readonly texts: Readonly<Record<Language, MessageWords>>;
}

/** Stores announcements to agents, their HTML cleaned (NOTICE-06). The only way by which they get in. */
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
