import type { Language, Promotion } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { shownPromotions, stateFor, summaryOf } from './list-promotions.ts';

/**
 * A public promotion in full, as a guest sees it. Throws `not_found` for any other id, also for one that ended too long
 * ago.
 */
export async function findPromotion(
  services: Pick<Services, 'db' | 'brand' | 'clock'>,
  id: string,
  language: Language,
): Promise<Promotion> {
  const row = (await shownPromotions(services, language)).find((promotion) => promotion.id === id);
  if (!row) throw new Failure('not_found');
  const state = stateFor(row, services.clock());
  return { ...summaryOf(row, state, services.brand.currency.decimals), html: row.html };
}
