import { registerByUsername } from '../../domain/registration/register.ts';
import type { Handler } from '../handler.ts';

export const registerMember: Handler<'registerMember'> = async ({ body, ...registrant }, services) => ({
  success: true,
  value: await registerByUsername(services, body, registrant),
});
