import { enterResult } from '../../domain/lottery-bets/enter-result.ts';
import type { Handler } from '../handler.ts';

export const enterDrawResult: Handler<'enterDrawResult'> = ({ params, body, operator, language, once }, services) =>
  enterResult(services, { operator, language, ...params }, body.prizes, (enter) =>
    once(async (tx) => ({ success: true, value: await enter(tx) })),
  );
