import { listTeamTransactions as list } from '../../domain/agent/list-team-transactions.ts';
import type { Handler } from '../handler.ts';

export const listTeamTransactions: Handler<'listTeamTransactions'> = async (
  { session, query, language },
  services,
) => ({
  success: true,
  value: await list(services, session, query, language),
});
