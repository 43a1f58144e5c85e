import { writeToTeam } from '../../domain/agent/write-to-team.ts';
import type { Handler } from '../handler.ts';

export const sendTeamMessage: Handler<'sendTeamMessage'> = async ({ session, params, body, once }, services) =>
  once(async (tx) => ({ success: true, value: await writeToTeam(services, tx, session, params.memberId, body) }));
