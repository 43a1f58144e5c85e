import { correctResult } from '../../domain/lottery-bets/correct-result.ts';
import type { Handler } from '../handler.ts';

export const correctDrawResult: Handler<'correctDrawResult'> = ({ params, body, operator, language, once }, services) =>
  correctResult(services, { operator, language, ...params }, body, (correct) =>
    once(async (tx) => ({ success: true, value: await correct(tx) })),
  );
