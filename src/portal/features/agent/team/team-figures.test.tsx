// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getGetTeamMemberResponseMock, getListTeamResponseMock } from '#generated/client/agent/agent.faker.ts';
import {
  getGetTeamMemberMockHandler,
  getListTeamChildrenMockHandler,
  getListTeamMockHandler,
} from '#generated/client/agent/agent.msw.ts';
import type {
  ContractBrief,
  MemberFigures,
  TeamMember,
  TeamMemberCard,
  TeamMemberRow,
} from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { withSavedFiles } from '#portal/entities/list/testing/saved-files.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openAgentPage, withTime } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';
import { choicesOf, factsOf, itemsOf, rowsOf } from '#portal/testing/shown.ts';

withPortal();
withTime(Date.parse('2026-01-10T10:00:00Z'));
const saved = withSavedFiles();

const figuresOf = (unit: number, result: string): MemberFigures => ({
  deposits: `${unit}01.10`,
  withdrawals: `${unit}02.20`,
  turnover: `${unit}03.30`,
  validTurnover: `${unit}04.40`,
  prizes: `${unit}05.50`,
  rebates: `${unit}06.60`,
  promotions: `${unit}07.70`,
  fees: `${unit}08.80`,
  result,
});

/** An agent directly below in which no two figures are alike. */
const member: TeamMember = {
  id: '77',
  account: 'minh77',
  nickname: 'Minh',
  type: 2,
  uplineId: '1000002',
  uplineAccount: 'agent01',
  level: 1,
  directCount: 18,
  teamCount: 1046,
  rebate: 85,
  state: 'active',
  registeredAt: '2025-09-14T03:20:00Z',
  lastSeenAt: '2026-01-05T09:58:00Z',
};

const brief = (kind: ContractBrief['kind'], state: ContractBrief['state'], rate: number): ContractBrief => ({
  contractId: `ct-${rate}`,
  kind,
  state,
  rate,
});

const card = (change: Partial<TeamMemberCard> = {}): TeamMemberCard => ({
  ...getGetTeamMemberResponseMock().value,
  member,
  path: [
    { id: '1000002', account: 'agent01' },
    { id: '77', account: 'minh77' },
  ],
  balance: '8420.15',
  figures: figuresOf(1, '-19.90'),
  lineFigures: figuresOf(2, '29.90'),
  lineActive: 17,
  contracts: [],
  canTransfer: true,
  contractKinds: [],
  ...change,
});

async function shownCard(value: TeamMemberCard) {
  server.use(getGetTeamMemberMockHandler({ success: true, value }));
  const { centre } = await openAgentPage(`agentTeamManagement?member=${value.member.id}`);
  const record = await centre.findByRole('article', { name: value.member.account });
  const list = record.querySelector('dl');
  const heading = within(record).getByRole('heading', { level: 3 });
  return {
    under: heading.nextElementSibling?.textContent,
    state: record.querySelector('header')?.lastElementChild?.textContent,
    facts: factsOf(list),
    figures: rowsOf(within(record).getByRole('table')),
    buttons: within(record)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  };
}

test('AGENT-05 AGENT-17 the card of an account shows its place, its own figures and those of its line under their names', async () => {
  expect(await shownCard(card())).toEqual({
    under: 'Agent, Level 1',
    state: 'Active',
    facts: [
      ['Nickname', 'Minh'],
      ['Place in the tree', 'agent01 › minh77'],
      ['Balance', '$8,420.15'],
      ['Rebate', '0.85%'],
      ['Directly below', '18'],
      ['People', '1,046'],
      ['Registered', 'Sep 14, 2025, 03:20'],
      ['Last seen', 'Jan 5, 2026, 09:58'],
    ],
    figures: [
      ['Figure', 'The account', 'Whole line'],
      ['Deposits', '$101.10', '$201.10'],
      ['Withdrawals', '$102.20', '$202.20'],
      ['Turnover', '$103.30', '$203.30'],
      ['Valid turnover', '$104.40', '$204.40'],
      ['Payouts', '$105.50', '$205.50'],
      ['Rebates', '$106.60', '$206.60'],
      ['Promotions', '$107.70', '$207.70'],
      ['Fees', '$108.80', '$208.80'],
      ['Result, your side', '+$19.90', '−$29.90'],
    ],
    buttons: ['Transfer money', 'Write a message', 'Show the line', 'Bets', 'Transactions'],
  });
});

test('I18N-01 AGENT-05 the card of the agent itself, never seen and with nobody below, offers less, here in Vietnamese', async () => {
  await showLanguage('VI');
  const own = { level: 0, directCount: 0, teamCount: 1, type: 41, state: 'locked', lastSeenAt: null } as const;
  expect(await shownCard(card({ member: { ...member, ...own }, canTransfer: false }))).toEqual({
    under: 'Cộng tác viên, Cấp 0',
    state: 'Tạm khóa',
    facts: [
      ['Biệt danh', 'Minh'],
      ['Vị trí trong hệ thống', 'agent01 › minh77'],
      ['Số dư', '$8,420.15'],
      ['Hoàn trả', '0,85%'],
      ['Trực tiếp bên dưới', '0'],
      ['Số người', '1'],
      ['Ngày đăng ký', '03:20 14/09/2025'],
      ['Truy cập cuối', 'Chưa có'],
    ],
    figures: [
      ['Mục', 'Tài khoản này', 'Cả nhánh'],
      ['Nạp tiền', '$101.10', '$201.10'],
      ['Rút tiền', '$102.20', '$202.20'],
      ['Doanh thu cược', '$103.30', '$203.30'],
      ['Cược hợp lệ', '$104.40', '$204.40'],
      ['Trả thưởng', '$105.50', '$205.50'],
      ['Hoàn trả', '$106.60', '$206.60'],
      ['Khuyến mãi', '$107.70', '$207.70'],
      ['Phí', '$108.80', '$208.80'],
      ['Kết quả phía bạn', '+$19.90', '−$29.90'],
    ],
    buttons: ['Cược', 'Giao dịch'],
  });
});

const rowOf = (id: string, change: Partial<TeamMember>, contracts: TeamMemberRow['contracts'] = []): TeamMemberRow => ({
  member: { ...member, id, account: `minh${id}`, ...change },
  balance: `${id}.50`,
  figures: figuresOf(Number(id), `-${id}.25`),
  contracts,
  canTransfer: false,
  contractKinds: [],
});

/** Rows last seen just under and over five minutes ago, and just under and over a week ago. */
const rows: readonly TeamMemberRow[] = [
  rowOf('71', { level: 0, type: 1, lastSeenAt: '2026-01-10T09:55:01Z' }, [brief('daily', 'valid', 90)]),
  rowOf('72', { lastSeenAt: '2026-01-10T09:55:00Z' }, [brief('daily', 'valid', 60), brief('hourly', 'requested', 70)]),
  rowOf('73', { state: 'locked', teamCount: 1, lastSeenAt: '2026-01-03T10:00:01Z' }),
  rowOf('74', { state: 'disabled', level: 3, type: 42, lastSeenAt: '2026-01-03T10:00:00Z' }),
  rowOf('75', { type: 0, level: 2, lastSeenAt: null }, [brief('realtime', 'requested', 40)]),
];

function answerTeam(value: TeamMemberCard = card()) {
  const team = getListTeamResponseMock().value;
  const totals = { balance: '9100.75', figures: figuresOf(9, '-1234.56') };
  server.use(
    getListTeamMockHandler({ success: true, value: { ...team, content: [...rows], totals, totalElements: 1005 } }),
    getListTeamChildrenMockHandler(),
    getGetTeamMemberMockHandler({ success: true, value }),
  );
}

test('AGENT-05 AGENT-17 a row of the team shows who is below, its money, its contract and when it was last seen', async () => {
  answerTeam();
  const { centre } = await openAgentPage('agentTeamManagement');
  await centre.findByRole('button', { name: 'minh71' });
  expect(rowsOf(centre.getByRole('table', { name: 'Team' }))).toEqual([
    ['Account', 'Below', 'Balance', 'Turnover', 'Result, your side', 'Contract', 'Last seen', 'Actions'],
    ['minh71General agent, Level 0', '1,045', '$71.50', '$7,103.30', '+$71.25', '', 'Now', ''],
    ['minh72Agent, Level 1', '1,045', '$72.50', '$7,203.30', '+$72.25', 'Daily 0.60%', '5 minutes ago', ''],
    ['minh73Agent, Level 1, Locked', '0', '$73.50', '$7,303.30', '+$73.25', 'None', '6 days ago', ''],
    ['minh74Sub-promoter, Level 3, Closed', '1,045', '$74.50', '$7,403.30', '+$74.25', 'None', 'Jan 3', ''],
    ['minh75Player, Level 2', '1,045', '$75.50', '$7,503.30', '+$75.25', 'Requested', 'Not yet', ''],
    ['1,005 accounts', '', '$9,100.75', '$903.30', '+$1,234.56', '', '', ''],
  ]);
});

test.each([
  [1, ['Player', 'General agent', 'Agent', 'Promoter', 'Sub-promoter']],
  [2, ['Player', 'Agent', 'Promoter', 'Sub-promoter']],
  [41, ['Player', 'Promoter', 'Sub-promoter']],
  [42, ['Player', 'Sub-promoter']],
  [0, ['Player']],
] as const)(
  'AGENT-05 AGENT-18 the line of an account of type %i is filtered by the types that it may hold',
  async (type, types) => {
    answerTeam(card({ member: { ...member, type } }));
    const { centre } = await openAgentPage('agentTeamManagement');
    await centre.findByRole('button', { name: 'minh71' });
    await waitFor(() =>
      expect(choicesOf(centre.getByRole('region', { name: 'Team' }))).toEqual([['Type', 'All', ...types]]),
    );
  },
);

test('AGENT-05 a type that was chosen in a higher line stays in sight', async () => {
  answerTeam(card({ member: { ...member, type: 42 } }));
  const { centre } = await openAgentPage('agentTeamManagement?type=2');
  const select = await centre.findByRole<HTMLSelectElement>('combobox', { name: 'Type' });
  await waitFor(() =>
    expect([...select.options].map(({ text }) => text)).toEqual(['All', 'Player', 'Agent', 'Sub-promoter']),
  );
  expect(select.selectedOptions[0]?.text).toBe('Agent');
});

test('MEMBER-22 AGENT-05 AGENT-17 the file of the team names each account, and each contract in force with its rate', async () => {
  const contracts = [brief('daily', 'valid', 60), brief('hourly', 'valid', 25), brief('realtime', 'requested', 70)];
  answerTeam();
  const page = { ...getListTeamResponseMock().value, totalPages: 1, totalElements: 2 };
  const content = [rowOf('71', { level: 0, type: 1 }, []), rowOf('72', { nickname: 'Minh, A' }, contracts)];
  server.use(getListTeamMockHandler({ success: true, value: { ...page, content } }));
  const { user, centre } = await openAgentPage('agentTeamManagement');
  await centre.findByRole('button', { name: 'minh72' });
  await user.click(await centre.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.text.split('\r\n').slice(0, 3)).toEqual([
    'account,member.nickname,type,member.level,state,teamCount,balance,turnover,result,contract,lastSeenAt',
    'minh71,Minh,General agent,0,Active,1045,71.50,7103.30,71.25,,2026-01-05T09:58:00+00:00',
    'minh72,"Minh, A",Agent,1,Active,1045,72.50,7203.30,72.25,Daily 0.60%; Hourly 0.25%,2026-01-05T09:58:00+00:00',
  ]);
});

test('I18N-01 AGENT-05 on a phone the rows of the team are cards, here in Vietnamese', async () => {
  await showLanguage('VI');
  answerTeam();
  const { centre } = await openAgentPage('agentTeamManagement', 390);
  await centre.findByRole('button', { name: 'minh72' });
  expect(itemsOf(centre.getByRole('list', { name: 'Nhóm' })).slice(1, 4)).toEqual([
    'minh72Đại lý, Cấp 1Bên dưới1.045Số dư$72.50Doanh thu cược$7,203.30Kết quả phía bạn+$72.25Hợp đồngTheo ngày 0,60%Truy cập cuối5 phút trước',
    'minh73Đại lý, Cấp 1, Tạm khóaBên dưới0Số dư$73.50Doanh thu cược$7,303.30Kết quả phía bạn+$73.25Hợp đồngChưa cóTruy cập cuối6 ngày trước',
    'minh74Cộng tác viên phụ, Cấp 3, Đã đóngBên dưới1.045Số dư$74.50Doanh thu cược$7,403.30Kết quả phía bạn+$74.25Hợp đồngChưa cóTruy cập cuối3 thg 1',
  ]);
  expect(factsOf(centre.getByRole('region', { name: 'Tổng' }))).toEqual([
    ['Tổng', '1.005 tài khoản'],
    ['Số dư', '$9,100.75'],
    ['Doanh thu cược', '$903.30'],
    ['Kết quả phía bạn', '+$1,234.56'],
  ]);
});

/** The head of a line: its name, what stands under it, its figures and its button. */
async function shownHead(value: TeamMemberCard, under: string) {
  answerTeam(value);
  const { user, centre, panel } = await openAgentPage('agentTeamManagement?uplineId=77');
  const name = (await centre.findByText(under)).closest('.items-center') ?? expect.fail();
  const list = name.nextElementSibling;
  const head = name.parentElement ?? expect.fail();
  return {
    user,
    panel,
    button: within(head).queryByRole('button'),
    shown: [name.textContent, ...factsOf(list)],
  };
}

test('AGENT-05 the head of a line shows the figures of the line and its best contract in force, and offers a new one', async () => {
  const contracts = [brief('daily', 'valid', 60), brief('hourly', 'terminated', 95)];
  const { user, panel, button, shown } = await shownHead(
    card({ contracts, contractKinds: ['hourly'] }),
    'Agent, level 1, since Sep 14, 2025',
  );
  expect(shown).toEqual([
    'minh77Agent, level 1, since Sep 14, 2025',
    ['Below', '1,045'],
    ['Active', '17'],
    ['Turnover', '$203.30'],
    ['Contract', 'Daily 0.60%'],
  ]);
  expect(button?.textContent).toBe('New contract');
  await user.click(button ?? expect.fail());
  expect(panel()).toBe('agentHourlySalary?view=downline&new=1&downline=77');
});

test.each([
  [1, 'Đại lý, cấp 1, từ 14/09/2025', [['Hợp đồng', 'Chưa có']]],
  [0, 'Đại lý, cấp 0, từ 14/09/2025', []],
])(
  'I18N-01 AGENT-05 the head of a line at level %s has no contract that ended, here in Vietnamese',
  async (level, under, contract) => {
    await showLanguage('VI');
    const contracts = [brief('daily', 'rejected', 60), brief('hourly', 'terminated', 95)];
    const { button, shown } = await shownHead(card({ member: { ...member, level }, contracts }), under);
    expect(shown).toEqual([
      `minh77${under}`,
      ['Bên dưới', '1.045'],
      ['Hoạt động', '17'],
      ['Doanh thu cược', '$203.30'],
      ...contract,
    ]);
    expect(button).toBeNull();
  },
);
