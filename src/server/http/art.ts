import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type DrawingKind, drawings } from '../domain/art/drawings.ts';
import { rasterised } from '../domain/art/raster.ts';
import type { Services } from '../services.ts';
import { Failure } from '../shared/failure.ts';
import type { Answer } from './answer.ts';
import { compress, encodingFor } from './compression.ts';
import { type EndpointKit, type Exchange, endpoint } from './endpoint.ts';
import { etagOf, isFresh } from './etag.ts';
import type { App } from './routes.ts';

/** Room for some 4,000 posters, compressed or as pixels. */
const cacheBytes = 16 * 1024 * 1024;
/** A renamed game is drawn anew after so long. */
const keepMilliseconds = 10 * 60_000;
/**
 * The kinds that are also served as pixels, and how many of these to a unit of the drawing: they fit their places at one
 * or two device pixels to a CSS pixel, in fewer bytes than would be needed to fit three.
 */
const scales: Partial<Record<DrawingKind, number>> = {
  game: 0.8,
  lottery: 0.8,
  banner: 1.5,
  promotion: 0.6,
  reward: 1,
  category: 2,
  rank: 4,
};

const decompress = promisify(brotliDecompress);

/** A drawing as it is sent: itself as brotli, or the same as pixels. */
type Form = { readonly type: 'svg' | 'webp'; readonly bytes: Buffer<ArrayBuffer> };

interface Picture {
  readonly etag: string;
  readonly form: Form;
  readonly until: number;
}

/** Pictures drawn from an id: `/art/<kind>/<id>.svg`, and what pages show most `/art/<kind>/<id>.webp`. */
export function routeArt(app: App, kit: EndpointKit, services: Services): void {
  const pictures = new LRUCache<string, Picture>({
    maxSize: cacheBytes,
    sizeCalculation: ({ form }) => form.bytes.byteLength,
  });
  const draw = async (kind: DrawingKind, id: string, scale: number | undefined, known: Picture | undefined) => {
    const svg = await drawings[kind](id, services);
    if (svg === null) throw new Failure('not_found');
    const etag = etagOf(svg);
    const form = known?.etag === etag ? known.form : await formOf(svg, scale);
    return { etag, form, until: services.clock() + keepMilliseconds };
  };
  const drawn = once(draw);
  const pictureOf = async (kind: DrawingKind, id: string, scale: number | undefined): Promise<Picture> => {
    const key = `${kind}/${id}/${scale}`;
    const known = pictures.get(key);
    if (known && known.until > services.clock()) return known;
    const picture = await drawn(key, kind, id, scale, known);
    pictures.set(key, picture);
    return picture;
  };
  for (const name of Object.keys(drawings)) {
    // The table's keys are its kinds.
    const kind = name as DrawingKind;
    const route = `/art/${kind}/:file`;
    const answer = async (exchange: Exchange) => {
      const [, id, type] = /^([\w-]{1,64})\.(svg|webp)$/.exec(exchange.params['file'] ?? '') ?? [];
      const scale = type === 'webp' ? scales[kind] : undefined;
      if (id === undefined || (type === 'webp' && scale === undefined)) throw new Failure('not_found');
      return pictureAnswer(await pictureOf(kind, id, scale), exchange);
    };
    app.get(route, endpoint(kit, { name: 'art', route, limited: false }, answer));
  }
}

/** Who asks for what is being made waits for the same. */
function once<Args extends readonly unknown[], Result>(make: (...args: Args) => Promise<Result>) {
  const underWay = new Map<string, Promise<Result>>();
  return (key: string, ...args: Args): Promise<Result> => {
    const same = underWay.get(key) ?? make(...args).finally(() => underWay.delete(key));
    underWay.set(key, same);
    return same;
  };
}

/** The drawing itself, or with a scale its pixels. */
async function formOf(svg: string, scale: number | undefined): Promise<Form> {
  if (scale === undefined) return { type: 'svg', bytes: await compress(Buffer.from(svg), 'br') };
  return { type: 'webp', bytes: await rasterised(svg, scale) };
}

async function pictureAnswer({ etag, form }: Picture, { incoming }: Exchange): Promise<Answer> {
  const cache = { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' };
  const vary = form.type === 'svg' && { 'Content-Type': 'image/svg+xml', Vary: 'Accept-Encoding' };
  const headers = { 'Content-Type': 'image/webp', ...vary, ...cache, ETag: etag };
  if (isFresh(incoming.headers['if-none-match'], etag)) return { status: 304, policy: 'drawing', headers, body: null };
  if (form.type === 'webp') return { status: 200, policy: 'drawing', headers, body: form.bytes };
  const encoding = encodingFor(incoming.headers['accept-encoding']);
  const encoded = encoding === undefined ? headers : { ...headers, 'Content-Encoding': encoding };
  if (encoding === 'br') return { status: 200, policy: 'drawing', headers: encoded, body: form.bytes };
  // Browsers take brotli; what is left does not deserve a cache of its own.
  const svg = await decompress(form.bytes);
  return { status: 200, policy: 'drawing', headers: encoded, body: encoding ? await compress(svg, encoding) : svg };
}
