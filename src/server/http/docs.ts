import { readFile, stat } from 'node:fs/promises';
import type { CallLimit } from './attempt-limits.ts';
import { compress, type Encoding, encodingFor } from './compression.ts';
import type { App, AppContext } from './context.ts';
import { limitCalls, named } from './middleware.ts';
import { etagOf, taggedResponse, textResponse } from './respond.ts';

const hint = 'The reference page is not built yet: run `npm run docs`, and load this page again.\n';

/** The page as it was last read; it has some megabytes. */
interface ReadPage {
  /** When the file was written (ms since the epoch). */
  readonly written: number;
  readonly body: ReadyBody;
  /** The policy that the page names itself. */
  readonly policy: string | undefined;
}

/**
 * Serves the contract as a page. The file is read again after it was written anew, so that a new build shows without a
 * restart. The file lists its own scripts.
 */
export function routeDocs(app: App, file: string, limit: CallLimit | undefined): void {
  let last: ReadPage | undefined;
  const current = async () => {
    const { mtimeMs } = await stat(file);
    if (last?.written !== mtimeMs) last = await readPage(file, mtimeMs);
    return last;
  };
  app.on('GET', ['/docs', '/docs/'], named('docs', '/docs', 'page'), limitCalls(limit), async (c) => {
    const page = await current().catch(() => undefined);
    return page === undefined ? textResponse(c, hint, 404) : pageResponse(c, page);
  });
}

async function readPage(file: string, written: number): Promise<ReadPage> {
  const plain = await readFile(file);
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(plain.toString())?.[1];
  return { written, body: readyBody(plain), policy };
}

function pageResponse(c: AppContext, { body, policy }: ReadPage): Promise<Response> {
  if (policy !== undefined) c.set('contentPolicy', `${policy}; frame-ancestors 'none'`);
  return readyResponse(c, body, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
  });
}

/** A text that lies ready in memory. Each compressed form is made when somebody first accepts it, and kept. */
interface ReadyBody {
  readonly plain: Buffer<ArrayBuffer>;
  readonly etag: string;
  readonly encoded: Map<Encoding, Promise<Buffer<ArrayBuffer>>>;
}

function readyBody(plain: Buffer<ArrayBuffer>): ReadyBody {
  return { plain, etag: etagOf(plain), encoded: new Map() };
}

/** The body in the best form that the caller accepts, or 304 where the caller has it already. */
async function readyResponse(
  c: AppContext,
  { plain, etag, encoded }: ReadyBody,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const encoding = encodingFor(c.req.header('Accept-Encoding'));
  if (encoding === undefined) return taggedResponse(c, plain, etag, headers);
  const made = encoded.get(encoding) ?? compress(plain, encoding);
  encoded.set(encoding, made);
  return taggedResponse(c, await made, etag, { ...headers, 'Content-Encoding': encoding });
}
