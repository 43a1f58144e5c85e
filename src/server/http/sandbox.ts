import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageSubject, SANDBOX_FILES, sandboxPage } from '../adapters/sandbox/page.ts';
import { choicesOf, gameKind, playRound } from '../adapters/sandbox/round.ts';
import { playsForMoney, vendorPage } from '../adapters/sandbox-vendor/page.ts';
import { SANDBOX_PATH } from '../adapters/vendors/sandbox-vendor.ts';
import type { CatalogueSnapshot } from '../domain/play/catalogue/snapshot.ts';
import { authorisePlayer } from '../domain/play/launch/authorise-player.ts';
import { playSessionOf } from '../domain/play/launch/launch-token.ts';
import { playerBalance } from '../domain/play/launch/player-balance.ts';
import { sandboxPageFolder } from '../paths.ts';
import type { Services } from '../services.ts';
import { Failure } from '../shared/failure.ts';
import { utf8 } from '../shared/json-body.ts';
import type { CallLimit } from './attempt-limits.ts';
import type { App, AppContext } from './context.ts';
import { limitCalls, named } from './middleware.ts';
import { readBody, requireType } from './read-body.ts';
import { errorResponse, etagOf, jsonResponse, taggedResponse } from './respond.ts';

/** The number of games in a lobby, the most played first. */
const LOBBY_GAMES = 60;
const MAX_BYTES = 4_096;

/** The subject of a page; `not_found` unless the vendor has it. */
function subjectOf({ lanes, vendors }: CatalogueSnapshot, c: AppContext): PageSubject {
  const vendor = vendors.get(vendorOf(c));
  if (vendor === undefined) throw new Failure('not_found');
  const games = lanes
    .flatMap((lane) => lane.games.map(({ game }) => game))
    .filter((one) => one.vassalage === vendor.code);
  const id = c.req.param('game');
  if (id === 'lobby') return { name: vendor.name, vendor, game: undefined, games: games.slice(0, LOBBY_GAMES) };
  const game = games.find(({ gameId }) => gameId === id);
  if (game) return { name: game.gameName, vendor, game, games: [] };
  // A room: the sandbox does not fix its game.
  const table = games.find(({ gameType }) => gameType === 'PVP');
  if (table === undefined || !/^[A-Za-z0-9_-]{1,40}$/.test(id ?? '')) throw new Failure('not_found');
  return { name: vendor.name, vendor, game: table, games: [] };
}

/** The vendor code in the path. */
export function vendorOf(c: AppContext): string {
  return c.req.param('vendor') ?? '';
}

/** The fields that a page sends. */
export async function fieldsOf(c: AppContext): Promise<Readonly<Partial<Record<string, string>>>> {
  requireType(c, 'application/x-www-form-urlencoded');
  return Object.fromEntries(new URLSearchParams(utf8(await readBody(c, MAX_BYTES))));
}

/** Answers a page, which has no origin; errors may be read as well. */
export async function openToAll(c: AppContext, act: () => Promise<object>): Promise<Response> {
  c.header('Access-Control-Allow-Origin', '*');
  try {
    return jsonResponse(c, { success: true, ...(await act()) });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return errorResponse(c, error.code, error.details);
  }
}

/**
 * The built-in vendor, which in a demo serves every vendor without a server of its own: game pages, and the calls of
 * their scripts. The pages run in a sandbox without an origin, so each answer allows any origin; tokens guard the data.
 */
export function routeSandbox(app: App, services: Services, limit: CallLimit | undefined): void {
  if (!services.config.sandboxGames) return;
  for (const name of readdirSync(sandboxPageFolder)) routeFile(app, name);
  const page = `${SANDBOX_PATH}/:vendor/:game` as const;
  const limited = limitCalls(limit);
  app.get(page, named('sandbox', page, 'game'), limited, async (c) => {
    const catalogue = await services.catalogue.current();
    const subject = subjectOf(catalogue, c);
    const { code } = subject.vendor;
    const isSeamless = catalogue.vendors.get(code)?.walletMode === 'seamless';
    const isSandbox = services.sandboxVendor !== undefined && !services.config.vendorLaunch.urls.has(code);
    const forMoney = isSandbox && isSeamless && playsForMoney(subject);
    return c.html((forMoney ? vendorPage : sandboxPage)(subject, c.var.language));
  });
  for (const [name, act] of Object.entries(acts)) {
    const route = `${page}/${name}`;
    app.post(route, named(`sandbox_${name}`, route, 'game'), limited, (c) => openToAll(c, () => act(services, c)));
  }
}

function routeFile(app: App, name: string): void {
  const content = readFileSync(join(sandboxPageFolder, name));
  const type = name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8';
  // Modules are fetched by a page without an origin.
  const headers = { 'Content-Type': type, 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': '*' };
  const route = `${SANDBOX_FILES}/${name}`;
  const etag = etagOf(content);
  app.get(route, named('sandbox_file', route, 'game'), (c) => taggedResponse(c, content, etag, headers));
}

type Act = (services: Services, c: AppContext) => Promise<object>;

const acts: Readonly<Record<'open' | 'balance' | 'round', Act>> = {
  open: async (services, c) => {
    const { launch = '' } = await fieldsOf(c);
    const session = await authorisePlayer(services, vendorOf(c), launch);
    const { playToken, nickname, balance, currency } = session;
    return { play: playToken, nickname, balance, currency };
  },
  balance: async (services, c) => {
    const { play = '' } = await fieldsOf(c);
    const { memberId } = await playSessionOf(services, vendorOf(c), play);
    const { balance, currency } = await playerBalance(services, vendorOf(c), String(memberId));
    return { balance, currency };
  },
  round: async (services, c) => {
    const { play = '', game: gameId, choice = '' } = await fieldsOf(c);
    const vendor = vendorOf(c);
    const session = await playSessionOf(services, vendor, play);
    // A session of one game plays only that game; one of a lobby or room plays any of its vendor.
    if (session.gameId !== null && session.gameId !== gameId) throw new Failure('forbidden');
    const { lanes } = await services.catalogue.current();
    const games = lanes.flatMap((lane) => lane.games.map(({ game }) => game));
    const game = games.find((one) => one.vassalage === vendor && one.gameId === gameId);
    if (game === undefined) throw new Failure('not_found');
    if (game.maintenance) throw new Failure('game_maintenance');
    const kind = gameKind(game.gameType);
    if (!choicesOf(kind).includes(choice)) throw new Failure('validation_failed');
    return { round: playRound(services.random, kind, choice) };
  },
};
