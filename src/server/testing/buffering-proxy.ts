import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Proxies hold back this many bytes, as nginx does with its default `proxy_buffers`. */
const BUFFER_BYTES = 8 * 4_096;

/**
 * A reverse proxy that buffers responses like nginx: a response is passed on when the buffer is full or the response
 * ends, unless `X-Accel-Buffering: no` asks for no buffering.
 */
export async function startBufferingProxy(target: string) {
  const proxy = createServer((incoming, outgoing) => {
    const upstream = request(target + incoming.url, { method: incoming.method ?? 'GET', headers: incoming.headers });
    upstream.on('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      const isBuffered = response.headers['x-accel-buffering'] !== 'no';
      const pass = isBuffered ? buffered(outgoing) : (chunk: Buffer) => outgoing.write(chunk);
      if (!isBuffered) outgoing.flushHeaders();
      response.on('data', pass).on('end', () => outgoing.end());
    });
    upstream.on('error', () => outgoing.destroy());
    outgoing.on('close', () => upstream.destroy());
    incoming.pipe(upstream);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  // A server that listens on a port has an address with it.
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      proxy.close();
      proxy.closeAllConnections();
      await once(proxy, 'close');
    },
  };
}

/** Corked until the buffer is full; the end of a response uncorks it. */
function buffered(outgoing: ServerResponse): (chunk: Buffer) => void {
  let held = 0;
  outgoing.cork();
  return (chunk) => {
    held += chunk.byteLength;
    outgoing.write(chunk);
    if (held < BUFFER_BYTES) return;
    held = 0;
    outgoing.uncork();
    outgoing.cork();
  };
}
