import { AsyncLocalStorage } from 'node:async_hooks';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { siteQuery } from './access/site.ts';
import { statusQuery } from './access/site-state.ts';
import { type DirectAnswer, setDirectAnswers } from './api/http.ts';
import { createQueryClient } from './api/query-client.ts';
import { findPage, redirects } from './app/page-table.tsx';
import { prefetchPage } from './app/prefetch.ts';
import { Providers } from './app/providers.tsx';
import { routes } from './app/routes.tsx';
import { asOf, type PageState } from './app/start/page-state.ts';
import { i18n, loadAllTexts } from './i18n/i18n.ts';
import { type Language, localeOf } from './i18n/language.ts';
import { tellPictureHosts } from './lib/picture-hosts.ts';

/** A page that a browser asks for. Nothing here tells who is logged in: the page is a guest's. */
export interface PageRequest {
  readonly path: string;
  /** With its `?`, or empty. */
  readonly search: string;
  readonly language: Language;
  /** The width (px) that the browser's window probably has. */
  readonly width: number;
  /** Answers a GET of the API. */
  readonly answer: DirectAnswer;
}

/** A page with its first answers. */
export interface OpenedPage {
  /** For the page's JSON, where the browser has to render. */
  readonly state: PageState;
  /** What the page is about; undefined where the portal has no such page. */
  readonly title: string | undefined;
  /** The page as markup; undefined where the browser has to render it. */
  readonly render: (() => Promise<string>) | undefined;
}

/** The page's policy forbids styles in the markup: the browser applies them as it starts. Quotes in words are escaped. */
const STYLE = / style="/g;

/** Whom the calls of a page ask, for as long as that page is prepared. */
const answers = new AsyncLocalStorage<DirectAnswer>();
setDirectAnswers(async (path, query) => answers.getStore()?.(path, query));

const texts = loadAllTexts();
const handler = createStaticHandler(routes);

/** Fetches what a page shows first. */
export async function openPage({ path, search, language, width, answer }: PageRequest): Promise<OpenedPage> {
  await texts;
  const pathname = redirects[path] ?? path;
  const queries = createQueryClient();
  await answers.run(answer, () => prefetchPage(queries, { pathname, search, language }));
  const own = i18n.cloneInstance({ lng: localeOf(language) });
  const state = { language, width: null, data: asOf(0, dehydrate(queries)) };
  const brand = queries.getQueryData(siteQuery().queryKey)?.info.brand.name;
  const page = findPage(pathname)?.page;
  return {
    state,
    title: page && [page.title(own.t), brand].filter(Boolean).join(' | '),
    render: page && search === '' && isForGuests(queries) ? () => render(pathname, queries, own, width) : undefined,
  };
}

/**
 * Whether a guest sees the page: the site is open (STATUS-13), wants no login, and every answer is there. A page with a
 * query is left to the browser, or anybody could have ever new ones rendered.
 */
function isForGuests(queries: QueryClient): boolean {
  const site = queries.getQueryData(siteQuery().queryKey);
  const isOpen = queries.getQueryData(statusQuery().queryKey)?.status === 0;
  const hasAll = queries
    .getQueryCache()
    .getAll()
    .every(({ state }) => state.status === 'success');
  if (!isOpen || !site || !hasAll) return false;
  return !site.maintenance && !site.regionRestriction && !site.info.settings.loginedToHomePage;
}

async function render(pathname: string, queries: QueryClient, own: typeof i18n, width: number): Promise<string> {
  tellPictureHosts(queries.getQueryData(siteQuery().queryKey)?.info.imageCDNs ?? []);
  const context = await handler.query(new Request(`http://portal.invalid${pathname}`));
  if (context instanceof Response) throw new Error(`${pathname} leads elsewhere`);
  let failure: unknown;
  const { prelude } = await prerenderToNodeStream(
    <Providers queries={queries} i18n={own} serverWidth={width}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
    {
      // In one piece: parts that come later are moved into place by scripts in the page, which its policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // React would go on without the part that failed; half a page is worse than none.
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  const markup = (await Array.fromAsync(prelude)).map((chunk) => chunk.toString()).join('');
  if (failure !== undefined) throw failure;
  return markup.replaceAll(STYLE, ' data-style="');
}
