import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

interface Build {
  readonly name: string;
  /** A part that is missing by mistake. */
  readonly without?: string;
}

export interface Front {
  readonly address: string;
  /** Replaces the build that is served. */
  readonly deploy: (build: Build) => void;
  /** Whether an open stream has passed an event on. */
  readonly hasToldEvents: () => boolean;
  /** Cuts the open streams. */
  readonly cutStreams: () => void;
  readonly close: () => Promise<void>;
}

/**
 * A proxy in front of a site, like a content delivery network. It renames the portal's code in each build and answers
 * 404 for the names of other builds.
 */
export async function frontOf(site: string): Promise<Front> {
  let build: Build = { name: 'first' };
  const streams = new Map<ServerResponse, { hasEvents: boolean }>();
  const server = createServer((request, response) => {
    handOn(site, build, { request, response, streams }).catch(() => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    address: `http://127.0.0.1:${address.port}`,
    deploy: (next) => {
      build = next;
    },
    hasToldEvents: () => [...streams.values()].some(({ hasEvents }) => hasEvents),
    cutStreams: () => {
      for (const stream of streams.keys()) stream.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly streams: Map<ServerResponse, { hasEvents: boolean }>;
}

async function handOn(site: string, build: Build, { request, response, streams }: Exchange): Promise<void> {
  const { url = '/', method = 'GET', headers } = request;
  const [, part, name] = /^\/res\/js\/([\w-]+-[\w-]{7})(?:\.(\w+))?\.js$/.exec(url) ?? [];
  if (part && (name !== build.name || (build.without && part.startsWith(`${build.without}-`)))) {
    return void response.writeHead(404).end();
  }
  const answer = await fetch(site + (part ? `/res/js/${part}.js` : url), {
    method,
    headers: Object.entries(headers).flatMap(([key, value]) =>
      /^(host|connection|accept-encoding|content-length|transfer-encoding)$/.test(key) ? [] : [[key, String(value)]],
    ) as [string, string][],
    redirect: 'manual',
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: await bodyOf(request) }),
  });
  if (answer.headers.get('content-type') === 'text/event-stream' && answer.body) {
    const stream = { hasEvents: false };
    streams.set(response.writeHead(answer.status, { 'Content-Type': 'text/event-stream' }), stream);
    response.on('close', () => streams.delete(response));
    return pipeline(answer.body, (chunks) => noteEvents(chunks, stream), response);
  }
  const renamed = (text: string) => text.replaceAll(/([/"][\w-]+-[\w-]{7})\.js\b/g, `$1.${build.name}.js`);
  const isText = /javascript|html/.test(answer.headers.get('content-type') ?? '');
  const body = isText ? renamed(await answer.text()) : Buffer.from(await answer.arrayBuffer());
  const kept = [...answer.headers]
    .filter(([key]) => !/^(content-(length|encoding)|transfer-encoding|etag|connection|keep-alive)$/.test(key))
    .map(([key, value]) => [key, key === 'link' ? renamed(value) : value]);
  response.writeHead(answer.status, Object.fromEntries(kept)).end(method === 'HEAD' ? undefined : body);
}

/** Hands the parts of a stream on, and notes whether there was an event among them. */
async function* noteEvents(chunks: AsyncIterable<Uint8Array>, stream: { hasEvents: boolean }) {
  for await (const chunk of chunks) {
    yield chunk;
    stream.hasEvents ||= Buffer.from(chunk).includes('data:');
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
