import { completeRedemption as complete } from '../../domain/points/end-redemption.ts';
import type { Handler } from '../handler.ts';

export const completeRedemption: Handler<'completeRedemption'> = async (
  { params, body, operator, language },
  services,
) => {
  const act = { operator, language, note: body.note, ...params };
  return {
    success: true,
    value: await services.db.transaction((tx) => complete(services, tx, act, body.tracking)),
  };
};
