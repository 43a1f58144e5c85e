// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { getGetTeamMemberResponseMock } from '#generated/client/agent/agent.faker.ts';
import { getGetTeamMemberMockHandler } from '#generated/client/agent/agent.msw.ts';
import { refuse, unreachable } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { openAgentPage } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';

withPortal();

const path = '/wps/agent/team/77/messages';

function answerCard(level: number): void {
  const mock = getGetTeamMemberResponseMock();
  const member = { ...mock.value.member, id: '77', account: 'minh77', level };
  server.use(getGetTeamMemberMockHandler({ ...mock, value: { ...mock.value, member } }));
}

/** Takes messages from now on. */
function take() {
  const sent: { readonly key: string | null; readonly body: unknown }[] = [];
  server.use(
    msw.post(`*${path}`, async ({ request }) => {
      sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
      const value = { messageId: 'm_1', account: 'minh77', sentAt: '2026-01-05T10:31:00Z', left: 1 };
      return HttpResponse.json({ success: true, value });
    }),
  );
  return sent;
}

beforeEach(() => answerCard(2));

const form = 'agentTeamManagement?member=77&act=message';

test('AGENT-05 a message needs a title and a text; then it is sent and the card is back', async () => {
  const sent = take();
  const { user, centre } = await openAgentPage('agentTeamManagement?member=77');
  await user.click(await centre.findByRole('button', { name: 'Write a message' }));
  await user.type(await centre.findByRole('textbox', { name: 'Title' }), '   ');
  await user.click(centre.getByRole('button', { name: 'Send message' }));
  expect(centre.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Write a title', 'Write a text']);
  await user.type(centre.getByRole('textbox', { name: 'Text' }), 'One{Enter}two ');
  await user.click(centre.getByRole('button', { name: 'Send message' }));
  expect(centre.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Write a title']);
  expect(sent).toEqual([]);
  await user.type(centre.getByRole('textbox', { name: 'Title' }), 'News');
  await user.click(centre.getByRole('button', { name: 'Send message' }));
  await screen.findByText('Sent to minh77. You can send 1 more message today');
  expect(sent.map(({ body }) => body)).toEqual([{ title: 'News', text: 'One\ntwo' }]);
  await user.click(await centre.findByRole('button', { name: 'Write a message' }));
  expect(await centre.findByRole('textbox', { name: 'Title' })).toHaveProperty('value', '');
});

test.each([
  ['the limit of the day is reached', refuse('post', path, 422, 'team_messages_used_up'), /Words of the server/],
  ['the connection breaks', unreachable('post', path), /connection|network/i],
])('AGENT-05 where %s the form says so and keeps what was typed', async (_, refusal, told) => {
  server.use(refusal);
  const first = await openAgentPage(form);
  await first.user.type(await first.centre.findByRole('textbox', { name: 'Title' }), 'News');
  await first.user.type(first.centre.getByRole('textbox', { name: 'Text' }), 'Typed at length.');
  await first.user.click(first.centre.getByRole('button', { name: 'Send message' }));
  expect((await first.centre.findByRole('alert')).textContent).toMatch(told);
  // As after a reload.
  cleanup();
  const { user, centre } = await openAgentPage(form);
  expect(await centre.findByRole('textbox', { name: 'Text' })).toHaveProperty('value', 'Typed at length.');
  const sent = take();
  await user.click(centre.getByRole('button', { name: 'Send message' }));
  // The card is back.
  await centre.findByRole('button', { name: 'Write a message' });
  expect(sent).toMatchObject([{ body: { title: 'News', text: 'Typed at length.' } }]);
});

test('AGENT-05 an agent is not offered to write to itself', async () => {
  answerCard(0);
  const { centre } = await openAgentPage('agentTeamManagement?member=77');
  await centre.findByRole('button', { name: 'Bets' });
  expect(centre.queryByRole('button', { name: 'Write a message' })).toBeNull();
});
