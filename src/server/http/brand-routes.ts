import type { BrandFile } from '../config/brand-files.ts';
import { Failure } from '../shared/failure.ts';
import type { Answer } from './answer.ts';
import type { BrandPage } from './brand-page.ts';
import { type EndpointKit, type Exchange, endpoint } from './endpoint.ts';
import { etagOf, isFresh } from './etag.ts';
import type { App } from './routes.ts';
import type { HeaderPolicy } from './security-headers.ts';

/** The brand's own files: its colours and pictures at `/brand/<name>`, and the web app manifest. */
export function routeBrand(app: App, kit: EndpointKit, page: BrandPage, files: ReadonlyMap<string, BrandFile>): void {
  const route = '/brand/:file';
  const file = (exchange: Exchange): Answer => {
    const name = exchange.params['file'] ?? '';
    if (page.sheet?.path === `/brand/${name}`) {
      return answerTo(exchange, 'text/css; charset=utf-8', page.sheet.css, forEver);
    }
    const found = files.get(name);
    if (!found) throw new Failure('not_found');
    return answerTo(exchange, found.contentType, found.content, aDay, 'drawing');
  };
  app.get(route, endpoint(kit, { name: 'brand', route, limited: false }, file));

  const manifest = '/manifest.webmanifest';
  const describe = (exchange: Exchange) =>
    answerTo(exchange, 'application/manifest+json', page.manifest(exchange.language), 'public, max-age=3600');
  app.get(manifest, endpoint(kit, { name: 'brand', route: manifest, limited: false }, describe));
}

/** Its name changes with its content. */
const forEver = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400, stale-while-revalidate=604800';

function answerTo(
  { incoming }: Exchange,
  contentType: string,
  content: string | Buffer<ArrayBuffer>,
  caching: string,
  policy: HeaderPolicy = 'data',
): Answer {
  const body = typeof content === 'string' ? Buffer.from(content) : content;
  const etag = etagOf(body);
  const headers = { 'Content-Type': contentType, 'Cache-Control': caching, ETag: etag };
  if (isFresh(incoming.headers['if-none-match'], etag)) return { status: 304, policy, headers, body: null };
  return { status: 200, policy, headers, body };
}
