import { useSyncExternalStore } from 'react';
import { sendChatMessage } from '#generated/client/service/service.ts';
import type { SentChatMessage } from '#generated/model/index.ts';
import { getToken, subscribeToken } from '#portal/api/token.ts';
import { now } from '#portal/lib/clock.ts';
import { sessionStore } from '#portal/lib/storage.ts';

/** A message that is being sent or has failed. */
export type Outgoing = {
  readonly clientMessageId: string;
  readonly content: string;
  readonly writtenAt: number;
  /** Why it failed; undefined while it is being sent or waits. */
  readonly failure?: unknown;
};

// Outside of the window's state: drafts and messages outlive the closing of the window.
let outgoing: readonly Outgoing[] = [];
let draft = '';
let busy = false;
const listeners = new Set<() => void>();

/** Who wrote it. */
let writer: string | null = null;
/** Unsent messages of an ended session. Only the same member gets them back. */
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

/** The draft at the closing of the chat or the end of this member's session. */
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

/** Sends a message after the pending ones. Its id is created once, so retries never send it twice. */
export function send(content: string, onSent: OnSent): void {
  writer = account();
  change([...outgoing, { clientMessageId: crypto.randomUUID(), content, writtenAt: now() }]);
  void work(onSent);
}

/** Sends a failed message again. */
export function retry(id: string, onSent: OnSent): void {
  change(outgoing.map((one) => (one.clientMessageId === id ? withoutFailure(one) : one)));
  void work(onSent);
}

/** Discards a failed message. */
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
      // A member whose session ended meanwhile sees nothing.
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
