import { loginHistory } from '../../domain/session/login-history.ts';
import type { Handler } from '../handler.ts';

export const listLoginHistory: Handler<'listLoginHistory'> = async ({ session, query }, services) => ({
  success: true,
  value: await loginHistory(services, session, query),
});
