import type { Queries } from '#server/db/database.ts';
import type { PromotionRule } from '#server/db/schema/promotions.ts';
import type { Services } from '#server/services.ts';
import { compareAmounts, subtractAmounts } from '#shared/money/amount.ts';
import { dayAt, momentOn } from '#shared/time/zone.ts';
import { newSecret } from '../../ground/encryption/secret.ts';
import { chancesOf, hashOfChances, readPrizes } from './raffle-prizes.ts';

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
