import type { QueryClient } from '@tanstack/react-query';
import { getListVendorTypesQueryOptions } from '../../../generated/client/catalogue/catalogue.ts';
import { getListAnnouncementsQueryOptions } from '../../../generated/client/notices/notices.ts';
import { dropMemberData } from '../access/member-data.ts';
import { followLeaving } from '../access/session.ts';
import { keepSessionKeys } from '../access/session-keys.ts';
import { siteQuery } from '../access/site.ts';
import { statusQuery } from '../access/site-state.ts';
import { subscribeClosure } from '../api/closure.ts';
import { expireSession, getToken, subscribeExpiry, subscribeToken } from '../api/token.ts';
import { noticeParams } from '../entities/notice/notice-query.ts';
import { i18n } from '../i18n/i18n.ts';
import { currentLanguage, resolveInitialLanguage, showLanguage } from '../i18n/language.ts';
import { breathe } from '../lib/breathe.ts';
import { tellPictureHosts } from '../lib/picture-hosts.ts';
import { hearTabs, tellTabs } from '../lib/tabs.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { openPage } from './pages.ts';
import { reportFailure } from './report.ts';
import { preloadFrame } from './shell/immersive.ts';
import { preloadMemberParts } from './shell/member-parts.ts';

/** Connects the cache with session storage, session and language. Returns the function that ends it. */
export function connect(queries: QueryClient): () => void {
  const endMember = subscribeToken(() => dropMemberData(queries));
  const endKeys = keepSessionKeys(queries);
  const endTabs = shareSessionEnd();
  // A refusal says that the site is closed; the status says since when and until when.
  const endClosure = subscribeClosure(() => void queries.invalidateQueries({ queryKey: statusQuery().queryKey }));
  // The server answers in the language of the request.
  const refetch = () => void queries.invalidateQueries();
  i18n.on('languageChanged', refetch);
  return () => {
    endKeys();
    endClosure();
    endTabs();
    endMember();
    i18n.off('languageChanged', refetch);
  };
}

/** Several tabs agree: a session that ends in one of them is not held on to in another. */
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

/** So long the portal waits for data before it draws over the server's picture, which has them. */
const PICTURE_MS = 150;

/**
 * What must be there for a first picture that does not change at once: the texts of the language, and what the server
 * put into the page. Calls that have to travel are only begun.
 */
export async function prepare(queries: QueryClient): Promise<void> {
  const { pathname } = window.location;
  const page = Promise.all([openPage(queries, window.location), preloadFrame(pathname)]).then(
    ([opened]) => opened,
    () => undefined,
  );
  await breathe();
  // The server writes the site's default language on the root element.
  await show(document.documentElement.lang.toUpperCase()).catch(() => showLanguage('EN'));
  if (getToken() !== null) preloadMemberParts().catch(() => undefined);
  let pictures: Promise<void> | undefined;
  const site = queries.fetchQuery(siteQuery()).then(
    ({ info }) => {
      pictures = takePicturesFrom(info.imageCDNs);
      return show(info.brand.defaultLanguage);
    },
    () => undefined,
  );
  await Promise.race([Promise.all([queries.prefetchQuery(statusQuery()), site, prefetchFrame(queries)]), nextTask()]);
  // Nobody would hear of the first of its pictures that a host does not give.
  await pictures;
  // With a first picture on the screen already, the page is worth a wait: nothing flickers between the two.
  if (document.querySelector('[data-first-picture]')) {
    const opened = await page;
    await Promise.race([opened?.data, nextTask(PICTURE_MS)]);
  }
}

/** Does, once nothing waits for it, what no page shows. */
export function beginLater(queries: QueryClient): void {
  whenIdle(() => {
    import('./later/later.ts').then(({ doLater }) => doLater(queries)).catch(reportFailure);
  });
}

/** Asks for what stands around every page. */
export async function prefetchFrame(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.prefetchQuery(getListAnnouncementsQueryOptions(noticeParams)),
    queries.prefetchQuery(getListVendorTypesQueryOptions()),
  ]);
}

/** Loads the pictures of the site from other hosts, with somebody to look after those that do not come. */
async function takePicturesFrom(hosts: readonly string[]): Promise<void> {
  if (hosts.length === 0) return;
  try {
    const { watchPictures } = await import('../lib/watch-pictures.ts');
    tellPictureHosts(hosts);
    watchPictures();
  } catch {
    // They come from this site then.
  }
}

/** Shows the language that the visitor chose before, else the site's default. */
async function show(siteDefault: string): Promise<void> {
  const language = resolveInitialLanguage(siteDefault);
  if (language !== currentLanguage()) await showLanguage(language);
}

function nextTask(after = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, after));
}
