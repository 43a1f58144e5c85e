import type { ErrorCode } from '#generated/model/index.ts';
import { Failure } from '#server/shared/failure.ts';
import type { Texts } from '#server/texts/texts.ts';

/** Why a member may not join a promotion, or gets nothing from one for a deposit. */
export type Refusal = keyof Texts['promotions']['refused'];

const codes: Readonly<Record<Refusal, ErrorCode>> = {
  soon: 'promotion_unavailable',
  over: 'promotion_unavailable',
  registration: 'promotion_unavailable',
  itself: 'promotion_unavailable',
  no_deposit: 'promotion_unavailable',
  joined: 'promotion_already_joined',
  day: 'promotion_not_eligible',
  first: 'promotion_first_deposit_only',
  first_of_day: 'promotion_first_of_day_only',
  short: 'promotion_deposit_too_small',
  used_up: 'promotion_used_up',
  account_age: 'promotion_account_too_new',
  waiting: 'promotion_waiting',
  same_person: 'promotion_one_per_person',
};

/** The failure that tells the member why. */
export function refusalFailure(refusal: Refusal): Failure {
  return new Failure(codes[refusal]);
}
