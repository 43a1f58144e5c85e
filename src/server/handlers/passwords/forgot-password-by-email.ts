import { forgotByEmail } from '../../domain/passwords/forgot-by-email.ts';
import type { Handler } from '../handler.ts';

export const forgotPasswordByEmail: Handler<'forgotPasswordByEmail'> = async (
  { body, visitor, language },
  services,
) => ({
  success: true,
  value: await forgotByEmail(services, body, { visitor, language }),
});
