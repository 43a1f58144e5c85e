import { stopChase as stop } from '../../domain/lottery-bets/stop-chase.ts';
import type { Handler } from '../handler.ts';

export const stopChase: Handler<'stopChase'> = ({ session, params, language, once }, services) => {
  const asked = { memberId: session.memberId, chaseId: params.chaseId, language };
  return once(async (tx) => ({ success: true, value: await stop(services, tx, asked) }));
};
