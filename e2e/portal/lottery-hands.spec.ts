import type { Locator, Page } from '@playwright/test';
import { expect } from '../story.ts';
import { leaveTime, test } from './calendar.ts';
import { expectAccessible, goInside, openAs, watchConsole } from './support.ts';

/** Boards of every family, and what is picked on each. */
const boards = [
  ['SSC_5M', '/lottery?gameCode=SSC_5M&playType=SUM_BS', /^Big/],
  ['SSC_5M', '/lottery?gameCode=SSC_5M', /^7$/],
  ['11X5_5M', '/lottery?gameCode=11X5_5M&playType=ANY_1', /^07/],
  ['K3_3M', '/lottery?gameCode=K3_3M&playType=SINGLE', /^6/],
  ['PK10_5M', '/lottery?gameCode=PK10_5M&playType=POS_1', /^10$/],
  ['PC28_5M', '/lottery?gameCode=PC28_5M&playType=SUM', /^13/],
  ['E_K3_1M', '/elott?gameCode=E_K3_1M&playType=SUM_OE', /^Odd/],
  ['VN_FAST_5M', '/vnlottery?gameCode=VN_FAST_5M&playType=DE', /^27$/],
  ['VN_FAST_5M', '/vnlottery?gameCode=VN_FAST_5M&playType=DAU', /^7$/],
] as const;

/** What a thumb needs at least, in px. */
const TARGET = 44;
/** The thumb of a hand that holds the phone reaches the lower two thirds of it. */
const REACH = 1 / 3;

test('LOTTERY-10 @phone on every family of boards one hand is enough, from the first pick to the bet below the board', async ({
  page,
  calendar,
  newMember,
}) => {
  test.slow();
  const complaints = watchConsole(page);
  const { account } = await newMember({ balance: '1000.00', birthday: '1990-06-01' });
  // Long enough for a slow device and all boards of a game; of the draws of a minute or three it is most.
  const leave = (game: string) => leaveTime(calendar, page.request, game, game.endsWith('_1M') ? 40 : 150);
  // The page does not ask again for draws that it knows, so the clock moves before it comes to a game.
  let known: string = boards[0][0];
  await leave(known);
  await openAs(page, account, '/lottery');
  const height = page.viewportSize()?.height ?? 0;
  for (const [place, [game, path, choice]] of boards.entries()) {
    if (game !== known) await leave(game);
    known = game;
    await goInside(page, path);
    const panel = page.getByRole('tabpanel').first();
    const pick = panel.getByRole('button', { name: choice }).first();
    await expect(pick).toBeVisible();
    const board = panel.locator('xpath=..');
    await expectReachable(page, board, path);
    await pick.click();
    const add = page.getByRole('button', { name: 'Add to slip' });
    // A board of several rows needs a number of each.
    if (await add.isDisabled()) await panel.getByRole('button', { name: /^Random/ }).click();
    await add.click();
    const bar = page.getByRole('button', { name: /^Bet slip/ });
    expect((await bar.boundingBox())?.y, path).toBeGreaterThan(height / 2);
    await bar.click();
    const sheet = page.getByRole('dialog', { name: 'Bet slip' });
    await expectReachable(page, sheet, path);
    const placing = sheet.getByRole('button', { name: /^Place bet, / });
    expect((await placing.boundingBox())?.y, path).toBeGreaterThan(height / 2);
    if (place === 0) await expectAccessible(page);
    await placing.click();
    const question = page.getByRole('alertdialog');
    await expectReachable(page, question, path);
    const confirming = question.getByRole('button', { name: /^Place bet, / });
    expect((await confirming.boundingBox())?.y, path).toBeGreaterThan(height / 2);
    await confirming.click();
    await expect(sheet.getByText(/^Bet placed, /)).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).click();
    const own = page.getByRole('list', { name: 'Your bets' }).locator(':scope > li').first();
    await expect(own, path).toContainText('Open');
    await expect(own, path).toContainText(/\$\d+\.\d\d/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
  expect(complaints).toEqual([]);
});

/** Expects that a finger can press every control of a part where the thumb is. */
async function expectReachable(page: Page, part: Locator, path: string): Promise<void> {
  const controls = await part.evaluate(measure, TARGET);
  expect(controls.length, path).toBeGreaterThan(1);
  expect(
    controls.filter(({ isSmall }) => isSmall).map(({ name, width, height }) => `${name}: ${width} x ${height}`),
    path,
  ).toEqual([]);
  const least = (page.viewportSize()?.height ?? 0) * REACH;
  const distant = controls.filter(({ lowest }) => lowest < least).map(({ name, lowest }) => `${name}: ${lowest}`);
  expect(distant, path).toEqual([]);
}

/** How large the controls of a part are to a finger, and how far down they lie. */
function measure(part: Element, target: number) {
  const controls = [...part.querySelectorAll<HTMLElement>('button, a[href], input')].filter(
    (control) => control.checkVisibility() && control.getBoundingClientRect().width > 1,
  );
  return controls.map((control) => {
    const shown = control.getBoundingClientRect();
    const lowest = shown.bottom + (control.closest('dialog') ? 0 : window.scrollY);
    // A press on its label reaches a checkbox too.
    const area = control.closest('label') ?? control;
    area.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = area.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isHit = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && area.contains(hit);
    };
    const reach = (dx: number, dy: number) => {
      let steps = 0;
      while (steps < target && isHit(dx * (steps + 1), dy * (steps + 1))) steps += 1;
      return steps;
    };
    const across = reach(-1, 0) + reach(1, 0) + 1;
    const down = reach(0, -1) + reach(0, 1) + 1;
    return {
      name: control.getAttribute('aria-label') ?? control.textContent,
      width: across,
      height: down,
      lowest: Math.round(lowest),
      isSmall: across < target || down < target,
    };
  });
}
