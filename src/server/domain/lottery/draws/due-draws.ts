import { gamesDrawnHere } from './draw-games.ts';
import { type DrawNeeds, drawnRows } from './draw-rows.ts';
import { plannedDraws } from './planned-draws.ts';

const HOUR = 3_600_000;

/**
 * Creates the function that draws the due draws of this server's lotteries, without waiting for a request. The first
 * process to come draws.
 */
export function dueDraws(services: DrawNeeds): () => Promise<void> {
  const done = new Map<string, number>();
  return async () => {
    const now = services.clock();
    for (const game of await gamesDrawnHere(services)) {
      const { newest } = plannedDraws(game, { from: now - HOUR, to: now + 1 }, services.brand.timeZone);
      const [last] = newest(0, 1);
      if (last === undefined || done.get(game.code) === last.drawAt) continue;
      const together = newest(0, 10).filter(({ drawAt }) => drawAt === last.drawAt);
      await drawnRows(services, game, together);
      done.set(game.code, last.drawAt);
    }
  };
}
