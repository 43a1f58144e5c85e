import { quoteSlip } from '../../domain/lottery-bets/quote-slip.ts';
import type { Handler } from '../handler.ts';

export const quoteLotterySlip: Handler<'quoteLotterySlip'> = async ({ session, body, language }, services) => ({
  success: true,
  value: await quoteSlip(services, session, body, language),
});
