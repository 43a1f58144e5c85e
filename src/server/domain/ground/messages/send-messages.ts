import sanitizeHtml from 'sanitize-html';
import type { Language, LinkageType, MessageCategory } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import { messages, messageTexts } from '#server/db/schema/messages.ts';
import { cleanHtml } from '../html/html.ts';
import { publish } from '../publish.ts';

/** Title and content; the content is untrusted HTML, cleaned here. */
export interface MessageWords {
  readonly title: string;
  readonly content: string;
}

/** A message to send. */
export interface NewMessage {
  /** Generated where none is given. */
  readonly id?: string | undefined;
  readonly memberId: number;
  readonly category: MessageCategory;
  /** The agent that wrote it; with the category `team` alone. */
  readonly senderId?: number | undefined;
  /** The member's language; its text is the fallback where the reader's language has none. */
  readonly language: Language;
  readonly texts: Readonly<Partial<Record<Language, MessageWords>>>;
  readonly link?: { readonly linkageType: LinkageType; readonly linkage: string } | undefined;
  readonly sentAt: Date;
  readonly readAt?: Date | undefined;
}

const SUMMARY_LENGTH = 200;

/**
 * Sends messages with cleaned HTML (NOTICE-06), but no promotion to members who have excluded themselves (trust 13). No
 * other code writes into an inbox.
 */
export async function sendMessages(tx: Queries, given: readonly NewMessage[]): Promise<void> {
  const sent = await withoutMarketing(tx, given);
  const [first] = sent;
  if (first === undefined) return;
  const rows = sent.map(({ texts: _, link, ...row }) => ({ ...row, ...link }));
  const ids = await tx.orm.insert(messages).values(rows).returning({ id: messages.id });
  const texts = sent.flatMap(({ texts: { EN, VI } }, index) => {
    const messageId = ids[index]?.id;
    if (messageId === undefined) throw new Error('a message has no id');
    return [
      ...(EN === undefined ? [] : [{ messageId, language: 'EN' as const, ...EN }]),
      ...(VI === undefined ? [] : [{ messageId, language: 'VI' as const, ...VI }]),
    ];
  });
  const cleaned = texts.map(({ content, ...text }) => ({
    ...text,
    content: cleanHtml(content),
    summary: summaryOf(content),
  }));
  await tx.orm.insert(messageTexts).values(cleaned);
  const receivers = [...new Set(sent.map(({ memberId }) => memberId))];
  await publish(
    tx,
    first.sentAt,
    receivers.map((memberId) => ({ kind: 'messages', memberId })),
  );
}

/** Sends one message, in the member's language where the reader's has no text. */
export async function sendMessage(
  tx: Queries,
  brand: Pick<Brand, 'defaultLanguage'>,
  message: Omit<NewMessage, 'language'>,
): Promise<void> {
  await sendMessages(tx, [{ ...message, language: await languageOf(tx, brand, message.memberId) }]);
}

const EXCLUDED = `select id from members where id = any($1) and status = 'excluded'`;

/** Without the promotions to members who have excluded themselves. */
async function withoutMarketing(tx: Queries, given: readonly NewMessage[]): Promise<readonly NewMessage[]> {
  const addressed = given.filter(({ category }) => category === 'promotion').map(({ memberId }) => memberId);
  if (addressed.length === 0) return given;
  const rows = await tx.query<{ id: number }>('excluded_receivers', EXCLUDED, [addressed]);
  const excluded = new Set(rows.map(({ id }) => id));
  return given.filter(({ category, memberId }) => category !== 'promotion' || !excluded.has(memberId));
}

/** The first words of some HTML, without markup. */
export function summaryOf(html: string): string {
  // Words on both sides of a tag must stay separate.
  const spaced = html.replace(/<(?=\/?[a-z])/gi, ' <');
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  const plain = text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...plain];
  return letters.length <= SUMMARY_LENGTH ? plain : `${letters.slice(0, SUMMARY_LENGTH - 1).join('')}…`;
}

const LANGUAGE = 'select language from members where id = $1';

/** The member's chosen language for messages, else the brand's. */
export async function languageOf(
  tx: Pick<Queries, 'query'>,
  { defaultLanguage }: Pick<Brand, 'defaultLanguage'>,
  memberId: number,
): Promise<Language> {
  const [row] = await tx.query<{ language: Language | null }>('member_language', LANGUAGE, [memberId]);
  return row?.language ?? defaultLanguage;
}
