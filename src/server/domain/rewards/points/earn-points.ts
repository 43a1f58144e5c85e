import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { eachInTurn } from '#server/shared/each-in-turn.ts';
import { lockMember } from '../../ground/lock-member.ts';
import { post } from '../../money/wallet/post.ts';
import { contributionsOf, countedTurnover } from '../turnover/counted-turnover.ts';

type Needs = Pick<Services, 'brand' | 'clock' | 'db'>;

/** Points as `bigint` text. */
interface Counted {
  /** What the turnover so far is worth. */
  readonly worth: string;
  readonly points: string;
  readonly balance: string;
  readonly postings: number;
}

const OPEN = 'insert into earned_points (member_id) values ($1) on conflict do nothing';
/** Marks and adds in one statement, so each settlement is added once. `$2` is the turnover of a point, `$3` what counts. */
const COUNT = `
  with counted as (
    update bet_settlements s set points_counted = true where s.member_id = $1 and not s.points_counted
    returning ${countedTurnover('$3')} as turnover
  )
  update earned_points p
  set turnover = p.turnover + coalesce((select sum(turnover) from counted), 0)
  where p.member_id = $1
  returning greatest(floor(p.turnover / $2::numeric), 0)::bigint::text as worth, p.points::text, p.postings, (
    select coalesce(sum(w.balance), 0)::bigint::text from wallets w where w.member_id = $1 and w.kind = 'points'
  ) as balance`;
const CREDITED = 'update earned_points set points = points + $2::bigint, postings = postings + 1 where member_id = $1';

/**
 * Credits the points of a member's settled bets, each settlement once (MALL-06). It takes back what corrections took
 * from the turnover. Points that were spent already are made up by later turnover. It can be repeated at any time.
 */
export async function earnPoints({ db, ...services }: Needs, memberId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    await tx.query('earned_points_open', OPEN, [memberId]);
    const { turnoverPerPoint } = services.brand.points;
    const values = [memberId, turnoverPerPoint, contributionsOf(services.brand)];
    const [counted] = await tx.query<Counted>('earned_points_count', COUNT, values);
    if (counted === undefined) throw new Error(`member ${memberId} has no row of earned points`);
    await credit(services, tx, memberId, counted);
  });
}

async function credit(
  { brand, clock }: Pick<Needs, 'brand' | 'clock'>,
  tx: Queries,
  memberId: number,
  { worth, points, balance, postings }: Counted,
): Promise<void> {
  const due = BigInt(worth) - BigInt(points);
  // No wallet falls below zero.
  const change = due < -BigInt(balance) ? -BigInt(balance) : due;
  if (change === 0n) return;
  const id = `turnover-${memberId}-${postings + 1}`;
  await post(tx, {
    key: `points:${id}`,
    kind: 'points_earned',
    reason: { kind: 'points', id },
    at: new Date(clock()),
    currency: brand.currency.code,
    entries: [
      { memberId, purpose: 'points', amount: `${change}` },
      { house: 'points', amount: `${-change}` },
    ],
  });
  await tx.query('earned_points_credited', CREDITED, [memberId, `${change}`]);
}

// Trial accounts have no points.
const DUE = `
  select distinct s.member_id as "memberId" from bet_settlements s join members m on m.id = s.member_id
  where not s.points_counted and m.type <> 4`;

/** Credits the points of every member with something new, each in a transaction of its own. */
export async function earnAllPoints(services: Needs): Promise<void> {
  await eachInTurn(
    await services.db.query<{ memberId: number }>('earned_points_due', DUE),
    ({ memberId }) => earnPoints(services, memberId),
    (count) => `the points of ${count} members were not credited`,
  );
}
