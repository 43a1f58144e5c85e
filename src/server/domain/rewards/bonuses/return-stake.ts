import type { BonusState } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { addAmounts, compareAmounts, subtractAmounts } from '#shared/money/amount.ts';
import type { Entry } from '../../money/wallet/post.ts';

interface Taken {
  readonly id: string;
  readonly state: BonusState;
  readonly amount: string;
}

const TAKEN = `
  select n.id, n.state, s.amount from bonus_stakes s join bonuses n on n.id = s.bonus_id where s.key = $1
  order by n.ends_at, n.granted_at, n.id for update of n`;
const RETURN = `
  with back as (
    insert into bonus_stakes (key, bonus_id, bet_id, amount)
    select $2, bonus_id, bet_id, -amount from bonus_stakes where key = $1 returning bonus_id, amount
  )
  update bonuses n set balance = n.balance - b.amount from back b where n.id = b.bonus_id and n.state = 'active'`;

interface Returned {
  readonly memberId: number;
  readonly amount: string;
  /** The key of the posting that took the stake. */
  readonly taken: string;
  /** The key of the posting that gives it back. */
  readonly key: string;
}

/** The entries that give a stake back to where it came from. A bonus that ended in the meantime ends it too. */
export async function returnedStake(tx: Queries, { memberId, amount, taken, key }: Returned): Promise<Entry[]> {
  const parts = await tx.query<Taken>('stake_taken', TAKEN, [taken]);
  if (parts.length === 0) return [{ memberId, purpose: 'main', amount }];
  await tx.query('stake_return', RETURN, [taken, key]);
  const sumOf = (isMeant: (state: BonusState) => boolean) =>
    parts
      .filter(({ state }) => isMeant(state))
      .map((part) => part.amount)
      .reduce(addAmounts, '0');
  const bonus = sumOf((state) => state === 'active');
  const forfeited = sumOf((state) => state === 'expired' || state === 'cancelled');
  const entries: Entry[] = [
    { memberId, purpose: 'main', amount: subtractAmounts(subtractAmounts(amount, bonus), forfeited) },
    { memberId, purpose: 'bonus', amount: bonus },
    { house: 'promotions', amount: forfeited },
  ];
  return entries.filter((entry) => compareAmounts(entry.amount, '0') !== 0);
}
