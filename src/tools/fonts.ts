import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * `npm run fonts`: writes the font files of the portal and their style sheet from the packages of Fontsource. The
 * letters of English and Vietnamese are files of their own, Archivo with the widths and weights alone that screens show;
 * other letters of a name come from the files of the packages when one occurs. The result is committed.
 */

/** What an English text needs, and the Vietnamese letters that stand among the Latin ones. */
export const basic = sorted([
  ...span(0x20, 0x7e),
  ...codesOf('\u00a0©·×–—‘’“”•…›'),
  // Between a time and AM or PM.
  0x202f,
  ...codesOf('ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúý'),
]);

/** The letters of the packages' Vietnamese files. */
export const vietnamese = sorted([
  ...codesOf('ĂăĐđĨĩŨũƠơƯư₫\u0300\u0301\u0303\u0304\u0308\u0309\u0323\u0329'),
  ...span(0x1ea0, 0x1ef9),
]);

/** The letters of the packages' Latin files. */
const latin = sorted([...span(0x0, 0xff), ...span(0x2000, 0x206f), ...codesOf('ıŒœʻʼˆ˚˜€™↑↓−∕\ufeff\ufffd')]);

const rest = latin.filter((code) => !basic.includes(code));

/** The widths and weights of Archivo on the screens; two games show narrower ones. */
const axes = { wdth: { min: 100, max: 116 }, wght: { min: 400, max: 800 } };
const wide = `font-weight: ${axes.wght.min} ${axes.wght.max};\n  font-stretch: ${axes.wdth.min}% ${axes.wdth.max}%;`;
const narrow = `font-weight: ${axes.wght.min} ${axes.wght.max};\n  font-stretch: 62% 99%;`;

interface Face {
  readonly family: string;
  readonly style: string;
  /** A file of a package. */
  readonly source: string;
  readonly letters: readonly number[];
  /** The name of the smaller file that is made of the source. */
  readonly subset?: string;
  readonly variationAxes?: typeof axes;
}

const body = 'Be Vietnam Pro';
const display = 'Archivo Variable';
const bodyFile = (set: string, weight: number) =>
  `@fontsource/be-vietnam-pro/files/be-vietnam-pro-${set}-${weight}-normal.woff2`;
const displayFile = (set: string) => `@fontsource-variable/archivo/files/archivo-${set}-wdth-normal.woff2`;

const faces: readonly Face[] = [
  ...[400, 500, 600, 700].flatMap((weight) => {
    const own = { family: body, style: `font-weight: ${weight};` };
    return [
      { ...own, source: bodyFile('latin', weight), letters: basic, subset: `be-vietnam-pro-${weight}` },
      { ...own, source: bodyFile('latin', weight), letters: rest },
      { ...own, source: bodyFile('vietnamese', weight), letters: vietnamese },
    ];
  }),
  {
    family: display,
    style: wide,
    source: displayFile('latin'),
    letters: basic,
    subset: 'archivo',
    variationAxes: axes,
  },
  { family: display, style: wide, source: displayFile('latin'), letters: rest },
  {
    family: display,
    style: wide,
    source: displayFile('vietnamese'),
    letters: vietnamese,
    subset: 'archivo-vietnamese',
    variationAxes: axes,
  },
  { family: display, style: narrow, source: displayFile('latin'), letters: latin },
  { family: display, style: narrow, source: displayFile('vietnamese'), letters: vietnamese },
];

/** The files and the style sheet, by their names below `src/portal/theme`. */
export async function fonts(root: string): Promise<ReadonlyMap<string, Buffer | string>> {
  const written = new Map<string, Buffer | string>();
  for (const { subset, source, letters, variationAxes } of faces) {
    if (subset === undefined) continue;
    const file = await readFile(join(root, 'node_modules', source));
    written.set(
      `fonts/${subset}.woff2`,
      await subsetFont(file, String.fromCodePoint(...letters), { targetFormat: 'woff2', variationAxes }),
    );
  }
  const head = '/* Written by `npm run fonts`. No text uses the extended Latin letters, so they have no face. */\n';
  written.set('fonts.css', [head, ...faces.map(faceRule)].join('\n'));
  return written;
}

function faceRule({ family, style, source, letters, subset }: Face): string {
  const url = subset === undefined ? source : `./fonts/${subset}.woff2`;
  return `@font-face {
  font-family: "${family}";
  ${style}
  font-display: swap;
  src: url("${url}") format("woff2");
  unicode-range: ${rangesOf(letters)};
}
`;
}

/** `U+20-7E, U+A0`. */
function rangesOf(codes: readonly number[]): string {
  const hex = (code: number) => code.toString(16).toUpperCase();
  const ranges: { readonly first: number; last: number }[] = [];
  for (const code of codes) {
    const before = ranges.at(-1);
    if (before?.last === code - 1) before.last = code;
    else ranges.push({ first: code, last: code });
  }
  return ranges.map(({ first, last }) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ');
}

function span(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function codesOf(letters: string): readonly number[] {
  return [...letters].map((letter) => letter.codePointAt(0) ?? 0);
}

function sorted(codes: readonly number[]): readonly number[] {
  return codes.toSorted((a, b) => a - b);
}

if (import.meta.main) {
  const root = process.cwd();
  for (const [name, content] of await fonts(root)) await writeFile(join(root, 'src/portal/theme', name), content);
}
