import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { eachInTurn } from '#server/shared/each-in-turn.ts';
import { compareAmounts } from '#shared/money/amount.ts';
import { lockMember } from '../../ground/lock-member.ts';
import { type Posting, post } from '../../money/wallet/post.ts';
import { payoutPostings } from '../../rewards/bonuses/payout-postings.ts';
import { payBet, type RoundBet, settleBet } from '../bets/round-bet.ts';
import { IN_HOUSE } from '../games/rules.ts';

const HOUR = 3_600_000;
/** A round without an end is given up this long after its last movement. The help centre publishes these times. */
const GIVEN_UP_AFTER = 24 * HOUR;
/** Events of sports are bet on long before they take place. */
const SPORTS_GIVEN_UP_AFTER = 30 * 24 * HOUR;

const DUE = `
  select id, member_id as "memberId" from bets
  where state = 'open' and round_id is not null and vendor_code <> '${IN_HOUSE}'
    and moved_at <= case when category in ('SPORTS', 'ESPORTS') then $2::timestamptz else $1::timestamptz end
  order by moved_at limit 500`;
const READ = `
  select id, member_id as "memberId", vendor_code as vendor, node_id as "nodeId", state, stake, payout, refunded,
    ended_at as "endedAt"
  from bets where id = $1 and state = 'open' and moved_at <= $2`;

/**
 * Settles the rounds that their vendors never ended (trust 9): by what they paid, or as void with the stake returned.
 * Each is a transaction of its own. In-house rounds have rules of their own. A later payout of the vendor still reaches the member.
 */
export async function settleUnfinishedRounds(services: Pick<Services, 'db' | 'brand' | 'clock'>): Promise<void> {
  const { db, clock } = services;
  const now = clock();
  const ends = [new Date(now - GIVEN_UP_AFTER), new Date(now - SPORTS_GIVEN_UP_AFTER)];
  const due = await db.query<Pick<RoundBet, 'id' | 'memberId'>>('rounds_unfinished', DUE, ends);
  const settle = ({ id, memberId }: (typeof due)[number]) =>
    db.transaction(async (tx) => {
      await lockMember(tx, memberId);
      // A movement may have come since.
      const [bet] = await tx.query<RoundBet & { vendor: string }>('round_unfinished', READ, [id, ends[0] ?? null]);
      if (bet !== undefined) await giveUp(services, tx, bet, new Date(now));
    });
  await eachInTurn(due, settle, (count) => `${count} unfinished rounds were not settled`);
}

async function giveUp(
  { brand }: Pick<Services, 'brand'>,
  tx: Queries,
  bet: RoundBet & { readonly vendor: string },
  at: Date,
): Promise<void> {
  const { id, memberId, vendor, stake } = bet;
  if (compareAmounts(bet.payout, '0') > 0 || compareAmounts(stake, '0') === 0) return settleBet(tx, bet, at);
  const returned: Posting = {
    key: `round:${id}:void`,
    kind: 'refund',
    reason: { kind: 'bet', id },
    at,
    currency: brand.currency.code,
    entries: [
      { house: `vendor:${vendor}`, amount: `-${stake}` },
      { memberId, purpose: 'main', amount: stake },
    ],
  };
  for (const posting of await payoutPostings(tx, brand, [returned])) await post(tx, posting);
  const paid = await payBet(tx, bet, { amount: stake, refund: stake, retaken: '0', result: null, at });
  await settleBet(tx, paid, at, 'void');
}
