import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A picture as a phone takes it. */
export async function picture(name: string, width = 600) {
  const image = sharp({ create: { width, height: 400, channels: 3, background: '#3a7' } });
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}

/** A picture that does not compress: 900 × 600 pixels of noise, some 600 kB. */
export async function noise(name: string) {
  const [width, height, channels] = [900, 600, 3] as const;
  const image = sharp(randomBytes(width * height * channels), { raw: { width, height, channels } });
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg({ quality: 90 }).toBuffer() };
}
