import { listTeam as list } from '../../domain/agent/list-team.ts';
import type { Handler } from '../handler.ts';

export const listTeam: Handler<'listTeam'> = async ({ session, query }, services) => ({
  success: true,
  value: await list(services, session, query),
});
