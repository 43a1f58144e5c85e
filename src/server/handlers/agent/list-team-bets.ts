import { listTeamBets as list } from '../../domain/agent/list-team-bets.ts';
import type { Handler } from '../handler.ts';

export const listTeamBets: Handler<'listTeamBets'> = async ({ session, query, language }, services) => ({
  success: true,
  value: await list(services, session, query, language),
});
