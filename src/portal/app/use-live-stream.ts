import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useGetMemberInfo } from '#generated/client/member/member.ts';
import { getToken, subscribeToken } from '../api/token.ts';
import { optionalPart } from '../lib/loading/load-part.ts';
import { sessionStore } from '../lib/storage.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { reportFailure } from './report.ts';

/** Opens the member's live stream for as long as the session lasts. Its code loads in an idle task. */
export function useLiveStream(): void {
  const queries = useQueryClient();
  const token = useSyncExternalStore(subscribeToken, getToken, () => null);
  // Other queries provide the id: the session of a chat page has no stream and may not request the member.
  const member = useGetMemberInfo({ query: { enabled: false } }).data?.id ?? sessionStore.get('customerId');
  useEffect(() => {
    if (token === null || !member) return;
    const ending = new AbortController();
    const callOff = whenIdle(() => {
      optionalPart(() => import('../entities/live/follow-live.ts'))
        .then((part) => {
          if (!ending.signal.aborted) part?.followLive(queries, member, ending.signal);
        })
        .catch(reportFailure);
    });
    return () => {
      callOff();
      ending.abort();
    };
  }, [queries, token, member]);
}
