import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import type { Session } from '../../identity/session/session.ts';
import { requireTrueAccount } from '../../identity/session/true-account.ts';

/** Refuses trial accounts, and everybody where the brand has no referral (MEMBER-13): `not_found`. */
export function requireReferral({ brand }: Pick<Services, 'brand'>, session: Session): void {
  requireTrueAccount(session);
  if (!brand.promos.REFERRAL) throw new Failure('not_found');
}
