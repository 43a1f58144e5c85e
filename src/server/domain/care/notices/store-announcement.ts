import type { Language } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { announcements, announcementTexts, type TextNoticeType } from '#server/db/schema/notices.ts';
import { cleanHtml } from '../../ground/html/clean-html.ts';

export interface NewAnnouncement {
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
