import { createHash } from 'node:crypto';
import type { Language, RaffleChance, RafflePrize } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { StoredReward, Words } from '#server/db/schema/bonuses.ts';
import { chancesText, MILLION } from '#shared/promotions/raffle.ts';
import type { NewReward } from '../grants/grant-reward.ts';

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
export function hashOfChances(chances: readonly RaffleChance[]): string {
  return createHash('sha256').update(chancesText(chances)).digest('hex');
}

/** A prize with a chance, as members see it. */
export function prizeOf({ id, title, reward, left }: PrizeRow, chance: number, language: Language): RafflePrize {
  const told = reward && { ...reward, text: title[language] };
  return { prizeId: id, title: title[language], picture: null, reward: told, chance, left };
}
