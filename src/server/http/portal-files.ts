import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Encoding } from './compression.ts';
import { etagOf } from './respond.ts';

/** A file of the built portal, with the compressed versions from the build. */
export interface PortalFile {
  readonly contentType: string;
  readonly etag: string;
  readonly plain: Buffer<ArrayBuffer>;
  readonly encoded: Readonly<Partial<Record<Encoding, Buffer<ArrayBuffer>>>>;
  /** The name changes with the content. */
  readonly immutable: boolean;
}

/** The built portal, read into memory once. Requests are looked up here and never on the disk. */
export interface PortalFiles {
  /** By path from the root, `/res/js/app-1a2b.js`. */
  readonly files: ReadonlyMap<string, PortalFile>;
  readonly index: string;
}

const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** Reads the built portal; undefined when there is none. */
export function readPortal(folder: string): PortalFiles | undefined {
  let names: string[];
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    names = entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  } catch {
    return undefined;
  }
  const known = new Set(names);
  if (!known.has('index.html')) return undefined;
  const files = new Map<string, PortalFile>();
  for (const name of names) {
    // Vite's own metadata is not for browsers.
    if (/\.(br|gz|map)$|^\.vite/.test(name) || name === 'index.html') continue;
    files.set(`/${name.split(sep).join('/')}`, readFile(folder, name, known));
  }
  return { files, index: readFileSync(join(folder, 'index.html'), 'utf8') };
}

function readFile(folder: string, name: string, known: ReadonlySet<string>): PortalFile {
  const plain = readFileSync(join(folder, name));
  const form = (ending: string) => (known.has(name + ending) ? readFileSync(join(folder, name + ending)) : undefined);
  return {
    contentType: contentTypes[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    etag: etagOf(plain),
    plain,
    encoded: { br: form(endings.br), gzip: form(endings.gzip) },
    immutable: /^res[\\/](js|css|font|media)[\\/].*-[\w-]{7}\.\w+$/.test(name),
  };
}

const contentTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
};
