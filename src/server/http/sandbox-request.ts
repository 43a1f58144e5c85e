import type { PageSubject } from '../adapters/sandbox/page.ts';
import type { CatalogueSnapshot } from '../domain/play/catalogue/snapshot.ts';
import { Failure } from '../shared/failure.ts';
import { utf8 } from '../shared/json-body.ts';
import type { AppContext } from './context.ts';
import { errorResponse } from './envelope.ts';
import { readBody, requireType } from './read-body.ts';
import { jsonResponse } from './respond.ts';

/** The number of games in a lobby, the most played first. */
const LOBBY_GAMES = 60;
const MOST_BYTES = 4_096;

/** The subject of a page; `not_found` unless the vendor has it. */
export function subjectOf({ lanes, vendors }: CatalogueSnapshot, c: AppContext): PageSubject {
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
  return Object.fromEntries(new URLSearchParams(utf8(await readBody(c, MOST_BYTES))));
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
