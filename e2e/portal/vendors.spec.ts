import type { FrameLocator, Page } from '@playwright/test';
import { siteAt } from '../sites.ts';
import { expect, test } from '../story.ts';
import { played } from './playing.ts';
import { expectAccessible, openAs } from './support.ts';

test.use({ baseURL: siteAt('vendors') });

const lobby = (vendor: string, category: string) => `/seamless?vassalage=${vendor}&gameType=${category}`;
const slot = '/seamless?vassalage=SAF&nodeId=20001';

/** A member of age with money to play with. */
const player = { balance: '1000.00', birthday: '1990-05-12' } as const;

/** The end of a round, as the game says it. */
const ended = /You win|You lose|Stake of .* returned/;
const said = (page: Page) => played(page).getByRole('status');

/** Opens the first game of a lobby. */
async function openFirst(page: Page): Promise<void> {
  await played(page).getByRole('heading', { name: 'Choose a game' }).waitFor();
  await played(page).locator('.tile').first().click();
  await expect(said(page)).toBeVisible();
}

const inFrame = (game: FrameLocator) => game.locator('#balance');
const inBar = (page: Page) => page.getByRole('group', { name: 'Balance' });
const dollars = (text: string) => Number(text.replace(/[$,]/g, ''));

/** Plays until a round changes the balance, which a push does not; the bar then shows what the game shows. */
async function playToChange(page: Page, round: () => Promise<void>): Promise<void> {
  const before = dollars(await inFrame(played(page)).innerText());
  for (let tries = 0; tries < 8; tries++) {
    await round();
    await expect(said(page)).toHaveText(ended);
    const after = await inFrame(played(page)).innerText();
    await expect(inBar(page)).toHaveText(after);
    if (dollars(after) !== before) return;
  }
  throw new Error('eight rounds, and none changed the balance');
}

/** Each of these games has a bet in the record. */
async function expectInRecord(page: Page, names: readonly string[]): Promise<void> {
  await page.goto(`/index?${new URLSearchParams({ modal: 'memberCenter', panel: 'personalHistoryCopy' })}`);
  const record = page.getByRole('dialog', { name: 'Member centre' });
  await expect(record.getByRole('heading', { name: 'Betting record' })).toBeVisible();
  for (const name of names) {
    await expect(record.getByRole('row').filter({ hasText: name }).first()).toContainText(/Won|Lost|Push/);
  }
}

test('LOBBY-19 LOBBY-05 LOBBY-22 a slot, a table, fish and a duel are played with the money of the wallet, and a bet on a match is placed', async ({
  page,
  newMember,
}) => {
  test.slow();
  const press = (name: string | RegExp) => () => played(page).getByRole('button', { name }).first().click();
  const { account } = await newMember(player);
  await openAs(page, account, slot);
  await expect(inFrame(played(page))).toHaveText('$1,000.00');
  await expectAccessible(page);
  await played(page).getByRole('radio', { name: '$5.00' }).check({ force: true });
  await playToChange(page, press('Spin'));
  const names = ['Lantern Road'];
  for (const [vendor, category, round] of [
    ['VEL', 'LIVE', press(/^Banker/)],
    ['TID', 'FISH', press(/^Shoot at: Shark/)],
    ['FLV', 'PVP', press(/^Higher card/)],
  ] as const) {
    await page.goto(lobby(vendor, category));
    await openFirst(page);
    await expectAccessible(page);
    await playToChange(page, round);
    names.push(await played(page).getByRole('heading', { level: 1 }).innerText());
    await press(/All games/)();
    await expect(played(page).getByRole('heading', { name: 'Choose a game' })).toBeVisible();
  }

  await page.goto(lobby('GLP', 'SPORTS'));
  await openFirst(page);
  // The second match: the first one may begin any moment.
  const odds = played(page).locator('.odds').nth(4);
  await odds.waitFor();
  await expectAccessible(page);
  const before = dollars(await inFrame(played(page)).innerText());
  await odds.click();
  await expect(played(page).locator('.odds[aria-pressed="true"]')).toHaveCount(1);
  await press('Place bet')();
  await expect(played(page).locator('.bet').first()).toContainText('Would pay');
  await expect.poll(async () => dollars(await inBar(page).innerText())).toBe(before - 1);
  await expectInRecord(page, names);
});

test('I18N-01 a game tells its rules and odds in Vietnamese and is played by keyboard, and its developer sees each call', async ({
  page,
  newMember,
}) => {
  await page.addInitScript(() => {
    if (self.origin !== 'null') window.localStorage.setItem('hisLang', 'VI');
  });
  const { account, memberId } = await newMember(player);
  await openAs(page, account, slot);
  await expect(page.getByRole('button', { name: 'Rời trò chơi' })).toBeVisible();
  const rules = played(page).getByRole('button', { name: 'Luật chơi và tỷ lệ' });
  await rules.focus();
  await page.keyboard.press('Enter');
  const dialog = played(page).getByRole('dialog', { name: 'Luật chơi và tỷ lệ' });
  await expect(dialog.getByRole('row').filter({ hasText: 'Ba số bảy' })).toHaveText(/×600\s*95.30%/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(rules).toBeFocused();
  await played(page).getByRole('button', { name: 'Quay', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText(/Bạn thắng|Bạn thua|Hoàn tiền cược/);

  await page.goto('/dev/vendor');
  // The page goes on showing the calls of other stories.
  await page.getByLabel('Member').fill(`${memberId}`);
  const calls = page.locator('#calls > li:visible');
  for (const operation of ['authorisePlayer', 'debitPlayer', 'creditPlayer']) {
    await expect(calls.filter({ hasText: operation }).first()).toBeVisible();
  }
  const first = calls.filter({ hasText: 'authorisePlayer' }).first();
  await first.locator('summary').click();
  await expect(first.locator('pre').first()).toContainText(/"launchToken": "lt_[\w-]{2}…"/);
  await expectAccessible(page);
  await page.getByLabel('Operation').selectOption('debitPlayer');
  await expect(calls.filter({ hasText: 'creditPlayer' })).toHaveCount(0);
  await expect(calls.first()).toContainText('debitPlayer');
  await page.getByLabel('Member').fill('999');
  await expect(page.getByText('No calls yet')).toBeVisible();
});

test('the games fit the phones and are played by touch @phone', async ({ page, newMember }) => {
  test.slow();
  /** The frame is as wide as its window, on a usual phone and on the narrowest. */
  const expectToFit = async (vendor: string) => {
    for (const [width, height] of [
      [390, 844],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      const wide = () =>
        played(page)
          .locator('html')
          .evaluate((root) => [root.clientWidth, root.scrollWidth - root.clientWidth]);
      await expect.poll(wide, `${vendor} at ${width}`).toEqual([width, 0]);
    }
  };
  await openAs(page, (await newMember(player)).account, slot);
  await playToChange(page, () => played(page).getByRole('button', { name: 'Spin' }).tap());
  await expectToFit('SAF');
  // The reels stand side by side.
  const tops = await played(page)
    .locator('.reel')
    .evaluateAll((reels) => reels.map((reel) => reel.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
  await expectAccessible(page);
  for (const [vendor, category] of [
    ['VEL', 'LIVE'],
    ['TID', 'FISH'],
    ['FLV', 'PVP'],
    ['GLP', 'SPORTS'],
  ] as const) {
    await page.goto(lobby(vendor, category));
    await openFirst(page);
    await expectToFit(vendor);
  }
  await expectAccessible(page);
});
