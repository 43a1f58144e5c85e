import type { Page } from '@playwright/test';
import { gameScreens } from './game-screens.ts';
import { rewardScreens } from './reward-screens.ts';
import type { Screen } from './screen.ts';

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first();
const inDialog = (name: string | RegExp) => (page: Page) =>
  page.getByRole('dialog').getByRole('heading', { name }).first();
const tile = (name: RegExp) => (page: Page) => page.getByRole('article', { name }).first();
const tileOver = (name: RegExp) => (page: Page) => page.getByRole('dialog').getByRole('article', { name }).first();
const member = { as: 'player01' } as const;
const agent = {
  as: 'agent01',
  answers: {
    '**/wps/member/referral': {
      code: 'LUMO4821',
      link: 'https://lumo.example/register?referralCode=LUMO4821',
      qrCodeUrl: null,
      rate: 30,
      rule: '0.3% of their play, paid every day.',
      invitees: 0,
      activeInvitees: 0,
      rewardTotal: '0.00',
      rewardPending: '0.00',
    },
  },
} as const;

/** The key screens, drawn in both themes: some on a phone, some on a desktop, some in Vietnamese. */
export const screens: readonly Screen[] = [
  { name: 'home-guest', path: '/index', width: 'desktop', ready: heading('Hot right now') },
  {
    name: 'home-member',
    path: '/index',
    width: 'phone',
    language: 'VI',
    ...member,
    ready: heading('Đang được chơi nhiều'),
  },
  { name: 'lobby-live', path: '/live', width: 'phone', ready: tile(/./) },
  { name: 'search', path: '/index?modal=search&search=dragon+coil', width: 'phone', ready: tileOver(/dragon/i) },
  { name: 'vendor-page', path: '/rng?vassalage=SAF', width: 'phone', ready: tile(/./) },
  {
    name: 'game-list',
    path: '/live?modal=vendorGames&vendorGames=MAI.LIVE&vendorGames.name=jade',
    width: 'phone',
    ready: tileOver(/./),
  },
  { name: 'login-modal', path: '/nowhere?modal=login', width: 'phone', ready: inDialog('Log in') },
  { name: 'login-page', path: '/login', width: 'phone', language: 'VI', ready: heading('Đăng nhập') },
  { name: 'register', path: '/register', width: 'phone', ready: heading('Create account') },
  {
    name: 'change-password',
    path: '/nowhere?modal=changePassword',
    width: 'phone',
    ...member,
    ready: (page) => page.getByRole('dialog').getByText('player01'),
  },
  {
    name: 'launch',
    path: '/seamless?vassalage=SAF&nodeId=20001',
    width: 'phone',
    ...member,
    // The game's page uses a font of the machine.
    masked: 'iframe',
    ready: (page) => page.locator('iframe').contentFrame().getByRole('button', { name: 'Spin' }),
  },
  { name: 'announcements', path: '/nowhere?modal=announcements', width: 'desktop', ready: inDialog(/./) },
  { name: 'help', path: '/help', width: 'phone', ready: heading(/./) },
  { name: 'helpmc', path: '/helpmc', width: 'phone', language: 'VI', ready: heading(/./) },
  {
    name: 'download',
    path: '/nowhere?modal=download',
    width: 'desktop',
    ready: (page) => page.getByRole('img', { name: /^QR code/ }),
  },
  {
    name: 'chat',
    path: '/nowhere?modal=chat',
    width: 'phone',
    ...member,
    ready: (page) => page.getByRole('dialog').getByRole('log'),
  },
  {
    name: 'vip',
    path: '/vip',
    width: 'phone',
    ...member,
    ready: (page) => page.getByRole('progressbar', { name: 'Progress to Flame' }),
  },
  {
    name: 'promotions',
    path: '/promotions',
    width: 'phone',
    ready: (page) => page.getByRole('link', { name: 'Welcome gift' }),
  },
  {
    name: 'promotion',
    path: '/promotions/p-101',
    width: 'phone',
    ready: (page) => page.getByText('Once per person, household and device.'),
  },
  { name: 'point-mall', path: '/pointMall', width: 'phone', ready: heading(/./) },
  {
    name: 'lottery',
    path: '/lottery',
    width: 'desktop',
    ready: (page) => page.getByRole('region', { name: 'Draw history' }).getByRole('list', { name: 'Numbers' }).first(),
  },
  {
    name: 'vnlottery',
    path: '/vnlottery',
    width: 'phone',
    language: 'VI',
    ready: (page) => page.getByRole('table').getByRole('row').nth(7),
  },
  {
    name: 'member-security',
    path: '/nowhere?modal=memberCenter',
    width: 'desktop',
    ...member,
    ready: inDialog('My account'),
  },
  {
    name: 'member-profile',
    path: '/nowhere?modal=memberCenter&panel=profile',
    width: 'phone',
    language: 'VI',
    ...member,
    ready: (page) => page.getByRole('dialog').getByRole('textbox').first(),
  },
  {
    name: 'member-inbox',
    path: '/nowhere?modal=memberCenter&panel=messageV2',
    width: 'desktop',
    ...member,
    ready: (page) => page.getByRole('button', { name: 'Mark all as read' }),
  },
  {
    name: 'member-rank',
    path: '/nowhere?modal=memberCenter&panel=playerRank',
    width: 'phone',
    ...member,
    ready: (page) => page.getByRole('dialog').getByText('6,400'),
  },
  {
    name: 'member-withdraw',
    path: '/nowhere?modal=memberCenter&panel=withdraw',
    width: 'desktop',
    ...member,
    ready: (page) => page.getByRole('table', { name: 'Withdrawals' }).getByRole('row').nth(1),
  },
  {
    name: 'member-rewards',
    path: '/nowhere?modal=memberCenter&panel=rewardCenter',
    width: 'phone',
    language: 'VI',
    ...member,
    ready: inDialog('Hoàn trả tuần'),
  },
  { name: 'agent-home', path: '/index', width: 'desktop', site: 'agents', ready: heading('Daily salary') },
  {
    name: 'agent-announcements',
    path: '/nowhere?modal=agentCenter&panel=agentAnnouncement',
    width: 'desktop',
    ...agent,
    ready: (page) => page.getByRole('dialog').getByRole('article').first(),
  },
  {
    name: 'agent-overview',
    path: '/nowhere?modal=agentCenter&panel=agentTeamOverview',
    width: 'desktop',
    ...agent,
    ready: (page) => page.getByRole('dialog').getByRole('button', { name: 'View contract' }),
  },
  {
    name: 'agent-team',
    path: `/nowhere?modal=agentCenter&panel=${encodeURIComponent('agentTeamManagement?uplineId=1000003')}`,
    width: 'desktop',
    ...agent,
    ready: (page) => page.getByRole('dialog').getByRole('rowheader', { name: /player01/ }),
  },
  // The page is short and shows the footer, which loads when the browser is idle.
  { name: 'not-found', path: '/nowhere', width: 'phone', ready: (page) => page.getByRole('contentinfo') },
  { name: 'maintenance', path: '/index', width: 'phone', site: 'closed', ready: (page) => page.getByText('© Lumo') },
  ...gameScreens,
  ...rewardScreens,
];
