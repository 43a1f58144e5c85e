// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { describe, expect, test } from 'vitest';
import {
  getDeleteMessagesResponseMock,
  getGetMessageResponseMock,
  getListMessagesResponseMock,
  getReadAllMessagesResponseMock,
  getReadMessagesResponseMock,
} from '#generated/client/messages/messages.faker.ts';
import {
  getDeleteMessagesMockHandler,
  getGetMessageMockHandler,
  getListMessagesMockHandler,
  getReadAllMessagesMockHandler,
} from '#generated/client/messages/messages.msw.ts';
import type { MessageSummary } from '#generated/model/index.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { openMemberPage, withTime } from '#portal/testing/centre.tsx';
import { heldAnswer } from '#portal/testing/held-answer.ts';
import { withPortal } from '#portal/testing/portal.tsx';

withPortal();
withTime(Date.UTC(2026, 0, 5, 9, 31));

const open = (panel = 'messageV2') => openMemberPage(panel);

/** Records the bodies of a call. */
function record(path: string, answer: unknown): unknown[] {
  const sent: unknown[] = [];
  server.use(
    msw.post(`*/wps/relay/${path}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(answer as Record<string, unknown>);
    }),
  );
  return sent;
}

describe('the inbox', () => {
  test('MEMBER-16 MEMBER-23 MEMBER-22 lists the messages, and labels the unread ones in words', async () => {
    const { centre } = await open();
    expect(await centre.findByRole('button', { name: 'Monday reload, today only' })).toBeDefined();
    expect(centre.getAllByText('Unread', { selector: '.sr-only' })).toHaveLength(3);
    expect(centre.getByText('20% on top of your deposits, up to 100.00.')).toBeDefined();
  });

  test('MEMBER-23 MEMBER-22 opening a message marks it as read', async () => {
    const sent = record('CSP_readMessages', getReadMessagesResponseMock());
    const { user, centre, panel } = await open();
    await user.click(await centre.findByRole('button', { name: 'Monday reload, today only' }));
    expect(await centre.findByRole('heading', { level: 3, name: 'Monday reload, today only' })).toBeDefined();
    await waitFor(() => expect(sent).toEqual([{ messageIds: ['m-1203'] }]));
    expect(panel()).toBe('messageV2?message=m-1203');
    await user.click(centre.getByRole('button', { name: 'Back to the inbox' }));
    expect(await centre.findByRole('button', { name: 'Mark all as read' })).toBeDefined();
  });

  test('NOTICE-06 MEMBER-16 the text of a message is cleaned again before it is rendered', async () => {
    const answer = getGetMessageResponseMock();
    const content = '<p>Hello</p><img src="x" onerror="steal()" alt=""><script>steal()</script>';
    server.use(getGetMessageMockHandler({ ...answer, value: { ...answer.value, content } }));
    const { centre } = await open('messageV2?message=m-1203');
    const article = await centre.findByRole('article');
    expect(within(article).getByText('Hello')).toBeDefined();
    expect(article.innerHTML).not.toMatch(/steal|onerror|<script/);
  });

  test('MEMBER-16 the button of a message leads only to pages of the portal', async () => {
    const answer = getGetMessageResponseMock();
    const lead = (linkageType: 'ROUTE' | 'URL', linkage: string) =>
      server.use(getGetMessageMockHandler({ ...answer, value: { ...answer.value, linkageType, linkage } }));
    lead('ROUTE', '//evil.example');
    const { user, centre, address, queries } = await open('messageV2?message=m-1203');
    expect(await centre.findByRole('article')).toBeDefined();
    expect(centre.queryByRole('link', { name: 'Open' })).toBeNull();
    lead('URL', 'javascript:steal()');
    await queries.invalidateQueries();
    expect(centre.queryByRole('link', { name: 'Open' })).toBeNull();
    lead('ROUTE', '/rng');
    await queries.invalidateQueries();
    await user.click(await centre.findByRole('link', { name: 'Open' }));
    await waitFor(() => expect(address()).toBe('/rng'));
  });

  test('MEMBER-23 a deleted message says that it is gone', async () => {
    server.use(refuse('get', '/wps/relay/CSP_messageDetail', 404, 'not_found'));
    const { user, centre } = await open('messageV2?message=m-other');
    expect(await centre.findByText('This message is gone')).toBeDefined();
    await user.click(centre.getByRole('button', { name: 'Back to the inbox' }));
    expect(await centre.findByRole('button', { name: 'Mark all as read' })).toBeDefined();
  });

  test('MEMBER-23 MEMBER-22 all shown messages are marked as read', async () => {
    const sent = record('CSP_readAllMessages', getReadAllMessagesResponseMock());
    const { user, centre } = await open();
    await centre.findByRole('button', { name: 'Monday reload, today only' });
    await user.click(centre.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(sent).toEqual([{ until: '2026-01-05T09:31:00Z' }]));
  });

  test('MEMBER-23 MEMBER-22 selected messages are marked as read, or deleted after a confirmation', async () => {
    const read = record('CSP_readMessages', getReadMessagesResponseMock());
    const deleted = record('CSP_deleteMessages', getDeleteMessagesResponseMock());
    const { user, centre } = await open();
    await user.click(await centre.findByRole('checkbox', { name: 'Choose: Monday reload, today only' }));
    await user.click(centre.getByRole('checkbox', { name: 'Choose: Your weekly rebate is ready' }));
    expect(centre.getByText('2 chosen')).toBeDefined();
    await user.click(centre.getByRole('button', { name: 'Mark as read' }));
    await waitFor(() => expect(read).toEqual([{ messageIds: ['m-1203', 'm-1202'] }]));
    await waitFor(() => expect(centre.queryByText('2 chosen')).toBeNull());
    await user.click(centre.getByRole('checkbox', { name: 'Choose: Monday reload, today only' }));
    await user.click(centre.getByRole('button', { name: 'Delete' }));
    const ask = within(await screen.findByRole('alertdialog', { name: 'Delete this message?' }));
    await user.click(ask.getByRole('button', { name: 'Keep' }));
    expect(deleted).toEqual([]);
    await user.click(centre.getByRole('button', { name: 'Delete' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(deleted).toEqual([{ messageIds: ['m-1203'] }]));
    expect(await screen.findByText('Message deleted')).toBeDefined();
  });

  test('MEMBER-23 a deleted message is gone, and a read one read, also before the list is read again', async () => {
    const page = getListMessagesResponseMock();
    const reading = heldAnswer(page, page);
    server.use(
      getListMessagesMockHandler(reading.answer),
      getDeleteMessagesMockHandler({ success: true, value: { unReadCount: 2 } }),
      getReadAllMessagesMockHandler({ success: true, value: { unReadCount: 0 } }),
    );
    const { user, centre } = await open();
    const unread = () => centre.queryAllByText('Unread', { selector: '.sr-only' }).length;
    await user.click(await centre.findByRole('checkbox', { name: 'Choose: Monday reload, today only' }));
    reading.hold();
    await user.click(centre.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(centre.queryByText('Monday reload, today only')).toBeNull());
    expect(centre.queryByText('1 chosen')).toBeNull();
    expect(unread()).toBe(2);
    const readAll = centre.getByRole<HTMLButtonElement>('button', { name: 'Mark all as read' });
    await user.click(readAll);
    await waitFor(() => expect(readAll.disabled).toBe(true));
    expect(unread()).toBe(0);
    reading.tell();
  });

  test('MEMBER-23 after all messages of a page were deleted, the inbox waits for the others', async () => {
    const { value } = getListMessagesResponseMock();
    const [first, ...others] = value.content;
    if (first === undefined) throw new Error('the example has no message');
    const pageOf = (content: MessageSummary[], count: number) => ({
      success: true as const,
      value: { ...value, content, totalPages: count, totalElements: count },
    });
    const reading = heldAnswer(pageOf([first], 2), pageOf(others.slice(0, 1), 1));
    server.use(
      getListMessagesMockHandler(reading.answer),
      getDeleteMessagesMockHandler({ success: true, value: { unReadCount: 0 } }),
    );
    const { user, centre } = await open();
    await user.click(await centre.findByRole('checkbox', { name: `Choose: ${first.title}` }));
    reading.hold();
    await user.click(centre.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(centre.queryByText(first.title)).toBeNull());
    expect(centre.queryByText('Your inbox is empty')).toBeNull();
    reading.tell();
    expect(await centre.findByRole('button', { name: others[0]?.title ?? '' })).toBeDefined();
  });

  test('MEMBER-23 a message deleted on its own page is not in the list that follows', async () => {
    const page = getListMessagesResponseMock();
    const reading = heldAnswer(page, page);
    server.use(
      getListMessagesMockHandler(reading.answer),
      getDeleteMessagesMockHandler({ success: true, value: { unReadCount: 2 } }),
    );
    const { user, centre } = await open();
    await user.click(await centre.findByRole('button', { name: 'Monday reload, today only' }));
    reading.hold();
    await user.click(await centre.findByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await centre.findByRole('button', { name: 'Your weekly rebate is ready' })).toBeDefined();
    expect(centre.queryByRole('button', { name: 'Monday reload, today only' })).toBeNull();
    reading.tell();
  });

  test('MEMBER-22 filters and pages are sent to the server and kept in the address', async () => {
    const queries: URLSearchParams[] = [];
    const answer = getListMessagesResponseMock();
    server.use(
      msw.get('*/wps/relay/CSP_messageList', ({ request }) => {
        queries.push(new URL(request.url).searchParams);
        return HttpResponse.json({ ...answer, value: { ...answer.value, totalPages: 4 } });
      }),
    );
    const { user, centre, panel } = await open('messageV2?reading=unread&page=2');
    await waitFor(() => expect(queries.at(-1)?.get('reading')).toBe('unread'));
    expect(queries.at(-1)?.get('pageNo')).toBe('2');
    await user.selectOptions(await centre.findByRole('combobox', { name: 'About' }), 'Rewards');
    await waitFor(() => expect(queries.at(-1)?.get('category')).toBe('reward'));
    expect(queries.at(-1)?.get('pageNo')).toBe('1');
    await user.click(await centre.findByRole('button', { name: 'Page 4' }));
    await waitFor(() => expect(queries.at(-1)?.get('pageNo')).toBe('4'));
    expect(panel()).toBe('messageV2?reading=unread&category=reward&page=4');
  });

  test('MEMBER-22 an empty inbox explains its purpose, an empty filter offers to reset it', async () => {
    const answer = getListMessagesResponseMock();
    const empty = { content: [], totalPages: 0, totalElements: 0, unReadCount: 0 };
    server.use(getListMessagesMockHandler({ ...answer, value: { ...answer.value, ...empty } }));
    const { user, centre } = await open();
    expect(await centre.findByText('Your inbox is empty')).toBeDefined();
    expect(centre.getByRole<HTMLButtonElement>('button', { name: 'Mark all as read' }).disabled).toBe(true);
    await user.click(centre.getByRole('button', { name: 'Unread' }));
    expect(await centre.findByText('No such messages')).toBeDefined();
    await user.click(centre.getByRole('button', { name: 'Show all messages' }));
    expect(await centre.findByText('Your inbox is empty')).toBeDefined();
  });

  test('a failed action shows an error, and the list stays', async () => {
    server.use(refuse('post', '/wps/relay/CSP_readAllMessages', 500, 'system_error'));
    const { user, centre } = await open();
    await centre.findByRole('button', { name: 'Monday reload, today only' });
    await user.click(centre.getByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText('System error')).toBeDefined();
    expect(centre.getByRole('button', { name: 'Monday reload, today only' })).toBeDefined();
  });
});
