// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  getGetPointRewardResponseMock,
  getGetPointsConfigResponseMock,
} from '#generated/client/points/points.faker.ts';
import { getGetPointRewardMockHandler, getGetPointsConfigMockHandler } from '#generated/client/points/points.msw.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '../../i18n/language.ts';
import { openPage, withPortal } from '../../testing/portal.tsx';

withPortal();

const card = (title: string) => screen.findByRole('link', { name: title });

describe('the point mall', () => {
  test('ROUTE-05 MALL-01 MALL-06 shows the value of points and the rewards they buy', async () => {
    openPage('/pointMall');
    expect(
      await screen.findByText(
        'One point for every $10.00 of valid bets. 100 points are worth $1.00. Points never expire.',
      ),
    ).toBeDefined();
    const bag = (await card('Lumo weekend bag')).closest('li') as HTMLElement;
    expect(bag.textContent).toContain('800 points');
    expect(within(bag).getByText('30 left')).toBeDefined();
  });

  test.each([
    [1, '1.00', 'A point is worth $1.00.'],
    [100, '0.01', '100 points are worth $1.00.'],
    [1000, '0.0025', '1,000 points are worth $2.50.'],
  ])('MALL-06 by steps of %i points at %s each, %s', async (convertStep, pointValue, told) => {
    const { value } = getGetPointsConfigResponseMock();
    server.use(getGetPointsConfigMockHandler({ success: true, value: { ...value, convertStep, pointValue } }));
    openPage('/pointMall');
    expect((await screen.findByText(/^One point for every /)).textContent).toContain(` ${told} `);
  });

  test('MALL-05 category and order are in the address', async () => {
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.endsWith('MCSFE_pointsRewards'))
        asked.push(`${searchParams.get('kind')} ${searchParams.get('sort')}`);
    });
    const { user, address } = openPage('/pointMall?kind=everything&sort=luck&page=0');
    await card('Lumo weekend bag');
    await user.click(screen.getByRole('button', { name: 'Bonus money' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Fewest points');
    await waitFor(() => expect(address()).toBe('/pointMall?kind=bonus&sort=cheapest'));
    await waitFor(() => expect(asked).toEqual(['null brand', 'bonus brand', 'bonus cheapest']));
    for (const [name, kind] of [
      ['Goods', 'goods'],
      ['Money', 'money'],
    ]) {
      await user.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(asked.at(-1)).toBe(`${kind} cheapest`));
    }
    for (const [order, sort] of [
      ['Most points', 'dearest'],
      ['Newest', 'newest'],
      ['Recommended', 'brand'],
    ] as const) {
      await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), order);
      await waitFor(() => expect(asked.at(-1)).toBe(`money ${sort}`));
    }
  });

  test('MALL-05 kinds and orders have their names in Vietnamese', async () => {
    await showLanguage('VI');
    const { user, address } = openPage('/pointMall');
    for (const [name, kind] of [
      ['Hiện vật', 'goods'],
      ['Tiền thưởng', 'bonus'],
      ['Tiền mặt', 'money'],
    ]) {
      await user.click(await screen.findByRole('button', { name }));
      await waitFor(() => expect(address()).toBe(`/pointMall?kind=${kind}`));
    }
    const orders = within(screen.getByRole('combobox', { name: 'Sắp xếp' })).getAllByRole<HTMLOptionElement>('option');
    expect(orders.map(({ textContent, value }) => [textContent, value])).toEqual([
      ['Gợi ý', 'brand'],
      ['Ít điểm nhất', 'cheapest'],
      ['Nhiều điểm nhất', 'dearest'],
      ['Mới nhất', 'newest'],
    ]);
  });

  test('MALL-05 a reward opens with all its conditions, and closes to the same list', async () => {
    const { user, address } = openPage('/pointMall');
    await user.click(await card('10.00 of bonus money'));
    const dialog = within(await screen.findByRole('dialog', { name: '10.00 of bonus money' }));
    expect(await dialog.findByText('Stake it three times within seven days.')).toBeDefined();
    expect(dialog.getByText('3x bonus')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/pointMall');
  });

  test('the keyboard goes from the button of a reward to the form that replaces it', async () => {
    const { user } = openPage('/pointMall', { loggedIn: true });
    await user.click(await card('10.00 of bonus money'));
    const dialog = within(await screen.findByRole('dialog', { name: '10.00 of bonus money' }));
    await user.click(await dialog.findByRole('button', { name: 'Redeem' }));
    const place = dialog.getByRole('group', { name: 'Redeem' });
    expect(document.activeElement).toBe(place);
    await within(place).findByRole('button', { name: 'Redeem for 900 points' });
    await user.tab();
    expect(document.activeElement).toBe(within(place).getByLabelText('Payment password'));
  });

  test('MALL-03 the question before goods are redeemed names the country of their address', async () => {
    const reward = getGetPointRewardResponseMock();
    const goods = { rewardId: 'pr-203', kind: 'goods' as const, points: 800, needsAddress: true };
    server.use(getGetPointRewardMockHandler({ ...reward, value: { ...reward.value, ...goods } }));
    const { user } = openPage('/pointMall?reward=pr-203&redeem=1', { loggedIn: true });
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('textbox', { name: 'Recipient' }), 'Nguyen Thi Anh');
    await user.type(dialog.getByRole('textbox', { name: 'Mobile number' }), '912000051');
    await user.type(dialog.getByRole('textbox', { name: 'Street and number' }), '12 Ly Thuong Kiet');
    await user.type(dialog.getByRole('textbox', { name: 'City or district' }), 'Hoan Kiem');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Country' }), 'Vietnam');
    await user.type(dialog.getByLabelText('Payment password'), '618204');
    await user.click(dialog.getByRole('button', { name: 'Redeem for 800 points' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('12 Ly Thuong Kiet, Hoan Kiem, Vietnam')).toBeDefined();
  });

  test('MALL-04 a rejected redemption says why, and that its points are back', async () => {
    openPage('/pointMall?redemptions=1', { loggedIn: true });
    const mine = within(await screen.findByRole('dialog', { name: 'My redemptions' }));
    const rejected = await mine.findByRole('row', { name: /Lumo weekend bag/ });
    expect(rejected.textContent).toContain('We could not reach you at this address. Your points are back.');
    expect(mine.getByRole('row', { name: /bonus money/ }).textContent).not.toContain('back');
  });

  test('a link to a removed reward says that it is gone', async () => {
    server.use(refuse('get', '/wps/relay/MCSFE_pointsRewardDetail', 404, 'not_found'));
    openPage('/pointMall?reward=pr-999');
    expect(await screen.findByText('This reward is no longer on offer')).toBeDefined();
  });

  test('a list that fails to load says so, and loads on retry', async () => {
    server.use(refuse('get', '/wps/relay/MCSFE_pointsRewards', 500, 'system_error'));
    const { user } = openPage('/pointMall');
    expect(await screen.findByText('The rewards did not load')).toBeDefined();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('Lumo weekend bag')).toBeDefined();
  });
});
