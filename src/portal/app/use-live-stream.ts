import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useGetMemberInfo } from '../../../generated/client/member/member.ts';
import { getToken, subscribeToken } from '../api/token.ts';
import { sessionStore } from '../lib/storage.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { reportFailure } from './report.ts';

/** Has the live stream of whoever is logged in, for as long as the session lasts. Its code comes when nothing waits for it. */
export function useLiveStream(): void {
  const queries = useQueryClient();
  const token = useSyncExternalStore(subscribeToken, getToken, () => null);
  // Known from the answer of others: the session of a chat page may not ask who it is, and has no stream.
  const member = useGetMemberInfo({ query: { enabled: false } }).data?.id ?? sessionStore.get('customerId');
  useEffect(() => {
    if (token === null || !member) return;
    const ending = new AbortController();
    const callOff = whenIdle(() => {
      import('../entities/live/follow-live.ts')
        .then(({ followLive }) => {
          if (!ending.signal.aborted) followLive(queries, member, ending.signal);
        })
        .catch(reportFailure);
    });
    return () => {
      callOff();
      ending.abort();
    };
  }, [queries, token, member]);
}
