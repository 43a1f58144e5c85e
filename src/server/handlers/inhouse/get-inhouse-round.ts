import { getRound } from '../../domain/games/read-rounds.ts';
import type { Handler } from '../handler.ts';

export const getInhouseRound: Handler<'getInhouseRound'> = async ({ session, params }, services) => ({
  success: true,
  value: await getRound(services, session.memberId, params.roundId),
});
