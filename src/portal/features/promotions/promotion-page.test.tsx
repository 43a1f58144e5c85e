// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getGetPromotionResponseMock } from '#generated/client/promotions/promotions.faker.ts';
import { getGetPromotionMockHandler } from '#generated/client/promotions/promotions.msw.ts';
import type { Promotion } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '../../i18n/language.ts';
import { withTime } from '../../testing/centre.tsx';
import { openPage, switchOff, withPortal } from '../../testing/portal.tsx';
import { factsOf, itemsOf } from '../../testing/shown.ts';

withPortal();
withTime(Date.parse('2026-01-05T10:00:00Z'));

/** Opens a promotion whose figures all differ. */
async function openPromotion(changes: Partial<Promotion> = {}, loggedIn = false) {
  const answer = getGetPromotionResponseMock();
  const value: Promotion = {
    ...answer.value,
    id: 'p-201',
    category: 'deposit',
    title: 'Third deposit',
    summary: 'A fifth on top.',
    html: '<p>Deposit, then play.</p>',
    startsAt: '2026-01-02T10:00:00Z',
    endsAt: '2026-01-09T10:00:00Z',
    state: 'join',
    reward: { ...answer.value.reward, amount: '33.00', text: '20% of your deposit, up to 45.00' },
    wagering: {
      multiple: 12,
      base: 'bonus_and_deposit',
      days: 9,
      maxStake: '15.00',
      contributions: [
        { gameType: 'RNG', rate: 10_000 },
        { gameType: 'LIVE', rate: 1_750 },
      ],
    },
    minDeposit: '1027.50',
    ...changes,
  };
  server.use(getGetPromotionMockHandler({ ...answer, value }));
  openPage('/promotions/p-201', { loggedIn });
  await screen.findByRole('heading', { level: 1, name: value.title });
  const article = screen.getByRole('article');
  const terms = within(article).queryByRole('heading', { name: /^(What has to be staked|Điều kiện cược)$/ });
  return {
    article: within(article),
    facts: factsOf(article),
    terms: terms?.nextElementSibling ? itemsOf(terms.nextElementSibling) : undefined,
    last: article.lastElementChild?.textContent,
  };
}

test('ENTITY-03 PROMO-10 a promotion shows each of its terms under its name', async () => {
  const { article, facts, terms, last } = await openPromotion();
  expect(article.getByText('A fifth on top.')).toBeDefined();
  expect(article.getByText('Deposit, then play.')).toBeDefined();
  expect(facts).toEqual([
    ['Reward', '20% of your deposit, up to 45.00'],
    ['Minimum deposit', '$1,027.50'],
    ['Turnover', '12x turnover'],
    ['Period', 'Ends in 4 days'],
  ]);
  expect(terms).toEqual([
    '12x deposit and bonus',
    'Within 9 days after the reward is credited.',
    'The largest stake that counts is $15.00.',
    'Slots counts 100%.',
    'Live Casino counts 17.5%.',
    'Everything else counts nothing.',
  ]);
  expect(last).toBe('18+. You can lose money with a bonus. Set your limit first.');
});

test('I18N-01 PROMO-10 a promotion shows each of its terms in Vietnamese', async () => {
  await showLanguage('VI');
  const { facts, terms, last } = await openPromotion();
  expect(facts).toEqual([
    ['Phần thưởng', '20% of your deposit, up to 45.00'],
    ['Nạp tối thiểu', '$1,027.50'],
    ['Vòng cược', 'Cược 12 vòng'],
    ['Thời gian', 'Kết thúc sau 4 ngày nữa'],
  ]);
  expect(terms).toEqual([
    '12 lần tiền nạp và thưởng',
    'Trong 9 ngày kể từ khi nhận thưởng.',
    'Mức cược được tính cao nhất là $15.00.',
    'Nổ hũ được tính 100%.',
    'Casino trực tiếp được tính 17,5%.',
    'Các loại khác không được tính.',
  ]);
  expect(last).toBe('18+. Chơi bằng tiền thưởng vẫn có thể thua. Hãy đặt hạn mức trước.');
});

test('PROMO-10 a promotion without conditions says that it has none', async () => {
  const { facts, terms, last } = await openPromotion({ wagering: null, minDeposit: null, endsAt: null });
  expect(facts.slice(1)).toEqual([
    ['Turnover', 'No turnover'],
    ['Period', 'Always on'],
  ]);
  expect(terms).toBeUndefined();
  expect(last).toBe('18+. You can lose money with a bonus. Set your limit first.');
});

test('PROMO-10 a bonus that binds the reward alone, for a day and with any stake, says so', async () => {
  const { terms } = await openPromotion({
    wagering: { multiple: 3, base: 'bonus', days: 1, maxStake: null, contributions: [] },
  });
  expect(terms).toEqual(['3x bonus', 'Within a day after the reward is credited.', 'Everything else counts nothing.']);
});

test.each([
  ['coming_soon', 'Begins in 2 days', 'Coming soon'],
  ['closed', 'Ended 3 days ago', 'Closed'],
  ['join', 'Ends in 6 days', undefined],
] as const)(
  'PROMO-02 a promotion that is %s says when, and has the state where it cannot be joined',
  async (state, period, word) => {
    const { article, facts } = await openPromotion({
      state,
      startsAt: '2026-01-07T10:00:00Z',
      endsAt: state === 'closed' ? '2026-01-02T10:00:00Z' : '2026-01-11T10:00:00Z',
    });
    expect(facts.at(-1)).toEqual(['Period', period]);
    const beside = article.getByRole('heading', { name: 'How it works' }).nextElementSibling;
    expect(beside?.textContent).toBe(word);
  },
);

test.each([
  ['a guest at one for new players', {}, false, true, true],
  ['a member at one for new players', {}, true, true, false],
  ['a guest at one of another category', { category: 'deposit' }, false, true, false],
  ['a guest at one that is closed', { state: 'closed' }, false, true, false],
  ['a guest at one that is still to come', { state: 'coming_soon' }, false, true, false],
  ['a guest at a site without registration', {}, false, false, false],
] as const)(
  'ENTITY-03 the registration is offered to %s as it should be',
  async (_who, changes, loggedIn, on, offered) => {
    if (!on) switchOff('DIRECTREG3');
    const { article } = await openPromotion({ category: 'new_player', ...changes }, loggedIn);
    if (loggedIn) await article.findByRole('region', { name: 'Where you stand' });
    expect(article.queryByRole('button', { name: 'Create account' }) !== null).toBe(offered);
  },
);

test('ROLE-07 a trial account reads at a promotion that it needs a full one, and can create it', async () => {
  window.sessionStorage.setItem('isAgent', '4');
  const { article } = await openPromotion({}, true);
  expect(article.getByText('Promotions are for full accounts. Creating one takes about a minute.')).toBeDefined();
  expect(article.getByRole('button', { name: 'Create account' })).toBeDefined();
});
