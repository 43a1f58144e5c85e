import { screen, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { getListChatMessagesMockHandler, getMarkChatReadMockHandler } from '#generated/client/service/service.msw.ts';
import type { ChatMessage, ChatMessagePayload } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { ModalLayer } from '../app/modals/modal-layer.tsx';
import { lazyPart } from '../i18n/lazy-part.ts';
import { openPart } from './portal.tsx';

/** A chat message; its number determines its id and minute. */
export function chatMessage(number: number, author: ChatMessage['author'], content: string): ChatMessage {
  return {
    messageId: `sc-${number}`,
    clientMessageId: null,
    author,
    authorName: { member: 'Minh Khoa', operator: 'Mai', help: 'Lumo help' }[author],
    content,
    helpItemId: author === 'help' ? 'withdrawals' : null,
    sentAt: new Date(Date.UTC(2026, 0, 5, 10, number)).toISOString(),
    readAt: null,
  };
}

/** A mock chat for one test: it stores sent messages, and the test adds messages of others. */
export function liveChat(messages: ChatMessage[] = []) {
  const sent: ChatMessagePayload[] = [];
  const read: string[] = [];
  server.use(
    getListChatMessagesMockHandler(({ request }) => {
      const after = new URL(request.url).searchParams.get('after');
      const from = messages.findIndex(({ messageId }) => messageId === after) + 1;
      const content = messages.slice(from).reverse();
      return { success: true, value: { content, totalPages: 1, totalElements: content.length } };
    }),
    msw.post('*/wps/relay/MCSFE_chatSend', async ({ request }) => {
      // Sent by the code under test, whose types are the contract's.
      const payload = (await request.json()) as ChatMessagePayload;
      sent.push(payload);
      const message = chatMessage(messages.length + 1, 'member', payload.content);
      messages.push(message);
      return HttpResponse.json({ success: true, value: { message, answer: null } });
    }),
    getMarkChatReadMockHandler(async ({ request }) => {
      const { messageId } = (await request.json()) as { messageId: string };
      read.push(messageId);
      return { success: true, unReadCount: 0 };
    }),
  );
  return { messages, sent, read };
}

const Services = lazyPart(() => import('../app/shell/services.tsx').then((part) => part.Services), 'menu');

/** Opens the customer services of the menu alone; their modals open over them. */
export async function openServices(setting: Parameters<typeof openPart>[2] = {}) {
  const element = (
    <>
      <Services onLeave={() => undefined} />
      <ModalLayer />
    </>
  );
  const portal = openPart(element, '/rng', setting);
  return { portal, services: within(await screen.findByRole('list')) };
}
