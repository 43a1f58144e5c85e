import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageSubject, SANDBOX_FILES, sandboxPage } from '../adapters/sandbox/page.ts';
import { choicesOf, gameKind, playRound } from '../adapters/sandbox/round.ts';
import { SANDBOX_PATH } from '../adapters/vendors/sandbox-vendor.ts';
import type { CatalogueSnapshot } from '../domain/catalogue/snapshot.ts';
import { authorisePlayer } from '../domain/launch/authorise-player.ts';
import { playSessionOf } from '../domain/launch/play-session.ts';
import { playerBalance } from '../domain/launch/player-balance.ts';
import { sandboxPageFolder } from '../paths.ts';
import type { Services } from '../services.ts';
import { Failure } from '../shared/failure.ts';
import { utf8 } from '../shared/json-body.ts';
import type { CallLimit } from './attempt-limits.ts';
import type { App, AppContext } from './context.ts';
import { errorResponse } from './envelope.ts';
import { etagOf } from './etag.ts';
import { limitCalls, named } from './middleware.ts';
import { readBody, requireType } from './read-body.ts';
import { jsonResponse, taggedResponse } from './respond.ts';

/** The number of games in a lobby, the most played first. */
const LOBBY_GAMES = 60;
const MOST_BYTES = 4_096;

/**
 * The built-in vendor, which serves every vendor without a server of its own: game pages, and the calls of their
 * scripts. The pages run in a sandbox without an origin, so each answer allows any origin; tokens guard the data.
 */
export function routeSandbox(app: App, services: Services, limit: CallLimit | undefined): void {
  routeFile(app, 'game.js', 'text/javascript; charset=utf-8');
  routeFile(app, 'game.css', 'text/css; charset=utf-8');
  const page = `${SANDBOX_PATH}/:vendor/:game` as const;
  const limited = limitCalls(limit);
  app.get(page, named('sandbox', page, 'game'), limited, async (c) =>
    c.html(sandboxPage(subjectOf(await services.catalogue.current(), c), c.var.language)),
  );
  for (const [name, act] of Object.entries(acts)) {
    const route = `${page}/${name}`;
    app.post(route, named(`sandbox_${name}`, route, 'game'), limited, (c) => openToAll(c, () => act(services, c)));
  }
}

function routeFile(app: App, name: string, type: string): void {
  const content = readFileSync(join(sandboxPageFolder, name));
  const headers = { 'Content-Type': type, 'Cache-Control': 'no-cache' };
  const route = `${SANDBOX_FILES}/${name}`;
  const etag = etagOf(content);
  app.get(route, named('sandbox_file', route, 'game'), (c) => taggedResponse(c, content, etag, headers));
}

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
    // A session of one game plays only that game. A session of a lobby or room plays any game of its vendor.
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

function vendorOf(c: AppContext): string {
  return c.req.param('vendor') ?? '';
}

async function fieldsOf(c: AppContext): Promise<Readonly<Partial<Record<string, string>>>> {
  requireType(c, 'application/x-www-form-urlencoded');
  return Object.fromEntries(new URLSearchParams(utf8(await readBody(c, MOST_BYTES))));
}

/** Errors that the page may read as well. */
async function openToAll(c: AppContext, act: () => Promise<object>): Promise<Response> {
  c.header('Access-Control-Allow-Origin', '*');
  try {
    return jsonResponse(c, { success: true, ...(await act()) });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return errorResponse(c, error.code, error.details);
  }
}
