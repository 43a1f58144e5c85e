import { recallMessage as recall } from '../../domain/messages/recall-message.ts';
import type { Handler } from '../handler.ts';

export const recallMessage: Handler<'recallMessage'> = async ({ params, operator }, services) => ({
  success: true,
  value: await recall(services, operator, params.sentMessageId),
});
