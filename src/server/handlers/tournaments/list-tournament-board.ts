import { requireTrueAccount } from '../../domain/session/true-account.ts';
import { tournamentBoard } from '../../domain/tournaments/tournament-board.ts';
import type { Handler } from '../handler.ts';

export const listTournamentBoard: Handler<'listTournamentBoard'> = async ({ session, query, language }, services) => {
  requireTrueAccount(session);
  return { success: true, value: await tournamentBoard(services, session.memberId, query, language) };
};
