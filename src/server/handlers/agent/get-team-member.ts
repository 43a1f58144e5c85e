import { getTeamMember as find } from '../../domain/agent/get-team-member.ts';
import type { Handler } from '../handler.ts';

export const getTeamMember: Handler<'getTeamMember'> = async ({ session, params, query }, services) => ({
  success: true,
  value: await find(services, session, params.memberId, query),
});
