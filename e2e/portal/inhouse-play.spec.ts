import type { Locator, Page } from '@playwright/test';
import { reels } from '#shared/games/reels.ts';
import { expect, newVisitor, test } from '../story.ts';
import { expectAccessible, goInside, openAs } from './support.ts';

const pathOf = (nodeId: string) => `/seamless?vassalage=BGS&nodeId=${nodeId}`;
const [mines, dice] = [pathOf('10003'), pathOf('10004')];
/** A member of age with $1,000.00. */
const player = { balance: '1000.00', birthday: '1990-06-01' } as const;

const stage = (page: Page) => page.getByRole('region', { name: /^(Game|Trò chơi)$/, exact: true });
const bet = (page: Page) => page.getByRole('button', { name: /^(Bet|Cược) \S*\d/ });
const cashOut = (page: Page) => page.getByRole('button', { name: /^Cash out \$/ });
const tile = (page: Page, row: number, column: number) =>
  stage(page).getByRole('button', { name: new RegExp(`^Row ${row}, column ${column}`) });

test('LOBBY-19 two tabs and another device on one round agree step by step, without being looked at', async ({
  page,
  context,
  browser,
  baseURL,
  newMember,
}) => {
  const { account } = await newMember(player);
  await openAs(page, account, mines);
  const tab = await context.newPage();
  await openAs(tab, account, mines);
  const device = await newVisitor(browser, { ...(baseURL !== undefined && { baseURL }) });
  const elsewhere = await device.newPage();
  await openAs(elsewhere, account, mines);
  const all = [page, tab, elsewhere];
  for (const each of all) await expect(bet(each)).toBeEnabled();
  await page.getByRole('button', { name: '1', exact: true }).click();
  await bet(page).click();
  await expect(page.getByText('Gems found')).toBeVisible();
  for (const each of [tab, elsewhere]) {
    await expect(each.getByText('This round was still open. Continue where you left off.')).toBeVisible();
    await expect(each.getByRole('region', { name: 'This session' })).toContainText('At stake in open rounds$0.10');
  }

  await tile(page, 2, 3).click();
  await expect(tile(page, 2, 3)).toHaveAccessibleName(/: (gem|mine)$/);
  const found = (await tile(page, 2, 3).getAttribute('aria-label')) ?? '';
  for (const each of all) await expect(tile(each, 2, 3)).toHaveAccessibleName(found);
  if (found.endsWith('gem')) await cashOut(elsewhere).click();
  for (const each of all) {
    await expect(stage(each).getByRole('status')).toHaveText(/You are paid|is lost|came back/);
    await expect(bet(each)).toBeEnabled();
    await expect(each.getByText('At stake in open rounds')).toBeHidden();
  }
  await device.close();
});

test('@phone MEMBER-22 LOBBY-19 the bar of the bet covers neither a refusal nor anything that has the focus', async ({
  page,
  newMember,
}) => {
  const { account } = await newMember(player);
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
  await openAs(page, account, dice);
  await expect(bet(page)).toBeInViewport({ ratio: 1 });
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const set = await page.request.post('/wps/member/limits/money', {
    headers: { Authorization: `Bearer ${token}` },
    data: { kind: 'loss', period: 'day', amount: '2.00' },
  });
  expect(set.ok(), await set.text()).toBe(true);
  // More than the limit of the day leaves.
  await page.getByRole('textbox', { name: 'Tiền cược' }).fill('2.01');
  await bet(page).click();
  const told = page.getByRole('alert');
  await expect(told).toContainText('Bạn đã đạt hạn mức do chính bạn đặt ra.');
  await expect(told).toBeInViewport({ ratio: 1 });
  await expect(bet(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('group', { name: 'Số dư' })).toContainText('$1,000.00');
  await expectAccessible(page);

  await page.reload();
  await expect(bet(page)).toBeEnabled();
  const rest = page.getByRole('button', { name: 'Tạm nghỉ' });
  const covered: string[] = [];
  for (
    let presses = 0;
    presses < 60 && !(await rest.evaluate((button) => button === document.activeElement));
    presses++
  ) {
    await page.keyboard.press('Tab');
    const isFree = await page.evaluate(() => {
      const focused = document.activeElement;
      const { left, top, width, height } = focused?.getBoundingClientRect() ?? new DOMRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return focused !== null && (focused.contains(seen) || (seen?.contains(focused) ?? false));
    });
    if (!isFree) covered.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? ''));
  }
  expect(covered).toEqual([]);
  await expect(rest).toBeFocused();
  await rest.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Trung tâm thành viên' })).toBeVisible();
});

/** A round as `getInhouseRound` answers it. */
interface Round {
  readonly state: 'won' | 'lost' | 'push';
  readonly stake: string;
  readonly payout: string;
  readonly multiplier: string;
  readonly outcome: readonly string[];
}

/** A game and what its stage shows of an outcome. */
interface Played {
  readonly nodeId: string;
  /** Chooses the bet, where a game has none from the beginning. */
  readonly choose?: (page: Page) => Promise<void>;
  readonly expectShown: (stage: Locator, round: Round) => Promise<void>;
}

/** How the line under the stage ends. */
function endOf({ stake, payout }: Round): string {
  const [staked, paid] = [Number(stake), Number(payout)];
  if (paid > staked) return `You are paid $${payout}.`;
  if (paid === staked) return `The stake of $${stake} came back.`;
  return paid > 0 ? `$${payout} of the stake of $${stake} came back.` : `The stake of $${stake} is lost.`;
}

/** A multiplier as the stages write it. */
const short = (multiplier: string) => String(Number(multiplier));

const games: readonly Played[] = [
  {
    // Dice
    nodeId: '10004',
    expectShown: (stage, { outcome: [roll = ''] }) => expect(stage.getByRole('status')).toContainText(roll),
  },
  {
    // Lumo Lamp
    nodeId: '10006',
    expectShown: (stage, { outcome: [colour = ''] }) =>
      expect(stage.getByRole('img')).toHaveAccessibleName(new RegExp(`^The light is ${colour}\\.$`, 'i')),
  },
  {
    // Plinko
    nodeId: '10002',
    choose: async (page) => {
      await page.getByRole('radiogroup', { name: 'Risk' }).getByText('High').click();
      await page.getByRole('slider', { name: 'Rows of pins' }).fill('8');
    },
    expectShown: async (stage, { outcome, multiplier }) => {
      const bins = stage.getByRole('list', { name: 'What the bins pay, from left to right' }).getByRole('listitem');
      const right = outcome.filter((step) => step === '1').length;
      await expect(bins).toHaveCount(outcome.length + 1);
      await expect(bins.nth(right)).toHaveAttribute('aria-current', 'true');
      await expect(bins.nth(right)).toHaveText(short(multiplier));
    },
  },
  {
    // Lucky Wheel
    nodeId: '10008',
    choose: (page) => page.getByRole('radiogroup', { name: 'Segments' }).locator('label', { hasText: '30' }).click(),
    expectShown: async (stage, { multiplier }) => {
      const drawn = stage.getByRole('list', { name: 'What the segments pay' }).locator('[aria-current=true]');
      await expect(drawn).toHaveText(new RegExp(`^${short(multiplier)}x`));
    },
  },
  {
    // Keno
    nodeId: '10005',
    choose: async (page) => {
      await expect(page.getByRole('button', { name: /^Bet/ })).toBeDisabled();
      await page.getByRole('button', { name: '17', exact: true }).click();
    },
    expectShown: async (stage, { outcome, multiplier }) => {
      const card = stage.getByRole('group', { name: 'The numbers of the card' });
      const onCard = outcome.toSorted((a, b) => Number(a) - Number(b));
      await expect(card.getByRole('button', { name: /drawn/ })).toHaveText(onCard);
      await expect(card.getByRole('button', { name: /yours/ })).toHaveText(outcome.includes('17') ? ['17'] : []);
      const pays = stage.getByRole('list', { name: 'What your hits pay' }).locator('[aria-current=true]');
      await expect(pays).toHaveText(new RegExp(`^${short(multiplier)}x`));
    },
  },
  {
    // Lantern Reels
    nodeId: '10009',
    expectShown: async (stage, { outcome }) => {
      const names = { tea: 'Teapot' } as Readonly<Record<string, string>>;
      const name = (symbol = '') => names[symbol] ?? symbol.replace(/^./, (letter) => letter.toUpperCase());
      const row = (below: number) =>
        reels.map((strip, reel) => name([...strip, ...strip][Number(outcome[reel]) + below])).join(', ');
      await expect(stage.getByRole('img')).toHaveAccessibleName(
        `In view. Top: ${row(0)}. Middle: ${row(1)}. Bottom: ${row(2)}.`,
      );
    },
  },
];

const rounds = '/wps/relay/GCSGAME_inhouseRounds';

/** Presses the bet and returns the round that the server then has. */
async function placeBet(page: Page): Promise<Round> {
  await expect(bet(page)).toBeEnabled();
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(rounds) && response.request().method() === 'POST'),
    bet(page).click(),
  ]);
  const { roundId } = (await answer.json()).value.round;
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const kept = await page.request.get(`${rounds}/${roundId}`, { headers: { Authorization: `Bearer ${token}` } });
  return (await kept.json()).value;
}

test('LOBBY-02 LOBBY-19 ROLE-15 a trial plays the games of the house on the smallest phone, in full screen too, and sees what the server drew', async ({
  page,
}) => {
  test.slow();
  await page.goto('/index');
  await page.getByRole('banner').getByRole('button', { name: 'Try demo' }).click();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { nodeId, choose, expectShown } of games) {
    await goInside(page, pathOf(nodeId));
    await expect(page.getByRole('button', { name: /^Bet/ })).toBeVisible();
    await expect(page.getByText('Play credit', { exact: true }).locator('visible=true')).toBeInViewport();
    await choose?.(page);
    const round = await placeBet(page);
    await expect(stage(page).getByRole('status')).toContainText(endOf(round));
    await expectShown(stage(page), round);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), nodeId).toBeLessThanOrEqual(320);
  }
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.getByRole('button', { name: 'Leave full screen' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
  await expectAccessible(page);
});
