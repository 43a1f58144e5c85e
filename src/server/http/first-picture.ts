import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { Language } from '../../../generated/server/model/index.ts';
import { type BootEntry, promotionPage } from './boot.ts';
import { etagOf } from './etag.ts';

/** Where the mark stands that the picture takes the place of. */
export const pictureMark = '<!--first-picture-->';

/** Who looks at what. */
export interface PictureCall {
  /** The path; a page with a query is left to the portal. */
  readonly path: string;
  readonly rawQuery: string;
  readonly userAgent: string;
  readonly language: Language;
  readonly entries: readonly BootEntry[];
}

/** Draws what a guest sees first, as HTML; an empty text where there is nothing to draw. */
export type DrawPicture = (call: PictureCall) => Promise<string>;

/** What the module of the portal's build exports. */
interface PictureModule {
  drawFirstPicture(picture: {
    readonly address: string;
    readonly language: Language;
    readonly width: number;
    readonly permission: unknown;
    readonly answers: readonly { readonly key: string; readonly body: unknown }[];
  }): Promise<string>;
}

/** Pages worth a picture; a picture costs time, so nobody can ask for ever new ones. */
const drawn = new Set([
  ...['/', '/index', '/rng', '/live', '/sports', '/esports', '/fish', '/pvp', '/inhouse'],
  ...['/lottery', '/elott', '/vnlottery', '/promotions', '/pointMall', '/vip'],
  ...['/help', '/helpmc', '/download', '/chat', '/login', '/register', '/reset-password'],
]);
/** In two widths and two languages each. */
const remembered = 120;
/** The page that was asked for first goes out before the module is loaded. */
const AFTER_FIRST_PAGE_MS = 50;
/** If nobody asks, it is loaded so long after the start. */
const AFTER_START_MS = 1_000;

/** The same for every visitor of one brand, or not in the picture at all. */
const leftOut = new Set(['getPermission', 'getSystemStatus']);

/**
 * The first pictures of the portal built in `portalDir`, made by the module that its build put beside it. The module is
 * loaded a moment after the start or after the first page was asked for, so that neither waits for it: until it is there,
 * and where there is none, pages go without.
 */
export function firstPictures(portalDir: string, onError: (error: unknown) => void): DrawPicture {
  const file = join(portalDir, '../first-picture/first-picture.js');
  const pictures = new LRUCache<string, string>({ max: remembered });
  if (!existsSync(file)) return async () => '';
  let module: PictureModule | undefined;
  let loading = false;
  const load = async () => {
    // The build of the portal promises this shape; the check of a page in a real browser holds it to that.
    module = (await import(pathToFileURL(file).href)) as PictureModule;
  };
  const loadIn = (milliseconds: number) =>
    setTimeout(() => {
      if (!loading) load().catch(onError);
      loading = true;
    }, milliseconds).unref();
  loadIn(AFTER_START_MS);
  let asked = false;
  // The module knows one language and one page at a time.
  let last: Promise<unknown> = Promise.resolve();

  return async (call) => {
    if (!asked) {
      asked = true;
      loadIn(AFTER_FIRST_PAGE_MS);
    }
    if (module === undefined || !isDrawn(call) || call.rawQuery !== '' || !isOpen(call.entries)) return '';
    const { drawFirstPicture } = module;
    const width = /Mobi/.test(call.userAgent) ? 390 : 1440;
    const answers = call.entries.filter((entry) => !leftOut.has(entry.id)).map(({ key, body }) => ({ key, body }));
    const key = etagOf(JSON.stringify([call.path, call.language, width, answers]));
    const known = pictures.get(key);
    if (known !== undefined) return known;
    const permission = call.entries.find((entry) => entry.id === 'getPermission')?.body;
    const drawing = last.then(() =>
      drawFirstPicture({ address: call.path, language: call.language, width, permission, answers }),
    );
    last = drawing.catch(() => undefined);
    const picture = await drawing.catch((error: unknown) => {
      onError(error);
      return '';
    });
    pictures.set(key, picture);
    return picture;
  };
}

/** Of the promotions those that there are. */
function isDrawn({ path, entries }: PictureCall): boolean {
  return drawn.has(path) || (promotionPage.test(path) && entries.some(({ id }) => id === 'getPromotion'));
}

/** Whether the site is open to the visitor: nobody else gets to see a picture of it (STATUS-13). */
function isOpen(entries: readonly BootEntry[]): boolean {
  // What the runner of each operation answered has its contract's form.
  const told = (id: BootEntry['id']) =>
    (entries.find((entry) => entry.id === id)?.body as { readonly value?: Partial<Closing> } | undefined)?.value;
  const permission = told('getPermission');
  return told('getSystemStatus')?.status === 0 && !permission?.maintenance && !permission?.regionRestriction;
}

/** What of status and permission closes the site. */
interface Closing {
  readonly status: number;
  readonly maintenance: boolean;
  readonly regionRestriction: boolean;
}
