import type { QueryClient } from '@tanstack/react-query';
import { getListVendorTypesQueryOptions } from '../../../generated/client/catalogue/catalogue.ts';
import { getListAnnouncementsQueryOptions } from '../../../generated/client/notices/notices.ts';
import { dropMemberData } from '../access/member-data.ts';
import { keepSessionKeys } from '../access/session-keys.ts';
import { siteQuery } from '../access/site.ts';
import { subscribeToken } from '../api/token.ts';
import { noticeParams } from '../entities/notice/notice-query.ts';
import { i18n } from '../i18n/i18n.ts';
import { currentLanguage, resolveInitialLanguage, showLanguage } from '../i18n/language.ts';
import { openPage } from './pages.ts';

/** Connects the cache with session storage, session and language. Returns the function that ends it. */
export function connect(queries: QueryClient): () => void {
  const endMember = subscribeToken(() => dropMemberData(queries));
  const endKeys = keepSessionKeys(queries);
  // The server answers in the language of the request.
  const refetch = () => void queries.invalidateQueries();
  i18n.on('languageChanged', refetch);
  return () => {
    endKeys();
    endMember();
    i18n.off('languageChanged', refetch);
  };
}

/**
 * What must be there for a first picture that does not change at once: the texts of the language, and what the server
 * put into the page. Calls that have to travel are only begun.
 */
export async function prepare(queries: QueryClient): Promise<void> {
  const page = openPage(queries, window.location).catch(() => undefined);
  // The server writes the site's default language on the root element.
  await show(document.documentElement.lang.toUpperCase()).catch(() => showLanguage('EN'));
  const site = queries.fetchQuery(siteQuery()).then(
    ({ info }) => show(info.brand.defaultLanguage),
    () => undefined,
  );
  await Promise.race([Promise.all([site, prefetchFrame(queries)]), nextTask()]);
  // With a first picture on the screen already, the page is worth a wait: nothing flickers between the two.
  if (document.querySelector('[data-first-picture]')) {
    const opened = await page;
    await Promise.race([opened?.data, nextTask()]);
  }
}

/** Asks for what stands around every page. */
export async function prefetchFrame(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.prefetchQuery(getListAnnouncementsQueryOptions(noticeParams)),
    queries.prefetchQuery(getListVendorTypesQueryOptions()),
  ]);
}

/** Shows the language that the visitor chose before, else the site's default. */
async function show(siteDefault: string): Promise<void> {
  const language = resolveInitialLanguage(siteDefault);
  if (language !== currentLanguage()) await showLanguage(language);
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
