import type { CreateNoticePayload, ManagedNotice, UpdateNoticePayload } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { audit } from '../../ground/audit/audit.ts';
import { cleanHtml } from '../../ground/html/clean-html.ts';
import { checkWords } from './check-words.ts';
import { managedRow, told } from './managed-notice.ts';
import { period } from './period.ts';
import { storeAnnouncements } from './store-announcement.ts';

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
    return told(row);
  });
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
    const data = { operator, noticeId: id, before: JSON.stringify(told(before)) };
    await audit(tx, { at: now, kind: 'notice_changed', memberId: null, data });
    return told(await managedRow(tx, id, now));
  });
}

const WITHDRAW = `
  update announcements set enabled = false, version = version + 1, updated_by = $2, updated_at = $3 where id = $1`;

/** Withdraws an announcement for good. A withdrawn one stays unchanged. */
export function withdrawNotice({ db, clock }: Dependencies, operator: string, id: string): Promise<ManagedNotice> {
  const now = new Date(clock());
  return db.transaction(async (tx) => {
    const before = await managedRow(tx, id, now, { locked: true });
    if (before.state === 'withdrawn') return told(before);
    await tx.query('notice_withdraw', WITHDRAW, [id, operator, now]);
    await audit(tx, { at: now, kind: 'notice_withdrawn', memberId: null, data: { operator, noticeId: id } });
    return told(await managedRow(tx, id, now));
  });
}
