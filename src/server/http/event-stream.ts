import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { requestHeaders } from '#generated/server/headers.ts';
import type { Frame } from '../domain/pages/live/connection.ts';
import type { EventStream } from '../domain/pages/live/event-stream.ts';
import { errorFacts } from '../shared/error-facts.ts';
import type { AppContext } from './context.ts';
import type { OperationContext } from './operation.ts';
import { jsonResponse } from './respond.ts';

// Proxies must neither buffer nor compress events.
const streamHeaders = { 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' } as const;

/** Answers with a stream of server-sent events, or with its beginning as JSON where the client accepts no stream. */
export async function eventStreamResponse(
  c: AppContext,
  { session, visitor }: EventStream,
  { live, services }: Pick<OperationContext, 'live' | 'services'>,
): Promise<Response> {
  const lastEventId = c.req.header(requestHeaders.lastEventId);
  const takesStream = c.req.header('Accept')?.toLowerCase().includes('text/event-stream') ?? false;
  if (!takesStream) return jsonResponse(c, { success: true, value: await live.missed(session, lastEventId) });
  if (c.req.method === 'HEAD') return c.body(null, 200, { ...streamHeaders, 'Content-Type': 'text/event-stream' });
  const connection = live.open(session, lastEventId, visitor);
  const response = streamSSE(c, async (out) => {
    out.onAbort(() => connection.cut());
    // Unread data holds back everything after it, so only closing the connection ends the stream.
    connection.cutOff.addEventListener('abort', () => c.env.outgoing.destroy());
    try {
      for await (const frame of connection.frames()) await write(out, frame);
    } catch (error) {
      // The client connects again.
      services.log.error({ requestId: c.var.requestId, error: errorFacts(error) }, 'stream failed');
    }
  });
  for (const [name, value] of Object.entries(streamHeaders)) response.headers.set(name, value);
  return response;
}

async function write(out: SSEStreamingApi, frame: Frame): Promise<void> {
  if (frame.kind === 'alive') await out.write(': alive\n\n');
  else if (frame.kind === 'retry') await out.write(`retry: ${frame.milliseconds}\n\n`);
  else await out.writeSSE({ event: frame.event.type, id: String(frame.id), data: JSON.stringify(frame.event) });
}
