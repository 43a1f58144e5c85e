import pLimit from 'p-limit';
import type { ImageType } from '#generated/model/index.ts';
import { Failure } from '#server/shared/failure.ts';

/** More pixels are refused before they are decoded: a small file can hold a picture that fills the memory. */
const MAX_PIXELS = 40_000_000;
/** Receipts are readable at this size, and the encoded picture stays below the limit of the contract. */
const LONGEST_SIDE = 2_400;
const QUALITY = 85;
/** A decoded picture holds up to 160 MB, so a process decodes two at once, and takes on so many more. */
const AT_ONCE = 2;
const WAITING = 30;
const decoding = pLimit(AT_ONCE);

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** A picture as it is kept. */
export interface CleanImage {
  readonly contentType: ImageType;
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

/**
 * Decodes an uploaded picture and encodes it anew, upright and without metadata or anything appended to it (PROMO-04,
 * PROMO-05). Its content alone decides what it is. Failures: `image_invalid` for what is no PNG or JPEG, cannot be
 * decoded or has too many pixels; `unavailable` while too many wait.
 */
export function cleanImage(sent: Buffer): Promise<CleanImage> {
  if (decoding.pendingCount >= WAITING) return Promise.reject(new Failure('unavailable'));
  return decoding(() => decoded(sent));
}

async function decoded(sent: Buffer): Promise<CleanImage> {
  const isPng = sent.subarray(0, PNG.length).equals(PNG);
  if (!isPng && !sent.subarray(0, JPEG.length).equals(JPEG)) throw new Failure('image_invalid');
  const { default: sharp } = await import('sharp');
  const picture = sharp(sent, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' });
  try {
    // A photograph as PNG can be larger than the limit, so all of them become JPEG.
    const { data, info } = await picture.jpeg({ quality: QUALITY }).toBuffer({ resolveWithObject: true });
    return { contentType: 'image/jpeg', width: info.width, height: info.height, bytes: data };
  } catch {
    throw new Failure('image_invalid');
  }
}
