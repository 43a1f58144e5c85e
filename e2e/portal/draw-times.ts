import type { APIRequestContext } from '@playwright/test';
import type { Calendar } from './calendar.ts';

interface Draw {
  readonly opensAt: string;
  readonly closesAt: string;
  readonly drawAt: string;
}

interface Coming {
  readonly serverTime: string;
  readonly content: readonly Draw[];
}

async function coming(request: APIRequestContext, game: string, count: number): Promise<Coming> {
  const answer = await request.get(`/lgw/lottery/games/${game}/comingDraws?count=${count}`);
  return (await answer.json()).value;
}

/** Moves the time of a site on until a draw of a game takes bets for more than so many seconds. */
export async function leaveTime(
  calendar: Calendar,
  request: APIRequestContext,
  game: string,
  seconds: number,
): Promise<void> {
  const { serverTime, content } = await coming(request, game, 2);
  const until = Date.parse(serverTime) + seconds * 1_000;
  const draw = content.find(({ closesAt }) => Date.parse(closesAt) > until);
  if (draw === undefined) throw new Error(`${game} has no draw that takes bets so long`);
  // In the evening no draw takes bets for a while, and the next one opens later.
  await calendar.moveTo(Date.parse(draw.opensAt) + 1_000);
}

/** Moves the time of a site to the moment after the next draw of a game. */
export async function pastDraw(calendar: Calendar, request: APIRequestContext, game: string): Promise<void> {
  const [next] = (await coming(request, game, 1)).content;
  if (next === undefined) throw new Error(`${game} has no draws`);
  await calendar.moveTo(Date.parse(next.drawAt) + 1_000);
}

/** The day before today in the brand's time zone, `YYYY-MM-DD`. */
export function yesterday(): string {
  return new Date(Date.now() + (7 - 24) * 3_600_000).toISOString().slice(0, 10);
}
