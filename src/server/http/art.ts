import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type DrawingKind, drawings } from '../domain/art/drawings.ts';
import { Failure } from '../domain/failure.ts';
import type { Services } from '../services.ts';
import type { Answer } from './answer.ts';
import { compress, encodingFor } from './compression.ts';
import { type EndpointKit, type Exchange, endpoint } from './endpoint.ts';
import { etagOf, isFresh } from './etag.ts';
import { LruCache } from './lru.ts';
import type { App } from './routes.ts';

/** Room for some 4,000 compressed posters. */
const cacheBytes = 16 * 1024 * 1024;
/** A renamed game is drawn anew after so long. */
const keepMilliseconds = 10 * 60_000;

const decompress = promisify(brotliDecompress);

interface Picture {
  readonly etag: string;
  readonly brotli: Buffer<ArrayBuffer>;
  readonly until: number;
}

/** Pictures drawn from an id: `/art/<kind>/<id>.svg`. */
export function routeArt(app: App, kit: EndpointKit, services: Services): void {
  const pictures = new LruCache<Picture>(cacheBytes, (picture) => picture.brotli.byteLength);
  const pictureOf = async (kind: DrawingKind, id: string): Promise<Picture> => {
    const key = `${kind}/${id}`;
    const known = pictures.get(key);
    if (known && known.until > services.clock()) return known;
    const svg = await drawings[kind](id, services);
    if (svg === null) throw new Failure('not_found');
    const brotli = await compress(Buffer.from(svg), 'br');
    const picture = { etag: etagOf(svg), brotli, until: services.clock() + keepMilliseconds };
    pictures.set(key, picture);
    return picture;
  };
  for (const name of Object.keys(drawings)) {
    // The table's keys are its kinds.
    const kind = name as DrawingKind;
    const route = `/art/${kind}/:file`;
    const answer = async (exchange: Exchange) => {
      const id = /^([\w-]{1,64})\.svg$/.exec(exchange.params['file'] ?? '')?.[1];
      if (id === undefined) throw new Failure('not_found');
      return pictureAnswer(await pictureOf(kind, id), exchange);
    };
    app.get(route, endpoint(kit, { name: 'art', route, limited: false }, answer));
  }
}

async function pictureAnswer({ etag, brotli }: Picture, { incoming }: Exchange): Promise<Answer> {
  const headers = {
    'Content-Type': 'image/svg+xml',
    'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    ETag: etag,
    Vary: 'Accept-Encoding',
  };
  if (isFresh(incoming.headers['if-none-match'], etag)) return { status: 304, policy: 'drawing', headers, body: null };
  const encoding = encodingFor(incoming.headers['accept-encoding']);
  const encoded = encoding === undefined ? headers : { ...headers, 'Content-Encoding': encoding };
  if (encoding === 'br') return { status: 200, policy: 'drawing', headers: encoded, body: brotli };
  // Browsers take brotli; what is left does not deserve a cache of its own.
  const svg = await decompress(brotli);
  return { status: 200, policy: 'drawing', headers: encoded, body: encoding ? await compress(svg, encoding) : svg };
}
