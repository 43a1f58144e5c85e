import type { GameCategory } from '../../../../generated/server/model/index.ts';
import type { Queries } from '../../db/database.ts';
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts';

const STAKEABLE = `
  select w.balance + (
    select coalesce(sum(n.balance), 0) from bonuses n
    where n.member_id = $1 and n.state = 'active' and n.ends_at > $3 and exists (
      select from jsonb_array_elements(n.wagering -> 'contributions') c
      where c ->> 'gameType' = any($2) and (c ->> 'rate')::int > 0
    )
  ) as balance
  from wallets w where w.member_id = $1 and w.kind = 'main'`;

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

/** What a member can stake with a seamless vendor. */
export function stakeableWith(
  db: Pick<Queries, 'query'>,
  catalogue: CatalogueSnapshot,
  vendor: string,
  memberId: number,
  at: Date,
): Promise<string> {
  const lanes = catalogue.lanes.filter(({ cards }) => cards.some(({ vassalage }) => vassalage === vendor));
  const categories = lanes.map(({ category }) => category);
  return stakeableOn(db, categories, memberId, at);
}
