import type { FavouritePage, FavouritePayload, Game, GameCategory } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { lockMember } from '../../ground/lock-member.ts';
import { type PageQuery, pageOfList } from '../../ground/paging/paging.ts';
import type { Session } from '../../identity/session/session.ts';
import { requireTrueAccount } from '../../identity/session/true-account.ts';
import type { CatalogueSnapshot } from './snapshot.ts';

type Dependencies = Pick<Services, 'db' | 'catalogue'>;

/** The limit of favourites per account. */
export const MAX_FAVOURITES = 1_000;

/** The ids of the member's favourites, newest first (API-37). `in_need_true_account` for trial accounts. */
export async function favouriteIds(services: Dependencies, session: Session): Promise<string[]> {
  const games = await favouriteGames(services, session);
  return games.map((game) => game.nodeId);
}

export interface FavouriteQuery extends PageQuery {
  readonly gameType?: GameCategory | undefined;
}

/** A page of the member's favourites, newest first (API-38). `in_need_true_account` for trial accounts. */
export async function favouritePage(
  services: Dependencies,
  session: Session,
  query: FavouriteQuery,
): Promise<FavouritePage> {
  const { gameType } = query;
  const all = await favouriteGames(services, session);
  const games = all.filter((game) => gameType === undefined || game.gameType === gameType);
  const { content, totalPages } = pageOfList(games, query);
  return { content, totalPages };
}

const ADD = 'insert into favourites (member_id, node_id) values ($1, $2) on conflict do nothing';
const REMOVE = 'delete from favourites where member_id = $1 and node_id = $2';

/**
 * Adds a favourite and returns all ids; an existing one keeps its position (API-40). Failures: `in_need_true_account`,
 * `not_found`, and `validation_failed` when the account has 1,000 already.
 */
export async function addFavourite(
  services: Dependencies,
  session: Session,
  payload: FavouritePayload,
): Promise<string[]> {
  const nodeId = await requireGame(services, session, payload);
  await services.db.transaction(async (tx) => {
    // Additions of one member wait for each other, so that they cannot exceed the limit together.
    await lockMember(tx, session.memberId);
    const ids = await readIds(tx, session);
    if (ids.includes(nodeId)) return;
    if (ids.length >= MAX_FAVOURITES) throw tooMany();
    await tx.query('favourite_add', ADD, [session.memberId, nodeId]);
  });
  return favouriteIds(services, session);
}

/** Removes a favourite and returns the remaining ids (API-41). Failures: `in_need_true_account`, `not_found`. */
export async function removeFavourite(
  services: Dependencies,
  session: Session,
  payload: FavouritePayload,
): Promise<string[]> {
  const nodeId = await requireGame(services, session, payload);
  await services.db.query('favourite_remove', REMOVE, [session.memberId, nodeId]);
  return favouriteIds(services, session);
}

async function requireGame(services: Dependencies, session: Session, payload: FavouritePayload): Promise<number> {
  requireTrueAccount(session);
  const { byNodeId } = await services.catalogue.current();
  const game = byNodeId.get(payload.nodeId);
  if (game?.vassalage !== payload.vendor || game.gameType !== payload.gameType) throw new Failure('not_found');
  return Number(game.nodeId);
}

/** Games that have left the catalogue are skipped. */
async function favouriteGames({ db, catalogue }: Dependencies, session: Session): Promise<Game[]> {
  requireTrueAccount(session);
  const { byNodeId }: CatalogueSnapshot = await catalogue.current();
  const ids = await readIds(db, session);
  return ids.flatMap((id) => byNodeId.get(String(id)) ?? []);
}

const LIST = 'select node_id as "nodeId" from favourites where member_id = $1 order by id desc';

async function readIds(db: Queries, session: Session): Promise<number[]> {
  const rows = await db.query<{ nodeId: number }>('favourite_ids', LIST, [session.memberId]);
  return rows.map((row) => row.nodeId);
}

function tooMany(): Failure {
  const message = `No more than ${MAX_FAVOURITES} favourites`;
  return new Failure('validation_failed', { fields: [{ pointer: '/body/nodeId', rule: 'too_many', message }] });
}
