import { LRUCache } from 'lru-cache';
import { Failure } from '../shared/failure.ts';
import type { Answer } from './answer.ts';
import { bootEntries, renderIndex } from './boot.ts';
import type { BrandPage } from './brand-page.ts';
import { compress, encodingFor } from './compression.ts';
import { type EndpointKit, type Exchange, endpoint } from './endpoint.ts';
import { errorAnswer } from './envelope.ts';
import { etagOf, isFresh } from './etag.ts';
import { type DrawPicture, pictureMark } from './first-picture.ts';
import type { PortalFile, PortalFiles } from './portal-files.ts';
import type { App, OperationRunners } from './routes.ts';

/** Paths that are never a page of the portal. */
const reserved = /^\/(wps|lgw|art|brand|res|dev|docs|healthz|readyz|metrics)(\/|$)/;

const rememberedPages = 32;

/**
 * Serves the built portal: its files, and `index.html` for every path that may be one of its pages. What is left is
 * `not_found`, or `method_not_allowed` for anything but reading.
 */
export function routePortal(
  app: App,
  kit: EndpointKit,
  portal: PortalFiles | undefined,
  means: Omit<PageMeans, 'pages'>,
): void {
  const pages = new LRUCache<string, Buffer<ArrayBuffer>>({ max: rememberedPages });
  const answer = (exchange: Exchange): Answer | Promise<Answer> => {
    const { incoming, path } = exchange;
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      if (reserved.test(path)) throw new Failure('not_found');
      return errorAnswer('method_not_allowed', exchange, undefined, { Allow: 'GET, HEAD' });
    }
    const file = portal?.files.get(path);
    if (file) return fileAnswer(file, exchange);
    if (portal && isPage(exchange)) return pageAnswer(portal.index, exchange, { ...means, pages });
    throw new Failure('not_found');
  };
  app.all('*', endpoint(kit, { name: 'portal', route: '*', limited: false }, answer));
}

/** A path of the history mode: no file, nothing of the API, and the caller takes a page. */
function isPage({ path, incoming }: Exchange): boolean {
  if (reserved.test(path)) return false;
  const last = path.slice(path.lastIndexOf('/') + 1);
  if (last.includes('.') && !last.endsWith('.html')) return false;
  const accept = incoming.headers.accept;
  return accept === undefined || /text\/html|\*\/\*/.test(accept);
}

function fileAnswer(file: PortalFile, { incoming }: Exchange): Answer {
  const headers: Record<string, string> = {
    'Content-Type': file.contentType,
    'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  };
  if (isFresh(incoming.headers['if-none-match'], file.etag))
    return { status: 304, policy: 'page', headers, body: null };
  const encoding = encodingFor(incoming.headers['accept-encoding']);
  const encoded = encoding && file.encoded[encoding];
  if (encoding && encoded) headers['Content-Encoding'] = encoding;
  return { status: 200, policy: 'page', headers, body: encoded ?? file.plain };
}

interface PageMeans {
  readonly page: BrandPage;
  readonly runners: OperationRunners;
  readonly draw: DrawPicture;
  /** Compressed pages. */
  readonly pages: LRUCache<string, Buffer<ArrayBuffer>>;
}

/** The page holds its first answers, among them the visitor's address: it is for this visitor alone. */
async function pageAnswer(
  index: string,
  exchange: Exchange,
  { page, runners, draw, pages }: PageMeans,
): Promise<Answer> {
  const { path, rawQuery, language, visitor } = exchange;
  const entries = await bootEntries(runners, exchange);
  const picture = index.includes(pictureMark)
    ? await draw({ path, rawQuery, language, userAgent: visitor.userAgent, entries })
    : '';
  const html = renderIndex(page.index(index, language), entries).replace(pictureMark, () => picture);
  const etag = etagOf(html);
  const headers: Record<string, string> = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding, User-Agent',
  };
  const { incoming } = exchange;
  if (isFresh(incoming.headers['if-none-match'], etag)) return { status: 304, policy: 'page', headers, body: null };
  const encoding = encodingFor(incoming.headers['accept-encoding']);
  if (encoding === undefined) return { status: 200, policy: 'page', headers, body: html };
  const key = `${encoding} ${etag}`;
  const body = pages.get(key) ?? (await compress(Buffer.from(html), encoding));
  pages.set(key, body);
  return { status: 200, policy: 'page', headers: { ...headers, 'Content-Encoding': encoding }, body };
}
