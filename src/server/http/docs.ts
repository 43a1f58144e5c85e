import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CallLimit } from './attempt-limits.ts';
import { compress, type Encoding, encodingFor } from './compression.ts';
import type { App, AppContext } from './context.ts';
import { limitCalls, named } from './middleware.ts';
import { etagOf, taggedResponse, textResponse } from './respond.ts';

/** The contract itself, and as generators of other languages take it; `npm run docs` writes both beside the page. */
const contracts = ['openapi.yaml', 'openapi-compat.yaml'];

const hint = 'The reference page is not built yet: run `npm run docs`, and load this page again.\n';

/** A file as it was last read; it has some megabytes. */
interface ReadFile {
  /** When the file was written (ms since the epoch). */
  readonly written: number;
  readonly body: ReadyBody;
  /** The policy that the page names itself. */
  readonly policy: string | undefined;
}

/** Serves the contract as a page, and the contract's own files beside it. The page lists its own scripts. */
export function routeDocs(app: App, file: string, limit: CallLimit | undefined): void {
  routeFile(app, ['/docs', '/docs/'], file, { limit, type: 'text/html; charset=utf-8' });
  for (const name of contracts) {
    routeFile(app, [`/docs/${name}`], join(dirname(file), name), { limit, type: 'application/yaml; charset=utf-8' });
  }
}

interface Served {
  readonly limit: CallLimit | undefined;
  readonly type: string;
}

/** Serves a file, read again after it was written anew, so that a new build shows without a restart. */
function routeFile(app: App, paths: string[], file: string, { limit, type }: Served): void {
  let last: ReadFile | undefined;
  const current = async () => {
    const { mtimeMs } = await stat(file);
    if (last?.written !== mtimeMs) last = await readWhole(file, mtimeMs);
    return last;
  };
  app.on('GET', paths, named('docs', paths[0] ?? '', 'page'), limitCalls(limit), async (c) => {
    const found = await current().catch(() => undefined);
    return found === undefined ? textResponse(c, hint, 404) : fileResponse(c, found, type);
  });
}

async function readWhole(file: string, written: number): Promise<ReadFile> {
  const plain = await readFile(file);
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(plain.toString())?.[1];
  return { written, body: readyBody(plain), policy };
}

function fileResponse(c: AppContext, { body, policy }: ReadFile, type: string): Promise<Response> {
  if (policy !== undefined) c.set('contentPolicy', `${policy}; frame-ancestors 'none'`);
  return readyResponse(c, body, { 'Content-Type': type, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' });
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
