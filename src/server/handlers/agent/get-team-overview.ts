import { teamOverview } from '../../domain/agent/team-overview.ts';
import type { Handler } from '../handler.ts';

export const getTeamOverview: Handler<'getTeamOverview'> = async ({ session, query }, services) => ({
  success: true,
  value: await teamOverview(services, session, query.period),
});
