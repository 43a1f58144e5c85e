/** What a game can say to the page around it. Who says something else, or without the nonce, is not heard. */
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

/** Whether a game asks to be answered: the first thing that it says. */
export function isReady(data: unknown): boolean {
  return isMessage(data) && data.type === 'ready';
}

/** What a game said; undefined for what is no message, or not from the game that was answered. */
export function readMessage(data: unknown, nonce: string): FrameMessage | undefined {
  if (!isMessage(data) || data.nonce !== nonce) return undefined;
  const type = plain.find((known) => known === data.type);
  if (type) return { type };
  const withCode = coded.find((known) => known === data.type);
  if (!withCode) return undefined;
  const code = typeof data.code === 'string' && /^[a-z_]{1,60}$/.test(data.code) ? data.code : 'unavailable';
  return { type: withCode, code };
}
