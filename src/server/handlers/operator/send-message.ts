import { checkMessage, sendToAudience } from '../../domain/messages/send-to-audience.ts';
import type { Handler } from '../handler.ts';

export const sendMessage: Handler<'sendMessage'> = async ({ body, operator, once }, services) => {
  await checkMessage(services, body);
  return once(async (tx) => ({ success: true, value: await sendToAudience(services, tx, operator, body) }));
};
