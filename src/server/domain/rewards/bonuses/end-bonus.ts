import type { Bonus, BonusState, Language } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { compareAmounts } from '#shared/money/amount.ts';
import { money } from '../../ground/amounts/money.ts';
import { audit } from '../../ground/audit/audit.ts';
import type { Session } from '../../identity/session/session.ts';
import { takeBack } from '../../money/debts/debts.ts';
import { type Entry, post } from '../../money/wallet/post.ts';
import { bonusOf, lockBonus } from './read-bonuses.ts';

/** The currency that bonuses are in. */
export interface MoneyNeeds {
  readonly brand: Pick<Brand, 'currency'>;
}

/** A locked active bonus with what is left of its money. */
export interface Ending {
  readonly id: string;
  readonly memberId: number;
  readonly balance: string;
}

const END = `
  update bonuses set state = $2, ended_at = $3, balance = 0, converted = case when $2 = 'completed' then balance end,
    forfeited = case when $2 <> 'completed' then balance end
  where id = $1`;

/** Completes a bonus: what is left of it is money of the main wallet. */
export async function releaseBonus(services: MoneyNeeds, tx: Queries, bonus: Ending, at: Date): Promise<void> {
  await moveRest(services, tx, bonus, 'release', at);
  await tx.query('bonus_end', END, [bonus.id, 'completed', at]);
}

/** Ends a bonus without its wagering: what is left of it goes back to the house, the main wallet is not touched. */
export async function forfeitBonus(
  services: MoneyNeeds,
  tx: Queries,
  bonus: Ending,
  as: 'expired' | 'cancelled',
  at: Date,
): Promise<void> {
  await moveRest(services, tx, bonus, 'forfeit', at);
  await tx.query('bonus_end', END, [bonus.id, as, at]);
}

async function moveRest(
  { brand }: MoneyNeeds,
  tx: Queries,
  { id, memberId, balance }: Ending,
  step: 'release' | 'forfeit',
  at: Date,
): Promise<void> {
  if (compareAmounts(balance, '0') === 0) return;
  const target: Entry =
    step === 'release' ? { memberId, purpose: 'main', amount: balance } : { house: 'promotions', amount: balance };
  await post(tx, {
    key: `bonus:${id}:${step}`,
    kind: 'promotion',
    reason: { kind: 'bonus', id },
    at,
    currency: brand.currency.code,
    entries: [{ memberId, purpose: 'bonus', amount: `-${balance}` }, target],
  });
}

/**
 * Gives up an active bonus: what is left of its money is forfeited, the main wallet is not touched. Failures:
 * `not_found`, also for another member's; `conflict` once it is no longer active.
 */
export async function cancelBonus(
  services: Pick<Services, 'brand' | 'clock'>,
  tx: Queries,
  { memberId, id }: Pick<Session, 'memberId' | 'id'>,
  bonusId: string,
  language: Language,
): Promise<Bonus> {
  const bonus = await lockBonus(tx, memberId, bonusId);
  const at = new Date(services.clock());
  // Its time may be over before the job has noticed.
  if (bonus.state !== 'active' || bonus.endsAt <= at) throw new Failure('conflict');
  await forfeitBonus(services, tx, bonus, 'cancelled', at);
  const shown = bonusOf(services, await lockBonus(tx, memberId, bonusId), language);
  const data = { bonus: bonusId, amount: money(bonus.balance, services.brand.currency.decimals), session: id };
  await audit(tx, { at, kind: 'bonus_cancelled', memberId, data });
  return shown;
}

/** A locked bonus that should not have been given. */
export interface GivenBonus {
  readonly id: string;
  readonly memberId: number;
  readonly state: BonusState;
  readonly balance: string;
  /** What went to the main wallet, where it is completed. */
  readonly converted: string | null;
}

/**
 * Takes a bonus back: what is left of an active one is forfeited, what a completed one became is taken from the main
 * wallet. Returns what is owed for it, '0' where nothing is.
 */
export async function takeBackBonus(
  services: MoneyNeeds,
  tx: Queries,
  bonus: GivenBonus,
  { why, at }: { readonly why: string | null; readonly at: Date },
): Promise<string> {
  const { id, memberId, state, converted } = bonus;
  if (state === 'active') await forfeitBonus(services, tx, bonus, 'cancelled', at);
  if (state !== 'completed' || converted === null || compareAmounts(converted, '0') === 0) return '0';
  return takeBack(tx, {
    key: `bonus:${id}:taken-back`,
    kind: 'promotion',
    reason: { type: 'bonus', id },
    at,
    memberId,
    why,
    currency: services.brand.currency.code,
    amount: converted,
    to: [{ house: 'promotions', amount: converted }],
  });
}
