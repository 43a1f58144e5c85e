import type { Game, LaunchGameResponse, LaunchPayload, VendorCard } from '#generated/model/index.ts';
import type { GameAddress, LaunchOrder } from '#server/adapters/vendors/game-vendors.ts';
import type { Config } from '#server/config/config.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { requireMayPlay } from '../../care/protection/require-may-stake.ts';
import type { Session } from '../../identity/session/session.ts';
import { requireTrueAccount } from '../../identity/session/true-account.ts';
import { recordPlay } from '../catalogue/record-play.ts';
import type { CatalogueSnapshot, VendorFace } from '../catalogue/snapshot.ts';
import { IN_HOUSE } from '../games/rules.ts';
import { giveLaunchToken } from './launch-token.ts';

const ROOM = 'select node_id as "nodeId" from pvp_rooms where vendor_code = $1 and room_id = $2';

type Dependencies = Pick<Services, 'brand' | 'db' | 'catalogue' | 'vendors' | 'clock' | 'random' | 'log'>;
type Launched = Omit<LaunchGameResponse, 'success'>;

const TRIAL = 4;

/**
 * Launches the game, room or lobby of the payload for the session's member (API-22, LOBBY-20). Failures: `forbidden`
 * unless token and name are the session's (API-73), `merchant_unknown`, `not_found`, `in_need_true_account` (ROLE-15),
 * `game_maintenance`, `play_limit_reached`, and `unavailable` when the vendor gives no valid answer.
 */
export async function launchGame(services: Dependencies, session: Session, payload: LaunchPayload): Promise<Launched> {
  if (payload.merchantCode !== services.brand.merchantCode) throw new Failure('merchant_unknown');
  if (payload.username.toLowerCase() !== session.account) throw new Failure('forbidden');
  const catalogue = await services.catalogue.current();
  const target = launchTarget(catalogue, payload);
  const vendor = payload.vassalage;
  const { game } = target ?? {};
  const subject = {
    vendor,
    nodeId: game?.nodeId ?? null,
    gameId: game?.gameId ?? null,
    roomId: payload.roomId ?? null,
    language: payload.language,
  };
  if (vendor !== IN_HOUSE) requireTrueAccount(session);
  if (target === undefined) throw new Failure('not_found');
  const inRoom = subject.roomId === null ? undefined : await gameOfRoom(services.db, vendor, subject.roomId);
  // The vendor does not have the room, or has it for another game.
  if (subject.roomId !== null && (inRoom === undefined || (game !== undefined && game.nodeId !== inRoom))) {
    throw new Failure('not_found');
  }
  const played = game ?? catalogue.byNodeId.get(inRoom ?? '');
  if (played?.maintenance || target.vendor.maintenance) throw new Failure('game_maintenance');
  if (payload.launchMode === 'LOTT') return lotteryPage(payload, target);
  const lottery = played && (await lotteryOf(services.db, played.nodeId));
  if (lottery !== undefined) return lotteryPage({ gameCode: lottery }, target);
  const player = { memberId: session.memberId, sessionId: session.id, at: new Date(services.clock()) };
  await requireMayPlay(services, player);
  const given = await giveLaunchToken(services, session, payload.token, subject);
  if (given === undefined) throw new Failure('forbidden');
  const demo = session.type === TRIAL;
  const order = { ...subject, code: payload.code ?? null, demo, launchToken: given.token };
  const address = vendor === IN_HOUSE ? undefined : await addressOf(services, order);
  if (game !== undefined && !demo) {
    const play = { vendor, gameCode: game.gameId, nodeId: game.nodeId, bet: false, at: new Date(services.clock()) };
    await recordPlay(services.db, session.memberId, play);
  }
  if (address === undefined) return inHousePage(target, demo);
  return {
    game_url: address.url,
    game_url2: address.url2,
    walletMode: target.walletMode,
    demo,
    expiresAt: given.expiresAt.toISOString(),
    gameName: game?.gameName ?? target.vendor.vendorName,
  };
}

/** The target of a launch. */
interface LaunchTarget {
  /** Undefined in the lobby of the vendor, and where only a room was named. */
  readonly game: Game | undefined;
  readonly vendor: Pick<VendorCard, 'vassalage' | 'vendorName' | 'maintenance'>;
  readonly walletMode: 'seamless' | 'transfer';
}

/** Finds the target of a launch; undefined unless all its parts but the room belong to the same game or vendor. */
function launchTarget(catalogue: CatalogueSnapshot, payload: LaunchPayload): LaunchTarget | undefined {
  const { vassalage, vendor, gameType, nodeId, gameId, isGame } = payload;
  if (vendor !== undefined && vendor !== vassalage) return undefined;
  const lanes = catalogue.lanes.filter(({ category }) => gameType === undefined || category === gameType);
  const card = lanes.flatMap(({ cards }) => cards).find((one) => one.vassalage === vassalage);
  const face = catalogue.vendors.get(vassalage);
  if (card === undefined || face === undefined) return undefined;
  const target = { vendor: card, walletMode: face.walletMode };
  if (isGame === 'VASSALAGE' || (nodeId === undefined && gameId === undefined)) {
    return { game: undefined, ...target };
  }
  const game = nodeId === undefined ? gameOfVendor(catalogue, payload) : catalogue.byNodeId.get(nodeId);
  if (game === undefined || game.vassalage !== vassalage) return undefined;
  if (gameId !== undefined && game.gameId !== gameId) return undefined;
  if (gameType !== undefined && game.gameType !== gameType) return undefined;
  return { game, ...target };
}

function gameOfVendor({ lanes }: CatalogueSnapshot, { vassalage, gameId }: LaunchPayload): Game | undefined {
  for (const { games } of lanes) {
    const found = games.find(({ game }) => game.vassalage === vassalage && game.gameId === gameId);
    if (found) return found.game;
  }
  return undefined;
}

async function addressOf(
  { vendors, log }: Dependencies,
  order: LaunchOrder & { readonly nodeId: unknown },
): Promise<GameAddress> {
  const { nodeId: _, ...rest } = order;
  try {
    return await vendors.launch(rest);
  } catch (error) {
    // A vendor's error text may hold the token, so only its kind is logged.
    log.error({ vendor: order.vendor, reason: error instanceof Error ? error.name : 'unknown' }, 'vendor gave no game');
    throw new Failure('unavailable');
  }
}

/** The portal draws the in-house games itself, and a page of it lists them. */
function inHousePage({ game, vendor, walletMode }: LaunchTarget, demo: boolean): Launched {
  const page = { game_url2: '', demo, expiresAt: null };
  if (game === undefined) return { ...page, game_url: '/inhouse', walletMode: 'none', gameName: vendor.vendorName };
  const query = new URLSearchParams({ vassalage: IN_HOUSE, nodeId: game.nodeId });
  return { ...page, game_url: `/seamless?${query}`, walletMode, gameName: game.gameName };
}

const LOTTERY = 'select code from lottery_games where node_id = $1 and enabled';

/** The lottery of this site whose game in the catalogue this is; undefined for all other games. */
async function lotteryOf(db: Dependencies['db'], nodeId: string): Promise<string | undefined> {
  const [lottery] = await db.query<{ code: string }>('launched_lottery', LOTTERY, [nodeId]);
  return lottery?.code;
}

/** A lottery is a page of the portal (LOTTERY-05): it needs no vendor call and no token. */
function lotteryPage(
  { gameCode, defaultPlayType }: Pick<LaunchPayload, 'gameCode' | 'defaultPlayType'>,
  { vendor, game }: LaunchTarget,
): Launched {
  if (gameCode === undefined) throw new Failure('not_found');
  const query = new URLSearchParams({ gameCode, ...(defaultPlayType !== undefined && { playType: defaultPlayType }) });
  const page = gameCode.startsWith('VN_') ? '/vnlottery' : '/lottery';
  return {
    game_url: `${page}?${query}`,
    game_url2: '',
    walletMode: 'none',
    demo: false,
    expiresAt: null,
    gameName: game?.gameName ?? vendor.vendorName,
  };
}

/** The catalogue id of the game in a vendor's room; undefined where the vendor has no such room. */
async function gameOfRoom(db: Pick<Queries, 'query'>, vendor: string, roomId: string): Promise<string | undefined> {
  const [room] = await db.query<{ nodeId: number }>('room_game', ROOM, [vendor, roomId]);
  return room && String(room.nodeId);
}

/**
 * Whether anybody plays the games of a vendor: the portal itself, the vendor at its address, or the sandbox in its place.
 * The sandbox alone has wallets for the players of vendors that keep their own.
 */
export function isPlayed(
  { vendorLaunch, sandboxGames }: Pick<Config, 'vendorLaunch' | 'sandboxGames'>,
  { code, walletMode }: Pick<VendorFace, 'code' | 'walletMode'>,
): boolean {
  return code === IN_HOUSE || sandboxGames || (walletMode === 'seamless' && vendorLaunch.urls.has(code));
}
