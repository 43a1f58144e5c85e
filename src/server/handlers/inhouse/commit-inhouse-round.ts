import { commitRound } from '../../domain/games/commit-round.ts';
import type { Handler } from '../handler.ts';

export const commitInhouseRound: Handler<'commitInhouseRound'> = async ({ session, body }, services) => ({
  success: true,
  value: await commitRound(services, session, body),
});
