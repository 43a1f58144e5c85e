import type { BrandFile } from '../config/brand-files.ts';
import { Failure } from '../shared/failure.ts';
import type { CallLimit } from './attempt-limits.ts';
import type { BrandPage } from './brand-page.ts';
import type { App, AppContext } from './context.ts';
import { etagOf } from './etag.ts';
import { limitCalls, named, pageLanguageOf } from './middleware.ts';
import { taggedResponse } from './respond.ts';

/** Serves the brand's own files: colours and pictures at `/brand/<name>`, and the web app manifest. */
export function routeBrand(
  app: App,
  page: BrandPage,
  files: ReadonlyMap<string, BrandFile>,
  limit: CallLimit | undefined,
): void {
  const limited = limitCalls(limit, 'bytes');
  app.get('/brand/:file', named('brand', '/brand/:file'), limited, (c) => {
    const name = c.req.param('file');
    if (page.sheet?.path === `/brand/${name}`) {
      return fileResponse(c, 'text/css; charset=utf-8', page.sheet.css, forEver);
    }
    const found = files.get(name);
    if (!found) throw new Failure('not_found');
    c.set('policy', 'drawing');
    return fileResponse(c, found.contentType, found.content, aDay);
  });
  app.get('/manifest.webmanifest', named('brand', '/manifest.webmanifest'), limited, (c) => {
    // A shared cache must not give one language to all.
    c.header('Vary', 'Accept-Language, Language');
    return fileResponse(c, 'application/manifest+json', page.manifest(pageLanguageOf(c)), 'public, max-age=3600');
  });
}

/** The name changes with the content. */
const forEver = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400, stale-while-revalidate=604800';

function fileResponse(
  c: AppContext,
  contentType: string,
  content: string | Buffer<ArrayBuffer>,
  caching: string,
): Response {
  const headers = { 'Content-Type': contentType, 'Cache-Control': caching };
  return taggedResponse(c, content, etagOf(content), headers);
}
