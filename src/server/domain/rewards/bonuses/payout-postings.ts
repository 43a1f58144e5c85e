import type { BonusState } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import { addAmounts, compareAmounts, shareOf, subtractAmounts } from '#shared/money/amount.ts';
import type { Entry, Posting } from '../../money/wallet/post.ts';

interface Share {
  readonly betId: string;
  readonly bonusId: string;
  readonly memberId: number;
  /** Bonus money in the stake of the bet. */
  readonly part: string;
  readonly stake: string;
}

interface Locked {
  readonly id: string;
  readonly state: BonusState;
  readonly balance: string;
}

const SHARES = `
  select s.bet_id as "betId", s.bonus_id as "bonusId", b.member_id as "memberId", sum(s.amount) as part, b.stake
  from bonus_stakes s join bets b on b.id = s.bet_id
  where s.bet_id = any($1) group by s.bet_id, s.bonus_id, b.member_id, b.stake having sum(s.amount) > 0
  order by s.bet_id, s.bonus_id`;
const LOCK = `
  select n.id, n.state, n.balance from bonuses n where n.id = any($1)
  order by n.member_id, n.ends_at, n.granted_at, n.id for update`;
const MOVE = `
  update bonuses n set balance = n.balance + g.amount
  from unnest($1::text[], $2::numeric[]) as g (id, amount) where n.id = g.id`;

/** An amount that comes from a bet, or below zero goes back to it. */
export interface BetAmount {
  readonly betId: string;
  readonly amount: string;
}

/** The parts of an amount. */
export interface PayoutParts {
  readonly main: string;
  /** What does not go to the main wallet. */
  readonly others: readonly Entry[];
}

/**
 * Divides what bets pay as their stakes were: each bonus gets its share, rounded down, the main wallet the rest. The
 * share of a completed bonus is main money. That of an expired or given-up bonus is forfeited. Of what goes back, a
 * bonus gives no more than it has. Shares are in the balances of the bonuses afterwards.
 */
export async function payoutParts(
  tx: Queries,
  { currency }: Pick<Brand, 'currency'>,
  amounts: readonly BetAmount[],
): Promise<readonly PayoutParts[]> {
  const whole = amounts.map(({ amount }): PayoutParts => ({ main: amount, others: [] }));
  const betIds = [...new Set(amounts.map(({ betId }) => betId))];
  const shares = betIds.length === 0 ? [] : await tx.query<Share>('payout_shares', SHARES, [betIds]);
  if (shares.length === 0) return whole;
  const ids = [...new Set(shares.map(({ bonusId }) => bonusId))];
  const bonuses = new Map((await tx.query<Locked>('payout_bonuses', LOCK, [ids])).map((bonus) => [bonus.id, bonus]));
  const moved = new Map<string, string>();
  const parts = amounts.map(({ betId, amount }) => {
    let [main, bonusPart, forfeited] = [amount, '0', '0'];
    const memberId = shares.find((share) => share.betId === betId)?.memberId ?? 0;
    for (const { bonusId, part, stake } of shares.filter((share) => share.betId === betId)) {
      const bonus = bonuses.get(bonusId);
      if (bonus === undefined || bonus.state === 'completed') continue;
      const share = shareOf(amount, part, stake, currency.decimals);
      if (bonus.state !== 'active') {
        forfeited = addAmounts(forfeited, share);
        main = subtractAmounts(main, share);
        continue;
      }
      const before = moved.get(bonusId) ?? '0';
      const least = subtractAmounts('0', addAmounts(bonus.balance, before));
      const change = compareAmounts(share, least) < 0 ? least : share;
      moved.set(bonusId, addAmounts(before, change));
      bonusPart = addAmounts(bonusPart, change);
      main = subtractAmounts(main, change);
    }
    const others: Entry[] = [
      { memberId, purpose: 'bonus', amount: bonusPart },
      { house: 'promotions', amount: forfeited },
    ];
    return { main, others: others.filter((entry) => compareAmounts(entry.amount, '0') !== 0) };
  });
  await tx.query('payout_bonus_move', MOVE, [[...moved.keys()], [...moved.values()]]);
  return parts;
}

/** The postings of payouts with their amount for the main wallet divided as the stakes of their bets were. */
export async function payoutPostings(
  tx: Queries,
  brand: Pick<Brand, 'currency'>,
  postings: readonly Posting[],
): Promise<readonly Posting[]> {
  const amounts = postings.map(({ reason, entries }) => ({
    betId: reason.id,
    amount: entries.find((entry) => 'purpose' in entry && entry.purpose === 'main')?.amount ?? '0',
  }));
  const parts = await payoutParts(tx, brand, amounts);
  return postings.map((posting, index) => {
    const { main, others } = parts[index] ?? { main: '0', others: [] };
    if (others.length === 0) return posting;
    const entries = posting.entries.flatMap((entry) => {
      if ('house' in entry || entry.purpose !== 'main') return [entry];
      return compareAmounts(main, '0') === 0 ? [] : [{ ...entry, amount: main }];
    });
    return { ...posting, entries: [...entries, ...others] };
  });
}
