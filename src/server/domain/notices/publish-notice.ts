import type {
  CreateNoticePayload,
  ManagedNotice,
  UpdateNoticePayload,
} from '../../../../generated/server/model/index.ts';
import type { Services } from '../../services.ts';
import { audit } from '../audit/audit.ts';
import { Failure } from '../failure.ts';
import { cleanHtml } from '../html/clean-html.ts';
import { managedRow, OPERATOR, told } from './managed-notice.ts';
import { storeAnnouncements } from './store-announcement.ts';

type Kit = Pick<Services, 'db' | 'clock' | 'random'>;

/** Makes an announcement, its HTML cleaned (NOTICE-06). It is shown between its times without a further act. */
export async function createNotice({ db, clock, random }: Kit, payload: CreateNoticePayload): Promise<ManagedNotice> {
  const { publishedAt, endsAt } = period(payload);
  const now = new Date(clock());
  const id = `a-${Buffer.from(random(9)).toString('base64url')}`;
  return db.transaction(async (tx) => {
    const made = { updatedBy: OPERATOR, updatedAt: now };
    await storeAnnouncements(tx, [{ id, type: payload.type, publishedAt, endsAt, made, texts: payload.words }]);
    const row = await managedRow(tx, id, now);
    await audit(tx, { at: now, kind: 'notice_created', memberId: null, data: { noticeId: id, type: row.type } });
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

/** Replaces an announcement as a whole; `conflict` where somebody changed or withdrew it since it was read. */
export async function updateNotice(
  { db, clock }: Kit,
  id: string,
  payload: UpdateNoticePayload,
): Promise<ManagedNotice> {
  const { publishedAt, endsAt } = period(payload);
  const now = new Date(clock());
  return db.transaction(async (tx) => {
    const before = await managedRow(tx, id, now, { locked: true });
    if (before.state === 'withdrawn' || before.version !== payload.version) throw new Failure('conflict');
    await tx.query('notice_change', CHANGE, [id, payload.type, publishedAt, endsAt, OPERATOR, now]);
    for (const language of ['EN', 'VI'] as const) {
      const { title, content } = payload.words[language];
      await tx.query('notice_reword', REWORD, [id, language, title, cleanHtml(content)]);
    }
    const data = { noticeId: id, before: JSON.stringify(told(before)) };
    await audit(tx, { at: now, kind: 'notice_changed', memberId: null, data });
    return told(await managedRow(tx, id, now));
  });
}

const WITHDRAW = `
  update announcements set enabled = false, version = version + 1, updated_by = $2, updated_at = $3 where id = $1`;

/** Takes an announcement off the site for good. One that is withdrawn stays as it is. */
export function withdrawNotice({ db, clock }: Kit, id: string): Promise<ManagedNotice> {
  const now = new Date(clock());
  return db.transaction(async (tx) => {
    const before = await managedRow(tx, id, now, { locked: true });
    if (before.state === 'withdrawn') return told(before);
    await tx.query('notice_withdraw', WITHDRAW, [id, OPERATOR, now]);
    await audit(tx, { at: now, kind: 'notice_withdrawn', memberId: null, data: { noticeId: id } });
    return told(await managedRow(tx, id, now));
  });
}

function period({ startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string | null }) {
  const publishedAt = new Date(startsAt);
  const end = endsAt === null ? null : new Date(endsAt);
  if (end !== null && end <= publishedAt) {
    const message = 'Must be after startsAt';
    throw new Failure('validation_failed', { fields: [{ pointer: '/body/endsAt', rule: 'end_after_start', message }] });
  }
  return { publishedAt, endsAt: end };
}
