import { changePassword as change } from '../../domain/passwords/change-password.ts';
import type { Handler } from '../handler.ts';

export const changePassword: Handler<'changePassword'> = async ({ session, body, visitor }, services) => ({
  success: true,
  value: await change(services, session, body, visitor),
});
