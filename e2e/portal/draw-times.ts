import { expect, type Page } from '@playwright/test';

interface Coming {
  readonly serverTime: string;
  readonly content: readonly { readonly drawId: string; readonly issueNo: string; readonly closesAt: string }[];
}

/** The next draws of a game. */
export async function coming(page: Page, game: string): Promise<Coming> {
  const answer = await page.request.get(`/lgw/lottery/games/${game}/comingDraws?count=2`);
  return (await answer.json()).value;
}

/** The seconds until the next draw of a game closes. */
async function secondsLeft(page: Page, game: string): Promise<number> {
  const { serverTime, content } = await coming(page, game);
  return (Date.parse(content[0]?.closesAt ?? serverTime) - Date.parse(serverTime)) / 1000;
}

/** Waits until bets on a draw are taken for long enough to place one. */
export async function untilTime(page: Page, game: string, seconds: number): Promise<void> {
  await expect.poll(() => secondsLeft(page, game), { timeout: 100_000 }).toBeGreaterThan(seconds);
}

/** The day before today in the brand's time zone, `YYYY-MM-DD`. */
export function yesterday(): string {
  return new Date(Date.now() + (7 - 24) * 3_600_000).toISOString().slice(0, 10);
}
