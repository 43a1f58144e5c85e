// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  getClaimRafflePrizeResponseMock,
  getGetMemberPromotionResponseMock,
  getGetRaffleResponseMock,
  getListRaffleTicketsResponseMock,
} from '#generated/client/promotions/promotions.faker.ts';
import {
  getClaimRafflePrizeMockHandler,
  getGetMemberPromotionMockHandler,
  getGetRaffleMockHandler,
  getListRaffleTicketsMockHandler,
} from '#generated/client/promotions/promotions.msw.ts';
import type { Raffle, RafflePrize, RaffleTicket } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { stubMotion } from '#portal/testing/motion.ts';
import { openPage, withPortal } from '#portal/testing/portal.tsx';
import { itemsOf } from '#portal/testing/shown.ts';

withPortal();

// The ticket of the contract's examples, whose evidence fits.
const drawn = getClaimRafflePrizeResponseMock().value;
const seed = '991bb210341a270b744faf6949877be090ccf665229c069a7cd48687e9ad19e1';
/** Seals of tickets that are not drawn: nothing is known of them but their form. */
const [sealOfOpen, sealOfChances, sealOfAnother, chancesBefore] = ['aa11', 'bb22', 'cc33', 'dd44'].map((part) =>
  part.repeat(16),
) as [string, string, string, string];
const seal = '2945bdcb212321737f9b3ebc1cef23501a66b9b101bfa23f1678672613de0448';
const chancesSeal = '0809550d213fc638ccb5df4aeeafe7d595cc07599e52105083fd06ef2e348d8e';

const prizeOf = (prizeId: string, title: string, chance: number, left: number | null): RafflePrize => ({
  prizeId,
  title,
  chance,
  left,
  picture: null,
  reward: null,
});

/** An open ticket, whose chances are no longer those of the raffle. */
const open: RaffleTicket = {
  ...drawn,
  ticketId: 'tk-9502',
  state: 'open',
  commitment: sealOfOpen,
  chancesHash: sealOfChances,
  chances: [
    { prizeId: 'pz-1', chance: 1_500 },
    { prizeId: 'pz-3', chance: 998_500 },
  ],
  drawnAt: null,
  prize: null,
  credit: null,
  evidence: null,
};

type Setting = {
  readonly raffle?: Partial<Raffle>;
  readonly open?: readonly RaffleTicket[] | (() => Promise<readonly RaffleTicket[]>);
  readonly drawn?: readonly RaffleTicket[];
  readonly count?: number;
  readonly asked?: (string | null)[];
};

/** Opens the page of a raffle, and gives what it shows to the member. */
async function openRaffle({ raffle, open: tickets = [open], drawn: past = [], count, asked = [] }: Setting) {
  const member = getGetMemberPromotionResponseMock();
  const answer = getGetRaffleResponseMock();
  const list = getListRaffleTicketsResponseMock();
  server.use(
    getGetMemberPromotionMockHandler({
      ...member,
      value: {
        promotion: { ...member.value.promotion, id: 'p-104', applyMode: 'raffle' },
        participation: { ...member.value.participation, state: 'claim', bonusId: null, progress: null },
      },
    }),
    getGetRaffleMockHandler({
      ...answer,
      value: {
        ...answer.value,
        ticketRule: 'A ticket for every 50.00.',
        openTickets: 7,
        prizes: [
          prizeOf('pz-1', 'A bag', 500, 12),
          prizeOf('pz-2', 'A cap', 50_000, null),
          prizeOf('pz-3', 'Ten rounds', 949_500, 0),
        ],
        ...raffle,
      },
    }),
    getListRaffleTicketsMockHandler(async ({ request }) => {
      const params = new URL(request.url).searchParams;
      const isOpen = params.get('state') === 'open';
      if (!isOpen) asked.push(params.get('pageSize'));
      const content = [...(isOpen ? (typeof tickets === 'function' ? await tickets() : tickets) : past)];
      return { ...list, value: { ...list.value, content, totalElements: count ?? content.length } };
    }),
  );
  const portal = openPage('/promotions/p-104', { loggedIn: true });
  const rule = await screen.findByText('A ticket for every 50.00.');
  const panel = rule.parentElement as HTMLElement;
  return {
    ...portal,
    panel: within(panel),
    chances: () => itemsOf(rule.nextElementSibling as Element),
    seals: () => within(panel).queryByText(/sealed when you earned/)?.parentElement?.textContent,
    past: () => {
      const title = within(panel).queryByRole('heading', { level: 4 });
      return title && [title.textContent, ...itemsOf(title.nextElementSibling as Element)];
    },
  };
}

function wantLittleMotion() {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

const steps = (dialog: HTMLElement) => itemsOf(dialog.querySelector('ol') as Element);

test('PROMO-07 a raffle shows the chances and the seals of the next ticket, and how many are left', async () => {
  const { panel, chances, seals, past } = await openRaffle({ drawn: [drawn] });
  await waitFor(() => expect(past()).not.toBeNull());
  expect(chances()).toEqual(['A bagchance 0.15% · 12 left', 'A capchance 0%', 'Ten roundschance 99.85% · 0 left']);
  expect(panel.getByText('7 tickets to draw')).toBeDefined();
  expect(seals()).toBe(
    'Your next ticket was sealed when you earned it. Once it is drawn, you can verify it against this seal:' +
      sealOfOpen +
      'The chances above are fixed for this ticket. Their seal:' +
      sealOfChances,
  );
  expect(past()).toEqual(['Your drawn tickets', '10 free rounds on Lantern RoadJan 5, 2026, 10:02 · tk-9501Verify']);
});

test('PROMO-07 a ticket from before chances were sealed has those of the raffle, and no seal of them', async () => {
  const { panel, chances, seals } = await openRaffle({
    raffle: { openTickets: 1 },
    open: [{ ...open, chances: null, chancesHash: null }],
  });
  expect(await panel.findByText(sealOfOpen)).toBeDefined();
  expect(chances()).toEqual(['A bagchance 0.05% · 12 left', 'A capchance 5%', 'Ten roundschance 94.95% · 0 left']);
  expect(seals()).toMatch(new RegExp(`against this seal:${sealOfOpen}$`));
  expect(panel.getByText('1 ticket to draw')).toBeDefined();
});

test('PROMO-07 without a ticket there is no seal and nothing to draw', async () => {
  const { panel, seals, past } = await openRaffle({
    raffle: { openTickets: 0 },
    open: [],
    drawn: [{ ...drawn, drawnAt: null, evidence: null }],
  });
  await waitFor(() => expect(past()).toEqual(['Your drawn tickets', '10 free rounds on Lantern Roadtk-9501']));
  expect(panel.getByText('0 tickets to draw')).toBeDefined();
  expect(seals()).toBeUndefined();
  expect(panel.queryByRole('button')).toBeNull();
});

test.each([
  [5, false],
  [6, true],
])('of %i drawn tickets, more than five wait behind a button: %s', async (count, more) => {
  const asked: (string | null)[] = [];
  const { user, panel, past } = await openRaffle({ drawn: [drawn], count, asked });
  await waitFor(() => expect(past()).not.toBeNull());
  const button = panel.queryByRole('button', { name: 'Show more' });
  expect(button !== null).toBe(more);
  if (button) await user.click(button);
  await waitFor(() => expect(asked).toEqual(more ? ['5', '10'] : ['5']));
});

test.each([
  [drawn.credit, 'You have drawn: 10 free rounds on Lantern Road'],
  [null, '10 free rounds on Lantern Road'],
])('PROMO-07 whoever wants little motion reads the result at once: %#', async (credit, told) => {
  wantLittleMotion();
  server.use(getClaimRafflePrizeMockHandler({ success: true, value: { ...drawn, credit } }));
  const { user, panel } = await openRaffle({});
  await user.click(await panel.findByRole('button', { name: 'Draw a ticket' }));
  await waitFor(() => expect(panel.getByRole('status').textContent).toBe(told));
  expect(panel.queryByRole('button', { name: 'Skip to the result' })).toBeNull();
});

test('PROMO-07 the next ticket is drawn once it is known, and never the same one again', async () => {
  wantLittleMotion();
  const { promise: known, resolve: tell } = Promise.withResolvers<void>();
  const pressed: string[] = [];
  server.use(
    getClaimRafflePrizeMockHandler(async ({ request }) => {
      const { ticketId } = (await request.json()) as { ticketId: string };
      pressed.push(ticketId);
      return { success: true, value: { ...drawn, ticketId } };
    }),
  );
  const tickets = async () => {
    if (pressed.length === 1) await known;
    return [open, { ...open, ticketId: 'tk-9503' }].filter(({ ticketId }) => !pressed.includes(ticketId));
  };
  const { user, panel } = await openRaffle({ open: tickets });
  await user.click(await panel.findByRole('button', { name: 'Draw a ticket' }));
  await waitFor(() => expect(panel.getByRole('status').textContent).not.toBe(''));
  const button = panel.getByRole('button', { name: /Draw a ticket/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.click(button);
  tell();
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  expect(pressed).toEqual(['tk-9502']);
  await user.click(button);
  await waitFor(() => expect(panel.queryByRole('button', { name: /Draw a ticket/ })).toBeNull());
  expect(pressed).toEqual(['tk-9502', 'tk-9503']);
});

test('PROMO-07 I18N-01 the evidence of a ticket shows each step, here in Vietnamese', async () => {
  await showLanguage('VI');
  const { user, panel } = await openRaffle({ drawn: [drawn] });
  await user.click(await panel.findByRole('button', { name: 'Kiểm chứng vé tk-9501' }));
  const dialog = await screen.findByRole('dialog', { name: 'Kiểm chứng vé này' });
  expect(within(dialog).getByRole('status').textContent).toMatch(/^Tất cả đều khớp/);
  const shown = steps(dialog);
  expect(shown[5]).toMatch(/^Các khối HMAC-SHA-256/);
  expect([...shown.slice(0, 5), ...shown.slice(6)]).toEqual([
    `Mã niêm phong, hiện từ lúc bạn nhận vé${seal}`,
    `Mã niêm phong của bảng tỷ lệ, hiện từ lúc bạn nhận vékhớp${chancesSeal}`,
    `Hạt giống, mở khi rút vé${seed}`,
    `SHA-256 của hạt giống máy chủkhớp${seal}`,
    'Nhãn: mã vétk-9501',
    'Con số: below(1,000,000)khớp191639',
    'Số nào dẫn đến giải nào theo tỷ lệ đã niêm phongkhớpA bag0 – 499A cap500 – 50.499Ten rounds50.500 – 250.499pz-0250.500 – 999.999',
    'Giảikhớp10 free rounds on Lantern Road',
  ]);
});

test('PROMO-07 evidence that does not fit says where it differs', async () => {
  const evidence = drawn.evidence && {
    ...drawn.evidence,
    number: 191_640,
    chances: [
      { prizeId: 'pz-1', chance: 500 },
      { prizeId: 'pz-2', chance: 0 },
      { prizeId: 'pz-3', chance: 200_000 },
    ],
    usedUp: 'pz-2',
  };
  const { user, panel } = await openRaffle({
    drawn: [{ ...drawn, commitment: sealOfAnother, chancesHash: null, evidence }],
  });
  await user.click(await panel.findByRole('button', { name: 'Verify ticket tk-9501' }));
  const dialog = await screen.findByRole('dialog', { name: 'Verify this ticket' });
  expect(within(dialog).getByRole('status').textContent).toMatch(/^This does not fit what was published/);
  const shown = steps(dialog);
  expect([...shown.slice(0, 2), shown[3], ...shown.slice(6)]).toEqual([
    `Seal, shown since you earned the ticket${sealOfAnother}`,
    'Seal of the chances, shown since you earned the ticketYou earned this ticket before chances were sealed: nobody can show that they stood before the draw.',
    `SHA-256 of the server seeddiffers${seal}`,
    'The number: below(1,000,000)differs191639',
    'Which numbers lead to which prize, by the sealed chancesdiffersA bag0 – 499A cap–Ten rounds500 – 200,499',
    'Prizediffers10 free rounds on Lantern RoadThe number leads to “A cap”, of which none was left. The rules give the blank for it.',
  ]);
});

test('PROMO-07 a ticket drawn on this page is compared with the seals that the page showed', async () => {
  stubMotion();
  server.use(getClaimRafflePrizeMockHandler({ success: true, value: drawn }));
  const shownBefore = { ...open, ticketId: drawn.ticketId, commitment: seal, chancesHash: chancesBefore };
  const { user, panel } = await openRaffle({ open: [shownBefore], drawn: [drawn] });
  await user.click(await panel.findByRole('button', { name: 'Draw a ticket' }));
  const skip = await panel.findByRole('button', { name: 'Skip to the result' });
  expect(panel.queryByRole('button', { name: 'Verify ticket tk-9501' })).toBeNull();
  await user.click(skip);
  await user.click(await panel.findByRole('button', { name: 'Verify ticket tk-9501' }));
  const dialog = await screen.findByRole('dialog', { name: 'Verify this ticket' });
  expect(steps(dialog).slice(0, 2)).toEqual([
    `Seal, shown since you earned the ticket${seal}This page showed you this seal before the draw.`,
    `Seal of the chances, shown since you earned the ticketdiffers${chancesSeal}Before the draw your browser was shown another seal: ${chancesBefore}`,
  ]);
});
