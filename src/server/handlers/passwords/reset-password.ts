import { resetPassword as reset } from '../../domain/passwords/reset-password.ts';
import type { Handler } from '../handler.ts';

export const resetPassword: Handler<'resetPassword'> = async ({ body, visitor }, services) => ({
  success: true,
  value: await reset(services, body, visitor),
});
