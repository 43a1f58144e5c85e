import { getOperatorDraw as get } from '../../domain/lottery-bets/operator-draw.ts';
import type { Handler } from '../handler.ts';

export const getOperatorDraw: Handler<'getOperatorDraw'> = async ({ params, language }, services) => ({
  success: true,
  value: await get(services, params.drawId, language),
});
