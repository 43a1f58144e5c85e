import { sendMessage } from '../../domain/support/send-message.ts';
import type { Handler } from '../handler.ts';

export const sendChatMessage: Handler<'sendChatMessage'> = async ({ session, body, language }, services) => ({
  success: true,
  value: await sendMessage(services, session, body, language),
});
