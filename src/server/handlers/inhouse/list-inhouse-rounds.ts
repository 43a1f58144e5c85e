import { listRounds } from '../../domain/games/read-rounds.ts';
import type { Handler } from '../handler.ts';

export const listInhouseRounds: Handler<'listInhouseRounds'> = async ({ session, query }, services) => ({
  success: true,
  value: await listRounds(services, session.memberId, query),
});
