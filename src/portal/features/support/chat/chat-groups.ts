import type { ChatMessage } from '#generated/model/index.ts';

/** Consecutive messages of one author with a common line for name and time. */
export type ChatGroup = {
  readonly messages: readonly [ChatMessage, ...ChatMessage[]];
  /** Begins a day or follows a pause: the time is shown above it. */
  readonly begins: boolean;
};

const CLOSE_MS = 5 * 60_000;
const SILENCE_MS = 60 * 60_000;

/** The messages, oldest first, in groups. */
export function groupMessages(messages: readonly ChatMessage[]): readonly ChatGroup[] {
  const groups: { messages: [ChatMessage, ...ChatMessage[]]; begins: boolean }[] = [];
  let before: ChatMessage | undefined;
  for (const message of messages) {
    const current = groups.at(-1);
    const gap = before === undefined ? Number.POSITIVE_INFINITY : timeOf(message) - timeOf(before);
    const begins = gap > SILENCE_MS || (before !== undefined && dayOf(message) !== dayOf(before));
    const same = before?.author === message.author && before.authorName === message.authorName;
    if (current !== undefined && same && !begins && gap <= CLOSE_MS) current.messages.push(message);
    else groups.push({ messages: [message], begins });
    before = message;
  }
  return groups;
}

function timeOf({ sentAt }: ChatMessage): number {
  return Date.parse(sentAt);
}

function dayOf({ sentAt }: ChatMessage): string {
  return new Date(sentAt).toDateString();
}
