import { AsyncLocalStorage } from 'node:async_hooks';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { siteQuery } from './access/site.ts';
import { statusQuery } from './access/site-state.ts';
import { type DirectAnswer, setDirectAnswers } from './api/http.ts';
import { createQueryClient } from './api/query-client.ts';
import { findPage, type Page, redirects } from './app/page-table.tsx';
import { prefetchDomains, prefetchPage } from './app/prefetch.ts';
import { Providers } from './app/providers.tsx';
import { routes } from './app/routes.tsx';
import { asOf, type PageState } from './app/start/page-state.ts';
import { i18n, loadAllTexts } from './i18n/i18n.ts';
import { type Language, localeOf } from './i18n/language.ts';
import { tellPictureHosts } from './lib/urls.ts';

/** A page request of a browser. It does not identify a member, because the server renders for guests. */
export interface PageRequest {
  readonly path: string;
  /** With the leading `?`, or empty. */
  readonly search: string;
  readonly language: Language;
  /** The estimated width (px) of the browser's window. */
  readonly width: number;
  /** Answers a GET of the API. */
  readonly answer: DirectAnswer;
}

/** A page with its first answers. */
export interface OpenedPage {
  /** The page's JSON for the browser. */
  readonly state: PageState;
  /** The document title; undefined if the portal has no such page. */
  readonly title: string | undefined;
  /** The modules that the browser needs for the page, as paths below `src/portal`. */
  readonly modules: readonly string[];
  /** Renders the page as markup; undefined if the browser has to render it. */
  readonly render: (() => Promise<string>) | undefined;
}

/** The page's policy forbids style attributes, so the browser applies them at the start. Quotes in text are escaped. */
const STYLE = / style="/g;

/** Answers the calls of a page while that page is prepared. */
const answers = new AsyncLocalStorage<DirectAnswer>();
setDirectAnswers(async (path, query) => answers.getStore()?.(path, query));

const texts = loadAllTexts();
const handler = createStaticHandler(routes);

/** Fetches the first data of a page. */
export async function openPage({ path, search, language, width, answer }: PageRequest): Promise<OpenedPage> {
  await texts;
  const pathname = redirects[path] ?? path;
  const queries = createQueryClient();
  await answers.run(answer, () =>
    Promise.all([prefetchPage(queries, { pathname, search, language }), prefetchDomains(queries)]),
  );
  const own = i18n.cloneInstance({ lng: localeOf(language) });
  const state = { language, width: null, data: asOf(0, dehydrate(queries)) };
  const brand = queries.getQueryData(siteQuery().queryKey)?.info.brand.name;
  const page = findPage(pathname)?.page;
  return {
    state,
    title: page && [page.title(own.t), brand].filter(Boolean).join(' | '),
    modules: page ? modulesOf(page, language) : [],
    render: page && search === '' && isForGuests(queries) ? () => render(pathname, queries, own, width) : undefined,
  };
}

function modulesOf({ module, texts = [], frame }: Page, language: Language): readonly string[] {
  const locale = localeOf(language);
  // English is in the first script.
  const areas = [...texts, ...(locale === 'vi' ? ['vi'] : [])];
  return [
    module,
    ...(frame === 'immersive' ? ['app/shell/immersive-frame.tsx'] : []),
    ...areas.map((area) => `i18n/locales/${locale}/${kebab(area)}.ts`),
  ];
}

/** `post-login` for the area `postLogin`, as its file is named. */
function kebab(area: string): string {
  return area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The server renders open pages for guests (STATUS-13). A query would let anybody request endless new renderings. */
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
      // In one piece, because React moves later parts into position by scripts in the page, which its policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // React would continue without the failed part, but an incomplete page is worse than none.
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  const markup = (await Array.fromAsync(prelude)).map((chunk) => chunk.toString()).join('');
  if (failure !== undefined) throw failure;
  return markup.replaceAll(STYLE, ' data-style="');
}
