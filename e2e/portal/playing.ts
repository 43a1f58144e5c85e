import { expect, type Page } from '@playwright/test';

/** The address of a game. */
export const game = '/seamless?vassalage=SAF&nodeId=20001';

/** The game in its frame. */
export const played = (page: Page) => page.locator('iframe').contentFrame();

/** The button of a game's tile. */
export const play = (page: Page, name: string) =>
  page.getByRole('button', { name: `Play ${name}`, exact: true }).first();

/** Plays a round of a slot to its end. */
export async function spin(page: Page): Promise<void> {
  await played(page).getByRole('button', { name: 'Spin' }).click();
  await expect(played(page).getByRole('status')).toHaveText(/You win|You lose|Stake returned/);
}
