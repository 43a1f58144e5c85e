import { requireTrueAccount } from '../../domain/session/true-account.ts';
import { listTournaments as tournamentsOf } from '../../domain/tournaments/list-tournaments.ts';
import type { Handler } from '../handler.ts';

export const listTournaments: Handler<'listTournaments'> = async ({ session, language }, services) => {
  requireTrueAccount(session);
  return { success: true, value: await tournamentsOf(services, language) };
};
