import { createMiddleware } from 'hono/factory';
import { type OutboxMessage, readOutbox } from '../adapters/outbox.ts';
import type { Services } from '../services.ts';
import { Failure } from '../shared/failure.ts';
import type { App, Env } from './context.ts';
import { isDeveloper } from './inside.ts';
import { named } from './middleware.ts';
import { jsonResponse } from './respond.ts';

/** The address of the page for developers. */
export const OUTBOX_PATH = '/dev/outbox';

/**
 * Serves the sandbox outbox with the codes and links that were sent: `/dev/outbox` as a page, `/dev/outbox.json` for
 * tests. Only developers see it, and neither exists where `OUTBOX` is off.
 */
export function routeOutbox(app: App, { config, db }: Pick<Services, 'config' | 'db'>): void {
  if (!config.outbox) return;
  const guard = createMiddleware<Env>(async (c, next) => {
    if (!isDeveloper(c, config)) throw new Failure('not_found');
    await next();
  });
  app.get('/dev/outbox.json', named('outbox', '/dev/outbox.json'), guard, async (c) =>
    jsonResponse(c, await readOutbox(db)),
  );
  // The policy of drawings allows styles inside the document, and nothing else.
  app.get(OUTBOX_PATH, named('outbox', OUTBOX_PATH, 'drawing'), guard, async (c) => c.html(page(await readOutbox(db))));
}

function page(messages: readonly OutboxMessage[]): string {
  const items = messages.map(item).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; }
  main { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
  ol { list-style: none; padding: 0; display: grid; gap: 1rem; }
  li { border: 1px solid; border-radius: 0.5rem; padding: 0.75rem 1rem; }
  h2 { font-size: 1rem; margin: 0; }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.5rem 0 0; }
</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p>Messages of the sandbox, the newest first. Nothing here was sent to anybody. <a href="${OUTBOX_PATH}">Look again</a></p>
${items === '' ? '<p>No message yet.</p>' : `<ol>\n${items}\n</ol>`}
</main>
</body>
</html>
`;
}

function item({ channel, recipient, sentAt, subject, body }: OutboxMessage): string {
  const to = channel === 'sms' ? `SMS to +${recipient}` : `E-mail to ${recipient}`;
  const time = sentAt.toISOString();
  const title = subject === null ? '' : `<p><strong>${escaped(subject)}</strong></p>`;
  return `<li><h2>${escaped(to)}, <time datetime="${time}">${time}</time></h2>${title}<pre>${escaped(body)}</pre></li>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '');
}
