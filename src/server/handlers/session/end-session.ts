import { endSession as end } from '../../domain/session/end-sessions.ts';
import type { Handler } from '../handler.ts';

export const endSession: Handler<'endSession'> = async ({ session, params }, services) => ({
  success: true,
  value: await end(services, session, params.sessionId),
});
