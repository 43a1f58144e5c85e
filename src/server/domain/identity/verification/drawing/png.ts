import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const compress = promisify(deflate);

/** A picture, three bytes (RGB) or four (RGBA) for each pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly bytes: Uint8Array | Uint8ClampedArray;
}

/** Writes a picture as PNG, compressed beside the main thread. */
export async function encodePng(pixels: Pixels): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pixels.width, 0);
  header.writeUInt32BE(pixels.height, 4);
  header.set([8, pixels.channels === 3 ? 2 : 6, 0, 0, 0], 8);
  const data = await compress(filtered(pixels), { level: 6 });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Each line as its difference to the one above, which compresses well in drawings. */
function filtered({ width, height, channels, bytes }: Pixels): Uint8Array {
  const stride = width * channels;
  const lines = new Uint8Array((stride + 1) * height);
  for (let y = 0; y < height; y++) {
    lines[y * (stride + 1)] = 2;
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x;
      const above = y === 0 ? 0 : (bytes[at - stride] ?? 0);
      lines[y * (stride + 1) + 1 + x] = (bytes[at] ?? 0) - above;
    }
  }
  return lines;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([frame, body, sum]);
}
