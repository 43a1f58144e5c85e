// @vitest-environment jsdom
import { act, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { expect, test } from 'vitest';
import { getListMemberPromotionsResponseMock } from '#generated/client/promotions/promotions.faker.ts';
import { getListMemberPromotionsMockHandler } from '#generated/client/promotions/promotions.msw.ts';
import { getListMemberPromotionsQueryKey } from '#generated/client/promotions/promotions.ts';
import {
  getCreateDepositResponseMock,
  getListDepositMethodsResponseMock,
} from '#generated/client/wallet/wallet.faker.ts';
import type { ListedPromotion, MemberPromotionPage } from '#generated/model/index.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openMemberPage } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';

withPortal();

const deposits = '/wps/v2/wallets/deposits';

/** Offers two promotions that a deposit may name, from 20.00. */
function offer(change: Partial<ListedPromotion> = {}): MemberPromotionPage {
  const list = getListMemberPromotionsResponseMock();
  const [card] = list.value.content;
  if (card === undefined) throw new Error('the example has no card');
  const content = ['Monday reload', 'Second gift'].map((title, at) => ({
    promotion: {
      ...card.promotion,
      id: `p-${at}`,
      title,
      state: 'join' as const,
      applyMode: 'join' as const,
      minDeposit: '20.00',
      ...change,
    },
    participation: { ...card.participation, promotionId: `p-${at}`, state: 'join' as const, eligible: true },
  }));
  const value = { ...list.value, content, totalElements: content.length };
  server.use(getListMemberPromotionsMockHandler({ ...list, value }));
  return value;
}

async function openForm() {
  const { user, queries, centre } = await openMemberPage('depositv2');
  await user.click(await centre.findByRole('button', { name: 'Monday reload' }));
  return { user, centre, queries };
}

test('PROMO-01 WALLET-11 a refused promotion is told beside it; the deposit goes on without it, and nothing typed is lost', async () => {
  offer();
  server.use(refuse('post', deposits, 422, 'promotion_waiting', { message: 'You had a bonus a short time ago.' }));
  const { user, centre } = await openForm();
  await user.type(centre.getByRole('textbox', { name: 'Amount' }), '50');
  await user.click(centre.getByRole('button', { name: 'Deposit $50.00' }));
  const bonus = within(
    (await centre.findByRole('button', { name: 'Continue without it' })).closest('section') as HTMLElement,
  );
  expect(bonus.getByText(/^You had a bonus a short time ago/)).toBeTruthy();
  expect(bonus.getByRole('button', { name: 'Monday reload', pressed: true })).toBeTruthy();
  expect(document.activeElement).toBe(bonus.getByRole('button', { name: 'Continue without it' }));
  expect(centre.getAllByText(/^You had a bonus a short time ago/)).toHaveLength(1);
  await user.click(bonus.getByRole('button', { name: 'Continue without it' }));
  expect(document.activeElement).toBe(bonus.getByRole('button', { name: 'No bonus' }));
  expect(centre.queryByText(/^You had a bonus a short time ago/)).toBeNull();
  expect(bonus.getByRole('button', { name: 'No bonus', pressed: true })).toBeTruthy();
  const sent: unknown[] = [];
  server.use(
    msw.post(`*${deposits}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(getCreateDepositResponseMock());
    }),
  );
  await user.click(centre.getByRole('button', { name: 'Deposit $50.00' }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ amount: '50.00' })]));
  expect(sent[0]).not.toHaveProperty('promotionId');
});

test('PROMO-01 WALLET-11 the least amount of a promotion is compared with what the fee leaves', async () => {
  offer();
  const methods = getListDepositMethodsResponseMock();
  const [method] = methods.value.methods;
  if (method === undefined) throw new Error('the example has no method');
  const value = { ...methods.value, missing: [], methods: [{ ...method, feeRate: 150, feeFixed: '0.00' }] };
  server.use(msw.get('*/wps/v2/wallets/depositMethods', () => HttpResponse.json({ ...methods, value })));
  const { user, centre } = await openForm();
  const amount = centre.getByRole('textbox', { name: 'Amount' });
  await user.type(amount, '20');
  expect(centre.getByText('This bonus takes at least $20.00 after the fee.')).toBeTruthy();
  await user.clear(amount);
  // 1.5% of 20.30 is 0.30.
  await user.type(amount, '20.30');
  expect(centre.queryByText('This bonus takes at least $20.00 after the fee.')).toBeNull();
});

test('PROMO-01 WALLET-11 a promotion that is offered no longer is dropped with a word, and the amount stays', async () => {
  const { content } = offer();
  const { user, centre, queries } = await openForm();
  await user.type(centre.getByRole('textbox', { name: 'Amount' }), '50');
  const list = getListMemberPromotionsResponseMock();
  const left = content.slice(1);
  server.use(
    getListMemberPromotionsMockHandler({
      ...list,
      value: { ...list.value, content: left, totalElements: left.length },
    }),
  );
  await queries.invalidateQueries({ queryKey: getListMemberPromotionsQueryKey() });
  expect(
    await centre.findByText('The bonus that you chose is no longer offered. You can choose another one.'),
  ).toBeTruthy();
  expect(centre.getByRole('button', { name: 'No bonus', pressed: true })).toBeTruthy();
  expect(centre.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe('50');
  await user.click(centre.getByRole('button', { name: 'Second gift' }));
  expect(centre.queryByText(/no longer offered/)).toBeNull();
});

test('I18N-01 PROMO-01 WALLET-11 the promotion that is chosen tells what it gives and what has to be staked', async () => {
  const { reward } = offer().content[0]?.promotion ?? expect.fail('a promotion is offered');
  const text = '40.00 of bonus money';
  const wagering = { multiple: 12, base: 'bonus', days: 9, maxStake: null, contributions: [] } as const;
  offer({ reward: { ...reward, text }, wagering: { ...wagering, contributions: [] } });
  const { user, centre } = await openForm();
  expect(centre.getByText(text).nextElementSibling?.textContent).toBe(
    'Stake 12 times the bonus within 9 days before it becomes money.',
  );
  await act(() => showLanguage('VI'));
  expect(centre.getByText(text).nextElementSibling?.textContent).toBe(
    'Cần cược 12 lần tiền thưởng trong 9 ngày để tiền thưởng thành tiền thật.',
  );
  await user.click(centre.getByRole('button', { name: 'Không nhận' }));
  expect(centre.queryByText(text)).toBeNull();
});
