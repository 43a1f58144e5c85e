import { hydrate, type QueryClient } from '@tanstack/react-query';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { getGetDomainRouteQueryKey } from '#generated/client/system/system.ts';
import { siteQuery } from '../../access/site.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { getToken } from '../../api/token.ts';
import { i18n } from '../../i18n/i18n.ts';
import { currentLanguage, resolveInitialLanguage, showLanguage } from '../../i18n/language.ts';
import { now } from '../../lib/clock.ts';
import { optionalPart, setRenewal, whenIdle } from '../../lib/loading.ts';
import { tellPictureHosts } from '../../lib/urls.ts';
import { connect } from '../connect.ts';
import { renew } from '../loading.tsx';
import { preloadPage, redirects } from '../page-table.tsx';
import { reportFailure } from '../part-boundary.tsx';
import { prefetchPage } from '../prefetch.ts';
import { Providers } from '../providers.tsx';
import { routes } from '../routes.tsx';
import { preloadFrame } from '../shell/immersive.ts';
import { preloadMemberParts } from '../shell/member-parts.ts';
import { asOf, type PageState, readPageState } from './page-state.ts';

// The boundary that catches an error reports it itself.
const rootOptions: RootOptions = { onCaughtError: () => undefined, onUncaughtError: reportFailure };

/** Starts the portal in the page: hydrates server-rendered markup, or renders where there is none. */
export async function start(root: HTMLElement): Promise<void> {
  setRenewal(renew);
  const queries = createQueryClient();
  const { markup } = await prepare(queries, readPageState());
  const portal = (
    <Providers queries={queries} i18n={i18n} serverWidth={markup?.width} onReady={() => onLoad(queries)}>
      <RouterProvider router={createBrowserRouter(routes)} onError={reportFailure} />
    </Providers>
  );
  if (markup) {
    applyStyles(root);
    hydrateRoot(root, portal, rootOptions);
  } else {
    root.replaceChildren();
    createRoot(root, rootOptions).render(portal);
  }
}

/** Not before the hydration ends: a login that comes from another tab would change what React compares with the markup. */
function onLoad(queries: QueryClient): void {
  if (document.readyState === 'complete') runIdleTasks(queries);
  else window.addEventListener('load', () => runIdleTasks(queries), { once: true });
}

/**
 * Prepares the first render: the address, the server's answers, the texts of the language and the page's code. Returns
 * the markup to hydrate, if there is some in the visitor's language and of this address, and the function that ends what
 * follows the session from now on.
 */
export async function prepare(
  queries: QueryClient,
  state: PageState | undefined,
): Promise<{ readonly markup: { readonly width: number } | undefined; readonly end: () => void }> {
  followRedirect();
  // Nothing shows the other domains until the server fails, so nothing else keeps them.
  queries.setQueryDefaults(getGetDomainRouteQueryKey(), { gcTime: Number.POSITIVE_INFINITY });
  // The server writes the site's default language on the root element.
  const language = resolveInitialLanguage(state?.language ?? document.documentElement.lang.toUpperCase());
  const isInLanguage = state?.language === language;
  // A member sees the server's answers for guests until the member's own arrive.
  if (state && isInLanguage) hydrate(queries, asOf(getToken() === null ? now() : 0, state.data));
  if (getToken() !== null) preloadMemberParts().catch(() => undefined);
  const { pathname, search, hash } = window.location;
  // A page whose code does not load shows its own error.
  const code = Promise.all([preloadPage(pathname), preloadFrame(pathname)]).catch(() => undefined);
  await showLanguage(language).catch(() => showLanguage('EN'));
  // Not earlier, because a change of language requests every answer again.
  const end = connect(queries);
  await followSite(queries);
  // The server never receives the hash, which names the content of some pages.
  const isRendered = isInLanguage && state.width !== null && hash === '';
  if (!isRendered) void prefetchPage(queries, { pathname, search, language });
  await code;
  return { markup: isRendered ? { width: state.width } : undefined, end };
}

/** Applies the styles of the server's markup, because the page's policy forbids style attributes in it. */
function applyStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}

/** Replaces an address that redirects by its target, with its query, before the first render. */
function followRedirect(): void {
  const { pathname, search, hash } = window.location;
  const target = redirects[pathname];
  if (target !== undefined) window.history.replaceState(window.history.state, '', target + search + hash);
}

/** Applies the site's image hosts before the first render, or its hosts and language once the site is known. */
async function followSite(queries: QueryClient): Promise<void> {
  const known = queries.getQueryData(siteQuery().queryKey);
  if (known) {
    // The watcher must run before the first image loads, or a failed image would go unnoticed.
    await takePicturesFrom(known.info.imageCDNs);
    return;
  }
  queries
    .fetchQuery(siteQuery())
    .then(async ({ info }) => {
      await takePicturesFrom(info.imageCDNs);
      const language = resolveInitialLanguage(info.brand.defaultLanguage);
      if (language !== currentLanguage()) await showLanguage(language);
    })
    // The page requests it again, and shows the error.
    .catch(() => undefined);
}

/** Loads the site's images from other hosts, and handles those that fail. */
async function takePicturesFrom(hosts: readonly string[]): Promise<void> {
  if (hosts.length === 0) return;
  const part = await optionalPart(() => import('../../lib/watch-pictures.ts'));
  // Without it they load from this site instead.
  if (part === undefined) return;
  tellPictureHosts(hosts);
  part.watchPictures();
}

/** Runs tasks without visible effect once the page is idle. Returns the function that ends what they follow. */
export function runIdleTasks(queries: QueryClient): () => void {
  let over = false;
  let end = whenIdle(() => {
    optionalPart(() => import('./idle-tasks.ts'))
      .then((part) => {
        if (part && !over) end = part.doIdleTasks(queries);
      })
      .catch(reportFailure);
  });
  return () => {
    over = true;
    end();
  };
}
