import { rejectRedemption as reject } from '../../domain/points/end-redemption.ts';
import type { Handler } from '../handler.ts';

export const rejectRedemption: Handler<'rejectRedemption'> = ({ params, body, operator, language, once }, services) => {
  const act = { operator, language, note: body.note, ...params };
  return once(async (tx) => ({ success: true, value: await reject(services, tx, act, body.reason) }));
};
