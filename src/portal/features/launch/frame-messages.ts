/** The messages that a game can send to the page. Other messages, and messages without the nonce, are ignored. */
export type FrameMessage =
  | { readonly type: 'loaded' | 'fullscreen' | 'exit' | 'active' }
  | { readonly type: 'error' | 'ended'; readonly code: string };

const plain = ['loaded', 'fullscreen', 'exit', 'active'] as const;
const coded = ['error', 'ended'] as const;

type Message = { readonly portico: 1; readonly type: string; readonly nonce?: unknown; readonly code?: unknown };

function isMessage(data: unknown): data is Message {
  if (typeof data !== 'object' || data === null) return false;
  return 'portico' in data && data.portico === 1 && 'type' in data && typeof data.type === 'string';
}

/** Whether a message asks for an answer, which is the first message of a game. */
export function isReady(data: unknown): boolean {
  return isMessage(data) && data.type === 'ready';
}

/** The message of a game; undefined if it is none, or not from the game that was answered. */
export function readMessage(data: unknown, nonce: string): FrameMessage | undefined {
  if (!isMessage(data) || data.nonce !== nonce) return undefined;
  const type = plain.find((known) => known === data.type);
  if (type) return { type };
  const withCode = coded.find((known) => known === data.type);
  if (!withCode) return undefined;
  const code = typeof data.code === 'string' && /^[a-z_]{1,60}$/.test(data.code) ? data.code : 'unavailable';
  return { type: withCode, code };
}
