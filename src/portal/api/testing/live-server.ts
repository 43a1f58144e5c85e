import { HttpResponse, http as msw } from 'msw';
import { getStreamEventsQueryKey } from '#generated/client/stream/stream.ts';
import { server } from '#mocks/server.ts';

/** A stream that a test sends by hand. */
export interface SentStream {
  readonly request: Request;
  send(text: string): void;
  end(): void;
  /** Whether the client closed it. */
  readonly left: boolean;
}

/** Answers each request for the stream with one that the test sends. They are told in the order in which they came. */
export function serveStreams() {
  const streams: SentStream[] = [];
  const waiting: (() => void)[] = [];
  server.use(
    msw.get(`*${getStreamEventsQueryKey()[0]}`, ({ request }) => {
      let left = false;
      const encoder = new TextEncoder();
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          streams.push({
            request,
            send: (text) => controller.enqueue(encoder.encode(text)),
            end: () => controller.close(),
            get left() {
              return left || request.signal.aborted;
            },
          });
        },
        cancel() {
          left = true;
        },
      });
      for (const told of waiting.splice(0)) told();
      return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
    }),
  );
  return {
    streams,
    /** The stream of that number, as soon as it is asked for. */
    async opened(number: number): Promise<SentStream> {
      for (;;) {
        const stream = streams[number];
        if (stream) return stream;
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
  };
}

/** An event as it is sent. */
export function eventText(id: number, data: object): string {
  return `event: any\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}
