import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { StartError } from './start-error.ts';

/** A picture of the brand. */
export interface BrandFile {
  readonly contentType: string;
  readonly content: Buffer<ArrayBuffer>;
}

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** The size limit of a logo, in bytes. */
const LARGEST = 512 * 1024;

/**
 * Reads the pictures of a brand, by name. They are in the folder beside the brand file that has its name (`sen/` for
 * `sen.json`); without that folder there are none. Throws a `StartError` for a picture that is too large.
 */
export function readBrandFiles(brandFile: string): ReadonlyMap<string, BrandFile> {
  const folder = pictureFolder(brandFile);
  const files = new Map<string, BrandFile>();
  for (const name of namesIn(folder)) {
    const contentType = types[extname(name)];
    if (contentType === undefined) continue;
    const content = readFileSync(join(folder, name));
    if (content.byteLength > LARGEST) {
      throw new StartError(`The picture ${join(folder, name)} is larger than 512 kB; make it smaller.`);
    }
    files.set(name, { contentType, content });
  }
  return files;
}

/**
 * Throws a `StartError` where a brand names pictures of its own, as `/brand/<file>`, that are not there: browsers would
 * draw broken ones. A brand file that was copied without its folder is the usual reason.
 */
export function requireBrandFiles(brandFile: string, brand: object): void {
  const files = readBrandFiles(brandFile);
  const missing = [...new Set(namedIn(brand))].filter((name) => !files.has(name));
  if (missing.length === 0) return;
  const places = missing.map((name) => join(pictureFolder(brandFile), name)).join(', ');
  throw new StartError(
    `The brand file ${brandFile} names pictures that are not there; put .svg, .png or .webp files at ${places}, or take their names out.`,
  );
}

/** The names of the brand's own pictures, wherever its values name them. */
function namedIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return /^\/brand\/([^/?#]+)$/.exec(value)?.slice(1) ?? [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namedIn) : [];
}

function pictureFolder(brandFile: string): string {
  return join(dirname(brandFile), basename(brandFile, extname(brandFile)));
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && /^[\w.-]{1,64}$/.test(entry.name))
      .map((entry) => entry.name);
  } catch {
    return [];
  }
}
