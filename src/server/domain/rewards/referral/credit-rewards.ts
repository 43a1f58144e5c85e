import type { ReferralRewardKind } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { eachInTurn } from '#server/shared/each-in-turn.ts';
import { inEveryLanguage } from '#server/texts/texts.ts';
import { compareAmounts } from '#shared/money/amount.ts';
import { money } from '../../ground/amounts/money.ts';
import { type Given, giveReward } from '../grants/give-reward.ts';
import { type ReferralBrand, refuseReferral } from './note-friend.ts';

type Needs = Pick<Services, 'brand' | 'clock' | 'db' | 'random'>;

const DUE = `
  select w.id from referral_rewards w
  join members m on m.id = w.inviter_id and m.status = 'active' join members f on f.id = w.invitee_id and f.status = 'active'
  where w.credited_at is null and w.due_at <= $1 order by w.due_at, w.id`;
const LOCK = `
  select inviter_id as "inviterId", invitee_id as "inviteeId", kind, day::text as day, amount
  from referral_rewards where id = $1 and credited_at is null for update`;
const CREDITED = 'update referral_rewards set credited_at = $2 where id = $1';

interface DueRow {
  readonly inviterId: number;
  readonly inviteeId: number;
  readonly kind: ReferralRewardKind;
  readonly day: string;
  readonly amount: string;
}

/**
 * Gives the rewards that are due, each once and in a transaction of its own: a share of the play to the main wallet,
 * the others as bonus money. Those of a refused invitation are dropped, and those of a closed account wait.
 */
export async function creditReferralRewards(services: Needs): Promise<void> {
  const due = await services.db.query<{ id: string }>('referral_due', DUE, [new Date(services.clock())]);
  await eachInTurn(
    due,
    ({ id }) => creditReward(services, id),
    (count) => `${count} referral rewards were not given`,
  );
}

async function creditReward(services: Needs, id: string): Promise<void> {
  const at = new Date(services.clock());
  await services.db.transaction(async (tx) => {
    const given = await takeReferralReward(services, tx, id, at);
    if (given !== undefined) await giveReward(services, tx, given);
  });
}

/**
 * Notes a reward as given, in the caller's transaction, and returns what to give; undefined where it was given before,
 * the invitation is refused, or nothing is left of it.
 */
export async function takeReferralReward(
  { brand }: { readonly brand: ReferralBrand },
  tx: Queries,
  id: string,
  at: Date,
): Promise<Given | undefined> {
  const [row] = await tx.query<DueRow>('referral_reward_lock', LOCK, [id]);
  if (row === undefined || (await refuseReferral(tx, row.inviteeId))) return undefined;
  const { inviterId, inviteeId, kind, day } = row;
  await tx.query('referral_credited', CREDITED, [id, at]);
  const amount = money(row.amount, brand.currency.decimals);
  // A correction may have taken back what was staked.
  if (compareAmounts(amount, '0') === 0) return undefined;
  const isCash = kind === 'turnover';
  return {
    id,
    key: `referral:${inviteeId}:${kind}:${isCash ? day : 'once'}`,
    memberId: inviterId,
    title: inEveryLanguage(({ referral }) => referral[kind]),
    source: 'referral',
    sourceId: id,
    at,
    reward: { kind: isCash ? 'cash' : 'bonus', amount, ...NOTHING_ELSE },
    wagering: isCash ? null : brand.referral.wagering,
  };
}

const NOTHING_ELSE = { rate: null, maximum: null, points: null, rounds: null, nodeId: null };
