import { expect, type Page } from '@playwright/test';
import { goOn, newTicket } from './support.ts';

/** The address of a game. */
export const game = '/seamless?vassalage=SAF&nodeId=20001';

/** The game in its frame. */
export const played = (page: Page) => page.locator('iframe').contentFrame();

/** Comes in as a member, and then to an address that has no header to show it. */
export async function comeTo(page: Page, path: string): Promise<void> {
  await page.goto(`/index?token=${await newTicket(page.request, 'player01')}`);
  await goOn(page);
  await page.goto(path);
}

/** The tile of a game, as something to press. */
export const play = (page: Page, name: string) =>
  page.getByRole('button', { name: `Play ${name}`, exact: true }).first();

/** Plays a round of a slot to its end. */
export async function spin(page: Page): Promise<void> {
  await played(page).getByRole('button', { name: 'Spin' }).click();
  await expect(played(page).getByRole('status')).toHaveText(/You win|You lose|Stake returned/);
}
