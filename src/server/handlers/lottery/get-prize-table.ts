import { prizeTableOf } from '../../domain/lottery/prize-table.ts';
import type { Handler } from '../handler.ts';

export const getPrizeTable: Handler<'getPrizeTable'> = async ({ params, language }, services) => ({
  success: true,
  value: await prizeTableOf(services, params.drawId, language),
});
