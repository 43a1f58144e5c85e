/** Drawings are smooth: what this leaves out is not seen, and half the bytes go with it. */
const QUALITY = 68;
/** More costs time with every picture and saves hardly a byte of these. */
const EFFORT = 2;
/** Dots per inch at which a drawing has as many pixels as it has units. */
const NATURAL_DENSITY = 72;

/** The picture before. They are made one after the other, so that most of the processor is left for requests. */
let before: Promise<unknown> = Promise.resolve();

/**
 * A drawing as a small WebP picture, with `scale` pixels to a unit. A browser decodes it beside its main thread, on which
 * it would take an SVG apart like a document. Letters are set in what fonts the server has. Made in a thread of libuv's;
 * the library is loaded with the first picture.
 */
export function rasterised(svg: string, scale: number): Promise<Buffer<ArrayBuffer>> {
  const picture = before.then(() => make(svg, scale));
  before = picture.catch(() => undefined);
  return picture;
}

async function make(svg: string, scale: number): Promise<Buffer<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  const drawing = sharp(Buffer.from(svg), { density: NATURAL_DENSITY * scale });
  return drawing.webp({ quality: QUALITY, effort: EFFORT }).toBuffer();
}
