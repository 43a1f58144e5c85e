import { listSessions as list } from '../../domain/session/list-sessions.ts';
import type { Handler } from '../handler.ts';

export const listSessions: Handler<'listSessions'> = async ({ session }, services) => ({
  success: true,
  value: await list(services, session),
});
