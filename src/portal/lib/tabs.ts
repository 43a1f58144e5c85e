/** The balance of the contract; a tab passes it on without reading it. */
type Balance = object;

/** The messages between the tabs of one browser. */
export type TabMessage =
  /** Somebody signed out. */
  | { readonly kind: 'left'; readonly token: string }
  /** The server ended a session. */
  | { readonly kind: 'ended'; readonly token: string }
  /** A tab without a session asks whether another one has one; it is answered with `entered`. */
  | { readonly kind: 'asks' }
  /** Somebody logged in, where `before` was the session until then; `due` when a new password is. */
  | { readonly kind: 'entered'; readonly token: string; readonly before: string | null; readonly due: boolean }
  /** The account's favourites changed. */
  | { readonly kind: 'favourites' }
  /** The account's favourite lotteries changed. */
  | { readonly kind: 'lotteryFavourites' }
  /** The server told the balance of an account; `at` is when (ms). */
  | { readonly kind: 'balance'; readonly account: string; readonly balance: Balance; readonly at: number }
  /** Something was said in the chat. */
  | { readonly kind: 'chat' }
  /** An event of the live stream of a member, as the tab that holds the stream got it. */
  | { readonly kind: 'liveEvent'; readonly member: string; readonly id: string; readonly data: string }
  /** Whether the live stream of a member is there; said again and again while it is. */
  | { readonly kind: 'live'; readonly member: string; readonly isLive: boolean }
  /** A provider of sign-in has sent its answer to the address of the portal. */
  | { readonly kind: 'signIn'; readonly state: string; readonly code: string | null; readonly error: string | null };

// One channel for sending and receiving: a channel does not receive its own messages, but a second one would.
let channel: BroadcastChannel | undefined;

/** Sends to all other tabs of the portal. Without BroadcastChannel nothing is sent. */
export function tellTabs(message: TabMessage): void {
  openChannel()?.postMessage(message);
}

/** Receives the messages of other tabs. Returns the function that ends it. */
export function hearTabs(listener: (message: TabMessage) => void): () => void {
  // Only the portal itself can speak on a channel of its origin.
  const onMessage = ({ data }: MessageEvent<TabMessage>) => listener(data);
  const heard = openChannel();
  heard?.addEventListener('message', onMessage);
  return () => heard?.removeEventListener('message', onMessage);
}

function openChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  channel ??= new BroadcastChannel('portal');
  return channel;
}
