import { getReferral as read } from '../../domain/referral/get-referral.ts';
import { requireReferral } from '../../domain/referral/require-referral.ts';
import type { Handler } from '../handler.ts';

export const getReferral: Handler<'getReferral'> = async ({ session, language }, services) => {
  requireReferral(services, session);
  return { success: true, value: await read(services, session.memberId, language) };
};
