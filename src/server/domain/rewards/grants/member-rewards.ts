import { sql } from 'drizzle-orm';
import type {
  Language,
  Reward,
  RewardClaims,
  RewardCredit,
  RewardPage,
  RewardRefusal,
  RewardState,
} from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { money } from '../../ground/amounts/money.ts';
import { audit } from '../../ground/audit/audit.ts';
import { rangeOf } from '../../ground/date-range.ts';
import { lockMember } from '../../ground/lock-member.ts';
import { type PageQuery, paged, piece } from '../../ground/paging/paging.ts';
import type { Session } from '../../identity/session/session.ts';
import { takenRegistrations } from './claim-rules.ts';
import { giveReward } from './give-reward.ts';
import type { NewReward } from './grant-reward.ts';

interface RewardRow extends Omit<NewReward, 'at'> {
  readonly id: string;
  readonly grantedAt: Date;
  readonly claimedAt: Date | null;
}

const COLUMNS = `
  r.id, r.key, r.member_id as "memberId", r.title, r.source, r.source_id as "sourceId", r.reward, r.text, r.wagering,
  r.granted_at as "grantedAt", r.expires_at as "expiresAt", r.claimed_at as "claimedAt"`;

export interface RewardQuery extends PageQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly state?: RewardState | undefined;
}

/**
 * A page of what the member can claim, whatever it came from, the one that expires first at the head; claimed and
 * expired ones by the range (MEMBER-11). The totals run over all pages.
 */
export async function listRewards(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  memberId: number,
  { state = 'claimable', ...query }: RewardQuery,
  language: Language,
): Promise<RewardPage> {
  const now = new Date(clock());
  const range = rangeOf(query, clock(), brand.timeZone);
  const claimable = sql`r.claimed_at is null and (r.expires_at is null or r.expires_at > ${now})`;
  const wanted = {
    claimable,
    claimed: sql`r.claimed_at >= ${range.from} and r.claimed_at < ${range.to}`,
    expired: sql`r.claimed_at is null and r.expires_at <= ${now}
      and r.expires_at >= ${range.from} and r.expires_at < ${range.to}`,
  }[state];
  const sum = (kind: string) =>
    sql`coalesce(sum((r.reward ->> 'amount')::numeric) filter (where ${claimable} and r.reward ->> 'kind' = ${kind}), 0)`;
  const { totals, content, ...page } = await paged<RewardRow, Record<'count' | 'cash' | 'bonus', string>>(
    db,
    {
      name: 'member_rewards',
      from: sql`member_rewards r`,
      where: [sql`r.member_id = ${memberId}`, wanted],
      order: sql`r.claimed_at desc nulls first, r.expires_at nulls last, r.id`,
      columns: piece(COLUMNS),
      totals: { count: sql`count(*) filter (where ${claimable})`, cash: sum('cash'), bonus: sum('bonus') },
    },
    query,
  );
  const wire = (numeric: string) => money(numeric, brand.currency.decimals);
  return {
    ...page,
    content: content.map((row) => rewardOf(row, now, language)),
    totals: {
      claimableCount: Number(totals.count),
      claimableCash: wire(totals.cash),
      claimableBonus: wire(totals.bonus),
    },
  };
}

function rewardOf(row: RewardRow, now: Date, language: Language): Reward {
  const { id, title, source, sourceId, reward, text, wagering, grantedAt, expiresAt, claimedAt } = row;
  const isExpired = expiresAt !== null && expiresAt <= now;
  return {
    rewardId: id,
    title: title[language],
    source,
    sourceId,
    wagering,
    reward: { ...reward, text: text[language] },
    state: claimedAt !== null ? 'claimed' : isExpired ? 'expired' : 'claimable',
    grantedAt: grantedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    claimedAt: claimedAt?.toISOString() ?? null,
  };
}

const LOCK = `select ${COLUMNS} from member_rewards r where r.id = any($1) and r.member_id = $2 order by r.id for update`;
const ORDER = { cash: 0, bonus: 1, points: 2 } as const;
const CLAIMED = 'update member_rewards set claimed_at = $2, bonus_id = $3 where id = $1';

/**
 * Gives a member its rewards, each once, in the caller's transaction (MEMBER-11). One that cannot be given is left out:
 * `reward_unavailable` once it was claimed or has expired, `promotion_one_per_person` where another account of the same
 * person took it. Failures: `not_found`, also for another member's; the first of those two where none is left.
 */
export async function claimRewards(
  services: Pick<Services, 'brand' | 'clock' | 'random'>,
  tx: Queries,
  { memberId, id: session }: Pick<Session, 'memberId' | 'id'>,
  rewardIds: readonly string[],
  language: Language,
): Promise<RewardClaims> {
  const at = new Date(services.clock());
  const wanted = [...new Set(rewardIds)];
  await lockMember(tx, memberId);
  const rows = await tx.query<RewardRow>('rewards_lock', LOCK, [wanted, memberId]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const refusalOf = await refusalsOf(services, tx, memberId, rows, at);
  const claims = { credits: [] as RewardCredit[], refused: [] as RewardRefusal[] };
  const due: RewardRow[] = [];
  for (const rewardId of wanted) {
    const row = byId.get(rewardId);
    if (row === undefined) throw new Failure('not_found');
    const code = refusalOf(row);
    if (code === undefined) due.push(row);
    else claims.refused.push({ rewardId, title: row.title[language], code });
  }
  // The main wallet is locked before the bonus wallet everywhere.
  for (const row of due.toSorted((a, b) => ORDER[a.reward.kind] - ORDER[b.reward.kind])) {
    claims.credits.push(await claimReward(services, tx, { ...row, at }, language));
  }
  claims.credits.sort((a, b) => wanted.indexOf(a.rewardId) - wanted.indexOf(b.rewardId));
  const [first] = claims.refused;
  if (claims.credits.length === 0 && first !== undefined) throw new Failure(first.code);
  for (const { rewardId, target } of claims.credits) {
    await audit(tx, { at, kind: 'reward_claimed', memberId, data: { reward: rewardId, target, session } });
  }
  return claims;
}

/** Finds out why which of some locked rewards cannot be given. */
async function refusalsOf(
  services: Pick<Services, 'brand'>,
  tx: Queries,
  memberId: number,
  rows: readonly RewardRow[],
  at: Date,
): Promise<(row: RewardRow) => RewardRefusal['code'] | undefined> {
  const promotions = rows.flatMap(({ source, sourceId }) => (source === 'promotion' && sourceId ? [sourceId] : []));
  const taken = await takenRegistrations(services, tx, memberId, promotions);
  return ({ source, sourceId, claimedAt, expiresAt }) => {
    if (claimedAt !== null || (expiresAt !== null && expiresAt <= at)) return 'reward_unavailable';
    return source === 'promotion' && sourceId && taken.has(sourceId) ? 'promotion_one_per_person' : undefined;
  };
}

async function claimReward(
  services: Pick<Services, 'brand' | 'clock' | 'random'>,
  tx: Queries,
  row: RewardRow & Pick<NewReward, 'at'>,
  language: Language,
): Promise<RewardCredit> {
  const { id, at } = row;
  const given = await giveReward(services, tx, row);
  await tx.query('reward_claimed', CLAIMED, [id, at, given.bonusId]);
  const reward = { ...row.reward, text: row.text[language] };
  return { rewardId: id, reward, ...given, creditedAt: at.toISOString() };
}
