// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  getGetMemberPromotionResponseMock,
  getListMemberPromotionsResponseMock,
  getListPromotionsResponseMock,
} from '#generated/client/promotions/promotions.faker.ts';
import {
  getGetMemberPromotionMockHandler,
  getListMemberPromotionsMockHandler,
  getListPromotionsMockHandler,
} from '#generated/client/promotions/promotions.msw.ts';
import { PromotionCategory, PromotionState } from '#generated/model/index.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '../../i18n/language.ts';
import { stubMotion } from '../../testing/motion.ts';
import { openPage, withPortal } from '../../testing/portal.tsx';

withPortal();

const list = getListMemberPromotionsResponseMock();
const one = getGetMemberPromotionResponseMock();
const labels = {
  EN: {
    coming_soon: 'Coming soon',
    join: 'Join',
    signed: 'Signed',
    applying: 'Applying',
    processing: 'Processing',
    issued: 'Issued',
    rejected: 'Rejected',
    claim: 'Claim',
    claimed: 'Claimed',
    closed: 'Closed',
  },
  VI: {
    coming_soon: 'Sắp diễn ra',
    join: 'Tham gia',
    signed: 'Đã đăng ký',
    applying: 'Đang chờ duyệt',
    processing: 'Đang xử lý',
    issued: 'Đã phát thưởng',
    rejected: 'Bị từ chối',
    claim: 'Chờ nhận',
    claimed: 'Đã nhận',
    closed: 'Đã đóng',
  },
};

test.each(['EN', 'VI'] as const)(
  'PROMO-01 PROMO-02 in %s every state of the contract has its label on the card of a member',
  async (language) => {
    await showLanguage(language);
    const [card] = list.value.content;
    if (card === undefined) throw new Error('the example has no card');
    const content = Object.values(PromotionState).map((state) => ({
      promotion: { ...card.promotion, id: `p-${state}`, title: `In ${state}`, state, applyMode: 'join' as const },
      participation: { ...card.participation, promotionId: `p-${state}`, state, eligible: true },
    }));
    server.use(getListMemberPromotionsMockHandler({ ...list, value: { ...list.value, content, totalElements: 10 } }));
    openPage('/promotions', { loggedIn: true });
    await screen.findByRole('link', { name: 'In signed' });
    const words = Object.values(labels[language]);
    const shown = Object.values(PromotionState).map((state) => {
      const item = screen.getByRole('link', { name: `In ${state}` }).closest('li') as HTMLElement;
      return [state, words.filter((word) => within(item).queryByText(word) !== null)];
    });
    expect(shown).toEqual(Object.values(PromotionState).map((state) => [state, [labels[language][state]]]));
  },
);

test("PROMO-02 'Join' stands on the cards that the member can join", async () => {
  const [card] = list.value.content;
  if (card === undefined) throw new Error('the example has no card');
  const cases = [
    ['join', true, 'Join'],
    ['join', false, 'Not now'],
    ['apply', true, 'Join'],
    ['apply', false, 'Not now'],
    ['claim', false, 'Automatic'],
    ['raffle', false, 'Join'],
  ] as const;
  const content = cases.map(([applyMode, eligible], at) => ({
    promotion: { ...card.promotion, id: `p-${at}`, title: `Case ${at}`, state: 'join' as const, applyMode },
    participation: { ...card.participation, promotionId: `p-${at}`, state: 'join' as const, eligible },
  }));
  server.use(getListMemberPromotionsMockHandler({ ...list, value: { ...list.value, content, totalElements: 6 } }));
  openPage('/promotions', { loggedIn: true });
  await screen.findByRole('link', { name: 'Case 5' });
  for (const [at, [, , word]] of cases.entries()) {
    const item = screen.getByRole('link', { name: `Case ${at}` }).closest('li') as HTMLElement;
    expect(within(item).getByText(word), `${at}`).toBeDefined();
  }
});

const categories = {
  EN: {
    new_player: 'New player',
    deposit: 'Deposit',
    slots: 'Slots',
    live: 'Live',
    sports: 'Sports',
    lottery: 'Lottery',
    vip: 'VIP',
    other: 'Other',
  },
  VI: {
    new_player: 'Thành viên mới',
    deposit: 'Nạp tiền',
    slots: 'Nổ hũ',
    live: 'Casino trực tiếp',
    sports: 'Thể thao',
    lottery: 'Xổ số',
    vip: 'VIP',
    other: 'Khác',
  },
} as const satisfies Record<string, Record<PromotionCategory, string>>;

test.each([
  ['guest', 'EN', false],
  ['member', 'VI', true],
] as const)('PROMO-10 a %s narrows the list by each category in %s', async (_, language, loggedIn) => {
  await showLanguage(language);
  const counts = Object.values(PromotionCategory).map((category) => ({ category, count: 3 }));
  const forGuests = getListPromotionsResponseMock();
  server.use(
    getListPromotionsMockHandler({ ...forGuests, value: { ...forGuests.value, counts } }),
    getListMemberPromotionsMockHandler({ ...list, value: { ...list.value, counts, mine: 2 } }),
  );
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => {
    if (/romotions\?/.test(request.url)) asked.push(new URL(request.url).searchParams.toString());
  });
  const { user, address } = openPage('/promotions', { loggedIn });
  for (const [category, name] of Object.entries(categories[language])) {
    await user.click(await screen.findByRole('button', { name: `${name} 3` }));
    await waitFor(() => expect(address()).toBe(`/promotions?category=${category}`));
    await waitFor(() => expect(asked.at(-1)).toContain(`category=${category}&`));
  }
  if (!loggedIn) return;
  await user.click(screen.getByRole('button', { name: 'Của tôi 2' }));
  await waitFor(() => expect(asked.at(-1)).toMatch(/^category=other&participation=mine&/));
});

/** The bodies of the calls to an address. */
function recordSent(call: string) {
  const sent: unknown[] = [];
  server.events.on('request:start', async ({ request }) => {
    if (request.url.includes(call)) sent.push(await request.clone().json());
  });
  return sent;
}

const standing = (changes: Partial<typeof one.value.participation>) =>
  server.use(
    getGetMemberPromotionMockHandler({
      ...one,
      value: { ...one.value, participation: { ...one.value.participation, bonusId: null, ...changes } },
    }),
  );

test.each(Object.values(PromotionState))('PROMO-02 a member reads on the page that it is %s', async (state) => {
  const participation = { ...one.value.participation, state, eligible: state === 'join' };
  const promotion = { ...one.value.promotion, state, applyMode: 'join' as const };
  server.use(getGetMemberPromotionMockHandler({ ...one, value: { promotion, participation } }));
  openPage('/promotions/p-102', { loggedIn: true });
  const stand = await screen.findByRole('region', { name: 'Where you stand' });
  const beside = within(stand).getByRole('heading', { name: 'Where you stand' }).nextElementSibling;
  expect(beside?.textContent).toBe(labels.EN[state]);
});

test('PROMO-01 a member joins once, with one key however often it is sent, and reads why it was refused', async () => {
  standing({ state: 'join', eligible: true, ineligibleReason: null, progress: null });
  server.use(refuse('post', '/wps/relay/MCSFE_promotionJoin', 503, 'unavailable'));
  const keys: (string | null)[] = [];
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('promotionJoin')) keys.push(request.headers.get('Idempotency-Key'));
  });
  const sent = recordSent('promotionJoin');
  const { user } = openPage('/promotions/p-102', { loggedIn: true });
  const join = await screen.findByRole('button', { name: 'Join now' });
  await user.click(join);
  await screen.findByRole('alert');
  await user.click(join);
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toBeTruthy();
  expect(sent).toEqual(Array(2).fill({ promotionId: one.value.promotion.id }));
});

test('PROMO-01 what waits is claimed, and says how long it waits; who may not join reads why', async () => {
  standing({ state: 'claim', claimAmount: '8.42', claimUntil: '2026-01-12T01:00:00Z' });
  const { user } = openPage('/promotions/p-103', { loggedIn: true });
  const claim = await screen.findByRole('button', { name: 'Claim $8.42' });
  expect(screen.getByText(/Waits for you until/)).toBeDefined();
  const sent = recordSent('promotionClaim');
  await user.click(claim);
  await waitFor(() => expect(sent).toEqual([{ promotionId: one.value.promotion.id }]));
});

test('PROMO-01 who may not join reads why, and has no button', async () => {
  standing({ state: 'join', eligible: false, ineligibleReason: 'It is for the first deposit of an account.' });
  openPage('/promotions/p-107', { loggedIn: true });
  expect(await screen.findByText('It is for the first deposit of an account.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Join now' })).toBeNull();
});

test('PROMO-01 whose join was refused reads the reason once', async () => {
  standing({ state: 'join', eligible: true, ineligibleReason: null, progress: null });
  const { user } = openPage('/promotions/p-107', { loggedIn: true });
  const join = await screen.findByRole('button', { name: 'Join now' });
  const reason = 'It is given once to each person.';
  // Another account of the person was faster.
  standing({ state: 'join', eligible: false, ineligibleReason: reason });
  server.use(refuse('post', '/wps/relay/MCSFE_promotionJoin', 409, 'promotion_one_per_person', { message: reason }));
  await user.click(join);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Join now' })).toBeNull());
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getAllByText(/^It is given once to each person/)).toHaveLength(1);
});

test.each([
  ['signed', 'Make the deposit', 'depositv2'],
  ['issued', 'Open the bonus', 'bonusDetails?bonus=b-1'],
] as const)('PROMO-01 from %s the next step opens in the member centre', async (state, name, panel) => {
  standing({ state, eligible: false, ineligibleReason: null, bonusId: state === 'issued' ? 'b-1' : null });
  const { user, router } = openPage('/promotions/p-107', { loggedIn: true });
  await user.click(await screen.findByRole('button', { name }));
  const address = new URLSearchParams(router.state.location.search);
  expect([address.get('modal'), address.get('panel')]).toEqual(['memberCenter', panel]);
});

function openRaffle() {
  const raffle = { ...one.value.promotion, id: 'p-104', applyMode: 'raffle' as const };
  server.use(
    getGetMemberPromotionMockHandler({
      ...one,
      value: {
        promotion: raffle,
        participation: { ...one.value.participation, state: 'claim', openTickets: 1, bonusId: null, progress: null },
      },
    }),
  );
  return openPage('/promotions/p-104', { loggedIn: true });
}

const drawnText = 'You have drawn: 10 free rounds on Lantern Road';

test('PROMO-07 a raffle shows each prize with its chance, draws an open ticket and tells what it drew when the motion ends', async () => {
  const motion = stubMotion();
  const { user } = openRaffle();
  await user.click(await screen.findByRole('button', { name: 'Draw a ticket' }));
  expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
  const stand = within(screen.getByRole('region', { name: 'Where you stand' }));
  expect(stand.getAllByText(/^chance \d/).length).toBeGreaterThan(1);
  expect(await stand.findByRole('button', { name: 'Skip to the result' })).toBeDefined();
  expect(stand.getByRole('status').textContent).toBe('');
  act(() => void motion.dispatchEvent(new Event('finish')));
  expect(stand.getByRole('status').textContent).toBe(drawnText);
});

test('PROMO-07 the motion of a draw can be skipped, and the ticket verified', async () => {
  const motion = stubMotion();
  const { user } = openRaffle();
  await user.click(await screen.findByRole('button', { name: 'Draw a ticket' }));
  const stand = within(screen.getByRole('region', { name: 'Where you stand' }));
  await user.click(await stand.findByRole('button', { name: 'Skip to the result' }));
  expect(stand.getByRole('status').textContent).toBe(drawnText);
  expect(motion.cancel).toHaveBeenCalled();
  await user.click(await stand.findByRole('button', { name: 'Verify ticket tk-9501' }));
  const proof = within(await screen.findByRole('dialog', { name: 'Verify this ticket' }));
  expect(proof.getByRole('status').textContent).toContain('Everything fits');
});
