import { chaseOf } from '../../domain/lottery-bets/chase-row.ts';
import type { Handler } from '../handler.ts';

export const getChase: Handler<'getChase'> = async ({ session, params, language }, services) => {
  const asked = { memberId: session.memberId, chaseId: params.chaseId, language };
  return { success: true, value: await chaseOf(services, services.db, asked) };
};
