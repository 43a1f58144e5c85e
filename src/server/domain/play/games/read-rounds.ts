import { sql } from 'drizzle-orm';
import type {
  BetEvidence,
  InhouseEvidence,
  InhouseGameId,
  InhouseRound,
  InhouseRoundPage,
  InhouseRoundState,
} from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { money } from '../../ground/amounts/money.ts';
import { rangeOf } from '../../ground/date-range.ts';
import { type PageQuery, paged, piece } from '../../ground/paging/paging.ts';
import { flightEvidence } from './moonshot/evidence.ts';
import { labelOf, ROUND_COLUMNS, type StakedRound, seedSeal } from './round.ts';
import { ALGORITHM } from './rules.ts';
import { showRound } from './show-round.ts';
import { cardsOf, cellsOf } from './steps.ts';

export interface RoundQuery extends PageQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly gameId?: InhouseGameId | undefined;
  readonly state?: InhouseRoundState | undefined;
}

type Totals = Record<'stake' | 'openStake' | 'payout' | 'net', string>;

/** A page of the member's rounds by their start, the last first, with the sums of the range (LOBBY-19, MEMBER-07). */
export async function listRounds(services: Services, memberId: number, query: RoundQuery): Promise<InhouseRoundPage> {
  const { db, brand, clock } = services;
  const { from, to } = rangeOf(query, clock(), brand.timeZone);
  const { gameId, state } = query;
  const { content, totals, ...page } = await paged<StakedRound, Totals>(
    db,
    {
      name: 'inhouse_rounds',
      from: sql`inhouse_rounds r`,
      where: [
        sql`r.member_id = ${memberId} and r.started_at >= ${from} and r.started_at < ${to}`,
        gameId && sql`r.game_id = ${gameId}`,
        state && sql`r.state = ${state}`,
      ],
      order: sql`r.started_at desc, r.id desc`,
      columns: piece(ROUND_COLUMNS),
      totals: {
        stake: sql`coalesce(sum(r.stake), 0)`,
        openStake: sql`coalesce(sum(r.stake) filter (where r.state = 'open'), 0)`,
        payout: sql`coalesce(sum(r.payout), 0)`,
        net: sql`coalesce(sum(coalesce(r.payout, 0) - r.stake), 0)`,
      },
    },
    query,
  );
  const needs = { brand, catalogue: await services.catalogue.current() };
  const wire = (numeric: string) => money(numeric, brand.currency.decimals);
  return {
    ...page,
    content: content.map((round) => showRound(needs, round)),
    totals: {
      rounds: page.totalElements,
      stake: wire(totals.stake),
      openStake: wire(totals.openStake),
      payout: wire(totals.payout),
      net: wire(totals.net),
    },
  };
}

const FIND = `
  select ${ROUND_COLUMNS} from inhouse_rounds r
  where r.id = $1 and r.member_id = $2 and r.started_at is not null`;

async function findRound({ db }: Pick<Services, 'db'>, memberId: number, roundId: string): Promise<StakedRound> {
  const [round] = await db.query<StakedRound>('inhouse_round', FIND, [roundId, memberId]);
  if (round === undefined) throw new Failure('not_found');
  return round;
}

/** A round of the member. Failure: `not_found`, also for another member's and for one without a stake. */
export async function getRound(services: Services, memberId: number, roundId: string): Promise<InhouseRound> {
  const round = await findRound(services, memberId, roundId);
  return showRound({ ...services, catalogue: await services.catalogue.current() }, round);
}

/** What anybody needs to work a round out again; its seed once it has ended (LOBBY-19). Failure: `not_found`. */
export async function getEvidence(services: Services, memberId: number, roundId: string): Promise<InhouseEvidence> {
  const shared = await flightEvidence(services, memberId, roundId);
  if (shared !== undefined) return shared;
  const round = await findRound(services, memberId, roundId);
  const { id, gameId, rulesVersion, serverSeedHash, sealedSeed, clientSeed, choice, multiplier, endedAt } = round;
  const seal = await seedSeal(services);
  const isOver = endedAt !== null;
  return {
    roundId: id,
    gameId,
    rulesVersion,
    algorithm: ALGORITHM,
    serverSeedHash,
    serverSeed: isOver && sealedSeed !== null ? seal.open(sealedSeed) : null,
    clientSeed,
    label: labelOf(round),
    choice,
    opened: [...cellsOf(round.steps)],
    dealt: [...cardsOf(round.steps)],
    multiplier,
    outcome: isOver ? [...round.outcome] : [],
    revealedAt: endedAt?.toISOString() ?? null,
  };
}

const FIND_BET = `
  select server_seed_hash as "serverSeedHash", sealed_seed as "sealedSeed", client_seed as "clientSeed",
    ended_at as "endedAt"
  from inhouse_rounds where bet_id = $1 and member_id = $2 and ended_at is not null`;

type Evidence = Pick<StakedRound, 'serverSeedHash' | 'sealedSeed' | 'clientSeed'> & { readonly endedAt: Date };

/** What the bet of an in-house round can be checked by; undefined for other bets and open rounds. */
export async function roundEvidence(
  services: Pick<Services, 'db' | 'config' | 'random'>,
  memberId: number,
  betId: string,
): Promise<BetEvidence | undefined> {
  const [round] = await services.db.query<Evidence>('inhouse_bet_evidence', FIND_BET, [betId, memberId]);
  if (round === undefined) return undefined;
  const { serverSeedHash, sealedSeed, clientSeed, endedAt } = round;
  const seal = await seedSeal(services);
  return {
    source: 'inhouse',
    drawnAt: endedAt.toISOString(),
    drawName: null,
    resultVersion: null,
    prizes: [],
    algorithm: ALGORITHM,
    commitment: serverSeedHash,
    clientSeed,
    seed: sealedSeed === null ? null : seal.open(sealedSeed),
  };
}
