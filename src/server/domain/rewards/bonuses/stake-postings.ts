import type { BonusState, GameCategory } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { addAmounts, compareAmounts, leastAmount, subtractAmounts } from '#shared/money/amount.ts';
import type { Entry, HousePurpose, Posting } from '../../money/wallet/post.ts';
import { countsGamesOf } from './stakeable.ts';

/** Stakes of one member on games of one category. */
export interface StakeOrder {
  readonly memberId: number;
  readonly category: GameCategory;
  readonly house: HousePurpose;
  readonly currency: string;
  readonly at: Date;
  /** In the order in which they are taken; amounts are decimal strings above zero. */
  readonly stakes: readonly { readonly key: string; readonly betId: string; readonly amount: string }[];
}

// Bonuses are locked before wallets everywhere, and in this order.
const COUNTABLE = `
  select n.id, n.balance from bonuses n
  where n.member_id = $1 and n.state = 'active' and n.balance > 0 and n.ends_at > $3 and ${countsGamesOf('$2')}
  order by n.ends_at, n.granted_at, n.id for update`;
const MAIN = `select balance from wallets where member_id = $1 and kind = 'main' for update`;
const TAKE = `
  with given as (
    select * from jsonb_to_recordset($1::jsonb) as x(key text, "bonusId" text, "betId" text, amount numeric)
  ), taken as (
    update bonuses n set balance = n.balance - g.amount
    from (select "bonusId", sum(amount) as amount from given group by 1) g where n.id = g."bonusId"
  )
  insert into bonus_stakes (key, bonus_id, bet_id, amount) select key, "bonusId", "betId", amount from given`;

/**
 * The postings that take stakes: from the main wallet, then from bonus money that counts for the game, which is kept as
 * staked. Bets are stored before, and the caller holds the lock of the member. Posting them fails with
 * `insufficient_balance` where the money does not suffice.
 */
export async function stakePostings(tx: Queries, order: StakeOrder): Promise<readonly Posting[]> {
  const { memberId, category, at, stakes } = order;
  const bonuses = await tx.query<Countable>('stake_bonuses', COUNTABLE, [memberId, category, at]);
  if (bonuses.length === 0) return stakes.map((stake) => postingOf(order, stake, { main: stake.amount, bonuses: [] }));
  const [wallet] = await tx.query<{ balance: string }>('stake_main', MAIN, [memberId]);
  const amounts = stakes.map(({ amount }) => amount);
  const splits = splitStakes(wallet?.balance ?? '0', bonuses, amounts);
  const taken = stakes.flatMap(({ key, betId }, index) =>
    (splits[index]?.bonuses ?? []).map(({ id, amount }) => ({ key, bonusId: id, betId, amount })),
  );
  if (taken.length > 0) await tx.query('stake_bonus_take', TAKE, [JSON.stringify(taken)]);
  return stakes.map((stake, index) => postingOf(order, stake, splits[index] ?? { main: stake.amount, bonuses: [] }));
}

/** Bonus money that counts for a game. */
interface Countable {
  readonly id: string;
  readonly balance: string;
}

/** The parts of a stake. */
interface StakeSplit {
  readonly main: string;
  readonly bonuses: readonly { readonly id: string; readonly amount: string }[];
}

const isMore = (amount: string) => compareAmounts(amount, '0') > 0;

/**
 * Splits stakes in their order: each takes from the main wallet first, then from the bonuses in theirs. What nothing
 * covers stays with the main wallet, whose posting then refuses it.
 */
export function splitStakes(main: string, bonuses: readonly Countable[], stakes: readonly string[]): StakeSplit[] {
  let free = main;
  const left = bonuses.map((bonus) => ({ ...bonus }));
  return stakes.map((stake) => {
    const own = leastAmount(stake, free);
    let rest = subtractAmounts(stake, own);
    const parts: { id: string; amount: string }[] = [];
    for (const bonus of left) {
      const amount = leastAmount(rest, bonus.balance);
      if (!isMore(amount)) continue;
      bonus.balance = subtractAmounts(bonus.balance, amount);
      rest = subtractAmounts(rest, amount);
      parts.push({ id: bonus.id, amount });
    }
    free = subtractAmounts(free, own);
    return { main: addAmounts(own, rest), bonuses: parts };
  });
}

function postingOf(
  { memberId, house, currency, at }: StakeOrder,
  { key, betId, amount }: StakeOrder['stakes'][number],
  { main, bonuses }: StakeSplit,
): Posting {
  const bonus = bonuses.map((part) => part.amount).reduce(addAmounts, '0');
  const taken: Entry[] = [
    { memberId, purpose: 'main', amount: `-${main}` },
    { memberId, purpose: 'bonus', amount: `-${bonus}` },
  ];
  return {
    key,
    kind: 'bet',
    reason: { kind: 'bet', id: betId },
    at,
    currency,
    entries: [...taken.filter((entry) => compareAmounts(entry.amount, '0') < 0), { house, amount }],
  };
}

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
