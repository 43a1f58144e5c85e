import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageSubject, SANDBOX_FILES, sandboxPage } from '../adapters/sandbox/page.ts';
import { choicesOf, gameKind, playRound } from '../adapters/sandbox/round.ts';
import { SANDBOX_PATH } from '../adapters/vendors/sandbox-vendor.ts';
import type { CatalogueSnapshot } from '../domain/catalogue/snapshot.ts';
import { authorisePlayer } from '../domain/launch/authorise-player.ts';
import { playSessionOf } from '../domain/launch/play-session.ts';
import { playerBalance } from '../domain/launch/player-balance.ts';
import { sandboxPageFolder } from '../places.ts';
import type { Services } from '../services.ts';
import { Failure } from '../shared/failure.ts';
import { utf8 } from '../shared/json-body.ts';
import { type Answer, jsonAnswer } from './answer.ts';
import { type EndpointKit, type Exchange, endpoint } from './endpoint.ts';
import { errorAnswer } from './envelope.ts';
import { etagOf, isFresh } from './etag.ts';
import { readBody, requireType } from './read-body.ts';
import type { App } from './routes.ts';

/** So many games stand in a lobby, the most played ones. */
const LOBBY_GAMES = 60;
const MOST_BYTES = 4_096;

/**
 * The built-in vendor, who plays every vendor that has no server of its own: pages of games, and what their scripts ask.
 * The pages run in a sandbox without an origin, so each answer is open to all; what it tells is guarded by tokens.
 */
export function routeSandbox(app: App, kit: EndpointKit, services: Services): void {
  routeFile(app, kit, 'game.js', 'text/javascript; charset=utf-8');
  routeFile(app, kit, 'game.css', 'text/css; charset=utf-8');
  const page = `${SANDBOX_PATH}/:vendor/:game`;
  const show = async (exchange: Exchange): Promise<Answer> => {
    const body = sandboxPage(subjectOf(await services.catalogue.current(), exchange), exchange.language);
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
    return { status: 200, policy: 'game', headers, body };
  };
  app.get(page, endpoint(kit, { name: 'sandbox', route: page, limited: true }, show));
  for (const [name, act] of Object.entries(acts)) {
    const route = `${page}/${name}`;
    const answer = (exchange: Exchange) => openToAll(exchange, () => act(services, exchange));
    app.post(route, endpoint(kit, { name: `sandbox_${name}`, route, limited: true }, answer));
  }
}

function routeFile(app: App, kit: EndpointKit, name: string, type: string): void {
  const content = readFileSync(join(sandboxPageFolder, name));
  const etag = etagOf(content);
  const headers = { 'Content-Type': type, 'Cache-Control': 'no-cache', ETag: etag };
  const route = `${SANDBOX_FILES}/${name}`;
  const answer = ({ incoming }: Exchange): Answer =>
    isFresh(incoming.headers['if-none-match'], etag)
      ? { status: 304, policy: 'game', headers, body: null }
      : { status: 200, policy: 'game', headers, body: content };
  app.get(route, endpoint(kit, { name: 'sandbox_file', route, limited: false }, answer));
}

/** What a page is about; `not_found` unless the vendor has it. */
function subjectOf({ lanes, vendors }: CatalogueSnapshot, { params }: Exchange): PageSubject {
  const vendor = vendors.get(params['vendor'] ?? '');
  if (vendor === undefined) throw new Failure('not_found');
  const games = lanes
    .flatMap((lane) => lane.games.map(({ game }) => game))
    .filter((one) => one.vassalage === vendor.code);
  const id = params['game'];
  if (id === 'lobby') return { name: vendor.name, vendor, game: undefined, games: games.slice(0, LOBBY_GAMES) };
  const game = games.find(({ gameId }) => gameId === id);
  if (game) return { name: game.gameName, vendor, game, games: [] };
  // A room: which game is played in it the sandbox leaves open.
  const table = games.find(({ gameType }) => gameType === 'PVP');
  if (table === undefined || !/^[A-Za-z0-9_-]{1,40}$/.test(id ?? '')) throw new Failure('not_found');
  return { name: vendor.name, vendor, game: table, games: [] };
}

type Act = (services: Services, exchange: Exchange) => Promise<object>;

const acts: Readonly<Record<'open' | 'balance' | 'round', Act>> = {
  open: async (services, exchange) => {
    const { launch = '' } = await fieldsOf(exchange);
    const session = await authorisePlayer(services, vendorOf(exchange), launch);
    const { playToken, nickname, balance, currency } = session;
    return { play: playToken, nickname, balance, currency };
  },
  balance: async (services, exchange) => {
    const { play = '' } = await fieldsOf(exchange);
    const { memberId } = await playSessionOf(services, vendorOf(exchange), play);
    const { balance, currency } = await playerBalance(services, vendorOf(exchange), String(memberId));
    return { balance, currency };
  },
  round: async (services, exchange) => {
    const { play = '', game: gameId, choice = '' } = await fieldsOf(exchange);
    const vendor = vendorOf(exchange);
    const session = await playSessionOf(services, vendor, play);
    // A session of one game plays no other; that of a lobby or room plays any of its vendor's.
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

function vendorOf({ params }: Exchange): string {
  return params['vendor'] ?? '';
}

async function fieldsOf({ incoming }: Exchange): Promise<Readonly<Partial<Record<string, string>>>> {
  requireType(incoming, 'application/x-www-form-urlencoded');
  return Object.fromEntries(new URLSearchParams(utf8(await readBody(incoming, MOST_BYTES))));
}

const open = { 'Access-Control-Allow-Origin': '*' } as const;

/** Errors that the page is told, too, for it must be able to read them. */
async function openToAll(exchange: Exchange, act: () => Promise<object>): Promise<Answer> {
  try {
    const answer = jsonAnswer(200, JSON.stringify({ success: true, ...(await act()) }));
    return { ...answer, policy: 'game', headers: { ...answer.headers, ...open } };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { ...errorAnswer(error.code, exchange, error.details, open), policy: 'game' };
  }
}
