// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { getGetTeamMemberResponseMock, getListTeamResponseMock } from '#generated/client/agent/agent.faker.ts';
import { getGetTeamMemberMockHandler, getListTeamMockHandler } from '#generated/client/agent/agent.msw.ts';
import {
  getGetMemberTransferTermsResponseMock,
  getTransferToDownlineResponseMock,
} from '#generated/client/wallet/wallet.faker.ts';
import { getGetMemberTransferTermsMockHandler } from '#generated/client/wallet/wallet.msw.ts';
import type { TeamMember, TeamMemberCard, TeamMemberRow } from '#generated/model/index.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openAgentPage, withTime } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';
import { sendPlain } from '#portal/testing/registration.ts';

withPortal();
withTime(Date.parse('2026-01-05T09:32:19Z'));

let sent: unknown[] = [];
const answerCard = (change: Partial<TeamMemberCard> = {}) => {
  const mock = getGetTeamMemberResponseMock();
  const member = { ...mock.value.member, id: '77', account: 'minh77', nickname: 'Minh' };
  const value = { ...mock.value, canTransfer: true, ...change, member };
  server.use(getGetTeamMemberMockHandler({ ...mock, value }));
};

beforeEach(() => {
  sent = [];
  const terms = getGetMemberTransferTermsResponseMock();
  server.use(
    getGetMemberTransferTermsMockHandler({
      ...terms,
      value: {
        upline: null,
        downlineAllowed: true,
        available: '900.00',
        minAmount: '1.00',
        maxAmount: '1000.00',
        dailyRemaining: '500.00',
        paymentPasswordSet: true,
      },
    }),
    msw.post('*/wps/v2/wallets/downlineTransfer', async ({ request }) => {
      sent.push({ key: request.headers.get('Idempotency-Key') !== null, body: await request.json() });
      return HttpResponse.json(getTransferToDownlineResponseMock());
    }),
  );
  sendPlain();
});

test('WALLET-08 an agent transfers money to an account directly below, once', async () => {
  answerCard();
  const { user, centre } = await openAgentPage('agentTeamManagement?member=77');
  await user.click(await centre.findByRole('button', { name: 'Transfer money' }));
  await user.type(await centre.findByRole('textbox', { name: 'Amount' }), '12.5');
  await user.type(centre.getByLabelText('Payment password'), '552013');
  await user.click(centre.getByRole('button', { name: 'Transfer $12.50' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Transfer $12.50 to Minh?' }));
  expect(sent).toEqual([]);
  await user.click(asked.getByRole('button', { name: 'Transfer $12.50' }));
  await centre.findByText(/transferred to/);
  expect(sent).toEqual([{ key: true, body: { account: 'minh77', amount: '12.50', paymentPassword: '552013' } }]);
  answerCard({ balance: '57.31' });
  await user.click(centre.getByRole('button', { name: 'Back to minh77' }));
  await centre.findByText('$57.31');
});

test('WALLET-08 an agent without a payment password is led to where it is set', async () => {
  const terms = getGetMemberTransferTermsResponseMock();
  server.use(
    getGetMemberTransferTermsMockHandler({
      ...terms,
      value: { ...terms.value, downlineAllowed: true, paymentPasswordSet: false },
    }),
  );
  answerCard();
  const { user, centre, panel, router } = await openAgentPage('agentTeamManagement?member=77&act=transfer');
  await centre.findByText('Set a payment password first');
  await user.click(centre.getByRole('button', { name: 'Go to My account' }));
  expect(new URLSearchParams(router.state.location.search).getAll('modal')).toEqual(['memberCenter']);
  expect(panel()).toBe('securityCenter');
});

test('WALLET-08 a card without the right to transfer offers none, and its address refuses', async () => {
  answerCard({ canTransfer: false });
  const { centre } = await openAgentPage('agentTeamManagement?member=77');
  await centre.findByRole('button', { name: 'Bets' });
  expect(centre.queryByRole('button', { name: 'Transfer money' })).toBeNull();
  cleanup();
  const again = await openAgentPage('agentTeamManagement?member=77&act=transfer');
  await again.centre.findByText('No transfer to this account');
  expect(again.centre.queryByRole('textbox', { name: 'Amount' })).toBeNull();
});

test.each([
  [
    'EN',
    'Actions for minh77',
    ['Open this line', 'View contract', 'New contract', 'Transfer money'],
    '0.60%',
    'Requested',
  ],
  ['VI', 'Thao tác với minh77', ['Mở nhánh này', 'Xem hợp đồng', 'Hợp đồng mới', 'Chuyển tiền'], '0,60%', 'Chờ ký'],
] as const)(
  'AGENT-05 in %s a row of the team tells its contract, and its menu has what the agent may do, and nothing else',
  async (language, actions, offered, rate, waits) => {
    await showLanguage(language);
    const mock = getListTeamResponseMock();
    const [row] = mock.value.content;
    if (row === undefined) throw new Error('the mock has no row');
    const rowOf = (id: string, change: Partial<TeamMemberRow>, member: Partial<TeamMember>) => ({
      ...row,
      ...change,
      member: { ...row.member, id, account: `minh${id}`, level: 1, directCount: 0, ...member },
    });
    const brief = { contractId: 'ct-7', kind: 'daily', state: 'valid', rate: 60 } as const;
    const content = [
      rowOf('77', { contracts: [brief], contractKinds: ['hourly'], canTransfer: true }, { directCount: 3 }),
      rowOf('78', { contracts: [{ ...brief, state: 'requested' }], contractKinds: [], canTransfer: false }, {}),
      rowOf('79', { contracts: [], contractKinds: [], canTransfer: false }, { level: 2 }),
    ];
    server.use(getListTeamMockHandler({ ...mock, value: { ...mock.value, content, totalElements: 3 } }));
    const { user } = await openAgentPage('agentTeamManagement');
    const line = within(await screen.findByRole('row', { name: /minh77/ }));
    expect(line.getByText(rate)).toBeDefined();
    expect(within(screen.getByRole('row', { name: /minh78/ })).getByText(waits)).toBeDefined();
    await user.click(line.getByRole('button', { name: actions }));
    const names = within(screen.getByRole('menu', { name: actions }))
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent);
    expect(offered.filter((name) => !names.includes(name))).toEqual([]);
    await user.click(screen.getByRole('button', { name: actions.replace('77', '79') }));
    const few = within(await screen.findByRole('menu', { name: actions.replace('77', '79') }));
    for (const name of offered) expect(few.queryByRole('menuitem', { name })).toBeNull();
    expect(few.getAllByRole('menuitem')).toHaveLength(4);
  },
);

test('AGENT-05 AGENT-17 the range and the file of the team stand beside its title, not in the head of the list', async () => {
  const asked: (string | null)[] = [];
  const { value } = getListTeamResponseMock();
  server.use(
    msw.get('*/wps/agent/team', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('from'));
      return HttpResponse.json({ success: true, value: { ...value, totalElements: 1, totalPages: 1 } });
    }),
  );
  const { user, centre } = await openAgentPage('agentTeamManagement');
  const list = within(await centre.findByRole('region', { name: 'Team' }));
  expect(list.getByRole('searchbox')).toBeDefined();
  expect(await centre.findByRole('button', { name: 'Export CSV' })).toBeDefined();
  expect(list.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  expect(list.queryByText('30 days')).toBeNull();
  // 30 days back from Monday the 5th, which has begun in Vietnam at 17:00 UTC of the day before.
  expect(centre.getByRole('button', { name: /^Period: ?Dec 7, 2025.*Jan 5, 2026$/ })).toBeDefined();
  const switches = within(centre.getByRole('radiogroup', { name: 'Period' }));
  expect(switches.getByRole<HTMLInputElement>('radio', { name: '30 days' }).checked).toBe(true);
  await user.click(switches.getByRole('radio', { name: 'Today' }));
  expect(await centre.findByRole('button', { name: /^Period: ?Jan 5$/ })).toBeDefined();
  await user.click(centre.getByRole('button', { name: /^Period: ?Jan 5$/ }));
  await user.click(
    within(await screen.findByRole('group', { name: 'Choose days' })).getByRole('button', { name: 'Yesterday' }),
  );
  expect(await centre.findByRole('button', { name: /^Period: ?Jan 4$/ })).toBeDefined();
  expect(switches.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([]);
  await waitFor(() =>
    expect(asked).toEqual(['2025-12-06T17:00:00.000Z', '2026-01-04T17:00:00.000Z', '2026-01-03T17:00:00.000Z']),
  );
});

test('AGENT-05 an account of another line is told as such', async () => {
  server.use(refuse('get', '/wps/agent/team/77', 404, 'not_found'));
  const { centre } = await openAgentPage('agentTeamManagement?member=77');
  await centre.findByText('Not in your team');
});
