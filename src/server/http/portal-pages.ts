import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { Language } from '#generated/model/index.ts';
import { type OperationId, operations } from '#generated/server/operations.ts';
import { WithHeaders } from '../handlers/handler.ts';
import type { Visitor } from '../shared/exchange.ts';
import { Failure } from '../shared/failure.ts';
import { CachedAnswer } from './answer-cache.ts';
import { readScripts } from './portal-scripts.ts';
import { etagOf } from './respond.ts';
import type { OperationRunners } from './routes.ts';

/** The portal's output of a page for a guest. */
export interface PortalPage {
  readonly title: string | undefined;
  /** Data for the page's own code. */
  readonly state: unknown;
  /** Empty where the browser has to render the page. */
  readonly markup: string;
  /** Addresses of the scripts that the page needs besides the first. */
  readonly scripts: readonly string[];
}

/** Opens a page of the portal; undefined where the portal's build has no server module. */
export type OpenPage = (visit: PageVisit) => Promise<PortalPage | undefined>;

/** The visitor and the page. */
interface PageVisit {
  readonly path: string;
  readonly rawQuery: string;
  readonly visitor: Visitor;
  readonly language: Language;
}

/** The exports of the portal's server module (`src/portal/entry-server.tsx`). */
interface ServerEntry {
  openPage(request: {
    readonly path: string;
    readonly search: string;
    readonly language: Language;
    readonly width: number;
    readonly answer: (path: string, query: string) => Promise<unknown>;
  }): Promise<{
    readonly state: PortalState;
    readonly title: string | undefined;
    readonly modules: readonly string[];
    readonly render: (() => Promise<string>) | undefined;
  }>;
}

type PortalState = { readonly width: number | null };

/** Every page in two widths and two languages; the content of a page rarely changes. */
const remembered = 120;

/** These answers describe the visitor, and the markup shows none of it. */
const ofVisitor: ReadonlySet<OperationId> = new Set(['getPermission', 'getSystemStatus', 'getDomainRoute']);

/**
 * Opens pages with the portal's server module, which calls the operations of the contract as a guest. The markup is
 * rendered once for the same answers. Where rendering fails the page is sent without markup, and `onError` gets the
 * error.
 */
export function portalPages(
  portalDir: string,
  runners: Pick<OperationRunners, 'get'>,
  onError: (error: unknown) => void,
): OpenPage {
  const file = join(portalDir, '../portal-server/entry-server.js');
  if (!existsSync(file)) return async () => undefined;
  const markups = new LRUCache<string, string>({ max: remembered });
  let loading: Promise<ServerEntry> | undefined;
  // The build of the portal promises this shape; the end-to-end stories test it.
  const load = () => (loading ??= import(pathToFileURL(file).href) as Promise<ServerEntry>);
  const scriptsOf = pageScripts(portalDir, onError);

  const open = async (visit: PageVisit): Promise<PortalPage> => {
    const { openPage } = await load();
    const { path, rawQuery, language, visitor } = visit;
    const width = /Mobi/.test(visitor.userAgent) ? 390 : 1440;
    const asker = guestOf(runners, visit);
    const search = rawQuery === '' ? '' : `?${rawQuery}`;
    const page = await openPage({ path, search, language, width, answer: asker.answer });
    const { title, state, render } = page;
    const scripts = scriptsOf(page.modules);
    if (!render) return { title, state, markup: '', scripts };
    const key = etagOf(JSON.stringify([path, language, width, asker.shared()]));
    try {
      const markup = markups.get(key) ?? (await render());
      markups.set(key, markup);
      return { title, state: { ...state, width }, markup, scripts };
    } catch (error) {
      onError(error);
      return { title, state, markup: '', scripts };
    }
  };
  return (visit) =>
    open(visit).catch((error: unknown) => {
      onError(error);
      return undefined;
    });
}

/**
 * Tells the addresses of the scripts that some modules need besides the page's first script. Where the build does not
 * know them the browser finds them by itself, a little later, and `onError` gets the error.
 */
function pageScripts(
  portalDir: string,
  onError: (error: unknown) => void,
): (modules: readonly string[]) => readonly string[] {
  let scriptsOf: ReturnType<typeof readScripts> | undefined;
  return (modules) => {
    if (modules.length === 0) return [];
    try {
      scriptsOf ??= readScripts(portalDir);
      const first = scriptsOf(['index.html']);
      return [...scriptsOf(modules)].filter((file) => !first.has(file)).map((file) => `/${file}`);
    } catch (error) {
      onError(error);
      return [];
    }
  };
}

/** Calls the operations as a visitor who is not logged in. */
function guestOf(runners: Pick<OperationRunners, 'get'>, { visitor, language }: PageVisit) {
  const shared = new Map<string, unknown>();
  const answer = async (path: string, rawQuery: string): Promise<unknown> => {
    const [id, params] = operationAt(path);
    const call = { headers: new Headers(), rawQuery, params, visitor, language, requestId: null, request: undefined };
    const value = await runners.get(id)?.(call);
    const body = value instanceof WithHeaders ? value.answer : value instanceof CachedAnswer ? value.value : value;
    if (body === undefined) throw new Failure('not_found');
    if (!ofVisitor.has(id)) shared.set(`${path}?${rawQuery}`, body);
    return body;
  };
  return { answer, shared: () => [...shared].sort(([a], [b]) => (a < b ? -1 : 1)) };
}

/** The public reads by path pattern; literal segments come before parameters. */
const reads = Object.entries(operations)
  .filter(([, { method, security }]) => method === 'get' && security === 'none')
  .sort(([, a], [, b]) => (a.path.replaceAll(/:\w+/g, '\uffff') < b.path.replaceAll(/:\w+/g, '\uffff') ? -1 : 1))
  // `Object.entries` loses the type of the table's keys.
  .map(([id, { path }]) => [id as OperationId, new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`)] as const);

function operationAt(path: string): readonly [OperationId, Readonly<Record<string, string>>] {
  for (const [id, form] of reads) {
    const match = form.exec(path);
    if (!match) continue;
    const params = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
    return [id, Object.fromEntries(params)];
  }
  throw new Failure('not_found');
}
