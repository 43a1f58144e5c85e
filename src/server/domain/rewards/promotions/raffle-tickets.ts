import { createHash } from 'node:crypto';
import type { Language, RaffleChance, RafflePrize } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { StoredReward, Words } from '#server/db/schema/bonuses.ts';
import type { PromotionRule } from '#server/db/schema/promotions.ts';
import type { Services } from '#server/services.ts';
import { compareAmounts, subtractAmounts } from '#shared/money/amount.ts';
import { chancesText, MILLION } from '#shared/promotions/raffle.ts';
import { dayAt, momentOn } from '#shared/time/zone.ts';
import { newSecret } from '../../ground/encryption/secret.ts';
import type { NewReward } from '../grants/grant-reward.ts';

const RAFFLES = `
  select id, rule, ends_at as "endsAt" from promotions
  where enabled and apply_mode = 'raffle' and rule ->> 'kind' = 'deposit_tickets' and starts_at <= $1
    and (ends_at is null or ends_at > $1)`;
const TODAY = `
  select count(*)::int as count from raffle_tickets where promotion_id = $1 and member_id = $2 and earned_at >= $3`;
const ADD = `
  insert into raffle_tickets (id, key, promotion_id, member_id, deposit_id, seed, earned_at, expires_at, chances,
    chances_hash)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (key) do nothing`;

interface Raffle {
  readonly id: string;
  readonly rule: PromotionRule;
  readonly endsAt: Date | null;
}

/**
 * Gives the raffle tickets of a credited deposit in the transaction of its credit (PROMO-07). Each has its seed and the
 * chances as they stand.
 */
export async function earnTickets(
  { brand, random }: Pick<Services, 'brand' | 'random'>,
  tx: Queries,
  deposit: { readonly depositId: string; readonly memberId: number; readonly amount: string; readonly at: Date },
): Promise<void> {
  const { depositId, memberId, amount, at } = deposit;
  const midnight = new Date(momentOn(dayAt(at.getTime(), brand.timeZone), brand.timeZone));
  for (const { id, rule, endsAt } of await tx.query<Raffle>('raffles_open', RAFFLES, [at])) {
    if (rule.kind !== 'deposit_tickets') continue;
    const [today] = await tx.query<{ count: number }>('raffle_today', TODAY, [id, memberId, midnight]);
    const most = rule.mostPerDay - (today?.count ?? 0);
    const chances = chancesOf(await readPrizes(tx, id));
    let rest = amount;
    for (let ticket = 1; ticket <= most && compareAmounts(rest, rule.each) >= 0; ticket++) {
      rest = subtractAmounts(rest, rule.each);
      await tx.query('raffle_ticket_add', ADD, [
        newSecret('tk-', random),
        `${id}:${depositId}:${ticket}`,
        id,
        memberId,
        depositId,
        Buffer.from(random(32)).toString('hex'),
        at,
        endsAt,
        JSON.stringify(chances),
        hashOfChances(chances),
      ]);
    }
  }
}

/** A prize of a raffle. */
export interface PrizeRow extends Pick<NewReward, 'wagering'> {
  readonly id: string;
  readonly title: Words;
  /** Null is the blank. */
  readonly reward: StoredReward | null;
  /** In millionths. */
  readonly chance: number;
  /** How many are left, and can be paid from the promotion's budget; null without an end. */
  readonly left: number | null;
}

const PRIZES = `
  select z.id, z.title, z.reward, z.wagering, z.chance, least(z."left", case
    when (z.reward ->> 'amount')::numeric > 0 then floor((p.budget - p.spent) / (z.reward ->> 'amount')::numeric)
  end)::int as "left"
  from raffle_prizes z join promotions p on p.id = z.promotion_id where z.promotion_id = $1 order by z.position`;
const LOCK_PRIZES = `${PRIZES} for update of z for no key update of p`;

/** The prizes of a raffle, in the order of their parts of the million. */
export function readPrizes(db: Pick<Queries, 'query'>, promotionId: string): Promise<PrizeRow[]> {
  return db.query<PrizeRow>('raffle_prizes', PRIZES, [promotionId]);
}

/** {@link readPrizes}, locked, so that draws of one raffle wait for each other and each sees what is left. */
export function lockPrizes(tx: Queries, promotionId: string): Promise<PrizeRow[]> {
  return tx.query<PrizeRow>('raffle_prizes_lock', LOCK_PRIZES, [promotionId]);
}

/** The blank, which is drawn for a prize that is used up. */
export function blankOf(prizes: readonly PrizeRow[]): PrizeRow | undefined {
  return prizes.find(({ reward }) => reward === null);
}

/** The chances of a ticket that is earned now: those of prizes that are used up go to the blank. */
export function chancesOf(prizes: readonly PrizeRow[]): RaffleChance[] {
  const own = prizes.map(({ chance, left }) => (left === 0 ? 0 : chance));
  const unused = MILLION - own.reduce((sum, chance) => sum + chance, 0);
  const blank = blankOf(prizes);
  return prizes.map((prize, at) => ({
    prizeId: prize.id,
    chance: (own[at] ?? 0) + (prize === blank ? unused : 0),
  }));
}

/** The seal of chances. */
function hashOfChances(chances: readonly RaffleChance[]): string {
  return createHash('sha256').update(chancesText(chances)).digest('hex');
}

/** A prize with a chance, as members see it. */
export function prizeOf({ id, title, reward, left }: PrizeRow, chance: number, language: Language): RafflePrize {
  const shown = reward && { ...reward, text: title[language] };
  return { prizeId: id, title: title[language], picture: null, reward: shown, chance, left };
}
