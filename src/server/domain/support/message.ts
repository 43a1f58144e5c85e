import type { ChatMessage } from '../../../../generated/server/model/index.ts';

/** A message as the table has it. */
export interface MessageRow extends Omit<ChatMessage, 'messageId' | 'sentAt' | 'readAt'> {
  readonly id: number;
  readonly sentAt: Date;
  readonly readAt: Date | null;
}

/** The columns of a {@link MessageRow}; the table goes by `m`. */
export const MESSAGE_COLUMNS = `
  m.id, m.client_message_id as "clientMessageId", m.author, m.author_name as "authorName", m.content,
  m.help_item_id as "helpItemId", m.sent_at as "sentAt", m.read_at as "readAt"`;

/** A message as the contract tells it. */
export function messageOf({ id, sentAt, readAt, ...row }: MessageRow): ChatMessage {
  return {
    messageId: messageName(id),
    clientMessageId: row.clientMessageId,
    author: row.author,
    authorName: row.authorName,
    content: row.content,
    helpItemId: row.helpItemId,
    sentAt: sentAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
}

/** What the contract calls a message. */
function messageName(id: number): string {
  return `sc-${id}`;
}

/** The number of a message by its name; undefined for what names none. */
export function messageNumber(name: string): number | undefined {
  return numberOf(/^sc-(\d{1,15})$/, name);
}

/** What the contract calls a conversation. */
export function threadName(id: number): string {
  return `st-${id}`;
}

/** The number of a conversation by its name; undefined for what names none. */
export function threadNumber(name: string): number | undefined {
  return numberOf(/^st-(\d{1,15})$/, name);
}

function numberOf(form: RegExp, name: string): number | undefined {
  const digits = form.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The first words of a message, as they stand in a list. */
export function firstWords(content: string): string {
  const flat = content.replace(/\s+/g, ' ').trim();
  const letters = [...flat];
  // The bound counts UTF-16 units; a letter is never cut in two.
  return flat.length <= 200 ? flat : `${cut(letters, 199)}…`;
}

function cut(letters: readonly string[], units: number): string {
  let text = '';
  for (const letter of letters) {
    if (text.length + letter.length > units) break;
    text += letter;
  }
  return text;
}
