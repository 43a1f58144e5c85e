import type { Language } from '#generated/model/index.ts';
import type { Brand } from '../config/brand.ts';
import type { BrandFile } from '../config/brand-files.ts';
import { barColour, lookSheet } from '../config/brand-look.ts';
import { Failure } from '../shared/failure.ts';
import type { CallLimit } from './attempt-limits.ts';
import type { App, AppContext } from './context.ts';
import { limitCalls, named, pageLanguageOf } from './middleware.ts';
import { etagOf, taggedResponse } from './respond.ts';

/** The brand's additions to the page before the portal runs, and the files that they refer to. */
export interface BrandPage {
  /** The portal's page with the brand's name, texts, theme and icon, in a language. */
  index(html: string, language: Language): string;
  readonly manifest: (language: Language) => string;
  /** The style sheet with the brand's colours and its address; undefined where the brand uses the portal's own. */
  readonly sheet: { readonly path: string; readonly css: string } | undefined;
}

type Face = Pick<Brand, 'name' | 'look' | 'texts'>;

/** Creates them once, for all requests. */
export function brandPage(brand: Face, files: ReadonlyMap<string, BrandFile>): BrandPage {
  const css = lookSheet(brand.look);
  const sheet =
    css === '' ? undefined : { css, path: `/brand/look-${etagOf(css).replace(/\W/g, '').slice(0, 12)}.css` };
  const { defaultTheme } = brand.look;
  return {
    sheet,
    index: (html, language) =>
      html
        .replace(
          /<html[^>]*>/,
          () => `<html lang="${language.toLowerCase()}" data-theme="${defaultTheme}"${bars(brand)}>`,
        )
        .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(brand.name)}</title>`)
        .replace(
          /(<meta name="description" content=")[^"]*/,
          (_, start) => start + escaped(brand.texts[language].about),
        )
        .replace(/(<meta name="theme-color" content=")[^"]*/, (_, start) => start + barColour(brand.look, defaultTheme))
        .replace(/(<link rel="icon" href=")[^"]*/, (_, start) => start + iconPath(files, 'icon.svg'))
        .replace(/(<link rel="apple-touch-icon" href=")[^"]*/, (_, start) => start + iconPath(files, 'icon-180.png'))
        // Comes after the portal's own sheet.
        .replace('</head>', () => (sheet ? `<link rel="stylesheet" href="${sheet.path}"></head>` : '</head>')),
    manifest: (language) => JSON.stringify(manifest(brand, files, language)),
  };
}

/** The colours of the browser's bars, for the script that knows the visitor's theme. */
function bars({ look }: Face): string {
  return ` data-default-theme="${look.defaultTheme}" data-bar-dark="${barColour(look, 'dark')}" data-bar-light="${barColour(look, 'light')}"`;
}

/** The web app manifest, with which a device installs the portal. */
function manifest(brand: Face, files: ReadonlyMap<string, BrandFile>, language: Language) {
  const ground = barColour(brand.look, brand.look.defaultTheme);
  const picture = (file: string, sizes: string, purpose: string) => ({
    src: iconPath(files, file),
    sizes,
    type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name.slice(0, 12),
    description: brand.texts[language].about,
    lang: language.toLowerCase(),
    start_url: '/index',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    icons: [
      picture('icon.svg', 'any', 'any'),
      picture('icon-192.png', '192x192', 'any'),
      picture('icon-512.png', '512x512', 'any'),
      picture('icon-maskable-512.png', '512x512', 'maskable'),
    ],
  };
}

/** The brand's own picture, else the portal's. */
function iconPath(files: ReadonlyMap<string, BrandFile>, name: string): string {
  return files.has(name) ? `/brand/${name}` : `/${name}`;
}

/** Escapes a text as markup. */
export function escaped(text: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
}

/** Serves the brand's own files: colours and pictures at `/brand/<name>`, and the web app manifest. */
export function routeBrand(
  app: App,
  page: BrandPage,
  files: ReadonlyMap<string, BrandFile>,
  limit: CallLimit | undefined,
): void {
  const limited = limitCalls(limit, 'bytes');
  app.get('/brand/:file', named('brand', '/brand/:file'), limited, (c) => {
    const name = c.req.param('file');
    if (page.sheet?.path === `/brand/${name}`) {
      return fileResponse(c, 'text/css; charset=utf-8', page.sheet.css, forEver);
    }
    const found = files.get(name);
    if (!found) throw new Failure('not_found');
    c.set('policy', 'drawing');
    return fileResponse(c, found.contentType, found.content, aDay);
  });
  app.get('/manifest.webmanifest', named('brand', '/manifest.webmanifest'), limited, (c) => {
    // A shared cache must not give one language to all.
    c.header('Vary', 'Accept-Language, Language');
    return fileResponse(c, 'application/manifest+json', page.manifest(pageLanguageOf(c)), 'public, max-age=3600');
  });
}

/** The name changes with the content. */
const forEver = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400, stale-while-revalidate=604800';

function fileResponse(
  c: AppContext,
  contentType: string,
  content: string | Buffer<ArrayBuffer>,
  caching: string,
): Response {
  const headers = { 'Content-Type': contentType, 'Cache-Control': caching };
  return taggedResponse(c, content, etagOf(content), headers);
}
