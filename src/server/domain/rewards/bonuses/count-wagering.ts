import type { WageringRules } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import type { Words } from '#server/db/schema/bonuses.ts';
import type { Services } from '#server/services.ts';
import { eachInTurn } from '#server/shared/each-in-turn.ts';
import { inEveryLanguage } from '#server/texts/texts.ts';
import { addAmounts, compareAmounts, leastAmount, subtractAmounts } from '#shared/money/amount.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import { lockMember } from '../../ground/lock-member.ts';
import { sendMessage } from '../../ground/messages/send-messages.ts';
import { opposedBets, opposites, sides } from '../turnover/counted-turnover.ts';
import { type Ending, forfeitBonus, type MoneyNeeds, releaseBonus } from './end-bonus.ts';
import { type WeighedBet, weighBet } from './weigh-bet.ts';

type Needs = Pick<Services, 'brand' | 'clock' | 'db'>;

interface CountNeeds extends MoneyNeeds, Pick<Services, 'clock'> {
  readonly brand: Pick<Brand, 'currency'> & { readonly promotionRules: Pick<Brand['promotionRules'], 'opposingOdds'> };
}

interface ActiveBonus {
  readonly id: string;
  readonly memberId: number;
  readonly title: Words;
  readonly balance: string;
  readonly required: string;
  readonly counted: string;
  readonly weighed: string;
  readonly wagering: WageringRules;
  readonly grantedAt: Date;
  readonly endsAt: Date;
}

interface Settled extends WeighedBet {
  readonly settlementId: number;
  readonly betId: string;
  readonly settledAt: Date;
  /** What earlier settlements of the bet counted for. */
  readonly before: string;
}

const ACTIVE = `
  select n.id, n.member_id as "memberId", n.title, n.balance, n.required, n.counted, n.wagering, n.granted_at as "grantedAt",
    n.ends_at as "endsAt",
    (select coalesce(sum(w.weighed), 0) from wagering_entries w where w.bonus_id = n.id) as weighed
  from bonuses n where n.member_id = $1 and n.state = 'active' order by n.granted_at, n.id for update of n`;
/** What is new since the last count. No watermark: a settlement may commit after one with a greater id. */
const NEW = `
  from bet_settlements s
  where s.member_id = n.member_id and s.settled_at >= n.granted_at and s.settled_at <= n.ends_at
    and not exists (select from wagering_entries w where w.bonus_id = n.id and w.settlement_id = s.id)`;
const OF_BET = '(select draw_id, member_id from lottery_bets where bet_id = s.bet_id)';
const NEXT = `
  select s.id as "settlementId", s.bet_id as "betId", b.category, b.placed_at as "placedAt",
    s.settled_at as "settledAt", so_far.stake, so_far.turnover as "validTurnover",
    (select coalesce(sum(w.weighed), 0) from wagering_entries w where w.bonus_id = n.id and w.bet_id = s.bet_id) as before,
    (s.bet_id in (${opposedBets(OF_BET, opposites)})
      or s.bet_id in (${opposedBets(OF_BET, sides, '$2')})) as opposed
  from bonuses n join lateral (select s.* ${NEW} order by s.id limit 1) s on true
  join bets b on b.id = s.bet_id
  cross join lateral (
    select sum(p.stake) as stake, sum(p.valid_turnover) as turnover from bet_settlements p
    where p.bet_id = s.bet_id and p.id <= s.id
  ) so_far
  where n.id = $1`;
const ADD = `
  insert into wagering_entries (bonus_id, settlement_id, bet_id, stake, rate, weighed, counted, counted_total, reason, at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;
const COUNTED = 'update bonuses set counted = $2 where id = $1';

/**
 * Counts the settled bets of a member toward its active bonuses, each settlement once for each bonus; completes those
 * whose wagering is done, and expires those whose time is over (WALLET-12). It can be repeated at any time.
 */
export async function countWagering(services: Needs, memberId: number): Promise<void> {
  await services.db.transaction(async (tx) => {
    for (const ended of await countWageringIn(services, tx, memberId)) await notifyEnd(services, tx, ended);
  });
}

/** A bonus that ended by itself. */
interface Ended extends Ending {
  readonly title: Words;
  readonly as: 'completed' | 'expired';
  readonly at: Date;
}

/** Tells the member that a bonus is staked in full or has expired, and where its rest went. */
async function notifyEnd(
  { brand }: Pick<Services, 'brand'>,
  tx: Queries,
  { memberId, title, balance, as, at }: Ended,
): Promise<void> {
  const rest = compareAmounts(balance, '0') === 0 ? null : formatMoney(balance, brand.currency);
  const texts = inEveryLanguage(({ bonuses }, language) => bonuses[as](title[language], rest));
  await sendMessage(tx, brand, { memberId, category: 'reward', texts, sentAt: at });
}

/** {@link countWagering} in the caller's transaction, without telling the member what ended, which it gives. */
export async function countWageringIn(services: CountNeeds, tx: Queries, memberId: number): Promise<readonly Ended[]> {
  await lockMember(tx, memberId);
  const ended: Ended[] = [];
  for (const bonus of await tx.query<ActiveBonus>('bonuses_active', ACTIVE, [memberId])) {
    const end = await countBonus(services, tx, bonus);
    if (end !== undefined) ended.push(end);
  }
  return ended;
}

async function countBonus(services: CountNeeds, tx: Queries, bonus: ActiveBonus): Promise<Ended | undefined> {
  const at = new Date(services.clock());
  const { opposingOdds } = services.brand.promotionRules;
  let { counted, weighed } = bonus;
  while (compareAmounts(counted, bonus.required) < 0) {
    const [settled] = await tx.query<Settled>('wagering_next', NEXT, [bonus.id, opposingOdds]);
    if (settled === undefined) break;
    const weight = weighBet(bonus, settled, services.brand.currency.decimals);
    const change = subtractAmounts(weight.weighed, settled.before);
    weighed = addAmounts(weighed, change);
    const after = leastAmount(weighed, bonus.required);
    await tx.query('wagering_add', ADD, [
      bonus.id,
      settled.settlementId,
      settled.betId,
      settled.stake,
      weight.rate,
      change,
      subtractAmounts(after, counted),
      after,
      weight.reason,
      settled.settledAt,
    ]);
    counted = after;
  }
  await tx.query('wagering_counted', COUNTED, [bonus.id, counted]);
  if (compareAmounts(counted, bonus.required) === 0) {
    await releaseBonus(services, tx, bonus, at);
    return { ...bonus, as: 'completed', at };
  }
  if (bonus.endsAt > at) return undefined;
  await forfeitBonus(services, tx, bonus, 'expired', at);
  return { ...bonus, as: 'expired', at };
}

const DUE = `
  select distinct n.member_id as "memberId" from bonuses n
  where n.state = 'active' and (n.ends_at <= $1 or exists (select ${NEW}))`;
const DUE_OF = `${DUE} and n.member_id = $2`;

/** Counts for every member that has something new, each in a transaction of its own. */
export async function countAllWagering(services: Needs): Promise<void> {
  const due = await services.db.query<{ memberId: number }>('wagering_due', DUE, [new Date(services.clock())]);
  await eachInTurn(
    due,
    ({ memberId }) => countWagering(services, memberId),
    (count) => `the wagering of ${count} members was not counted`,
  );
}

/** Counts what is new for one member, so that it reads its present progress. */
export async function countForReader(services: Needs, memberId: number): Promise<void> {
  const at = new Date(services.clock());
  const due = await services.db.query('wagering_due_of', DUE_OF, [at, memberId]);
  if (due.length > 0) await countWagering(services, memberId);
}
