import type { Locator, Page } from '@playwright/test';
import { reels } from '../../src/shared/games/reels.ts';
import { expect, test } from '../story.ts';
import { expectAccessible, openAs } from './support.ts';

/** A round as `getInhouseRound` answers it. */
interface Round {
  readonly roundId: string;
  readonly stake: string;
  readonly payout: string;
  readonly multiplier: string;
  readonly outcome: readonly string[];
}

/** A game and what its stage shows of an outcome. */
interface Played {
  readonly nodeId: string;
  /** Chooses the bet. */
  readonly choose: (page: Page) => Promise<void>;
  readonly expectShown: (stage: Locator, round: Round) => Promise<void>;
}

const rounds = '/wps/relay/GCSGAME_inhouseRounds';
/** In so many rounds both a gain and a loss miss out less than once in ten thousand times. */
const MOST_ROUNDS = 40;

/** A multiplier as the stages write it. */
const short = (multiplier: string) => String(Number(multiplier));

const games = {
  plinko: {
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
  'lucky-wheel': {
    nodeId: '10008',
    choose: async (page) => {
      await page.getByRole('radiogroup', { name: 'Segments' }).locator('label', { hasText: '30' }).click();
    },
    expectShown: async (stage, { multiplier }) => {
      const drawn = stage.getByRole('list', { name: 'What the segments pay' }).locator('[aria-current=true]');
      await expect(drawn).toHaveText(new RegExp(`^${short(multiplier)}x`));
    },
  },
  keno: {
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
  'lantern-reels': {
    nodeId: '10009',
    choose: async (page) => {
      await page.getByRole('button', { name: 'Paytable and lines' }).click();
      const paytable = page.getByRole('dialog', { name: 'Paytable and lines' });
      await expect(paytable.getByRole('row', { name: 'Lantern 5x 25x 200x' })).toBeVisible();
      await paytable.getByRole('button', { name: 'Close' }).click();
    },
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
} satisfies Readonly<Record<string, Played>>;

const stageOf = (page: Page) => page.getByRole('region', { name: 'Game', exact: true });
const bet = (page: Page) => page.getByRole('button', { name: /^Bet/ });

/** Begins a trial, whose play credit no other story spends, and opens a game. */
async function openAsTrial(page: Page, { nodeId }: Played): Promise<void> {
  await page.goto('/index');
  await page.getByRole('banner').getByRole('button', { name: 'Try demo' }).click();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await page.goto(`/seamless?vassalage=BGS&nodeId=${nodeId}`);
  await expect(bet(page)).toBeVisible();
}

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

for (const [game, played] of Object.entries(games)) {
  test(`LOBBY-19 ROLE-15 a trial plays ${game} to a gain and a loss, and sees what the server drew`, async ({
    page,
  }) => {
    await openAsTrial(page, played);
    await played.choose(page);
    const results = new Set<number>();
    for (let count = 0; count < MOST_ROUNDS && !(results.has(1) && results.has(-1)); count++) {
      const round = await placeBet(page);
      const isPaid = Number(round.payout) > 0;
      await expect(stageOf(page).getByRole('status')).toContainText(
        isPaid ? `You are paid $${round.payout}.` : `The stake of $${round.stake} is lost.`,
      );
      await played.expectShown(stageOf(page), round);
      results.add(Math.sign(Number(round.payout) - Number(round.stake)));
    }
    expect([results.has(1), results.has(-1)]).toEqual([true, true]);
    await expectAccessible(page);
  });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('LOBBY-19 an outcome is told when it has played out, and at once in a tab that is left', async ({ page }) => {
    await openAsTrial(page, games['lucky-wheel']);
    const line = stageOf(page).getByRole('status');
    /** Spins, and sees the wheel turn without an outcome; the spin is awaited before its beginning. */
    const spin = async () => {
      const turning = async () => {
        await expect(line).toHaveText('The round is running.');
        await expect(stageOf(page).locator('[aria-current=true]')).toHaveCount(0);
      };
      const [round] = await Promise.all([placeBet(page), turning()]);
      return round;
    };
    await spin();
    // Headless browsers never hide a tab.
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(line).toContainText('The wheel stopped at');
    await page.evaluate(() => Reflect.deleteProperty(document, 'hidden'));
    const round = await spin();
    await expect(line).toContainText('The wheel stopped at');
    await games['lucky-wheel'].expectShown(stageOf(page), round);
  });
});

test('@phone LOBBY-19 the stages fit the smallest phone, in Vietnamese too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAs(page, 'player01', '/index');
  for (const language of ['EN', 'VI']) {
    await page.evaluate((chosen) => localStorage.setItem('hisLang', chosen), language);
    for (const { nodeId } of Object.values(games)) {
      await page.goto(`/seamless?vassalage=BGS&nodeId=${nodeId}`);
      await expect(page.getByRole('button', { name: /^(Bet|Cược|Đặt cược)/ }).last()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), nodeId).toBeLessThanOrEqual(320);
    }
  }
  await expectAccessible(page);
});
