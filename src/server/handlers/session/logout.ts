import { logout as logOut } from '../../domain/session/logout.ts';
import type { Handler } from '../handler.ts';

export const logout: Handler<'logout'> = async ({ session }, services) => ({
  success: true,
  value: await logOut(services, session),
});
