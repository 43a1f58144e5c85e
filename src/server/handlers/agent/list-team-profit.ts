import { listTeamProfit as list } from '../../domain/agent/list-team-profit.ts';
import type { Handler } from '../handler.ts';

export const listTeamProfit: Handler<'listTeamProfit'> = async ({ session, query }, services) => ({
  success: true,
  value: await list(services, session, query),
});
