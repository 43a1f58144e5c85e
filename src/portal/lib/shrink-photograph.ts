/** Papers and receipts stay readable at this length of the longer side (pixels), with a quarter of a phone's bytes. */
const LONGEST = 2_560;
const QUALITY = 0.85;

/**
 * A photograph small enough for a phone's connection and for proxies: a JPEG with a longer side is drawn anew, upright. The file
 * itself where that makes it no smaller, and where the browser cannot draw it: the server judges it.
 */
export async function shrunkPhotograph(file: File): Promise<File> {
  if (file.type !== 'image/jpeg') return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = LONGEST / Math.max(picture.width, picture.height);
    if (scale >= 1) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (drawn === null || drawn.size >= file.size) return file;
    return new File([drawn], file.name, { type: drawn.type, lastModified: file.lastModified });
  } catch {
    return file;
  }
}
