import { endOtherSessions as endOthers } from '../../domain/session/end-sessions.ts';
import type { Handler } from '../handler.ts';

export const endOtherSessions: Handler<'endOtherSessions'> = async ({ session }, services) => ({
  success: true,
  value: await endOthers(services, session),
});
