import type { Query, QueryClient } from '@tanstack/react-query';
import { dropMemberData, followLeaving } from '../access/session.ts';
import { keepSessionKeys } from '../access/session-keys.ts';
import { statusQuery } from '../access/site-state.ts';
import { subscribeClosure } from '../api/closure.ts';
import { expireSession, subscribeExpiry, subscribeToken } from '../api/token.ts';
import { i18n } from '../i18n/i18n.ts';
import { hearTabs, tellTabs } from '../lib/tabs.ts';

/** Connects the cache with session storage, session and language. Returns the function that disconnects it. */
export function connect(queries: QueryClient): () => void {
  const endMember = subscribeToken(() => dropMemberData(queries));
  const endKeys = keepSessionKeys(queries);
  const endTabs = shareSessionEnd();
  // The refusal only says that the site is closed; the status gives the times.
  const endClosure = subscribeClosure(() => void queries.invalidateQueries({ queryKey: statusQuery().queryKey }));
  const refetch = () => askAgain(queries);
  i18n.on('languageChanged', refetch);
  return () => {
    endKeys();
    endClosure();
    endTabs();
    endMember();
    i18n.off('languageChanged', refetch);
  };
}

/** Asks the server for everything again, which answers in the language of the request. */
function askAgain(queries: QueryClient): void {
  // `invalidateQueries` takes a first answer that is on its way for the new one.
  const isFirst = ({ state }: Query) => state.status === 'pending';
  for (const query of queries.getQueryCache().findAll({ fetchStatus: 'fetching', predicate: isFirst })) {
    void query.cancel({ silent: true });
    // Whoever waits for the query hears of a failure.
    void query.fetch().catch(() => undefined);
  }
  void queries.invalidateQueries();
}

/** Ends a session in all tabs that share it. */
function shareSessionEnd(): () => void {
  const endExpiry = subscribeExpiry((token) => tellTabs({ kind: 'ended', token }));
  const endHearing = hearTabs((message) => {
    if (message.kind === 'ended') expireSession(message.token);
    if (message.kind === 'left') followLeaving(message.token);
  });
  return () => {
    endExpiry();
    endHearing();
  };
}
