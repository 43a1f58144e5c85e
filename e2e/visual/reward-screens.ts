import { fixedTime, type Screen } from './screen.ts';

const at = (minutes: number) => new Date(fixedTime + minutes * 60_000).toISOString();
const member = { as: 'player01' } as const;

/** The server's own link has the port of the site. */
const referral = {
  code: 'KHOA01',
  link: 'https://lumo.example/register?referralCode=KHOA01',
  qrCodeUrl: null,
  rate: 30,
  rule: "0.3% of what your friends stake, paid every day for 365 days. $1.00 bonus once a friend has been registered for a day. $5.00 bonus for a friend's first deposit of at least $20.00.",
  invitees: 5,
  activeInvitees: 2,
  rewardTotal: '29.26',
  rewardPending: '1.00',
};

const reward = { amount: null, rate: null, maximum: null, points: null, rounds: null, nodeId: null };
const prizes = [
  {
    prizeId: 'pz-1',
    title: 'Lumo weekend bag',
    picture: null,
    chance: 500,
    left: 12,
    reward: { ...reward, kind: 'goods', text: 'A weekend bag' },
  },
  {
    prizeId: 'pz-2',
    title: '100 points',
    picture: null,
    chance: 50_000,
    left: null,
    reward: { ...reward, kind: 'points', points: 100, text: '100 points' },
  },
  {
    prizeId: 'pz-3',
    title: '10 free rounds on Lantern Road',
    picture: null,
    chance: 200_000,
    left: null,
    reward: { ...reward, kind: 'free_rounds', rounds: 10, nodeId: '20001', text: '10 free rounds on Lantern Road' },
  },
  { prizeId: 'pz-0', title: 'No prize this time', picture: null, reward: null, chance: 749_500, left: null },
];
const raffle = {
  promotionId: 'p-104',
  ticketRule: 'One ticket for every 50.00 that you deposit.',
  endsAt: at(60_000),
  openTickets: 3,
  drawnTickets: 1,
  prizes,
};
const chances = prizes.map(({ prizeId, chance }) => ({ prizeId, chance }));

/** The ticket of the contract's examples: each ticket of the server has a random seed. */
const ticket = {
  ticketId: 'tk-9501',
  promotionId: 'p-104',
  state: 'drawn',
  reason: 'Deposit dep-3001',
  commitment: '2945bdcb212321737f9b3ebc1cef23501a66b9b101bfa23f1678672613de0448',
  chances,
  chancesHash: '0809550d213fc638ccb5df4aeeafe7d595cc07599e52105083fd06ef2e348d8e',
  earnedAt: at(-30),
  expiresAt: at(60_000),
  drawnAt: at(-1),
  prize: prizes[2],
  credit: {
    rewardId: 'rw-5105',
    reward: prizes[2]?.reward,
    target: 'free_rounds',
    bonusId: null,
    creditedAt: at(-1),
  },
  evidence: {
    algorithm: 'portico-hmac-sha256-1',
    number: 191_639,
    chances,
    usedUp: null,
    seed: '991bb210341a270b744faf6949877be090ccf665229c069a7cd48687e9ad19e1',
  },
};
const next = {
  ...ticket,
  ticketId: 'tk-9502',
  state: 'open',
  drawnAt: null,
  prize: null,
  credit: null,
  evidence: null,
  commitment: 'cc73832bf9a2437519f76ceda64832630362a6c4faf6a9f532f664b410444e9c',
};
const pageOf = (content: readonly object[]) => ({ content, totalPages: 1, totalElements: content.length });

/** The pages of raffle, referral and vault. */
export const rewardScreens: readonly Screen[] = [
  {
    name: 'raffle-result',
    path: '/promotions/p-104',
    width: 'phone',
    ...member,
    answers: {
      '**/MCSFE_raffle?*': raffle,
      '**/MCSFE_raffleTickets?*state=open*': pageOf([next]),
      '**/MCSFE_raffleTickets?*state=drawn*': pageOf([ticket]),
      '**/MCSFE_raffleClaim': ticket,
    },
    before: (page) => page.getByRole('button', { name: 'Draw a ticket' }).click(),
    ready: (page) => page.getByRole('status').filter({ hasText: 'You have drawn: 10 free rounds' }),
  },
  {
    name: 'raffle-proof',
    path: '/promotions/p-104',
    width: 'desktop',
    ...member,
    answers: {
      '**/MCSFE_raffle?*': raffle,
      '**/MCSFE_raffleTickets?*state=open*': pageOf([]),
      '**/MCSFE_raffleTickets?*state=drawn*': pageOf([ticket]),
    },
    before: (page) => page.getByRole('button', { name: 'Verify ticket tk-9501' }).click(),
    ready: (page) => page.getByRole('dialog').getByRole('status').filter({ hasText: 'Everything fits' }),
  },
  {
    name: 'member-referral',
    path: '/nowhere?modal=memberCenter&panel=referral',
    width: 'desktop',
    ...member,
    answers: { '**/wps/member/referral': referral },
    ready: (page) =>
      page
        .getByRole('dialog')
        .getByRole('row', { name: /^hai\*\*\*|^tua\*\*\*/ })
        .first(),
  },
  {
    name: 'member-vault',
    path: '/nowhere?modal=memberCenter&panel=vault',
    width: 'phone',
    language: 'VI',
    ...member,
    ready: (page) => page.getByRole('dialog').getByText('$12,480.50').first(),
  },
];
