import { listChat } from '../../domain/support/read-chat.ts';
import type { Handler } from '../handler.ts';

export const listChatMessages: Handler<'listChatMessages'> = async ({ session, query }, services) => ({
  success: true,
  value: await listChat(services, session, query),
});
