// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { getGetMemberInfoResponseMock } from '#generated/client/member/member.faker.ts';
import { getGetMemberInfoMockHandler } from '#generated/client/member/member.msw.ts';
import { getGetMemberInfoQueryKey } from '#generated/client/member/member.ts';
import {
  getGetChatUnreadMockHandler,
  getGetChatUrlMockHandler,
  getGetCustomerServiceMockHandler,
} from '#generated/client/service/service.msw.ts';
import { refuse, unreachable } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { sessionStore } from '#portal/lib/storage.ts';
import { openFrame } from '#portal/testing/frame.tsx';
import { changeSite, openModal, openPage, switchOff, withPortal } from '#portal/testing/portal.tsx';
import { chatMessage, liveChat, openServices } from '#portal/testing/service.tsx';

withPortal();

const popup = { opener: {}, focus: vi.fn(), close: vi.fn(), location: { replace: vi.fn() } };
beforeEach(() => {
  vi.clearAllMocks();
  sessionStore.set('index_notice', '1');
  vi.stubGlobal(
    'open',
    vi.fn(() => popup),
  );
});

function withRank(rankLevel: number) {
  const answer = getGetMemberInfoResponseMock();
  const clubLabel = { ...answer.value.clubLabel, rankLevel };
  server.use(getGetMemberInfoMockHandler({ ...answer, value: { ...answer.value, clubLabel } }));
}

const withDesk = () =>
  changeSite((info) => ({ ...info, customerService: { ...info.customerService, vip: 'https://vip.example/desk' } }));

async function openChat(messages = [chatMessage(1, 'operator', 'Hi Khoa')]) {
  const chat = liveChat(messages);
  const portal = openModal('/rng?modal=chat', { loggedIn: true });
  const dialog = within(await screen.findByRole('dialog', { name: /Lumo support$/ }));
  const field = await dialog.findByRole('textbox', { name: 'Write a message' });
  const log = within(dialog.getByRole('log', { name: 'Messages' }));
  return { ...chat, portal, dialog, field, log };
}

describe('opening the chat', () => {
  test('CHAT-02 CHAT-03 opens the chat window for a member', async () => {
    liveChat([chatMessage(1, 'operator', 'Hi Khoa')]);
    const { portal, services } = await openServices({ loggedIn: true });
    await portal.user.click(await services.findByRole('button', { name: /^Live chat/ }));
    expect(await screen.findByRole('dialog', { name: 'Mai, Lumo support' })).toBeDefined();
    expect(portal.address()).toBe('/rng?modal=chat');
  });

  test('CHAT-03 CHAT-06 CHAT-12 asks a guest to log in, even when the guest followed a link', async () => {
    const { portal, services } = await openServices();
    await portal.user.click(await services.findByRole('button', { name: 'Live chat' }));
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeDefined();
    await portal.router.navigate('/rng?modal=chat');
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeDefined();
    await waitFor(() => expect(portal.address()).toBe('/rng?modal=login'));
  });

  test('CHAT-04 CHAT-06 ROLE-09 tells a trial account that it needs a full account', async () => {
    const answer = getGetMemberInfoResponseMock();
    server.use(getGetMemberInfoMockHandler({ ...answer, value: { ...answer.value, type: 4 } }));
    const { portal, services } = await openServices({ loggedIn: true });
    await waitFor(() => expect(sessionStore.get('isAgent')).toBe('4'));
    await portal.user.click(await services.findByRole('button', { name: /^Live chat/ }));
    await screen.findByRole('dialog', { name: /^Chat needs a full account/ });
    await portal.router.navigate('/rng?modal=chat');
    await waitFor(() => expect(portal.address()).toBe('/rng?modal=chatRefused'));
    const dialog = within(await screen.findByRole('dialog', { name: /^Chat needs a full account/ }));
    await portal.user.click(await dialog.findByRole('button', { name: 'Create account' }));
    expect(await screen.findByRole('dialog', { name: 'Create account' })).toBeDefined();
  });

  test('CHAT-05 CHAT-06 CHAT-12 says that the chat is off while CBS3 is off, and offers the customer service', async () => {
    switchOff('CBS3');
    const { portal, services } = await openServices({ loggedIn: true });
    await portal.user.click(await services.findByRole('button', { name: 'Live chat' }));
    const name = 'Chat is not available. Please contact customer service.';
    const dialog = within(await screen.findByRole('dialog', { name }));
    const link = dialog.getByRole('link', { name: 'Contact customer service' });
    expect(link.getAttribute('href')).toBe('https://help.lumo.example/contact');
    await portal.router.navigate('/rng?modal=chat');
    await waitFor(() => expect(portal.address()).toBe('/rng?modal=chatRefused'));
    expect(await screen.findByRole('dialog', { name })).toBeDefined();
  });

  test('CHAT-07 CHAT-11 above rank 4 opens the desk of VIP members, in a popup without access to the portal', async () => {
    withDesk();
    withRank(5);
    const { portal, services } = await openServices({ loggedIn: true });
    await portal.user.click(await services.findByRole('button', { name: /^VIP customer service/ }));
    expect(popup.location.replace).toHaveBeenCalledWith('https://vip.example/desk');
    expect(popup.opener).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('CHAT-07 above rank 4 the button of the help page opens the desk too', async () => {
    withDesk();
    withRank(5);
    const { user, queries } = openPage('/help', { loggedIn: true });
    await waitFor(() => expect(queries.getQueryData(getGetMemberInfoQueryKey())).toBeDefined());
    await user.click(await screen.findByRole('button', { name: 'Start a chat' }));
    expect(popup.location.replace).toHaveBeenCalledWith('https://vip.example/desk');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['at rank 4', 4, true],
    ['above rank 4 of a site without such a desk', 5, false],
  ])('CHAT-07 %s opens the live chat', async (_, rank, hasDesk) => {
    if (hasDesk) withDesk();
    withRank(rank);
    liveChat();
    const { portal, services } = await openServices({ loggedIn: true });
    // Until the rank is known, every member has the live chat.
    await waitFor(() => expect(portal.queries.getQueryData(getGetMemberInfoQueryKey())).toBeDefined());
    await portal.user.click(await services.findByRole('button', { name: /^Live chat/ }));
    expect(await screen.findByRole('dialog', { name: 'Lumo support' })).toBeDefined();
    expect(window.open).not.toHaveBeenCalled();
  });

  test('CHAT-07 shows a link when the browser blocks the popup', async () => {
    withDesk();
    withRank(5);
    vi.mocked(window.open).mockReturnValue(null);
    const { portal, services } = await openServices({ loggedIn: true });
    await portal.user.click(await services.findByRole('button', { name: /^VIP customer service/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your browser did not open the window' }));
    const link = await dialog.findByRole('link', { name: 'Open customer service' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://vip.example/desk',
      'noopener noreferrer',
    ]);
  });

  test('API-72 CHAT-08 leaves out a contact that cannot be opened, and keeps the others', async () => {
    const { services } = await openServices();
    expect(await services.findByRole('link', { name: 'Contact page' })).toBeDefined();
    expect(services.queryByText('Priority desk')).toBeNull();
  });

  test('CHAT-08 leaves out a contact without a usable address', async () => {
    server.use(
      getGetCustomerServiceMockHandler({
        success: true,
        value: { version: { pathList: [{ type: '1', label: 'Bad', path: 'javascript:alert(1)' }] } },
      }),
    );
    const { services } = await openServices();
    expect(await services.findByRole('button', { name: 'Send feedback' })).toBeDefined();
    expect(services.queryByText('Bad')).toBeNull();
  });

  test('API-63 CHAT-01 shows the number of unread messages', async () => {
    server.use(getGetChatUnreadMockHandler({ success: true, unReadCount: 3 }));
    openFrame('/rng', { loggedIn: true });
    expect(await screen.findByRole('button', { name: /^Customer services ?3 unread messages$/ })).toBeDefined();
  });
});

describe('the chat', () => {
  test('CHAT-01 CHAT-13 shows each message with sender and time, marks it as read, and labels automatic ones', async () => {
    const { log, read } = await openChat([
      chatMessage(1, 'member', 'When will it arrive?'),
      chatMessage(2, 'help', 'Half an hour.'),
      chatMessage(9, 'operator', 'It was paid.'),
    ]);
    expect(await log.findByText('It was paid.')).toBeDefined();
    expect(log.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\d{2}:\d{2}/, 'T'))).toEqual([
      'Jan 5, 2026, T',
      'When will it arrive?T',
      'Half an hour.Lumo help, automatic answer, TRead the article',
      'It was paid.Mai, T',
    ]);
    expect(log.getByRole('link', { name: 'Read the article' }).getAttribute('href')).toBe('/help#withdrawals');
    await waitFor(() => expect(read).toEqual(['sc-9']));
  });

  test('CHAT-13 sends by Enter, trimmed, each with its own id; sends no blank message', async () => {
    const { portal, field, log, sent } = await openChat();
    await portal.user.type(field, '  {Enter}');
    await portal.user.type(field, ' one{Shift>}{Enter}{/Shift}two {Enter}');
    expect(await log.findByText('one two')).toBeDefined();
    await portal.user.type(field, 'three{Enter}');
    await waitFor(() => expect(sent.map(({ content }) => content)).toEqual(['one\ntwo', 'three']));
    expect(new Set(sent.map(({ clientMessageId }) => clientMessageId)).size).toBe(2);
    expect(field).toHaveProperty('value', '');
  });

  test('CHAT-13 keeps a message that failed to send; it can be sent again under the same id, or discarded', async () => {
    const { portal, field, log, sent } = await openChat();
    server.use(unreachable('post', '/wps/relay/MCSFE_chatSend'));
    await portal.user.type(field, 'are you there?{Enter}');
    expect((await log.findByRole('alert')).textContent).toContain('Not sent.');
    server.resetHandlers();
    const chat = liveChat([chatMessage(1, 'operator', 'Hi Khoa')]);
    await portal.user.click(log.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(chat.sent).toHaveLength(1));
    await waitFor(() => expect(log.queryByRole('alert')).toBeNull());
    expect(sent).toEqual([]);
    server.use(refuse('post', '/wps/relay/MCSFE_chatSend', 429, 'rate_limited'));
    await portal.user.type(field, 'again{Enter}');
    await portal.user.click(await log.findByRole('button', { name: 'Discard' }));
    expect(log.queryByText('again')).toBeNull();
  });

  test('CHAT-13 keeps the draft while the window is closed', async () => {
    const { portal, field, dialog } = await openChat();
    await portal.user.type(field, 'half a sent');
    await portal.user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await portal.router.navigate('/rng?modal=chat');
    expect(await screen.findByRole('textbox', { name: 'Write a message' })).toHaveProperty('value', 'half a sent');
  });

  test('CHAT-13 refuses a text of a megabyte, shows its length, and keeps it', async () => {
    const { portal, field, dialog, sent } = await openChat();
    field.focus();
    await portal.user.paste('x'.repeat(2 ** 20));
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'This message has 1,048,576 characters, and 2,000 fit. Shorten it or send it in parts.',
    );
    await portal.user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(sent).toEqual([]);
    expect(field).toHaveProperty('value.length', 2 ** 20);
  });

  test('CHAT-13 renders no markup, and links only web addresses', async () => {
    const text = '<img src=x onerror=alert(1)> **b** [x](javascript:alert(1)) (see https://lumo.example/a?b=1).';
    const { log } = await openChat([chatMessage(1, 'operator', text)]);
    expect((await log.findByText(/onerror/)).textContent).toBe(text);
    expect(log.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
      ['https://lumo.example/a?b=1', 'noopener noreferrer nofollow'],
    ]);
    expect(log.queryByRole('img')).toBeNull();
  });

  test('CHAT-13 an empty chat offers frequent questions, and one press sends one', async () => {
    const { portal, log, sent } = await openChat([]);
    await portal.user.click(await log.findByRole('button', { name: 'How long does a withdrawal take?' }));
    await waitFor(() => expect(sent.map(({ content }) => content)).toEqual(['How long does a withdrawal take?']));
  });

  test('CHAT-13 says what failed to load, and loads it on retry', async () => {
    server.use(unreachable('get', '/wps/relay/MCSFE_chatMessages'));
    const portal = openModal('/rng?modal=chat', { loggedIn: true });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    liveChat([chatMessage(1, 'operator', 'Hi Khoa')]);
    await portal.user.click(retry);
    expect(await screen.findByText('Hi Khoa')).toBeDefined();
  });

  test('API-62 CHAT-13 opens in its own window at the address that the server gives', async () => {
    const { portal, dialog } = await openChat();
    await portal.user.click(dialog.getByRole('button', { name: 'Open in its own window' }));
    await waitFor(() =>
      expect(popup.location.replace).toHaveBeenCalledWith('http://localhost:3000/chat?ticket=ct_4Rk8ZpW2nQ6vLs0XyTbM'),
    );
    await waitFor(() => expect(portal.address()).toBe('/rng'));
  });

  test('API-62 CHAT-13 an external service replaces the chat', async () => {
    const { style } = document.documentElement;
    style.setProperty('--surface-1', '#151a26');
    onTestFinished(() => void style.removeProperty('--surface-1'));
    const asked: string[] = [];
    server.use(
      getGetChatUrlMockHandler(({ request }) => {
        asked.push(new URL(request.url).search);
        return { success: true, chatUrl: 'https://chat.example/room?ticket=co_4Rk8ZpW2nQ6vLs0XyTbM' };
      }),
    );
    const portal = openModal('/rng?modal=chat', { loggedIn: true });
    await portal.user.click(await screen.findByRole('button', { name: 'Open the chat' }));
    await waitFor(() =>
      expect(popup.location.replace).toHaveBeenCalledWith('https://chat.example/room?ticket=co_4Rk8ZpW2nQ6vLs0XyTbM'),
    );
    expect(asked.at(-1)).toBe('?b2c=1&title=Lumo+support&language=EN&headerColor=%23151a26');
  });
});

describe('the chat page', () => {
  test.each([
    ['CHAT-05 CHAT-13', 'while CBS3 is off', 'Chat is not available. Please contact customer service.'],
    ['CHAT-04 ROLE-09', 'for a trial account', /^Chat needs a full account/],
  ] as const)('%s has no chat %s', async (_row, when, name) => {
    if (when === 'while CBS3 is off') switchOff('CBS3');
    else sessionStore.set('isAgent', '4');
    liveChat([chatMessage(1, 'operator', 'Hi Khoa')]);
    openPage('/chat', { loggedIn: true });
    expect(await screen.findByRole('heading', { name })).toBeDefined();
    expect(screen.queryByText('Hi Khoa')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('CHAT-13 uses the ticket of the address, removes it from the address, and shows title and colour', async () => {
    liveChat([chatMessage(1, 'operator', 'Hi Khoa')]);
    const portal = openPage('/chat?ticket=ct_4Rk8ZpW2nQ6vLs0XyTbM&title=Lumo%20desk&headerColor=%23ffee00');
    const title = await screen.findByRole('heading', { name: 'Lumo desk' });
    expect(await screen.findByText('Hi Khoa')).toBeDefined();
    expect(title.closest('header')?.style.color).toBe('rgb(0, 0, 0)');
    expect(portal.address()).not.toContain('ticket');
    expect(sessionStore.get('token')).not.toBeNull();
  });

  test('CHAT-03 CHAT-13 asks for a login when the ticket is invalid', async () => {
    server.use(refuse('post', '/wps/session/token', 401, 'session_ticket_invalid'));
    const { user } = openPage('/chat?ticket=ct_used_used_used_used');
    expect(await screen.findByRole('heading', { name: 'Log in to chat with us' })).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeDefined();
  });
});
