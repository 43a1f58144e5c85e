import { readFile } from 'node:fs/promises';
import { type Answer, textAnswer } from './answer.ts';
import { type EndpointKit, endpoint } from './endpoint.ts';
import type { App } from './routes.ts';

const hint = 'The reference page is not built yet: run `npm run docs`, and load this page again.\n';

/**
 * Serves the contract as a page, for development. The file is read each time, so that a page built anew is shown without
 * a restart; it says itself which scripts it runs.
 */
export function routeDocs(app: App, kit: EndpointKit, file: string): void {
  const answer = async (): Promise<Answer> => {
    const html = await readFile(file, 'utf8').catch(() => undefined);
    return html === undefined ? textAnswer(404, hint) : pageAnswer(html);
  };
  app.on('GET', ['/docs', '/docs/'], endpoint(kit, { name: 'docs', route: '/docs', limited: false }, answer));
}

function pageAnswer(html: string): Answer {
  const own = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1];
  return {
    status: 200,
    policy: 'page',
    ...(own !== undefined && { contentPolicy: `${own}; frame-ancestors 'none'` }),
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' },
    body: html,
  };
}
