import type { QueryClient } from '@tanstack/react-query';
import {
  getListFavouriteIdsQueryKey,
  getListFavouritesInfiniteQueryKey,
} from '#generated/client/catalogue/catalogue.ts';
import { getGetBalanceQueryKey } from '#generated/client/wallet/wallet.ts';
import { tellFollowedLogin } from '../../access/session.ts';
import { inBackground } from '../../api/background.ts';
import { getToken } from '../../api/token.ts';
import { adoptSession } from '../../entities/session/start-session.ts';
import { currentLanguage, resolveInitialLanguage, showLanguage } from '../../i18n/language.ts';
import { localStore, sessionStore } from '../../lib/storage.ts';
import { hearTabs, tellTabs } from '../../lib/tabs.ts';
import { subscribeTheme } from '../../theme/theme.ts';

/** Keeps logins, favourites, balance, language and theme the same in all tabs. Returns the function that stops it. */
export function agreeWithTabs(queries: QueryClient): () => void {
  const ends = [
    tellBalance(queries),
    hear(queries),
    localStore.subscribe('hisLang', followLanguage),
    // The theme follows other tabs while a listener is registered.
    subscribeTheme(() => undefined),
  ];
  if (getToken() === null) tellTabs({ kind: 'asks' });
  return () => {
    for (const end of ends) end();
  };
}

function hear(queries: QueryClient): () => void {
  return hearTabs((message) => {
    // A tab that was opened after the login follows it like those that were open.
    const own = getToken();
    if (message.kind === 'asks' && own !== null) {
      tellTabs({ kind: 'entered', token: own, before: null, due: sessionStore.get('cpw') === '1' });
    }
    // A tab with the session of another login keeps it.
    if (message.kind === 'entered' && own === message.before) {
      void adoptSession(queries, message.token, message.due);
      tellFollowedLogin();
    }
    if (message.kind === 'favourites') refetchFavourites(queries);
    if (message.kind === 'balance' && message.account === sessionStore.get('account')) {
      const known = queries.getQueryState(getGetBalanceQueryKey())?.dataUpdatedAt ?? 0;
      if (message.at > known) {
        queries.setQueryData(getGetBalanceQueryKey(), message.balance, { updatedAt: message.at });
      }
    }
  });
}

/** Shows the chosen language; if its texts do not load, the previous language stays. */
function followLanguage(): void {
  const chosen = resolveInitialLanguage(currentLanguage());
  if (chosen !== currentLanguage()) showLanguage(chosen).catch(() => undefined);
}

function refetchFavourites(queries: QueryClient): void {
  // The user did nothing in this tab, so an idle session stays idle.
  inBackground(() => {
    void queries.invalidateQueries({ queryKey: getListFavouriteIdsQueryKey() });
    void queries.invalidateQueries({ queryKey: getListFavouritesInfiniteQueryKey() });
  });
}

/** Sends an answer of the server to the other tabs; a value from another tab is not sent again. */
function tellBalance(queries: QueryClient): () => void {
  const [path] = getGetBalanceQueryKey();
  return queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    const { queryKey, state } = event.query;
    const account = sessionStore.get('account');
    if (queryKey[0] !== path || account === null || typeof state.data !== 'object' || state.data === null) return;
    tellTabs({ kind: 'balance', account, balance: state.data, at: state.dataUpdatedAt });
  });
}
