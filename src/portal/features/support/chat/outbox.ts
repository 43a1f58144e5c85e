import { useSyncExternalStore } from 'react';
import type { SentChatMessage } from '../../../../../generated/client/model/index.ts';
import { sendChatMessage } from '../../../../../generated/client/service/service.ts';
import { getToken, subscribeToken } from '../../../api/token.ts';
import { now } from '../../../lib/clock.ts';
import { sessionStore } from '../../../lib/storage.ts';

/** A message that is on its way to the server, or did not arrive. */
export type Outgoing = {
  readonly clientMessageId: string;
  readonly content: string;
  readonly writtenAt: number;
  /** Why it did not arrive; undefined while it travels or waits for its turn. */
  readonly failure?: unknown;
};

// Outside of the window that shows it: what was written or sent outlives its closing.
let outgoing: readonly Outgoing[] = [];
let draft = '';
let busy = false;
const listeners = new Set<() => void>();

/** Who wrote it. */
let writer: string | null = null;
/** What a session that ended left unsent: for its own member alone, who may come back. */
let held: { readonly writer: string | null; readonly text: string } | undefined;

subscribeToken(() => {
  const text = [...outgoing.map(({ content }) => content), draft].filter(Boolean).join('\n');
  if (getToken() === null && text !== '') held = { writer, text };
  draft = '';
  change([]);
});

/** The messages that the server does not have yet, the oldest first. */
export function useOutgoing(): readonly Outgoing[] {
  return useSyncExternalStore(subscribe, () => outgoing);
}

/** What was being written when the chat was closed, or the session of this member ended. */
export function chatDraft(): string {
  if (held?.writer === account()) draft ||= held?.text ?? '';
  held = undefined;
  return draft;
}

/** Keeps what is being written. */
export function keepChatDraft(text: string): void {
  draft = text;
  writer = account();
}

function account(): string | null {
  return sessionStore.get('account');
}

type OnSent = (sent: SentChatMessage) => void;

/** Sends a message after those that are on their way. Its id is made once: however often it is tried, it is sent once. */
export function send(content: string, onSent: OnSent): void {
  writer = account();
  change([...outgoing, { clientMessageId: crypto.randomUUID(), content, writtenAt: now() }]);
  void work(onSent);
}

/** Tries a message again that did not arrive. */
export function retry(id: string, onSent: OnSent): void {
  change(outgoing.map((one) => (one.clientMessageId === id ? withoutFailure(one) : one)));
  void work(onSent);
}

/** Gives a message up that did not arrive. */
export function discard(id: string): void {
  change(outgoing.filter((one) => one.clientMessageId !== id));
}

async function work(onSent: OnSent): Promise<void> {
  if (busy) return;
  busy = true;
  for (let next = waiting(); next !== undefined; next = waiting()) {
    const { clientMessageId, content } = next;
    try {
      const sent = await sendChatMessage({ clientMessageId, content });
      // Whose session ended meanwhile has nothing to show.
      const isHere = outgoing.some((one) => one.clientMessageId === clientMessageId);
      if (isHere) onSent(sent);
      discard(clientMessageId);
    } catch (failure) {
      change(outgoing.map((one) => (one.clientMessageId === clientMessageId ? { ...one, failure } : one)));
    }
  }
  busy = false;
}

function waiting(): Outgoing | undefined {
  return outgoing.find(({ failure }) => failure === undefined);
}

function withoutFailure({ failure: _, ...one }: Outgoing): Outgoing {
  return one;
}

function change(next: readonly Outgoing[]): void {
  outgoing = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
