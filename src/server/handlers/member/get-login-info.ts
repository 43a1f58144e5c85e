import { loginInfo } from '../../domain/session/login-info.ts';
import type { Handler } from '../handler.ts';

export const getLoginInfo: Handler<'getLoginInfo'> = async ({ session }, services) => ({
  success: true,
  value: await loginInfo(services, session),
});
