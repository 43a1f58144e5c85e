import type { RewardSource, WageringRules } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Words } from '#server/db/schema/bonuses.ts';
import type { Services } from '#server/services.ts';
import { addAmounts, multiplyAmount } from '#shared/money/amount.ts';
import { newSecret } from '../../ground/encryption/secret.ts';
import { post } from '../../money/wallet/post.ts';
import { type MoneyNeeds, releaseBonus } from './end-bonus.ts';

const DAY = 86_400_000;

/** Bonus money to grant. */
export interface NewBonus {
  /** The event that grants it: a second bonus under the same key is not granted. */
  readonly key: string;
  readonly memberId: number;
  readonly title: Words;
  readonly source: RewardSource;
  readonly sourceId: string | null;
  /** A decimal string above zero. */
  readonly amount: string;
  readonly wagering: WageringRules;
  /** The deposit that it came with: its amount, where the wagering counts it too, and its id. */
  readonly deposit?: { readonly id: string | null; readonly amount: string };
  readonly at: Date;
}

const ADD = `
  insert into bonuses (id, key, member_id, title, source, source_id, amount, balance, required, wagering, state,
    granted_at, ends_at, deposit_id)
  values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, 'active', $10, $11, $12)
  on conflict (key) do nothing returning id`;
const FIND = 'select id from bonuses where key = $1';

/**
 * Credits bonus money with its wagering (WALLET-12), in the caller's transaction and once for each key. Without
 * anything to stake it is money of the main wallet at once. Returns the id.
 */
export async function creditBonus(
  services: MoneyNeeds & Pick<Services, 'random'>,
  tx: Queries,
  bonus: NewBonus,
): Promise<string> {
  const { key, memberId, title, source, sourceId, amount, wagering, deposit, at } = bonus;
  const { code, decimals } = services.brand.currency;
  const base = wagering.base === 'bonus' ? amount : addAmounts(amount, deposit?.amount ?? '0');
  const required = multiplyAmount(base, String(wagering.multiple), decimals);
  const id = newSecret('bn-', services.random);
  const added = await tx.query<{ id: string }>('bonus_add', ADD, [
    id,
    key,
    memberId,
    JSON.stringify(title),
    source,
    sourceId,
    amount,
    required,
    JSON.stringify(wagering),
    at,
    new Date(at.getTime() + wagering.days * DAY),
    deposit?.id ?? null,
  ]);
  if (added.length === 0) {
    const [before] = await tx.query<{ id: string }>('bonus_of_key', FIND, [key]);
    if (before === undefined) throw new Error(`the bonus of ${key} is gone`);
    return before.id;
  }
  await post(tx, {
    key: `bonus:${id}:grant`,
    kind: 'promotion',
    reason: { kind: 'bonus', id },
    at,
    currency: code,
    entries: [
      { house: 'promotions', amount: `-${amount}` },
      { memberId, purpose: 'bonus', amount },
    ],
  });
  if (wagering.multiple === 0) await releaseBonus(services, tx, { id, memberId, balance: amount }, at);
  return id;
}
