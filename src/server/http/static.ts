import type { Visitor } from '../shared/exchange.ts';
import { Failure } from '../shared/failure.ts';
import type { CallLimit } from './attempt-limits.ts';
import { type BrandPage, escaped } from './brand-page.ts';
import { compression, encodingFor } from './compression.ts';
import { type App, type AppContext, rawQueryOf } from './context.ts';
import { limitCalls, named, pageLanguageOf } from './middleware.ts';
import type { PortalFile, PortalFiles } from './portal-files.ts';
import type { OpenPage, PortalPage } from './portal-pages.ts';
import { errorResponse, etagOf, taggedResponse } from './respond.ts';

/** Paths that are never a page of the portal. */
const reserved = /^\/(wps|lgw|art|brand|res|dev|docs|healthz|readyz|metrics)(\/|$)/;

/**
 * Serves the built portal: its files, and `index.html` for every path that may be one of its pages. Other paths are
 * `not_found`, and methods that do not read are `method_not_allowed`.
 */
export function routePortal(app: App, portal: PortalFiles | undefined, means: PageMeans): void {
  const around = [limitCalls(means.limit, 'bytes'), compression()] as const;
  app.get('*', named('portal', '*'), ...around, (c) => {
    const file = portal?.files.get(c.req.path);
    if (file) return fileResponse(c, file);
    if (portal && isPage(c)) return pageResponse(c, portal.index, means);
    throw new Failure('not_found');
  });
  app.all('*', named('portal', '*'), (c) => {
    if (reserved.test(c.req.path)) throw new Failure('not_found');
    return errorResponse(c, 'method_not_allowed', undefined, { Allow: 'GET, HEAD' });
  });
}

/**
 * A path of the history mode: no file, outside the API, without a slash in percent signs or a backslash, and the caller
 * accepts HTML.
 */
function isPage(c: AppContext): boolean {
  const { path } = c.req;
  if (reserved.test(path) || /%2f|\\/i.test(path)) return false;
  const last = path.slice(path.lastIndexOf('/') + 1);
  if (last.includes('.') && !last.endsWith('.html')) return false;
  const accept = c.req.header('Accept');
  return accept === undefined || /text\/html|\*\/\*/.test(accept);
}

/** Serves the file as the build compressed it; its `Content-Encoding` makes the compression middleware skip it. */
function fileResponse(c: AppContext, file: PortalFile): Response {
  c.set('policy', 'page');
  const encoding = encodingFor(c.req.header('Accept-Encoding'));
  const encoded = encoding && file.encoded[encoding];
  return taggedResponse(c, encoded ?? file.plain, file.etag, {
    'Content-Type': file.contentType,
    'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    Vary: 'Accept-Encoding',
    ...(encoding && encoded && { 'Content-Encoding': encoding }),
  });
}

interface PageMeans {
  readonly limit: CallLimit | undefined;
  readonly page: BrandPage;
  readonly openPage: OpenPage;
}

/** The page holds its first answers, including the visitor's address, so only this visitor may store it. */
async function pageResponse(c: AppContext, index: string, means: PageMeans): Promise<Response> {
  c.set('policy', 'page');
  const { page, openPage } = means;
  const { visitor } = c.var;
  const language = pageLanguageOf(c);
  const visit = { path: c.req.path, rawQuery: rawQueryOf(c), visitor, language };
  // Past its limit an address gets the page as it was built, which the browser renders, rather than an error.
  const opened = (await mayRender(visitor, means)) ? await openPage(visit) : undefined;
  const html = pageHtml(page.index(index, language), opened);
  const early = linksOf(html);
  return taggedResponse(c, html, etagOf(html), {
    'Content-Type': 'text/html; charset=utf-8',
    ...(early !== '' && { Link: early }),
    'Cache-Control': 'private, no-cache',
    Vary: 'Accept-Encoding, Accept-Language, User-Agent',
  });
}

function mayRender(visitor: Visitor, { limit }: PageMeans): Promise<boolean> {
  if (limit === undefined) return Promise.resolve(true);
  return limit(visitor, 'page').then(
    () => true,
    (error: unknown) => {
      if (error instanceof Failure) return false;
      throw error;
    },
  );
}

const escapes: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** Has the browser fetch a script beside the first one, which would ask for it only when it runs. */
const preload = (script: string) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${script}">`;

/** The page's styles and scripts as a `Link` header: a proxy may send it as 103 Early Hints while the page is rendered. */
function linksOf(html: string): string {
  const head = html.slice(0, html.indexOf('</head>'));
  const styles = head.matchAll(/<link rel="stylesheet" crossorigin href="([^"]+)"/g);
  const scripts = head.matchAll(/<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"/g);
  return [
    ...[...styles].map(([, path]) => `<${path}>; rel=preload; as=style; crossorigin`),
    ...[...scripts].map(([, path]) => `<${path}>; rel=modulepreload; fetchpriority=low`),
  ].join(', ');
}

/**
 * Inserts the portal's rendering into the page. The state is data, not script, so no policy has to allow it; its
 * content cannot close its element.
 */
export function pageHtml(frame: string, opened: PortalPage | undefined): string {
  if (!opened) return frame;
  const { title, state, markup, scripts } = opened;
  const json = JSON.stringify(state).replace(/[<\u2028\u2029]/g, (character) => escapes[character] ?? '');
  return frame
    .replace(/<title>[^<]*<\/title>/, (own) => (title === undefined ? own : `<title>${escaped(title)}</title>`))
    .replace('</head>', () => `${scripts.map(preload).join('')}</head>`)
    .replace('<!--page-state-->', () => `<script type="application/json" id="page-state">${json}</script>`)
    .replace('<!--page-markup-->', () => markup);
}
