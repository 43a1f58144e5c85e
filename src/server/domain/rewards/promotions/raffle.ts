import { sql } from 'drizzle-orm';
import type {
  Language,
  Raffle,
  RaffleChance,
  RaffleEvidence,
  RaffleTicket,
  RaffleTicketPage,
  RewardCredit,
  TicketState,
} from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { texts } from '#server/texts/texts.ts';
import { drawRaffle, type RaffleDraw } from '#shared/promotions/raffle.ts';
import { audit } from '../../ground/audit/audit.ts';
import { commitmentOf, seededNumbers } from '../../ground/fairness/seeded.ts';
import { type PageQuery, paged, pageOf, piece } from '../../ground/paging/paging.ts';
import type { Session } from '../../identity/session/session.ts';
import { targetOf } from '../grants/give-reward.ts';
import { grantReward } from '../grants/grant-reward.ts';
import { claimRewards } from '../grants/member-rewards.ts';
import { takeBudget } from './budget.ts';
import { blankOf, chancesOf, lockPrizes, type PrizeRow, prizeOf, readPrizes } from './raffle-tickets.ts';

type Needs = Pick<Services, 'db' | 'brand' | 'clock'>;

const RAFFLE = `
  select p.ends_at as "endsAt", coalesce(t.summary, '') as rule from promotions p
  left join lateral (
    select summary from promotion_texts where promotion_id = p.id order by language = $2 desc limit 1
  ) t on true
  where p.id = $1 and p.enabled and p.apply_mode = 'raffle'`;
const COUNTS = `
  select count(*) filter (where drawn_at is null and (expires_at is null or expires_at > $3))::int as open,
    count(*) filter (where drawn_at is not null)::int as drawn
  from raffle_tickets where promotion_id = $1 and member_id = $2`;

async function requireRaffle(db: Pick<Queries, 'query'>, promotionId: string, language: Language) {
  const [raffle] = await db.query<{ endsAt: Date | null; rule: string }>('raffle_find', RAFFLE, [
    promotionId,
    language,
  ]);
  if (raffle === undefined) throw new Failure('not_found');
  return raffle;
}

/** The prizes of a raffle with a present ticket's chances, and the member's count of tickets (API-53, PROMO-07). */
export async function findRaffle(
  { db, clock }: Needs,
  memberId: number,
  promotionId: string,
  language: Language,
): Promise<Raffle> {
  const { endsAt, rule } = await requireRaffle(db, promotionId, language);
  const prizes = await readPrizes(db, promotionId);
  const values = [promotionId, memberId, new Date(clock())];
  const [counts] = await db.query<{ open: number; drawn: number }>('raffle_counts', COUNTS, values);
  const chances = chancesOf(prizes);
  return {
    promotionId,
    ticketRule: rule,
    endsAt: endsAt?.toISOString() ?? null,
    openTickets: counts?.open ?? 0,
    drawnTickets: counts?.drawn ?? 0,
    prizes: prizes
      .map((prize, at) => prizeOf(prize, chances[at]?.chance ?? 0, language))
      .sort((a, b) => a.chance - b.chance),
  };
}

interface TicketRow {
  readonly id: string;
  readonly promotionId: string;
  readonly depositId: string;
  readonly seed: string;
  readonly earnedAt: Date;
  readonly expiresAt: Date | null;
  readonly drawnAt: Date | null;
  readonly chances: readonly RaffleChance[] | null;
  /** Null where the chances were taken at the draw. */
  readonly chancesHash: string | null;
  readonly prizeId: string | null;
  readonly rewardId: string | null;
  readonly bonusId: string | null;
}

const TICKET = `
  k.id, k.promotion_id as "promotionId", k.deposit_id as "depositId", k.seed, k.earned_at as "earnedAt",
  k.expires_at as "expiresAt", k.drawn_at as "drawnAt", k.chances, k.chances_hash as "chancesHash",
  k.prize_id as "prizeId", k.reward_id as "rewardId",
  (select r.bonus_id from member_rewards r where r.id = k.reward_id) as "bonusId"`;

export interface TicketQuery extends PageQuery {
  readonly promotionId: string;
  readonly state?: TicketState | undefined;
}

/** A page of the member's tickets of a raffle, the newest first (API-53). Failure: `not_found`. */
export async function listTickets(
  { db, clock }: Needs,
  memberId: number,
  { promotionId, state, ...query }: TicketQuery,
  language: Language,
): Promise<RaffleTicketPage> {
  await requireRaffle(db, promotionId, language);
  const now = new Date(clock());
  const wanted = {
    open: sql`k.drawn_at is null and (k.expires_at is null or k.expires_at > ${now})`,
    drawn: sql`k.drawn_at is not null`,
    expired: sql`k.drawn_at is null and k.expires_at <= ${now}`,
  };
  const { content, totalElements } = await paged<TicketRow>(
    db,
    {
      name: 'raffle_tickets',
      from: sql`raffle_tickets k`,
      where: [sql`k.member_id = ${memberId}`, sql`k.promotion_id = ${promotionId}`, state && wanted[state]],
      order: sql`k.earned_at desc, k.id`,
      columns: piece(TICKET),
    },
    query,
  );
  const prizes = await readPrizes(db, promotionId);
  return pageOf(
    content.map((row) => ticketOf(row, prizes, now, language)),
    totalElements,
    query,
  );
}

function ticketOf(row: TicketRow, prizes: readonly PrizeRow[], now: Date, language: Language): RaffleTicket {
  const { id, promotionId, depositId, seed, earnedAt, expiresAt, drawnAt, prizeId, rewardId, bonusId } = row;
  const { chances, chancesHash } = row;
  const prize = prizes.find((one) => one.id === prizeId);
  const isOver = expiresAt !== null && expiresAt <= now;
  const credit: RewardCredit | null =
    prize?.reward && rewardId !== null && drawnAt !== null
      ? {
          rewardId,
          reward: { ...prize.reward, text: prize.title[language] },
          bonusId,
          target: targetOf(prize.reward.kind),
          creditedAt: drawnAt.toISOString(),
        }
      : null;
  return {
    ticketId: id,
    promotionId,
    state: drawnAt !== null ? 'drawn' : isOver ? 'expired' : 'open',
    reason: texts[language].promotions.ticketOf(depositId),
    commitment: commitmentOf(seed),
    chances: chancesHash && chances ? [...chances] : null,
    chancesHash,
    earnedAt: earnedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    drawnAt: drawnAt?.toISOString() ?? null,
    prize: prize === undefined ? null : prizeOf(prize, chanceOf(prize, chances), language),
    credit,
    evidence: evidenceOf(row),
  };
}

function chanceOf(prize: PrizeRow, chances: TicketRow['chances']): number {
  return chances?.find(({ prizeId }) => prizeId === prize.id)?.chance ?? prize.chance;
}

/** How a ticket was drawn; its seed is opened no earlier. */
function evidenceOf({ id, seed, drawnAt, chances, prizeId }: TicketRow): RaffleEvidence | null {
  if (drawnAt === null || chances === null) return null;
  const { number, place } = drawOf({ id, seed }, chances);
  const drawn = chances[place]?.prizeId ?? null;
  const usedUp = drawn === prizeId ? null : drawn;
  return { algorithm: 'portico-hmac-sha256-1', seed, number, chances: [...chances], usedUp };
}

function drawOf({ id, seed }: Pick<TicketRow, 'id' | 'seed'>, chances: readonly RaffleChance[]): RaffleDraw {
  return drawRaffle(
    seededNumbers(seed, id),
    chances.map(({ chance }) => chance),
  );
}

const FIND = `select ${TICKET} from raffle_tickets k where k.id = $1 and k.member_id = $2 and k.promotion_id = $3`;
const LOCK = `${FIND} for update`;
const TAKE = 'update raffle_prizes set "left" = "left" - 1 where id = $1 and "left" is not null';
const DRAWN = 'update raffle_tickets set drawn_at = $2, prize_id = $3, reward_id = $4, chances = $5 where id = $1';

/**
 * Draws the prize of a ticket from its seed and chances, and gives it, once (PROMO-07). It works in the caller's
 * transaction. A prize is given at most as often as there are, within the promotion's budget; else the ticket draws the
 * blank. Failures: `not_found`, also for another member's; `reward_unavailable` for a ticket that was drawn or has
 * expired.
 */
export async function drawTicket(
  services: Pick<Services, 'brand' | 'clock' | 'random'>,
  tx: Queries,
  session: Pick<Session, 'memberId' | 'id'>,
  { promotionId, ticketId }: { readonly promotionId: string; readonly ticketId: string },
  language: Language,
): Promise<RaffleTicket> {
  const { memberId } = session;
  const at = new Date(services.clock());
  const [ticket] = await tx.query<TicketRow>('raffle_ticket_lock', LOCK, [ticketId, memberId, promotionId]);
  if (ticket === undefined) throw new Failure('not_found');
  const isOver = ticket.expiresAt !== null && ticket.expiresAt <= at;
  if (ticket.drawnAt !== null || isOver) throw new Failure('reward_unavailable');
  const prizes = await lockPrizes(tx, promotionId);
  // A ticket from before chances were fixed takes those of the moment.
  const chances = ticket.chances ?? chancesOf(prizes);
  const prize = prizeFor(chances[drawOf(ticket, chances).place], prizes);
  if (prize === undefined) throw new Error(`the raffle ${promotionId} has no prizes`);
  const amount = prize.reward?.amount ?? null;
  if (amount !== null && !(await takeBudget(tx, promotionId, amount))) {
    throw new Error(`the budget of ${promotionId} does not reach for ${prize.id}`);
  }
  const rewardId = await givePrize(services, tx, session, prize, { ticketId, at, language });
  await tx.query('raffle_prize_take', TAKE, [prize.id]);
  await tx.query('raffle_ticket_drawn', DRAWN, [ticketId, at, prize.id, rewardId, JSON.stringify(chances)]);
  const [drawn] = await tx.query<TicketRow>('raffle_ticket_find', FIND, [ticketId, memberId, promotionId]);
  const data = { ticket: ticketId, prize: prize.id, session: session.id };
  await audit(tx, { at, kind: 'raffle_drawn', memberId, data });
  return ticketOf(drawn ?? ticket, prizes, at, language);
}

/** The prize of a number's part; the blank where it is used up. */
function prizeFor(drawn: RaffleChance | undefined, prizes: readonly PrizeRow[]): PrizeRow | undefined {
  const prize = prizes.find(({ id }) => id === drawn?.prizeId);
  return prize === undefined || prize.left === 0 ? blankOf(prizes) : prize;
}

async function givePrize(
  services: Pick<Services, 'brand' | 'clock' | 'random'>,
  tx: Queries,
  session: Pick<Session, 'memberId' | 'id'>,
  { title, reward, wagering }: PrizeRow,
  { ticketId, at, language }: { readonly ticketId: string; readonly at: Date; readonly language: Language },
): Promise<string | null> {
  if (reward === null) return null;
  const rewardId = await grantReward(services, tx, {
    key: `raffle:${ticketId}`,
    memberId: session.memberId,
    source: 'raffle',
    sourceId: ticketId,
    title,
    text: title,
    reward,
    wagering,
    at,
    expiresAt: null,
  });
  await claimRewards(services, tx, session, [rewardId], language);
  return rewardId;
}
