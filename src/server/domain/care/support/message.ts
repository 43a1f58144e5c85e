import type { ChatMessage } from '#generated/model/index.ts';

/** A message in the table's form. */
export interface MessageRow extends Omit<ChatMessage, 'messageId' | 'sentAt' | 'readAt'> {
  readonly id: number;
  readonly sentAt: Date;
  readonly readAt: Date | null;
}

/** The columns of a {@link MessageRow}; the table goes by `m`. */
export const MESSAGE_COLUMNS = `
  m.id, m.client_message_id as "clientMessageId", m.author, m.author_name as "authorName", m.content,
  m.help_item_id as "helpItemId", m.sent_at as "sentAt", m.read_at as "readAt"`;

/** A message in the contract's form. */
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

/** The contract's id of a message. */
function messageName(id: number): string {
  return `sc-${id}`;
}

/** The number of a message id; undefined for an invalid id. */
export function messageNumber(name: string): number | undefined {
  return numberOf(/^sc-(\d{1,15})$/, name);
}

/** The contract's id of a conversation. */
export function threadName(id: number): string {
  return `st-${id}`;
}

/** The number of a conversation id; undefined for an invalid id. */
export function threadNumber(name: string): number | undefined {
  return numberOf(/^st-(\d{1,15})$/, name);
}

function numberOf(form: RegExp, name: string): number | undefined {
  const digits = form.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The first words of a message, for lists. */
export function firstWords(content: string): string {
  const flat = content.replace(/\s+/g, ' ').trim();
  const letters = [...flat];
  // The limit counts UTF-16 units; a character is never split.
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
