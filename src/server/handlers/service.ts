import { helpCenter } from '../domain/care/help/help.ts';
import { chatUrl, countUnread, listChat, markRead, sendMessage } from '../domain/care/support/chat.ts';
import { customerServicePaths } from '../domain/care/support/customer-service.ts';
import { sendFeedback } from '../domain/care/support/feedback.ts';
import { ok, type TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `service`. */
export const serviceHandlers = {
  getHelpCenter: async ({ query, language }, services) => ok(await helpCenter(services, query.lang ?? language)),
  getCustomerService: async ({ language }, services) => ({
    success: true,
    value: { version: { pathList: await customerServicePaths(services, language) } },
  }),
  sendFeedback: async ({ body, visitor, session }, services) =>
    ok(await sendFeedback(services, body, { visitor, session })),
  getChatUrl: async ({ session, query, language }, services) => ({
    success: true,
    chatUrl: await chatUrl(services, session, { ...query, language: query.language ?? language }),
  }),
  getChatUnread: async ({ session }, services) => ({
    success: true,
    unReadCount: await countUnread(services, session),
  }),
  listChatMessages: async ({ session, query }, services) => ok(await listChat(services, session, query)),
  sendChatMessage: async ({ session, body, language }, services) =>
    ok(await sendMessage(services, session, body, language)),
  markChatRead: async ({ session, body }, services) => ({
    success: true,
    unReadCount: await markRead(services, session, body.messageId),
  }),
} satisfies TagHandlers<'service'>;
