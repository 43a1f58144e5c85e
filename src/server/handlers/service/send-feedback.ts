import { sendFeedback as send } from '../../domain/support/feedback.ts';
import type { Handler } from '../handler.ts';

export const sendFeedback: Handler<'sendFeedback'> = async ({ body, visitor, session }, services) => ({
  success: true,
  value: await send(services, body, { visitor, session }),
});
