import { login as logIn } from '../../domain/session/login.ts';
import type { Handler } from '../handler.ts';

export const login: Handler<'login'> = async ({ body, visitor }, services) => ({
  success: true,
  value: await logIn(services, body, visitor),
});
