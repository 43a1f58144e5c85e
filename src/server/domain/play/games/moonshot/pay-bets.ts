import type { Queries } from '#server/db/database.ts';
import { publish } from '#server/domain/ground/publish.ts';
import { type Posting, postAll } from '#server/domain/money/wallet/post.ts';
import { payoutPostings } from '#server/domain/rewards/bonuses/payout-postings.ts';
import type { Services } from '#server/services.ts';
import { compareAmounts } from '#shared/money/amount.ts';
import { netOutcomeOf, settlementOf, validTurnover } from '../../bets/settlements.ts';
import { houseOf } from '../round-money.ts';
import { moonshot } from '../sheets/moonshot.ts';
import { amountIn } from '../sheets/sheet.ts';

/** A bet and the multiplier that it is paid, in hundredths; zero where it is lost. */
export interface DecidedBet {
  readonly roundId: string;
  readonly multiplier: number;
}

interface Paid {
  readonly id: string;
  readonly betId: string;
  readonly memberId: number;
  readonly demo: boolean;
  readonly payout: string;
}

// A bet that was settled before is left alone, so that none is ever paid twice.
const SETTLE = `
  with given as (
    select * from unnest($1::text[], $2::int[]) as x (round_id, multiplier)
  ), due as (
    select i.id, g.multiplier, least(trunc(i.stake * g.multiplier / 100, $4::int), $5::numeric) as payout
    from given g join inhouse_rounds i on i.id = g.round_id
  ), paid as (
    update inhouse_rounds i set state = ${netOutcomeOf('i.stake', 'd.payout')},
      multiplier = to_char(d.multiplier / 100.0, 'FM9999990.00'), payout = d.payout, ended_at = $3, moved_at = $3
    from due d where i.id = d.id and i.state = 'open'
    returning i.id, i.bet_id, i.member_id, i.demo, i.state, i.payout, d.multiplier
  ), gone as (
    update moonshot_bets b set left_at = p.multiplier from paid p where b.round_id = p.id and p.multiplier > 0
  ), changed as (
    update bets b set state = p.state, payout = p.payout, valid_turnover = ${validTurnover('b.stake', 'p.payout')},
      settled_at = $3, ended_at = $3, moved_at = $3
    from paid p where b.id = p.bet_id returning b.*
  ), settlement as (${settlementOf('$3')}), won as (
    insert into wins (member_id, nickname, bet_id, vendor_code, category, node_id, game_name, stake, amount, at)
    select c.member_id, m.nickname, c.id, c.vendor_code, c.category, c.node_id, c.game_name, c.stake, c.payout, $3
    from changed c join members m on m.id = c.member_id
    where c.state = 'won' and round(c.payout, 2) > round(c.stake, 2) on conflict (bet_id) do nothing
  )
  select id, bet_id as "betId", member_id as "memberId", demo, payout from paid order by member_id, id`;

/**
 * Settles bets and pays them, whatever their number in two statements: bets, profit and loss and winners in one, all
 * postings in the other (LOBBY-19, trust 6).
 */
export async function payBets(
  tx: Queries,
  { brand }: Pick<Services, 'brand'>,
  bets: readonly DecidedBet[],
  at: Date,
): Promise<void> {
  if (bets.length === 0) return;
  const { code, decimals } = brand.currency;
  const most = amountIn(brand, moonshot.maxPayout * 100);
  const settled = await tx.query<Paid>('moonshot_settle', SETTLE, [
    bets.map(({ roundId }) => roundId),
    bets.map(({ multiplier }) => multiplier),
    at,
    decimals,
    most,
  ]);
  const paid = settled.filter(({ payout }) => compareAmounts(payout, '0') > 0);
  const postings = paid.map((bet) => payoutOf(bet, code, at));
  if (paid.length > 0) await postAll(tx, await payoutPostings(tx, brand, postings));
  await publish(tx, at, [
    ...paid.map(({ memberId }) => ({ kind: 'balance', memberId }) as const),
    ...settled.map(({ memberId, betId }) => ({ kind: 'bets', memberId, betId }) as const),
  ]);
}

function payoutOf({ id, betId, memberId, demo, payout }: Paid, currency: string, at: Date): Posting {
  return {
    key: `moonshot:${id}:payout`,
    kind: 'prize',
    reason: { kind: 'bet', id: betId },
    at,
    currency,
    entries: [
      { house: houseOf(demo), amount: `-${payout}` },
      { memberId, purpose: 'main', amount: payout },
    ],
  };
}
