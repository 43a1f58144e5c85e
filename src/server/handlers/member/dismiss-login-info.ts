import { dismissLoginInfo as dismiss } from '../../domain/session/login-info.ts';
import type { Handler } from '../handler.ts';

export const dismissLoginInfo: Handler<'dismissLoginInfo'> = async ({ session, body }, services) => ({
  success: true,
  value: await dismiss(services, session, body),
});
