// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  getConvertPointsResponseMock,
  getGetPointRewardResponseMock,
  getGetPointsConfigResponseMock,
} from '#generated/client/points/points.faker.ts';
import {
  getConvertPointsMockHandler,
  getGetPointRewardMockHandler,
  getGetPointsBalanceMockHandler,
  getGetPointsConfigMockHandler,
  getRedeemPointsMockHandler,
} from '#generated/client/points/points.msw.ts';
import type { PointReward } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { heldAnswer, untilFree } from '../../testing/held-answer.ts';
import { openMall, redemption } from '../../testing/mall.ts';
import { withPortal } from '../../testing/portal.tsx';
import { factsOf } from '../../testing/shown.ts';

withPortal();

const pointsOf = (balance: number) => ({
  success: true as const,
  value: { balance, earned: 99_001, spent: 88_002, asOf: '2026-01-05T09:31:00Z' },
});
const have = (balance: number) => server.use(getGetPointsBalanceMockHandler(pointsOf(balance)));

/** Opens the conversion of points, of which two are worth seven cents. */
function openConversion(balance: number, convertMaxPerDay: number | null) {
  have(balance);
  const { value } = getGetPointsConfigResponseMock();
  server.use(
    getGetPointsConfigMockHandler({
      success: true,
      value: { ...value, pointValue: '0.035', convertMin: 150, convertStep: 50, convertMaxPerDay },
    }),
  );
  return openMall('convert=1');
}

test('MALL-01 MALL-03 MALL-06 a conversion shows its points, its worth and what is left, before and after', async () => {
  server.use(
    getConvertPointsMockHandler({
      ...getConvertPointsResponseMock(),
      value: {
        conversionId: 'pt-31',
        points: 201,
        amount: '7.01',
        pointsAfter: 5_231,
        convertedAt: '2026-01-05T10:00:00Z',
      },
    }),
  );
  const { user, dialog } = await openConversion(5_430, 3_775);
  const form = within(dialog);
  const points = await form.findByLabelText('Points');
  expect(form.getByText('Min 150 points, max 3,750 points')).toBeDefined();
  expect(form.getByRole('button', { name: 'Convert' })).toBeDefined();
  await user.type(points, '200');
  expect(form.getByText(/That is 200 points\. You receive \$7\.00\./)).toBeDefined();
  await user.type(form.getByLabelText('Payment password'), '618205');
  await user.click(form.getByRole('button', { name: 'Convert to $7.00' }));
  const question = await screen.findByRole('alertdialog', { name: 'Convert 200 points to $7.00?' });
  expect(factsOf(question)).toEqual([
    ['Points', '200 points'],
    ['You receive', '$7.00'],
    ['Fee', '$0.00'],
    ['Points left', '5,230 points'],
  ]);
  await user.click(within(question).getByRole('button', { name: 'Convert to $7.00' }));
  expect((await form.findByText('$7.01 is in your balance')).parentElement?.getAttribute('role')).toBe('status');
  expect(factsOf(dialog)).toEqual([
    ['Points', '201 points'],
    ['Points left', '5,231 points'],
    ['Reference', 'pt-31'],
  ]);
});

test.each([
  [5_430, 3_775, '3750', undefined],
  [5_430, 3_775, '3800', 'Enter at most 3,750 points.'],
  [430, 3_775, '450', 'Enter at most 400 points.'],
  [5_430, null, '5400', undefined],
  [5_430, null, '100', 'Enter at least 150 points.'],
  [5_430, null, '225', 'Points are converted in steps of 50.'],
])('MALL-06 with %i points and %s a day, of %s points: %s', async (balance, most, typed, told) => {
  const { user, dialog } = await openConversion(balance, most);
  const form = within(dialog);
  await user.type(await form.findByLabelText('Points'), typed);
  await user.tab();
  expect(form.queryByRole('alert')?.textContent).toBe(told);
  expect(form.queryByRole('button', { name: 'Convert' }) === null).toBe(told === undefined);
});

/** Opens the redemption of a reward that costs 410 points. */
function openRedemption(reward: Partial<PointReward>, balance: number) {
  have(balance);
  const answer = getGetPointRewardResponseMock();
  server.use(
    getGetPointRewardMockHandler({
      ...answer,
      value: {
        ...answer.value,
        rewardId: 'pr-9',
        kind: 'goods',
        title: 'Bag',
        points: 410,
        stock: 30,
        wagering: null,
        needsAddress: false,
        maxQuantity: 3,
        ...reward,
      },
    }),
  );
  return openMall('reward=pr-9&redeem=1');
}

test('MALL-01 MALL-03 a redemption shows what it costs, what is left and where it is sent, before and after', async () => {
  server.use(getRedeemPointsMockHandler({ success: true, value: { ...redemption, state: 'processing' } }));
  const { user, dialog } = await openRedemption({ needsAddress: true }, 1_284);
  const form = within(dialog);
  await user.selectOptions(await form.findByRole('combobox', { name: 'How many' }), '2');
  const texts = [
    ['Recipient', 'Ánh Nguyễn'],
    ['Street and number', '12 Lý Thường Kiệt'],
    ['City or district', 'Hoàn Kiếm'],
    ['Postal code', '11000'],
    ['Payment password', '618205'],
  ] as const;
  for (const [label, value] of texts) fireEvent.change(form.getByLabelText(label), { target: { value } });
  fireEvent.change(form.getByRole('textbox', { name: 'Mobile number' }), { target: { value: '912000051' } });
  fireEvent.change(form.getByLabelText('Country'), { target: { value: 'KH' } });
  await user.click(form.getByRole('button', { name: 'Redeem for 820 points' }));
  const question = await screen.findByRole('alertdialog', { name: 'Redeem 2 × Bag?' });
  expect(factsOf(question)).toEqual([
    ['Cost', '820 points'],
    ['Points left', '464 points'],
    ['Recipient', 'Ánh Nguyễn'],
    ['Sent to', '12 Lý Thường Kiệt, Hoàn Kiếm, 11000, Cambodia'],
  ]);
  await user.click(within(question).getByRole('button', { name: 'Redeem for 820 points' }));
  expect(await form.findByText('Bag is ordered')).toBeDefined();
  expect(factsOf(dialog)).toEqual([
    ['Cost', '8,004 points'],
    ['Reference', 'rd-1'],
  ]);
  expect(form.getByText(/^We send it and tell you by message\./)).toBeDefined();
});

test('MALL-01 the country code of a pasted number moves to the list, as in the other forms', async () => {
  const { user, dialog } = await openRedemption({ needsAddress: true }, 1_284);
  const form = within(dialog);
  const number = await form.findByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });
  await user.click(number);
  await user.paste('+855 12-345-678');
  await waitFor(() => expect(number.value).toBe('12345678'));
  expect(form.getByRole<HTMLInputElement>('combobox', { name: 'Country code' }).value).toBe('+855');
});

test('MALL-01 another redemption begins when the points are read again', async () => {
  server.use(getRedeemPointsMockHandler({ success: true, value: { ...redemption, state: 'processing' } }));
  const { user, dialog } = await openRedemption({}, 900);
  const form = within(dialog);
  const reading = heldAnswer(pointsOf(900), pointsOf(490));
  server.use(getGetPointsBalanceMockHandler(reading.answer));
  reading.hold();
  fireEvent.change(await form.findByLabelText('Payment password'), { target: { value: '618205' } });
  await user.click(form.getByRole('button', { name: 'Redeem for 410 points' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Redeem for 410 points' }),
  );
  const another = await form.findByRole('button', { name: /Redeem again/ });
  await user.click(another);
  expect(form.queryByLabelText('Payment password')).toBeNull();
  reading.tell();
  await untilFree(another);
  await user.click(another);
  expect(await form.findByLabelText('Payment password')).toBeDefined();
  expect(form.queryByRole('combobox', { name: 'How many' })).toBeNull();
});

test.each([
  ['the rule', {}, 5_000, 3],
  ['the stock', { stock: 2 }, 5_000, 2],
  ['the points', {}, 900, 2],
  ['the rule alone', { stock: null }, 5_000, 3],
] as const)('MALL-01 how many can be redeemed follows %s', async (_why, reward, balance, most) => {
  const { dialog } = await openRedemption(reward, balance);
  const choice = within(await within(dialog).findByRole('combobox', { name: 'How many' }));
  expect(choice.getAllByRole('option')).toHaveLength(most);
});

test.each([
  [{}, 400, 'You need 10 points more for this.'],
  [{ stock: 0 }, 400, 'At most 0 can be redeemed now.'],
])('MALL-01 what cannot be redeemed says why, with no choice of how many: %#', async (reward, balance, told) => {
  const { user, dialog } = await openRedemption(reward, balance);
  const form = within(dialog);
  await user.click(await form.findByRole('button', { name: 'Redeem for 410 points' }));
  expect((await form.findByText(told)).getAttribute('role')).toBe('alert');
  expect(form.queryByRole('combobox', { name: 'How many' })).toBeNull();
  expect(form.queryByRole('group', { name: 'Delivery address' })).toBeNull();
});
