import type { Page } from '@playwright/test';
import { gaming, runOf, siteAt } from '../sites.ts';
import { expect, test } from '../story.ts';
import { expectAccessible, openAs } from './support.ts';

test.use({ baseURL: siteAt('money') });

const games = { mines: '10003', dice: '10004', lamp: '10006', hiLo: '10007' } as const;

const stage = (page: Page) => page.getByRole('region', { name: 'Game' });
const line = (page: Page) => stage(page).getByRole('status');
const bet = (page: Page) => page.getByRole('button', { name: /^Bet \$/ });
const cashOut = (page: Page) => page.getByRole('button', { name: /^Cash out \$/ });

const player = () => runOf(gaming.first, test.info().retry);

async function openGame(page: Page, game: keyof typeof games) {
  await openAs(page, player(), `/seamless?vassalage=BGS&nodeId=${games[game]}`);
  await expect(bet(page)).toBeEnabled();
}

/** Bets, and returns how the round ended; `steps` are those of a game that goes on. */
async function play(page: Page, steps: () => Promise<void> = async () => undefined): Promise<'won' | 'lost'> {
  await expect(bet(page)).toBeEnabled();
  await bet(page).click();
  await steps();
  await expect(line(page)).toHaveText(/You are paid|is lost/);
  // The next seal is there, so the round is over for the page too.
  await expect(bet(page)).toBeEnabled();
  return (await line(page).innerText()).includes('is lost') ? 'lost' : 'won';
}

/** Plays until the wanted end; each round has at least one chance in two of it. */
async function playUntil(wanted: 'won' | 'lost', round: () => Promise<'won' | 'lost'>) {
  for (let tries = 0; tries < 30; tries++) if ((await round()) === wanted) return;
  throw new Error(`thirty rounds, and none was ${wanted}`);
}

const tile = (page: Page, row: number, column: number) =>
  stage(page).getByRole('button', { name: new RegExp(`^Row ${row}, column ${column}`) });

test('LOBBY-02 LOBBY-19 Mines is played by keyboard to a win and to a loss, with its odds before each bet', async ({
  page,
}) => {
  await openGame(page, 'mines');
  await expect(page.getByText('Return to player').first()).toBeVisible();
  await page.getByRole('button', { name: '1', exact: true }).click();
  await expect(page.getByText('First step pays')).toBeVisible();
  await expect(page.getByText('1.0312x').first()).toBeVisible();
  await expectAccessible(page);
  await playUntil('won', () =>
    play(page, async () => {
      await expect(page.getByText('Gems found')).toBeVisible();
      await tile(page, 1, 1).focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(tile(page, 2, 2)).toHaveAccessibleName(/: (gem|mine)$/);
      if (await cashOut(page).isVisible()) await cashOut(page).click();
    }),
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: '24', exact: true }).click();
  await playUntil('lost', () =>
    play(page, async () => {
      await expect(page.getByText('Gems found')).toBeVisible();
      await page.getByRole('button', { name: 'Open a random tile' }).click();
    }),
  );
  await expect(stage(page).getByRole('button', { name: /: mine$/ })).toHaveCount(24);
});

test('LOBBY-02 LOBBY-19 Dice is won and lost, and the balance follows each roll', async ({ page }) => {
  await openGame(page, 'dice');
  const balance = page.getByRole('group', { name: 'Balance' });
  const amount = async () => Number((await balance.innerText()).replace(/[^0-9.]/g, ''));
  await page.getByRole('button', { name: '98%' }).click();
  await expect(page.getByText('1.0102x').first()).toBeVisible();
  await playUntil('won', () => play(page));
  await page.getByRole('button', { name: '10%' }).click();
  await expect(async () => {
    const before = await amount();
    expect(await play(page)).toBe('lost');
    // A win in between pays more than several rolls cost.
    await expect.poll(amount, { timeout: 5_000 }).toBeLessThan(before);
  }).toPass();
});

test('LOBBY-19 a hundred lights and a deck of cards are won and lost', async ({ page }) => {
  await openGame(page, 'lamp');
  await playUntil('won', () => play(page));
  await playUntil('lost', () => play(page));
  await page.goto(`/seamless?vassalage=BGS&nodeId=${games.hiLo}`);
  const guess = async (likelier: boolean) => {
    const offers = stage(page).getByRole('button', { name: /^(Higher|Lower)/ });
    await expect(offers.first()).toBeEnabled();
    const chances = await Promise.all(
      (await offers.all()).map(async (offer) => Number.parseFloat((await offer.locator('small').innerText()) || '0')),
    );
    const best = chances.indexOf(Math.max(...chances));
    await offers.nth(likelier ? best : 1 - best).click();
    await expect(stage(page).getByRole('list', { name: 'Cards before' }).getByRole('listitem')).toHaveCount(1);
    if (await cashOut(page).isVisible()) await cashOut(page).click();
  };
  await playUntil('won', () => play(page, () => guess(true)));
  await playUntil('lost', () => play(page, () => guess(false)));
});

test('LOBBY-19 API-73 an open round goes on after a reload, and its evidence proves it afterwards', async ({
  page,
}) => {
  await openGame(page, 'mines');
  await page.getByRole('button', { name: '1', exact: true }).click();
  await playUntil('won', () =>
    play(page, async () => {
      await expect(page.getByText('Gems found')).toBeVisible();
      await tile(page, 3, 3).click();
      await expect(tile(page, 3, 3)).toHaveAccessibleName(/: (gem|mine)$/);
      if (!(await cashOut(page).isVisible())) return;
      await page.reload();
      await expect(page.getByText('This round was still open. Go on where you were.')).toBeVisible();
      await expect(tile(page, 3, 3)).toHaveAccessibleName(/: gem$/);
      await cashOut(page).click();
    }),
  );
  await page
    .getByRole('link', { name: /^Verify round/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/fairness\?round=/);
  await expect(page.getByText('Everything fits: seal, outcome and price are those of the round.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Your seed' }).fill('another-seed');
  await page.getByRole('textbox', { name: /^Seed of the server/ }).fill('0'.repeat(64));
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(page.getByText('This does not fit what was published.', { exact: false })).toBeVisible();
});

test('LOBBY-19 anybody verifies a published round by typing its evidence', async ({ page }) => {
  await page.goto('/fairness');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(page.getByText('Enter the id of the round')).toBeVisible();
  await page.getByRole('textbox', { name: 'Round', exact: true }).fill('r-5102');
  await page
    .getByRole('textbox', { name: /^Seal/ })
    .fill('bad7ff5756b670ef1de089cd14486239f9fca73baa8e0d909c654511898c240b');
  await page
    .getByRole('textbox', { name: /^Seed of the server/ })
    .fill('bc129736abd9b4207a4f6f82b00adfe4af5d5bc6e7a56739157b3d590df5d83d');
  await page.getByRole('textbox', { name: 'Your seed' }).fill('trial-luck-2');
  await page.getByRole('textbox', { name: 'Mines' }).fill('3');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(page.getByText('9 15 16')).toBeVisible();
  await expect(page.getByText('The seed fits the seal, and this is the outcome that they give.')).toBeVisible();
});

test('LOBBY-19 a round that another tab has played is sealed anew before anything is staked', async ({ page }) => {
  await openGame(page, 'dice');
  const other = await page.context().newPage();
  await openAs(other, player(), `/seamless?vassalage=BGS&nodeId=${games.dice}`);
  await play(other);
  await bet(page).click();
  await expect(page.getByText('Nothing was staked. Place your bet again.', { exact: false })).toBeVisible();
  await play(page);
});

test('LOBBY-19 a player asks for another sealed seed, and the unused one is proved by the browser', async ({
  page,
}) => {
  await openGame(page, 'dice');
  const fairness = page.getByRole('complementary', { name: 'Fairness' });
  const seal = fairness.getByRole('definition').first();
  const before = await seal.innerText();
  await fairness.getByRole('button', { name: 'Seal another seed' }).click();
  await expect(fairness.getByText('It fits its seal and is never played.')).toBeVisible();
  await expect(seal).not.toHaveText(before);
  await expect(fairness.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  await expectAccessible(page);
  await play(page);
  await expect(fairness.getByText('It fits its seal and is never played.')).toHaveCount(0);
});

test('LOBBY-19 VALID-49 a stake outside the limits cannot be bet', async ({ page }) => {
  await openGame(page, 'dice');
  const stake = page.getByRole('textbox', { name: 'Stake' });
  await stake.fill('500.01');
  await expect(page.getByRole('button', { name: 'Place bet' })).toBeDisabled();
  await expect(page.getByRole('alert')).toContainText('$500.00');
  await stake.fill('0.1');
  await page.getByRole('button', { name: 'Halve the stake' }).click();
  await expect(bet(page)).toHaveText('Bet $0.10');
  await page.getByRole('button', { name: 'Double the stake' }).click();
  await expect(bet(page)).toHaveText('Bet $0.20');
});

test('LOBBY-19 the rule sheet and the own seed are at hand on a phone @phone', async ({ page }) => {
  await openGame(page, 'lamp');
  await expect(bet(page)).toBeInViewport();
  await page.getByRole('button', { name: 'Rules and odds' }).click();
  const rules = page.getByRole('dialog', { name: 'Lumo Lamp: rules and odds' });
  await expect(rules.getByText('House edge')).toBeVisible();
  await expect(rules.getByRole('cell', { name: '49.50x' })).toBeVisible();
  await rules.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Change your seed' }).click();
  await page.getByRole('textbox', { name: /^Your seed/ }).fill('my-own-luck');
  await page.getByRole('button', { name: 'Use this seed' }).click();
  await play(page);
  await page.reload();
  await expect(page.getByText('my-own-luck')).toBeVisible();
  await expectAccessible(page);
});
