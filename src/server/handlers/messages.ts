import {
  deleteMessages,
  listMessages,
  markAllRead,
  markRead,
  readMessage,
  unreadCount,
} from '../domain/care/messages/inbox.ts';
import type { TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `messages`. */
export const messagesHandlers = {
  listMessages: async ({ session, query, language }, services) => ({
    success: true,
    value: await listMessages(services, session, query, language),
  }),
  getMessage: async ({ session, query, language }, services) => ({
    success: true,
    value: await readMessage(services, session, query.messageId, language),
  }),
  getUnreadCount: async ({ session }, services) => ({
    success: true,
    unReadCount: await unreadCount(services, session),
  }),
  readMessages: async ({ session, body }, services) => ({
    success: true,
    value: await markRead(services, session, body.messageIds),
  }),
  readAllMessages: async ({ session, body }, services) => ({
    success: true,
    value: await markAllRead(services, session, body.until),
  }),
  deleteMessages: async ({ session, body }, services) => ({
    success: true,
    value: await deleteMessages(services, session, body.messageIds),
  }),
} satisfies TagHandlers<'messages'>;
