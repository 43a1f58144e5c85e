import { readFile } from 'node:fs/promises';
import type { App, AppContext } from './context.ts';
import { named } from './middleware.ts';
import { bodyResponse, textResponse } from './respond.ts';

const hint = 'The reference page is not built yet: run `npm run docs`, and load this page again.\n';

/**
 * Serves the contract as a page. It reads the file for each request, so that a new build shows without a restart. The
 * file lists its own scripts.
 */
export function routeDocs(app: App, file: string): void {
  app.on('GET', ['/docs', '/docs/'], named('docs', '/docs', 'page'), async (c) => {
    const html = await readFile(file, 'utf8').catch(() => undefined);
    return html === undefined ? textResponse(c, hint, 404) : pageResponse(c, html);
  });
}

function pageResponse(c: AppContext, html: string): Response {
  const own = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1];
  if (own !== undefined) c.set('contentPolicy', `${own}; frame-ancestors 'none'`);
  return bodyResponse(c, html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}
