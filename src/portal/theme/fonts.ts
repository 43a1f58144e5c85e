import latin400 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2';
import latin500 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-500-normal.woff2';
import latin600 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-600-normal.woff2';
import latin700 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-700-normal.woff2';
import vietnamese400 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff2';
import vietnamese500 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-500-normal.woff2';
import vietnamese600 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-600-normal.woff2';
import vietnamese700 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-700-normal.woff2';
import archivoLatin from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';
import archivoVietnamese from '@fontsource-variable/archivo/files/archivo-vietnamese-wdth-normal.woff2';
import { showFaces } from './faces.ts';

const LATIN =
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const VIETNAMESE =
  'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-301,U+303-304,U+308-309,U+323,U+329,U+1EA0-1EF9,U+20AB';

const HEADING = 'Archivo Variable';

/** The weight that only some pages have. */
const RARE_WEIGHT = '700';

/** The faces of one script: those of the text by their weights, and the one of the headings. */
type Script = {
  readonly letters: string;
  readonly text: Readonly<Record<number, string>>;
  readonly heading: string;
};

const latin: Script = {
  letters: LATIN,
  text: { 400: latin400, 500: latin500, 600: latin600, 700: latin700 },
  heading: archivoLatin,
};
const vietnamese: Script = {
  letters: VIETNAMESE,
  text: { 400: vietnamese400, 500: vietnamese500, 600: vietnamese600, 700: vietnamese700 },
  heading: archivoVietnamese,
};

/**
 * Brings the web fonts in: those that the page shows are fetched first, and come together. The others are made known with
 * them, and fetched by the browser when the page shows a letter of them.
 */
export async function bringFonts(): Promise<void> {
  const scripts = [latin, vietnamese].map(facesOf);
  const isVietnamese = document.documentElement.lang.startsWith('vi');
  // Names of games have Vietnamese letters in every language, and are set as headings.
  const isShown = ({ family, weight }: FontFace, script: number) =>
    (script === 0 || isVietnamese || family.includes(HEADING)) && weight !== RARE_WEIGHT;
  const shown = scripts.flatMap((faces, script) => faces.filter((face) => isShown(face, script)));
  // A face that does not come leaves the text in that of the device.
  await Promise.allSettled(shown.map((face) => face.load()));
  showFaces(scripts.flat());
}

function facesOf({ letters, text, heading }: Script): readonly FontFace[] {
  const face = (family: string, file: string, shape: FontFaceDescriptors) =>
    new FontFace(family, `url(${file}) format("woff2")`, { ...shape, display: 'swap', unicodeRange: letters });
  return [
    ...Object.entries(text).map(([weight, file]) => face('Be Vietnam Pro', file, { weight })),
    face(HEADING, heading, { weight: '100 900', stretch: '62% 125%' }),
  ];
}
