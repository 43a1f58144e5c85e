import { placeSlip } from '../../domain/lottery-bets/place-slip.ts';
import type { Handler } from '../handler.ts';

export const placeLotteryBet: Handler<'placeLotteryBet'> = ({ session, body, language, once }, services) =>
  placeSlip(services, session, body, language, (place) =>
    once(async (tx) => ({ success: true, value: await place(tx) })),
  );
