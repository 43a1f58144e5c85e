import type { APIRequestContext } from '@playwright/test';
import type { Calendar } from './calendar.ts';

interface Draw {
  readonly drawId: string;
  readonly closesAt: string;
  readonly drawAt: string;
}

interface Coming {
  readonly serverTime: string;
  readonly content: readonly Draw[];
}

async function coming(request: APIRequestContext, game: string): Promise<Coming> {
  const answer = await request.get(`/lgw/lottery/games/${game}/comingDraws?count=1`);
  return (await answer.json()).value;
}

/** The draw of a game that takes bets now. */
async function nextDraw(request: APIRequestContext, game: string): Promise<Draw> {
  const [next] = (await coming(request, game)).content;
  if (next === undefined) throw new Error(`${game} has no draws`);
  return next;
}

/** The seconds until the next draw of a game closes. */
async function secondsLeft(request: APIRequestContext, game: string): Promise<number> {
  const { serverTime, content } = await coming(request, game);
  return (Date.parse(content[0]?.closesAt ?? serverTime) - Date.parse(serverTime)) / 1000;
}

/** Moves the time of a site on to the next draw of a game, if the one that takes bets closes within so many seconds. */
export async function leaveTime(
  calendar: Calendar,
  request: APIRequestContext,
  game: string,
  seconds: number,
): Promise<void> {
  if ((await secondsLeft(request, game)) <= seconds) await pastDraw(calendar, request, game);
}

/** Moves the time of a site to the moment after the next draw of a game. */
export async function pastDraw(calendar: Calendar, request: APIRequestContext, game: string): Promise<void> {
  await calendar.moveTo(Date.parse((await nextDraw(request, game)).drawAt) + 1_000);
}

/** The day before today in the brand's time zone, `YYYY-MM-DD`. */
export function yesterday(): string {
  return new Date(Date.now() + (7 - 24) * 3_600_000).toISOString().slice(0, 10);
}
