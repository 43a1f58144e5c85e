import { LRUCache } from 'lru-cache';
import { type DrawingKind, drawings } from '../domain/pages/art/drawings.ts';
import { rasterised } from '../domain/pages/art/raster.ts';
import type { Services } from '../services.ts';
import type { Visitor } from '../shared/exchange.ts';
import { Failure } from '../shared/failure.ts';
import type { CallLimit } from './attempt-limits.ts';
import { compression } from './compression.ts';
import type { App } from './context.ts';
import { limitCalls, named } from './middleware.ts';
import { etagOf, taggedResponse } from './respond.ts';

/** Some 2,000 posters, as SVG or WebP. */
const cacheBytes = 16 * 1024 * 1024;
/** Pictures are drawn again after this long, so that a renamed game gets a new one. */
const keepMilliseconds = 10 * 60_000;
/** Pixels per unit for WebP. Sharpness at one or two device pixels suffices; three cost more bytes. */
const scales: Partial<Record<DrawingKind, number>> = {
  game: 0.8,
  lottery: 0.8,
  banner: 1.5,
  promotion: 0.6,
  reward: 1,
  category: 2,
  rank: 4,
};

interface Picture {
  readonly etag: string;
  readonly body: string | Buffer<ArrayBuffer>;
  readonly until: number;
}

/**
 * Serves pictures drawn from an id: `/art/<kind>/<id>.svg`, and the most shown kinds also as `/art/<kind>/<id>.webp`.
 */
export function routeArt(app: App, services: Services, limit: CallLimit | undefined): void {
  const pictures = new LRUCache<string, Picture>({
    maxSize: cacheBytes,
    sizeCalculation: ({ body }) => Buffer.byteLength(body),
  });
  const draw = async (kind: DrawingKind, id: string, scale: number | undefined, known: Picture | undefined) => {
    const svg = await drawings[kind](id, services);
    if (svg === null) throw new Failure('not_found');
    const etag = etagOf(svg);
    const body = known?.etag === etag ? known.body : await bodyOf(svg, scale);
    return { etag, body, until: services.clock() + keepMilliseconds };
  };
  const drawn = once(draw);
  const pictureOf = async (kind: DrawingKind, id: string, scale: number | undefined, visitor: Visitor) => {
    const key = `${kind}/${id}/${scale}`;
    const known = pictures.get(key);
    if (known && known.until > services.clock()) return known;
    await limit?.(visitor, 'drawing');
    const picture = await drawn(key, kind, id, scale, known);
    pictures.set(key, picture);
    return picture;
  };
  const around = [limitCalls(limit, 'bytes'), compression()] as const;
  for (const name of Object.keys(drawings)) {
    // The keys of the table are its kinds.
    const kind = name as DrawingKind;
    const route = `/art/${kind}/:file` as const;
    app.get(route, named('art', route, 'drawing'), ...around, async (c) => {
      const [, id, type] = /^([\w-]{1,64})\.(svg|webp)$/.exec(c.req.param('file')) ?? [];
      const scale = type === 'webp' ? scales[kind] : undefined;
      if (id === undefined || (type === 'webp' && scale === undefined)) throw new Failure('not_found');
      const { etag, body } = await pictureOf(kind, id, scale, c.get('visitor'));
      const contentType = scale === undefined ? 'image/svg+xml' : 'image/webp';
      return taggedResponse(c, body, etag, { 'Content-Type': contentType, 'Cache-Control': caching });
    });
  }
}

const caching = 'public, max-age=86400, stale-while-revalidate=604800';

/** Concurrent requests for the same picture share one drawing. */
function once<Args extends readonly unknown[], Result>(make: (...args: Args) => Promise<Result>) {
  const underWay = new Map<string, Promise<Result>>();
  return (key: string, ...args: Args): Promise<Result> => {
    const same = underWay.get(key) ?? make(...args).finally(() => underWay.delete(key));
    underWay.set(key, same);
    return same;
  };
}

/** Returns the SVG, or its pixels where a scale is given. */
async function bodyOf(svg: string, scale: number | undefined): Promise<Picture['body']> {
  return scale === undefined ? svg : rasterised(svg, scale);
}
