import { tenth } from './draw.ts';
import { escapeXml } from './xml.ts';

// As an image file the art cannot reach the page's fonts, so the stack ends with faces that systems ship.
const DISPLAY = 'Archivo Variable, Archivo, Arial Black, Arial, sans-serif';

/** One centred run of display type. It escapes the words. */
export function lettering(
  words: string,
  x: number,
  y: number,
  size: number,
  weight: number,
  attributes: string,
): string {
  return (
    `<text x="${tenth(x)}" y="${tenth(y)}" text-anchor="middle" font-family="${DISPLAY}" font-weight="${weight}" ` +
    `font-size="${tenth(size)}" ${attributes}>${escapeXml(words)}</text>`
  );
}
