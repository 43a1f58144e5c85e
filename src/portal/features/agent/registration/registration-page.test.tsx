// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getListRegistrationLinksResponseMock } from '#generated/client/agent/agent.faker.ts';
import {
  getChangeRegistrationLinkMockHandler,
  getGetAccountRulesMockHandler,
  getListRegistrationLinksMockHandler,
  getRemoveRegistrationLinkMockHandler,
} from '#generated/client/agent/agent.msw.ts';
import type { RegistrationLink } from '#generated/model/index.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { withSavedFiles } from '#portal/entities/list/testing/saved-files.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openAgentPage } from '#portal/testing/centre.tsx';
import { heldAnswer } from '#portal/testing/held-answer.ts';
import { withPortal } from '#portal/testing/portal.tsx';
import { factsOf, itemsOf, rowsOf } from '#portal/testing/shown.ts';

withPortal();
const saved = withSavedFiles();

/** Links on and off, with and without a note, in which no two figures are alike. */
function linkPage() {
  const { value } = getListRegistrationLinksResponseMock();
  const [any] = value.content;
  if (any === undefined) throw new Error('the example has no link');
  const link = (code: string, change: Partial<RegistrationLink>): RegistrationLink => ({
    ...any,
    code,
    linkId: `ln-${code}`,
    ...change,
  });
  const content = [
    link('SHOP1', {
      type: 0,
      rebate: 35,
      note: 'Tet campaign',
      enabled: true,
      visits: 1260,
      registrations: 19,
      createdAt: '2025-12-20T04:05:00Z',
    }),
    link('OFF2', {
      type: 41,
      rebate: 100,
      note: 'Old',
      enabled: false,
      visits: 23,
      registrations: 4,
      createdAt: '2025-12-21T05:06:00Z',
    }),
    link('OFF3', {
      type: 2,
      rebate: 0,
      note: null,
      enabled: false,
      visits: 31,
      registrations: 0,
      createdAt: '2025-12-22T06:07:00Z',
    }),
  ];
  const totals = { visits: 11314, registrations: 2023 };
  return { success: true as const, value: { ...value, content, totals, totalElements: 3 } };
}

function answerLinks() {
  server.use(getGetAccountRulesMockHandler(), getListRegistrationLinksMockHandler(linkPage()));
}

/** Opens the links, which are read again only when the test tells it. */
async function openHeldLinks() {
  const page = linkPage();
  const reading = heldAnswer(page, page);
  server.use(getGetAccountRulesMockHandler(), getListRegistrationLinksMockHandler(reading.answer));
  const portal = await openAgentPage('agentAccountRegistration');
  await portal.centre.findByText('SHOP1');
  reading.hold();
  return { ...portal, tell: reading.tell };
}

test('AGENT-04 AGENT-17 a registration link shows its type, its rebate, and how often it was opened and used', async () => {
  answerLinks();
  const { centre } = await openAgentPage('agentAccountRegistration');
  await centre.findByText('SHOP1');
  const table = centre.getByRole('table', { name: 'Registration links' });
  expect(rowsOf(table)).toEqual([
    ['Code', 'Type', 'Rebate', 'Visits', 'Registrations', 'Created', 'Actions'],
    ['SHOP1Tet campaign', 'Player', '0.35%', '1,260', '19', 'Dec 20, 2025, 04:05', ''],
    ['OFF2off, Old', 'Promoter', '1%', '23', '4', 'Dec 21, 2025, 05:06', ''],
    ['OFF3off', 'Agent', '0%', '31', '0', 'Dec 22, 2025, 06:07', ''],
    ['Total', '', '', '11,314', '2,023', '', ''],
  ]);
  const names = within(table)
    .getAllByRole('button', { name: /^Switch/ })
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Switch SHOP1 off', 'Switch OFF2 on', 'Switch OFF3 on']);
});

test.each([
  ['EN', 'Promoter', 'off,Old'],
  ['VI', 'Cộng tác viên', 'đang tắt,Old'],
] as const)(
  'MEMBER-22 AGENT-04 AGENT-17 the file of the links tells which are off, their notes and addresses, in %s',
  async (language, type, off) => {
    await showLanguage(language);
    answerLinks();
    const { user, centre } = await openAgentPage('agentAccountRegistration');
    await centre.findByText('OFF2');
    await user.click(centre.getByRole('button', { name: /^(Export CSV|Xuất CSV)$/ }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const [, , row] = linkPage().value.content.map(({ url }) => url);
    const lines = saved[0]?.text.split('\r\n') ?? [];
    expect([lines[0], lines[2]]).toEqual([
      'code,type,rebate,visits,registrations,createdAt,state,note,url',
      `OFF2,${type},0.01,23,4,2025-12-21T05:06:00+00:00,${off},${row}`,
    ]);
  },
);

test('I18N-01 AGENT-04 on a phone the registration links are cards, here in Vietnamese', async () => {
  await showLanguage('VI');
  answerLinks();
  const { centre } = await openAgentPage('agentAccountRegistration', 390);
  await centre.findByText('SHOP1');
  expect(itemsOf(centre.getByRole('list', { name: 'Liên kết đăng ký' }))).toEqual([
    'SHOP1Tet campaignLoạiNgười chơiHoàn trả0,35%Lượt xem1.260Lượt đăng ký19Ngày tạo04:05 20/12/2025Thao tác',
    'OFF2đang tắt, OldLoạiCộng tác viênHoàn trả1%Lượt xem23Lượt đăng ký4Ngày tạo05:06 21/12/2025Thao tác',
    'OFF3đang tắtLoạiĐại lýHoàn trả0%Lượt xem31Lượt đăng ký0Ngày tạo06:07 22/12/2025Thao tác',
  ]);
  expect(factsOf(centre.getByRole('region', { name: 'Tổng' }))).toEqual([
    ['Lượt xem', '11.314'],
    ['Lượt đăng ký', '2.023'],
  ]);
});

test('AGENT-04 a link that was switched can be switched back at once, before the list is read again', async () => {
  const sent: unknown[] = [];
  server.use(
    getChangeRegistrationLinkMockHandler(async ({ request }) => {
      const { enabled } = (await request.json()) as { enabled: boolean };
      sent.push(enabled);
      const [link] = linkPage().value.content;
      if (link === undefined) throw new Error('there is no link');
      return { success: true, value: { ...link, enabled } };
    }),
  );
  const { user, centre, tell } = await openHeldLinks();
  const button = centre.getByRole('button', { name: 'Switch SHOP1 off' });
  await user.click(button);
  await waitFor(() => expect(button.getAttribute('aria-label')).toBe('Switch SHOP1 on'));
  expect(centre.getByText('off, Tet campaign')).toBeDefined();
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await waitFor(() => expect(button.getAttribute('aria-label')).toBe('Switch SHOP1 off'));
  expect(sent).toEqual([false, true]);
  tell();
});

test('AGENT-04 a removed link is gone at once, before the list is read again', async () => {
  server.use(
    getRemoveRegistrationLinkMockHandler({
      success: true,
      value: { linkId: 'ln-OFF2', removedAt: '2026-01-05T10:00:00Z' },
    }),
  );
  const { user, centre, tell } = await openHeldLinks();
  await user.click(centre.getByRole('button', { name: 'Remove OFF2' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(centre.queryByText('OFF2')).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(centre.getByText('1 to 2 of 2')).toBeDefined();
  tell();
});

test.each([
  ['EN', 'Create link', 'You can have at most 50 links. Remove one to make another.'],
  ['VI', 'Tạo liên kết', 'Bạn có thể có tối đa 50 liên kết. Hãy xóa một liên kết để tạo liên kết khác.'],
] as const)(
  'AGENT-04 I18N-01 one link too many is refused with the number of them, in %s',
  async (language, create, text) => {
    await showLanguage(language);
    answerLinks();
    server.use(refuse('post', '/wps/agent/links', 409, 'conflict'));
    const { user, centre } = await openAgentPage('agentAccountRegistration');
    await user.click(await centre.findByRole('button', { name: create }));
    expect((await centre.findByRole('alert')).textContent).toBe(text);
  },
);
