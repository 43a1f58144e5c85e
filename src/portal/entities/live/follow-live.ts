import type { QueryClient } from '@tanstack/react-query';
import { getStreamEventsQueryKey } from '#generated/client/stream/stream.ts';
import { StreamEventsResponse } from '#generated/zod/stream/stream.ts';
import { followEvents } from '../../api/event-stream.ts';
import { asLeader } from '../../lib/leader.ts';
import { hearTabs, tellTabs } from '../../lib/tabs.ts';
import { applyEvent, catchUp } from './apply-event.ts';
import { isLive, noteLive } from './live-state.ts';

const [url] = getStreamEventsQueryKey();
const events = StreamEventsResponse.shape.value.shape.events;

/**
 * Keeps the cache up to date with the member's live stream until the signal aborts. Of the browser's tabs with this
 * member, one opens the stream and informs the others. When it closes, another tab resumes the stream.
 */
export function followLive(queries: QueryClient, member: string, signal: AbortSignal): void {
  let lastEventId: string | undefined;
  let isOpen = false;
  const take = (id: string, data: string) => {
    lastEventId = id;
    apply(queries, data);
  };
  const endHearing = hearTabs((message) => {
    if (message.kind === 'liveEvent' && message.member === member) take(message.id, message.data);
    if (message.kind !== 'live' || message.member !== member) return;
    // This tab may have missed events until now.
    if (message.isLive && !isLive()) catchUp(queries);
    noteLive(message.isLive);
  });
  signal.addEventListener('abort', () => {
    endHearing();
    noteLive(false);
  });
  const say = (live: boolean) => {
    noteLive(live);
    tellTabs({ kind: 'live', member, isLive: live });
  };
  void asLeader(`live-${member}`, signal, async (lead) => {
    isOpen = false;
    await followEvents(
      { url, lastEventId, signal: lead },
      {
        event: (id, data) => {
          take(id, data);
          tellTabs({ kind: 'liveEvent', member, id, data });
        },
        alive: () => {
          // A stream without a last event does not tell what changed since the page was loaded.
          if (!isOpen && lastEventId === undefined) applyEvent(queries, { type: 'gap' });
          isOpen = true;
          say(true);
        },
        lost: () => {
          isOpen = false;
          say(false);
        },
      },
    );
    tellTabs({ kind: 'live', member, isLive: false });
  });
}

/** Ignores events that this build does not know. */
function apply(queries: QueryClient, data: string): void {
  const known = events.safeParse([parsed(data)]);
  for (const event of known.data ?? []) applyEvent(queries, event);
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
