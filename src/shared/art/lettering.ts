import { tenth } from './draw.ts';

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

// Everything XML 1.0 does not allow as a character: most controls, lone surrogates and the two non-characters.
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes any text safe as XML content or as a quoted attribute value. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
