import { getEvidence } from '../../domain/games/read-rounds.ts';
import type { Handler } from '../handler.ts';

export const getInhouseEvidence: Handler<'getInhouseEvidence'> = async ({ session, params }, services) => ({
  success: true,
  value: await getEvidence(services, session.memberId, params.roundId),
});
