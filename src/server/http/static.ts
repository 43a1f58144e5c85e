import { Failure } from '../shared/failure.ts';
import { bootEntries, renderIndex } from './boot.ts';
import type { BrandPage } from './brand-page.ts';
import { compression, encodingFor } from './compression.ts';
import { type App, type AppContext, rawQueryOf } from './context.ts';
import { errorResponse } from './envelope.ts';
import { etagOf } from './etag.ts';
import { type DrawPicture, pictureMark } from './first-picture.ts';
import { named } from './middleware.ts';
import type { PortalFile, PortalFiles } from './portal-files.ts';
import { taggedResponse } from './respond.ts';
import type { OperationRunners } from './routes.ts';

/** Paths that are never a page of the portal. */
const reserved = /^\/(wps|lgw|art|brand|res|dev|docs|healthz|readyz|metrics)(\/|$)/;

/**
 * Serves the built portal: its files, and `index.html` for every path that may be one of its pages. What is left is
 * `not_found`, or `method_not_allowed` for anything but reading.
 */
export function routePortal(app: App, portal: PortalFiles | undefined, means: PageMeans): void {
  const compressed = compression();
  app.get('*', named('portal', '*'), compressed, (c) => {
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

/** A path of the history mode: no file, nothing of the API, and the caller takes a page. */
function isPage(c: AppContext): boolean {
  const { path } = c.req;
  if (reserved.test(path)) return false;
  const last = path.slice(path.lastIndexOf('/') + 1);
  if (last.includes('.') && !last.endsWith('.html')) return false;
  const accept = c.req.header('Accept');
  return accept === undefined || /text\/html|\*\/\*/.test(accept);
}

/** A file in the form that the build compressed it to; its `Content-Encoding` tells the middleware to leave it. */
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
  readonly page: BrandPage;
  readonly runners: OperationRunners;
  readonly draw: DrawPicture;
}

/** The page holds its first answers, among them the visitor's address: it is for this visitor alone. */
async function pageResponse(c: AppContext, index: string, { page, runners, draw }: PageMeans): Promise<Response> {
  c.set('policy', 'page');
  const { visitor, language } = c.var;
  const { path } = c.req;
  const entries = await bootEntries(runners, { path, host: c.req.header('Host') ?? '', visitor, language });
  const picture = index.includes(pictureMark)
    ? await draw({ path, rawQuery: rawQueryOf(c), language, userAgent: visitor.userAgent, entries })
    : '';
  const html = renderIndex(page.index(index, language), entries).replace(pictureMark, () => picture);
  return taggedResponse(c, html, etagOf(html), {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-cache',
    Vary: 'Accept-Encoding, User-Agent',
  });
}
