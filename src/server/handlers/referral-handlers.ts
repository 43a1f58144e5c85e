import type { HandlerTable } from './handler.ts';
import { getReferral } from './referral/get-referral.ts';
import { listInvitees } from './referral/list-invitees.ts';
import { listReferralRewards } from './referral/list-referral-rewards.ts';

/** Who answers the operations of the member's invited friends. */
export const referralHandlers = { getReferral, listInvitees, listReferralRewards } satisfies Partial<HandlerTable>;
