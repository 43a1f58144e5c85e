import { voidDraw as declareVoid } from '../../domain/lottery-bets/void-draw.ts';
import type { Handler } from '../handler.ts';

export const voidDraw: Handler<'voidDraw'> = ({ params, body, operator, language, once }, services) =>
  declareVoid(services, { operator, language, ...params }, body.reason, (act) =>
    once(async (tx) => ({ success: true, value: await act(tx) })),
  );
