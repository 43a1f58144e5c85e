import sharp from 'sharp';

/** Bytes that repeat only after long. */
export function noise(seed = 1): (length: number) => Uint8Array {
  let state = seed;
  return (length) =>
    Uint8Array.from({ length }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return state >>> 16;
    });
}

/** A picture as its size and the bytes of its pixels. */
export const decoded = async (png: Buffer) => {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: info.channels, bytes: [...data] };
};
