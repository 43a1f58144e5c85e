import { sql } from 'drizzle-orm';
import type {
  ContentState,
  CreateNoticePayload,
  Language,
  ManagedNotice,
  ManagedNoticePage,
  NoticeType,
  UpdateNoticePayload,
} from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { announcements, announcementTexts, type TextNoticeType } from '#server/db/schema/notices.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { audit } from '../../ground/audit/audit.ts';
import { cleanHtml } from '../../ground/html/html.ts';
import { type PageQuery, paged, piece } from '../../ground/paging/paging.ts';
import { checkWords, period } from './check-payload.ts';
import { type Managed, managedReader, stateAt, toManaged } from './managed.ts';

type Dependencies = Pick<Services, 'db' | 'clock' | 'random'>;

/** Creates an announcement in the name of an operator, with cleaned HTML (NOTICE-06). It shows between its times. */
export async function createNotice(
  { db, clock, random }: Dependencies,
  operator: string,
  payload: CreateNoticePayload,
): Promise<ManagedNotice> {
  const { start, end } = period(payload);
  checkWords(payload.words);
  const now = new Date(clock());
  const id = `a-${Buffer.from(random(9)).toString('base64url')}`;
  return db.transaction(async (tx) => {
    const made = { updatedBy: operator, updatedAt: now };
    const times = { publishedAt: start, endsAt: end };
    await storeAnnouncements(tx, [{ id, type: payload.type, ...times, made, texts: payload.words }]);
    const row = await managedRow(tx, id, now);
    const data = { operator, noticeId: id, type: row.type };
    await audit(tx, { at: now, kind: 'notice_created', memberId: null, data });
    return toNotice(row);
  });
}

interface NewAnnouncement {
  readonly id: string;
  readonly type: TextNoticeType;
  readonly publishedAt: Date;
  /** Exclusive; without it the announcement stays until it is withdrawn. */
  readonly endsAt?: Date | null;
  /** The operator and the time, where an operator created it. */
  readonly made?: { readonly updatedBy: string; readonly updatedAt: Date };
  /** The content is untrusted HTML, cleaned here. */
  readonly texts: Readonly<Partial<Record<Language, { readonly title: string; readonly content: string }>>>;
}

/** Stores announcements with cleaned HTML (NOTICE-06). No other code writes them. */
export async function storeAnnouncements(tx: Queries, all: readonly NewAnnouncement[]): Promise<void> {
  await tx.orm
    .insert(announcements)
    .values(all.map(({ id, type, publishedAt, endsAt, made }) => ({ id, type, publishedAt, endsAt, ...made })));
  const texts = all.flatMap(({ id, texts: { EN, VI } }) => [
    ...(EN === undefined ? [] : [{ announcementId: id, language: 'EN' as const, ...EN }]),
    ...(VI === undefined ? [] : [{ announcementId: id, language: 'VI' as const, ...VI }]),
  ]);
  await tx.orm.insert(announcementTexts).values(texts.map((text) => ({ ...text, content: cleanHtml(text.content) })));
}

interface ManagedRow extends Managed<ManagedNotice['words']['EN']> {
  readonly noticeId: string;
  readonly type: NoticeType;
}

/** The state of an announcement `a` at the moment `$1`. */
const STATE = stateAt('a', 'published_at');

/** The columns of a row. */
const MANAGED = `
  a.id as "noticeId", a.type, a.published_at as "startsAt", a.ends_at as "endsAt", ${STATE} as state, a.version,
  a.updated_by as "updatedBy", a.updated_at as "updatedAt", (
    select jsonb_object_agg(t.language, jsonb_build_object('title', t.title, 'content', t.content))
    from announcement_texts t where t.announcement_id = a.id
  ) as words`;

/** An announcement in its managed form. */
export const managedRow = managedReader<ManagedRow>(
  'managed_notice',
  `select ${MANAGED} from announcements a where a.id = $2`,
);

/** The contract's form of an announcement. */
export function toNotice(row: ManagedRow): ManagedNotice {
  return { ...row, ...toManaged(row, { title: row.noticeId, content: '' }) };
}

const CHANGE = `
  update announcements
  set type = $2, published_at = $3, ends_at = $4, version = version + 1, updated_by = $5, updated_at = $6
  where id = $1`;

const REWORD = `
  insert into announcement_texts (announcement_id, language, title, content) values ($1, $2, $3, $4)
  on conflict (announcement_id, language) do update set title = excluded.title, content = excluded.content`;

/** Replaces a whole announcement; `conflict` where it was changed or withdrawn since it was read. */
export async function updateNotice(
  { db, clock }: Dependencies,
  operator: string,
  id: string,
  payload: UpdateNoticePayload,
): Promise<ManagedNotice> {
  const { start, end } = period(payload);
  checkWords(payload.words);
  const now = new Date(clock());
  return db.transaction(async (tx) => {
    const before = await managedRow(tx, id, now, { locked: true });
    if (before.state === 'withdrawn' || before.version !== payload.version) throw new Failure('conflict');
    await tx.query('notice_change', CHANGE, [id, payload.type, start, end, operator, now]);
    for (const language of ['EN', 'VI'] as const) {
      const { title, content } = payload.words[language];
      await tx.query('notice_reword', REWORD, [id, language, title, cleanHtml(content)]);
    }
    const data = { operator, noticeId: id, before: JSON.stringify(toNotice(before)) };
    await audit(tx, { at: now, kind: 'notice_changed', memberId: null, data });
    return toNotice(await managedRow(tx, id, now));
  });
}

const WITHDRAW = `
  update announcements set enabled = false, version = version + 1, updated_by = $2, updated_at = $3 where id = $1`;

/** Withdraws an announcement for good. A withdrawn one stays unchanged. */
export function withdrawNotice({ db, clock }: Dependencies, operator: string, id: string): Promise<ManagedNotice> {
  const now = new Date(clock());
  return db.transaction(async (tx) => {
    const before = await managedRow(tx, id, now, { locked: true });
    if (before.state === 'withdrawn') return toNotice(before);
    await tx.query('notice_withdraw', WITHDRAW, [id, operator, now]);
    await audit(tx, { at: now, kind: 'notice_withdrawn', memberId: null, data: { operator, noticeId: id } });
    return toNotice(await managedRow(tx, id, now));
  });
}

interface ManagedNoticeQuery extends PageQuery {
  readonly type?: NoticeType | undefined;
  readonly state?: ContentState | undefined;
}

const list = { name: 'managed_notices', from: sql`announcements a`, order: sql`a.published_at desc, a.id desc` };

/** All managed announcements, the latest beginning first. */
export async function listManagedNotices(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  query: ManagedNoticeQuery,
): Promise<ManagedNoticePage> {
  const now = new Date(clock());
  const where = [query.type && sql`a.type = ${query.type}`, query.state && sql`${piece(STATE, now)} = ${query.state}`];
  const wanted = { ...list, columns: piece(MANAGED, now), where };
  const { content, totalPages, totalElements } = await paged<ManagedRow>(db, wanted, query);
  return { content: content.map(toNotice), totalPages, totalElements };
}
