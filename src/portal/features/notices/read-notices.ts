import { useSyncExternalStore } from 'react';
import { localStore } from '../../lib/storage.ts';

/** The facts of an announcement that decide whether it was read. */
type Dated = { readonly id: string; readonly timestamp: number };

interface ReadState {
  /** All that were published until then. */
  readonly until: number;
  /** And these, the latest last. */
  readonly ids: readonly string[];
}

/** More than anybody reads one by one; the oldest fall out. */
const MOST = 200;
const nothing: ReadState = { until: 0, ids: [] };

let text: string | null | undefined;
let known = nothing;
const listeners = new Set<() => void>();

/** Which announcements were read in this browser, and the ways to note it. */
export function useReadNotices() {
  const { until, ids } = useSyncExternalStore(subscribe, current);
  return {
    isRead: ({ id, timestamp }: Dated) => timestamp <= until || ids.includes(id),
    markRead,
    markAllRead,
  };
}

function markRead({ id, timestamp }: Dated): void {
  const { until, ids } = current();
  if (timestamp <= until || ids.includes(id)) return;
  keep({ until, ids: [...ids, id].slice(-MOST) });
}

/** Marks everything as read that was published until the newest of all. */
function markAllRead(newest: number): void {
  keep({ until: newest, ids: [] });
}

function keep(state: ReadState): void {
  localStore.set('readNotices', JSON.stringify(state));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const end = localStore.subscribe('readNotices', listener);
  return () => {
    listeners.delete(listener);
    end();
  };
}

/** Returns the same object as long as the stored text is the same. */
function current(): ReadState {
  const stored = localStore.get('readNotices');
  if (stored !== text) {
    text = stored;
    known = parse(stored);
  }
  return known;
}

/** Accepts any stored value: it may be of another version or not ours. */
function parse(stored: string | null): ReadState {
  try {
    const { until, ids } = JSON.parse(stored ?? 'null') ?? nothing;
    if (typeof until !== 'number' || !Array.isArray(ids)) return nothing;
    return { until, ids: ids.filter((id) => typeof id === 'string') };
  } catch {
    return nothing;
  }
}
