import type { Page } from '@playwright/test';
import { addDays, dayAt, dayName, momentOn, weekday } from '../../src/shared/time/zone.ts';
import { celebrating, siteAt } from '../sites.ts';
import { expect } from '../story.ts';
import { type Calendar, test } from './calendar.ts';
import { expectAccessible, newSession, openAs } from './support.ts';
import { playRound } from './vendor.ts';

/** The days of the shipped brand. */
const zone = 'Asia/Ho_Chi_Minh';
/** After the jobs of the night. */
const morning = 2 * 60;
const noon = 12 * 60;

const at = (panel: string) => `/index?${new URLSearchParams({ modal: 'memberCenter', panel })}`;
const centre = (page: Page) => page.getByRole('dialog', { name: /^(Member centre|Trung tâm thành viên)$/ });
const balance = (page: Page) => page.getByRole('group', { name: /^(Balance|Số dư)$/ });

/** Goes to the noon before the member's birthday, and tells the mornings after it. */
async function beforeBirthday(page: Page, calendar: Calendar) {
  const headers = { Authorization: `Bearer ${await newSession(page.request, celebrating)}` };
  const { value } = await (await page.request.get('/wps/member/profile', { headers })).json();
  const today = dayAt(calendar.now(), zone);
  const eve = [3, 4]
    .map((days) => addDays(today, days))
    .find((day) => dayName(addDays(day, 1)).slice(5) === value.birthday.slice(5));
  if (eve === undefined) throw new Error(`the birthday ${value.birthday} is not soon`);
  // No midnight is near then, and the seeded race is over: its prizes are in no balance here.
  await calendar.moveTo(momentOn(eve, zone, noon));
  await page.clock.setFixedTime(calendar.now());
  return {
    birthday: momentOn(addDays(eve, 1), zone, morning),
    monday: momentOn(addDays(eve, 7 - weekday(eve)), zone, morning),
  };
}

/** Opens the reward centre, and again until the jobs of the night have brought a reward. */
async function expectReward(page: Page, title: string, amount: string): Promise<void> {
  const reward = centre(page).getByRole('listitem').filter({ hasText: title });
  await expect(async () => {
    await openAs(page, celebrating, at('rewardCenter'));
    await expect(reward).toContainText(amount, { timeout: 5_000 });
  }).toPass({ timeout: 120_000 });
}

/** Opens the account record on a device whose clock shows the day of the site. */
async function openRecord(page: Page, calendar: Calendar): Promise<void> {
  await page.clock.setFixedTime(calendar.now());
  await page.goto(at('transactionHistory'));
}

async function claim(page: Page, button: string, told: string, after: string): Promise<void> {
  await centre(page).getByRole('button', { name: button }).click();
  await expect(page.getByText(told).first()).toBeVisible();
  await expect(balance(page)).toContainText(after);
}

test.use({ baseURL: siteAt('calendar') });

test('MEMBER-11 MEMBER-17 PROMO-01 a stake brings the rebate of the rank the next day, a birthday its credit, and the week its share', async ({
  page,
  calendar,
}) => {
  test.setTimeout(400_000);
  const { birthday, monday } = await beforeBirthday(page, calendar);
  await playRound(page.request, celebrating, '500.00', '0.00');
  await openAs(page, celebrating, at('personalHistoryCopy'));
  await expect(centre(page).getByRole('row').filter({ hasText: 'Lantern Road' })).toContainText('$500.00');
  await page.goto(at('rewardCenter'));
  await expect(centre(page).getByText('No rewards here')).toBeVisible();
  await expect(balance(page)).toContainText('$500.00');

  // Rank 3 has 0.6% of slots, and $100.00 for a birthday.
  await calendar.moveTo(birthday);
  await expectReward(page, 'Daily rebate', '$3.00');
  await expectReward(page, 'Birthday credit', '$100.00');
  await expectAccessible(page);
  await claim(page, 'Claim Daily rebate', 'The reward is yours', '$503.00');
  await claim(page, 'Claim Birthday credit', 'The reward is yours', '$603.00');

  // Of the slots of a week 0.4% come back.
  await calendar.moveTo(monday);
  await expectReward(page, 'Weekly rebate', '$2.00');
  await claim(page, 'Claim Weekly rebate', 'The reward is yours', '$605.00');
  await openRecord(page, calendar);
  for (const [amount, reason] of [
    ['+$3.00', 'Promotion, Daily rebate'],
    ['+$100.00', 'Promotion, Birthday credit'],
    ['+$2.00', 'Promotion, Weekly rebate'],
  ] as const) {
    await expect(centre(page).getByRole('row').filter({ hasText: amount })).toContainText(reason);
  }
  await expectAccessible(page);
});

// Both may run at the same time.
test.describe('on another site', () => {
  test.use({ baseURL: siteAt('calendarOnPhone') });

  test('@phone MEMBER-11 MEMBER-17 PROMO-01 in Vietnamese rebate, birthday credit and the share of the week are claimed on a phone', async ({
    page,
    calendar,
  }) => {
    test.setTimeout(400_000);
    await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
    const { birthday, monday } = await beforeBirthday(page, calendar);
    await playRound(page.request, celebrating, '250.00', '0.00');
    await calendar.moveTo(birthday);
    // Of $250.00: 0.6% the next day and 0.4% after the week.
    await expectReward(page, 'Hoàn trả hằng ngày', '$1.50');
    await expectReward(page, 'Quà sinh nhật', '$100.00');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await centre(page).getByRole('button', { name: 'Nhận Hoàn trả hằng ngày' }).click();
    await expect(page.getByText('Bạn đã nhận 1 phần thưởng')).toBeVisible();
    await centre(page).getByRole('button', { name: 'Nhận Quà sinh nhật' }).click();
    await expect(centre(page).getByRole('button', { name: 'Nhận Quà sinh nhật' })).toHaveCount(0);
    await calendar.moveTo(monday);
    await expectReward(page, 'Hoàn trả tuần', '$1.00');
    await centre(page).getByRole('button', { name: 'Nhận Hoàn trả tuần' }).click();
    await expect(centre(page).getByRole('button', { name: 'Nhận Hoàn trả tuần' })).toHaveCount(0);
    await openRecord(page, calendar);
    for (const [amount, after] of [
      ['+$1.50', '$751.50'],
      ['+$100.00', '$851.50'],
      ['+$1.00', '$852.50'],
    ] as const) {
      await expect(centre(page).getByRole('listitem').filter({ hasText: amount })).toContainText(after);
    }
    await expectAccessible(page);
  });
});
