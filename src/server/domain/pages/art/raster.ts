/** Drawings are smooth, so this quality loses nothing visible and halves the bytes. */
const QUALITY = 68;
/** A higher effort costs time for every picture and saves hardly any bytes. */
const EFFORT = 2;
/** Dots per inch at which a drawing has one pixel per unit. */
const NATURAL_DENSITY = 72;

/** The previous picture. Pictures are made one after the other, which leaves most of the processor to requests. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Renders a drawing as a small WebP picture with `scale` pixels per unit. A browser decodes WebP beside its main
 * thread, but parses SVG on it. Letters use the server's fonts. The work runs in a libuv thread; the library loads
 * on the first call.
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
