import { createMiddleware } from 'hono/factory';
import { type OutboxMessage, readOutbox } from '../adapters/messages.ts';
import { callsPage, callsPolicy } from '../adapters/sandbox-vendor/calls-page.ts';
import { makeMember, newMember } from '../seed/make-member.ts';
import type { Services } from '../services.ts';
import { Failure, validated } from '../shared/failure.ts';
import { parseJsonBody } from '../shared/json-body.ts';
import type { CallLog } from './call-log.ts';
import { keyReader } from './caller.ts';
import type { App, Env } from './context.ts';
import { isDeveloper } from './inside.ts';
import { named } from './middleware.ts';
import { readBody, requireType } from './read-body.ts';
import { jsonResponse } from './respond.ts';

const PATH = '/dev/members';
const MAX_BYTES = 4_096;

/** Lets tests make members with money, where `TEST_MEMBERS` is on: developers with an operator's key alone. */
export function routeTestMembers(app: App, services: Services): void {
  const { config } = services;
  if (!config.testMembers) return;
  const operatorOf = keyReader(config.callerKeys, 'operator');
  app.post(PATH, named('test_members', PATH), async (c) => {
    if (!isDeveloper(c, config)) throw new Failure('not_found');
    if (operatorOf(c.req.header('X-Operator-Key') ?? '') === undefined) throw new Failure('unauthenticated');
    requireType(c, 'application/json');
    const asked = validated(newMember, 'body', parseJsonBody(await readBody(c, MAX_BYTES)));
    return jsonResponse(c, await makeMember(services, asked));
  });
}

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

/** The address of the page for developers of vendors. */
export const VENDOR_CALLS_PATH = '/dev/vendor';

/**
 * Serves the calls of vendors as they come: `/dev/vendor` as a page, `/dev/vendor.json?after=<id>` for it. Only
 * developers see them, and neither exists where `SANDBOX_VENDORS` is off.
 */
export function routeVendorCalls(app: App, { config }: Pick<Services, 'config'>, calls: CallLog): void {
  if (!config.sandboxVendors) return;
  const guard = createMiddleware<Env>(async (c, next) => {
    if (!isDeveloper(c, config)) throw new Failure('not_found');
    await next();
  });
  const data = `${VENDOR_CALLS_PATH}.json` as const;
  app.get(data, named('vendor_calls', data), guard, async (c) =>
    jsonResponse(c, calls.after(Number(c.req.query('after')) || 0)),
  );
  app.get(VENDOR_CALLS_PATH, named('vendor_calls', VENDOR_CALLS_PATH, 'page'), guard, async (c) => {
    c.set('contentPolicy', callsPolicy);
    return c.html(callsPage);
  });
}
