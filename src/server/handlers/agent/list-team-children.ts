import { listTeamChildren as list } from '../../domain/agent/list-team-children.ts';
import type { Handler } from '../handler.ts';

export const listTeamChildren: Handler<'listTeamChildren'> = async ({ session, query }, services) => ({
  success: true,
  value: await list(services, session, query),
});
