import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { SANDBOX_REVIEWER } from '../../ground/sandbox-review.ts';
import { drawGame } from '../draws/draw-games.ts';
import { drawNumbers } from '../draws/draw-seeds.ts';
import { overdueDraws } from '../draws/draws.ts';
import { enterResult, type ResultNeeds } from './enter-result.ts';
import { externalGames } from './operator-draws.ts';

/** How long (ms) the sandbox reviewer takes, as an operator would. */
const TAKEN = 60_000;

/**
 * Enters made-up results of the draws that wait for an operator, where the sandbox reviewer of a demo is on (LOTTERY-11). A
 * site never makes up what a station draws.
 */
export async function enterSandboxResults(services: ResultNeeds & Pick<Services, 'random'>): Promise<void> {
  const { config, db, brand, clock, random } = services;
  if (!config.demo || !config.sandboxReviewer) return;
  const language = brand.defaultLanguage;
  for (const code of await externalGames(db, null)) {
    const game = await drawGame(services, code, language);
    const due = (await overdueDraws(services, game)).filter(({ drawAt }) => drawAt <= clock() - TAKEN);
    for (const { drawId } of due) {
      const seed = Buffer.from(random(32)).toString('hex');
      const prizes = drawNumbers(seed, drawId, game.drawing, 'portico-hmac-sha256-2');
      const act = { operator: SANDBOX_REVIEWER, drawId, language };
      await enterResult(services, act, prizes, (work) => db.transaction(work)).catch((error: unknown) => {
        // Another process or an operator was first.
        if (!(error instanceof Failure)) throw error;
      });
    }
  }
}
