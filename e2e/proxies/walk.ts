import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:http2';
import { request } from 'node:https';
import { signIn } from '#server/testing/sign-in.ts';

/** What one answer was. */
interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly bytes: Buffer;
}

/** Where the client comes from: no proxy of the server's `TRUSTED_PROXIES`. */
const CLIENT = '127.0.0.2';

interface Call {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: Buffer;
}

/** Begins a call as a client of the proxy. */
async function open(url: string, { method = 'GET', headers = {}, body }: Call = {}): Promise<IncomingMessage> {
  const sent = request(url, { method, headers, localAddress: CLIENT, agent: false });
  sent.end(body);
  const [incoming] = await once(sent, 'response');
  return incoming as IncomingMessage;
}

/** Makes a call, and reads its whole answer. */
export async function call(url: string, what: Call = {}): Promise<Answer> {
  const incoming = await open(url, what);
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return { status: incoming.statusCode ?? 0, headers: incoming.headers, bytes: Buffer.concat(parts) };
}

const json = { 'Content-Type': 'application/json' };

export async function authorisation(site: string): Promise<OutgoingHttpHeaders> {
  const { token } = await signIn(site, 'player01', 'Portico123');
  return { Authorization: `Bearer ${token}` };
}

/** Writes to customer service, which tells the member's own streams. */
export function writeToService(site: string, me: OutgoingHttpHeaders): Promise<Answer> {
  const body = Buffer.from(JSON.stringify({ clientMessageId: randomUUID(), content: 'Hello' }));
  return call(`${site}/wps/relay/MCSFE_chatSend`, { method: 'POST', headers: { ...json, ...me }, body });
}

/** What a site must do behind each proxy, by name. Each throws what it found instead, or tells a figure. */
export const walk: Readonly<Record<string, (site: string) => Promise<string | undefined>>> = {
  async 'first page'(site) {
    const { status, bytes } = await call(`${site}/`, { headers: { Accept: 'text/html' } });
    assert.equal(status, 200);
    assert.match(bytes.toString(), /<div id="root">/);
    return undefined;
  },
  async 'HTTP/2'(site) {
    const session = connect(site);
    const stream = session.request({ ':path': '/healthz' });
    const [headers] = await once(stream, 'response');
    session.close();
    assert.equal(headers[':status'], 200);
    return undefined;
  },
  async login(site) {
    const me = await authorisation(site);
    assert.equal((await call(`${site}/wps/member/info`, { headers: me })).status, 200);
    return undefined;
  },
  async 'live event'(site) {
    const me = await authorisation(site);
    const stream = await open(`${site}/wps/v2/stream`, { headers: { ...me, Accept: 'text/event-stream' } });
    assert.equal(stream.headers['content-type'], 'text/event-stream');
    let began = 0;
    for await (const part of stream) {
      if (began === 0 && /event: messages/.test(String(part))) {
        began = performance.now();
        assert.equal((await writeToService(site, me)).status, 200);
      }
      if (began > 0 && /event: chat/.test(String(part))) break;
    }
    assert.ok(began > 0, 'the stream ended before it told anything');
    const milliseconds = Math.round(performance.now() - began);
    assert.ok(milliseconds < 2_000, `the event took ${milliseconds} ms`);
    return `${milliseconds} ms`;
  },
  async 'upload of 3 x 5 MB'(site) {
    const me = await authorisation(site);
    const boundary = 'walk';
    const part = (disposition: string, content: Buffer) =>
      Buffer.concat([
        Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
        content,
        Buffer.from('\r\n'),
      ]);
    const picture = part(
      'name="images"; filename="receipt.jpg"\r\nContent-Type: image/jpeg',
      Buffer.alloc(5 * 1024 * 1024),
    );
    const body = Buffer.concat([
      part('name="promotionId"', Buffer.from('p-105')),
      ...Array<Buffer>(3).fill(picture),
      Buffer.from(`--${boundary}--\r\n`),
    ]);
    const headers = {
      ...me,
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'Content-Length': body.length,
      'Idempotency-Key': randomUUID(),
    };
    const answer = await call(`${site}/wps/relay/MCSFE_activityApply`, { method: 'POST', headers, body });
    // The server has read all of them, and tells in its envelope that they are no pictures.
    assert.match(String(answer.headers['content-type']), /^application\/json/);
    assert.match(answer.bytes.toString(), /"code":"image_/, answer.bytes.toString().slice(0, 300));
    return undefined;
  },
  async 'ETag and compressed forms'(site) {
    const page = (await call(`${site}/`, { headers: { Accept: 'text/html' } })).bytes.toString();
    const [, script = ''] = /src="(\/[^"]+\.js)"/.exec(page) ?? [];
    for (const form of ['br', 'gzip']) {
      const headers = { 'Accept-Encoding': form };
      const first = await call(site + script, { headers });
      assert.equal(first.headers['content-encoding'], form);
      const { etag } = first.headers;
      assert.ok(etag, 'no ETag');
      const again = await call(site + script, { headers: { ...headers, 'If-None-Match': etag } });
      assert.equal(again.status, 304);
      assert.equal(again.bytes.length, 0);
    }
    return undefined;
  },
  async "the client's address"(site) {
    const headers = { 'X-Forwarded-For': '203.0.113.66', 'X-Real-IP': '203.0.113.66', Forwarded: 'for=203.0.113.66' };
    const { bytes } = await call(`${site}/wps/system/status`, { headers });
    assert.equal(JSON.parse(bytes.toString()).value.ip, CLIENT);
    return undefined;
  },
  async https(site) {
    const { headers } = await call(`${site}/`, { headers: { Accept: 'text/html', 'X-Forwarded-Proto': 'http' } });
    assert.match(String(headers['strict-transport-security']), /^max-age=\d+/);
    return undefined;
  },
};
