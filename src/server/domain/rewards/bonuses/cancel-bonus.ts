import type { Bonus, Language } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { money } from '../../ground/amounts/money.ts';
import { audit } from '../../ground/audit/audit.ts';
import type { Session } from '../../identity/session/session.ts';
import { forfeitBonus } from './end-bonus.ts';
import { bonusOf, lockBonus } from './read-bonuses.ts';

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
  const told = bonusOf(services, await lockBonus(tx, memberId, bonusId), language);
  const data = { bonus: bonusId, amount: money(bonus.balance, services.brand.currency.decimals), session: id };
  await audit(tx, { at, kind: 'bonus_cancelled', memberId, data });
  return told;
}
