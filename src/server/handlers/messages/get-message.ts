import { readMessage } from '../../domain/messages/inbox.ts';
import type { Handler } from '../handler.ts';

export const getMessage: Handler<'getMessage'> = async ({ session, query, language }, services) => ({
  success: true,
  value: await readMessage(services, session, query.messageId, language),
});
