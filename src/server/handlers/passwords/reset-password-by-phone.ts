import { resetByPhone } from '../../domain/passwords/reset-by-phone.ts';
import type { Handler } from '../handler.ts';

export const resetPasswordByPhone: Handler<'resetPasswordByPhone'> = async ({ body, visitor }, services) => ({
  success: true,
  value: await resetByPhone(services, body, visitor),
});
