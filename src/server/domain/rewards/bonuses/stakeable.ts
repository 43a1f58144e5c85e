import { GameCategory, type PlayableBalance } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import { money } from '../../ground/amounts/money.ts';

/** Whether the wagering of a bonus `n` counts games of a category. */
export const countsGamesOf = (category: string) => `exists (
    select from jsonb_array_elements(n.wagering -> 'contributions') c
    where c ->> 'gameType' = ${category} and (c ->> 'rate')::int > 0
  )`;

const countable = (category: string) => `
  select coalesce(sum(n.balance), 0) from bonuses n
  where n.member_id = $1 and n.state = 'active' and n.ends_at > $3 and ${countsGamesOf(category)}`;
const STAKEABLE = `
  select w.balance + (${countable('any($2)')}) as balance from wallets w where w.member_id = $1 and w.kind = 'main'`;
const BY_CATEGORY = `
  select g.category as "gameType", w.balance + (${countable('g.category')}) as amount
  from wallets w cross join unnest($2::text[]) with ordinality as g (category, place)
  where w.member_id = $1 and w.kind = 'main' order by g.place`;

/** What a member can stake on games of some categories: the main wallet, and bonus money that counts for them. */
export async function stakeableOn(
  db: Pick<Queries, 'query'>,
  categories: readonly GameCategory[],
  memberId: number,
  at: Date,
): Promise<string> {
  const [wallet] = await db.query<{ balance: string }>('stakeable', STAKEABLE, [memberId, categories, at]);
  return wallet?.balance ?? '0';
}

/** What a member can stake on the games of each category, as on the wire (WALLET-12). */
export async function playableBy(
  db: Pick<Queries, 'query'>,
  { currency }: Pick<Brand, 'currency'>,
  memberId: number,
  at: Date,
): Promise<PlayableBalance[]> {
  const values = [memberId, Object.values(GameCategory), at];
  const rows = await db.query<PlayableBalance>('playable_by_category', BY_CATEGORY, values);
  return rows.map(({ gameType, amount }) => ({ gameType, amount: money(amount, currency.decimals) }));
}
