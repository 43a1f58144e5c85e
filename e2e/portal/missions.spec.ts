import { earning, runOf } from '../sites.ts';
import { expect, test } from '../story.ts';
import { expectAccessible, openAs, openPage, watchConsole } from './support.ts';
import { playRound } from './vendor.ts';

const missions = '/index?modal=memberCenter&panel=missionLeaderboard';

test('API-43 a member reaches a mission by a bet, claims it, and has its points', async ({ page }, { retry }) => {
  const account = runOf(earning.desktop, retry);
  const complaints = watchConsole(page);
  await openAs(page, account, missions);
  const turnover = page.getByRole('progressbar', { name: 'Bet $500.00 this week' });
  await expect(turnover).toHaveAttribute('value', '0');
  const claim = page.getByRole('button', { name: 'Claim: Bet $500.00 this week' });
  await expect(claim).toBeHidden();
  await playRound(page.request, account, '500.00', '0.00');
  await openPage(page, missions);
  await expect(turnover).toHaveAttribute('value', '100');
  await expectAccessible(page);
  await claim.click();
  await expect(page.getByText('The reward of “Bet $500.00 this week” is yours')).toBeVisible();
  await expect(claim).toBeHidden();
  await openPage(page, '/pointMall?history=1');
  const history = page.getByRole('dialog', { name: 'How your points came and went' });
  const earned = history.getByRole('row').filter({ hasText: '+100' });
  await expect(earned).toHaveCount(1);
  await expect(earned).toContainText('Points as a reward');
  expect(complaints).toEqual([]);
});

test('@phone API-43 a member claims a mission on a phone, in Vietnamese', async ({ page }, { retry }) => {
  const account = runOf(earning.phone, retry);
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
  await playRound(page.request, account, '500.00', '0.00');
  await openAs(page, account, missions);
  const claim = page.getByRole('button', { name: 'Nhận thưởng: Cược $500.00 trong tuần này' });
  await expect(claim).toBeVisible();
  await expectAccessible(page);
  await claim.click();
  await expect(page.getByText('Bạn đã nhận phần thưởng của “Cược $500.00 trong tuần này”')).toBeVisible();
  await expect(claim).toBeHidden();
  await openPage(page, '/pointMall?history=1');
  const history = page.getByRole('dialog', { name: 'Điểm của bạn đến và đi' });
  await expect(history.getByRole('listitem').filter({ hasText: '+100' })).toHaveCount(1);
});
